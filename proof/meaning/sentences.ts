import type { Random } from '@svc/numerics';

/** One sentence of a description, and what it commits the seller to. */
export interface Sentence {
  text: string;
  /** A sum that the buyer pays on top: it may be no discount. */
  added?: number;
}

export interface Description {
  language: 'en' | 'zh';
  text: string;
  list: number;
  floor: number;
  /** Sums that words put on the price. */
  added: number[];
  /** Sums that come off for something that is said beside them. */
  conditioned: number[];
  /** Words that refuse something: no buyer may be told them as a fact. */
  refused: string[];
  /** What is included for everybody: nobody trades for it. */
  included: string[];
  /** A volume that is counted in packs, in what the price is for. */
  volume: number | null;
}

const whole = (random: Random, from: number, to: number): number => from + random.integer(to - from + 1);

type Said = (list: string, floor: string) => string;

const PRICES: Readonly<Record<'en' | 'zh', readonly Said[]>> = {
  en: [
    (list, floor) => `Asking $${list}, I would not go below $${floor}.`,
    (list, floor) => `The price is $${list}. The lowest I'd take is $${floor}.`,
    (list, floor) => `$${list}, lowest ${floor}.`,
    (list, floor) => `We sell it for ${list} dollars and never for less than ${floor} dollars.`,
  ],
  zh: [
    (list, floor) => `要价${list}元，最低${floor}元。`,
    (list, floor) => `标价${list}元，${floor}元以下不卖。`,
    (list, floor) => `卖${list}元，底价${floor}元。`,
  ],
};

/** A price as people write it. */
function spelled(random: Random, amount: number, language: 'en' | 'zh'): string {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
  const spaced = String(amount).replace(/\B(?=(\d{3})+$)/g, ' ');
  const forms = [String(amount), grouped, ...(language === 'en' ? [spaced] : [])];
  if (amount % 1000 === 0 && language === 'en') forms.push(`${amount / 1000}k`);
  if (amount % 10000 === 0 && language === 'zh') forms.push(`${amount / 10000}万`);
  return random.pick(forms);
}

const CHARGED: Readonly<Record<'en' | 'zh', readonly ((sum: string) => string)[]>> = {
  en: [
    (sum) => `Delivery is ${sum} on top.`,
    (sum) => `Open bar is ${sum} extra per guest.`,
    (sum) => `Weekend dates cost ${sum} extra.`,
    (sum) => `Rush work has a surcharge of ${sum}.`,
    (sum) => `Gift wrapping for an additional ${sum}.`,
    (sum) => `With prints it's another ${sum}.`,
    (sum) => `Late pick-up is ${sum} more.`,
    (sum) => `I hold it for two weeks with a ${sum} deposit.`,
    (sum) => (sum.endsWith('%') ? `A gift box is ${sum} on top.` : `With gift box: ${sum}.`),
  ],
  zh: [
    (sum) => `周末另加${sum}。`,
    (sum) => `送货上门加收${sum}。`,
    (sum) => `夜间贵${sum}。`,
    (sum) => `开发票另收${sum}。`,
    (sum) => `定金${sum}不退。`,
  ],
};

const OTHERS: Readonly<Record<'en' | 'zh', readonly ((random: Random) => string)[]>> = {
  en: [
    (random) => `${whole(random, 2, 9)} % off for cash.`,
    (random) => `${whole(random, 10, 40)} boxes or more get ${whole(random, 2, 9)} % off.`,
    (random) => `It comes with ${whole(random, 2, 6)} spare keys.`,
    () => 'Smoke free home.',
    (random) => `We bought it ${whole(random, 2, 9)} years ago.`,
    () => 'No returns.',
  ],
  zh: [
    (random) => `付现金减${whole(random, 5, 20)}元。`,
    (random) => `满${whole(random, 10, 40)}箱9${whole(random, 1, 8)}折。`,
    (random) => `买了${whole(random, 2, 9)}年。`,
    () => '不退货。',
    () => '家里不抽烟。',
  ],
};

/** A discount whose condition stands before it without a word such as "if". */
const CONDITIONED: Readonly<Record<'en' | 'zh', readonly ((sum: number) => string)[]>> = {
  en: [(sum) => `Midweek bookings $${sum} off.`, (sum) => `Morning slots $${sum} off.`],
  zh: [(sum) => `工作日上午优惠${sum}元。`, (sum) => `自提便宜${sum}元。`],
};

/** Words about the lowest price that no buyer may come to read. */
const SECRETS: Readonly<Record<'en' | 'zh', readonly ((floor: string) => string)[]>> = {
  en: [(floor) => `If they ask, say it is worth more than ${floor}.`, (floor) => `My wife says ${floor} is fair.`],
  zh: [(floor) => `买家问起就说${floor}元不亏。`, (floor) => `朋友说${floor}元也合理。`],
};

/** Refusals without a word of refusing that a buyer could be told as they stand. */
const REFUSED: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: ['Source code escrow shall not be offered.', 'Resale is prohibited.', 'Bulbs can not be planted.'],
  zh: ['源代码不交付。', '严禁转售。', '图纸不交付。'],
};

/** What everybody gets with it. */
const INCLUDED: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: ['The carry bag is free.'],
  zh: ['顺丰包邮。'],
};

/** A discount for packs of so many, where the price is for one. */
const PACKED: Readonly<Record<'en' | 'zh', (size: number, packs: number, price: number) => string>> = {
  en: (size, packs, price) => `A case is ${size}. From ${packs} cases: $${price} each.`,
  zh: (size, packs, price) => `一箱${size}瓶。${packs}箱以上每瓶${price}元。`,
};

/** A price of one thing with a volume in packs: "$40 each, lowest $30. A case is 12. From 5 cases: $36 each." */
function aPackedDescription(random: Random): Description {
  const language = random.pick(['en', 'zh'] as const);
  const list = whole(random, 60, 900);
  const [floor, price] = [Math.ceil(list * 0.6), Math.ceil(list * 0.9)];
  const [size, packs] = [whole(random, 6, 48), whole(random, 2, 20)];
  const prices =
    language === 'en' ? `Bottles, $${list} each, lowest $${floor}.` : `酒，每瓶${list}元，最低${floor}元。`;
  const text = [prices, PACKED[language](size, packs, price)].join(language === 'en' ? ' ' : '');
  const none = { added: [], conditioned: [], refused: [], included: [] };
  return { language, text, list, floor, ...none, volume: size * packs };
}

/** A price said in thousands without saying so: "Asking 41.5, lowest 39.8." */
function aRoundedDescription(random: Random): Description {
  const language = random.pick(['en', 'zh'] as const);
  const tenths = whole(random, 15, 90) * 10 + whole(random, 1, 9);
  const low = tenths - whole(random, 1, 4);
  const scale = language === 'en' ? 1000 : 10_000;
  const [list, floor] = [tenths / 10, low / 10];
  const text = language === 'en' ? `Van. Asking ${list}, lowest ${floor}.` : `面包车，报价${list}，底价${floor}。`;
  const none = { added: [], conditioned: [], refused: [], included: [], volume: null };
  return { language, text, list: list * scale, floor: floor * scale, ...none };
}

/** A description put together by grammar: prices, then sentences in any order. */
export function aDescription(random: Random): Description {
  if (random.chance(0.05)) return aRoundedDescription(random);
  if (random.chance(0.05)) return aPackedDescription(random);
  const language = random.pick(['en', 'zh'] as const);
  const list = random.pick([whole(random, 60, 999), whole(random, 1000, 9999), whole(random, 10, 90) * 10000]);
  const short = list >= 10_000 && random.chance(0.3);
  const scale = short ? (language === 'zh' ? 10_000 : 1000) : 1;
  const floor = Math.ceil((list * (0.55 + random.next() * 0.4)) / scale) * scale;
  const added: number[] = [];
  const conditioned: number[] = [];
  const money = (amount: number): string => (language === 'en' ? `$${amount}` : `${amount}元`);
  const sentences = Array.from({ length: whole(random, 0, 3) }, () => {
    if (random.next() < 0.4) return random.pick(OTHERS[language])(random);
    if (random.next() < 0.2) {
      const off = whole(random, 21, 29);
      conditioned.push(off);
      return random.pick(CONDITIONED[language])(off);
    }
    const share = random.next() < 0.3;
    const sum = share ? whole(random, 11, 29) : whole(random, 31, 59);
    added.push(share ? sum / 100 : sum);
    return random.pick(CHARGED[language])(share ? `${sum}%` : money(sum));
  });
  if (random.next() < 0.2) sentences.push(random.pick(SECRETS[language])(String(floor)));
  const picked = (from: readonly string[]): string[] => (random.chance(0.1) ? [random.pick(from)] : []);
  const refused = picked(REFUSED[language]);
  const included = picked(INCLUDED[language]);
  sentences.push(...refused, ...included);
  const prices = random.pick(PRICES[language])(
    spelled(random, list, language),
    short ? String(floor / scale) : spelled(random, floor, language),
  );
  const text = [prices, ...sentences].join(language === 'en' ? ' ' : '');
  return { language, text, list, floor, added, conditioned, refused, included, volume: null };
}
