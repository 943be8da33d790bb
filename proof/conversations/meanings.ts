import type { Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';

/** What a generated message means: known before a word of it is written, and told to the judge alone. */
export type Meaning =
  | { kind: 'greet' | 'return' | 'complain' | 'refuse' | 'bluff' | 'yes' | 'ask_thing' }
  /** A unit price; with a count where `quantity` is given, and an option where `term` is. */
  | { kind: 'bid'; price: number; quantity?: number; term?: string; option?: string }
  | { kind: 'total'; total: number; quantity: number }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'ask_option' | 'request'; term: string; option: string }
  /** A yes at a price that was not offered. */
  | { kind: 'yes_at_other_price'; price: number };

/** What the buyer sees when they write. */
export interface Seen {
  policy: Policy;
  /** The unit price of the first offer on the table; null before the first. */
  price: number | null;
  quantity: number;
  /** Whether more than one offer lies there. */
  menu: boolean;
  lastBid: number | null;
}

const WORDS = {
  en: {
    greet: ['Hello', 'Hi, is this still available?', 'Good morning'],
    return: ['Hi again, is the offer still open?', 'Hello, me again'],
    complain: ['too expensive', 'that is way too much', 'still too expensive for me'],
    refuse: ['no', 'no thanks', 'nope'],
    bluff: ["I'm walking away", 'forget it then', "I'll look elsewhere"],
    yes: ['deal', 'ok deal', 'yes', 'I accept', 'deal! where do I send the money?', 'Yes please, thank you'],
    ask_thing: ['What colour is it?', 'Where are you located?', 'Is there a manual?', 'Are you a bot?', 'Who made it?'],
    bid: ['I can pay {price}', 'would you take {price}?', '{price} and we are done', 'my offer is {price}'],
    bidMany: [
      'I can pay {price} each',
      '{quantity} {unit} at {price} each?',
      'would you do {price} each for {quantity} {unit}?',
    ],
    bidWith: ['{price} with {option}', 'I can pay {price} with {option}'],
    total: [
      '{total} in total for {quantity} {unit}',
      'We have {total} for all {quantity} {unit}',
      '{total} for {quantity} {unit}?',
    ],
    quantity: ['make it {quantity} {unit}', 'I need {quantity} {unit}', 'what would {quantity} {unit} cost?'],
    ask_option: ['Do you offer {option}?', 'Is {option} possible?', 'How does {option} work?'],
    request: ['I want {option}', 'please include {option}', 'what would it be with {option}?'],
    yes_at_other_price: ['ok deal at {price}', 'yes for {price}', 'deal, {price} it is'],
  },
  zh: {
    greet: ['你好', '您好，还有货吗？', '在吗'],
    return: ['你好，我又来了', '您好，之前的报价还有效吗？'],
    complain: ['太贵了', '价格太高', '还是太贵'],
    refuse: ['不行', '不同意', '不接受'],
    bluff: ['算了，不买了', '那我去别家看看', '不谈了'],
    yes: ['成交', '好的，成交', '同意', '好的，怎么付款？', '行，就这么定了'],
    ask_thing: ['是什么颜色的？', '你们在哪里？', '你是机器人吗？', '有说明书吗？'],
    bid: ['我出{price}元', '{price}元行不行？', '{price}元，我就要了'],
    bidMany: ['每{unit}{price}元', '{quantity}{unit}，每{unit}{price}元行不行？'],
    bidWith: ['{option}，我出{price}元', '{option}的话{price}元行不行？'],
    total: ['{quantity}{unit}一共{total}元', '总共{total}元，{quantity}{unit}可以吗？'],
    quantity: ['我要{quantity}{unit}', '{quantity}{unit}多少钱？'],
    ask_option: ['{option}可以吗？', '能{option}吗？'],
    request: ['我要{option}', '换成{option}'],
    yes_at_other_price: ['{price}元成交', '好的，就{price}元'],
  },
} as const;

const WEIGHTS: Readonly<Record<Meaning['kind'], number>> = {
  greet: 2,
  return: 3,
  complain: 8,
  refuse: 4,
  bluff: 3,
  yes: 5,
  ask_thing: 8,
  bid: 30,
  total: 8,
  quantity: 6,
  ask_option: 10,
  request: 8,
  yes_at_other_price: 4,
};

/** A message and what it means. */
export function sayNext(seen: Seen, random: Random): { meaning: Meaning; text: string } {
  const meaning = mean(seen, random, pickKind(seen, random));
  return { meaning, text: wordsFor(seen.policy, meaning, random) };
}

function pickKind({ price, policy }: Seen, random: Random): Meaning['kind'] {
  const many = (policy.quantity?.max ?? 1) > 1;
  const can = (Object.keys(WEIGHTS) as Meaning['kind'][]).filter((kind) => {
    if (price === null && ['return', 'complain', 'refuse', 'bluff', 'yes', 'yes_at_other_price'].includes(kind))
      return false;
    if (!many && ['total', 'quantity'].includes(kind)) return false;
    return (policy.terms ?? []).length > 0 || !['ask_option', 'request'].includes(kind);
  });
  let rest = random.next() * can.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  return can.find((kind) => (rest -= WEIGHTS[kind]) <= 0) ?? 'greet';
}

function mean(seen: Seen, random: Random, kind: Meaning['kind']): Meaning {
  const { policy } = seen;
  switch (kind) {
    case 'bid': {
      const quantity = (policy.quantity?.max ?? 1) > 1 && random.chance(0.5) ? aQuantity(policy, random) : undefined;
      const option = quantity === undefined && random.chance(0.3) ? anOption(policy, random) : undefined;
      return { kind, price: aPrice(seen, random), ...(quantity ? { quantity } : {}), ...option };
    }
    case 'total': {
      const quantity = aQuantity(policy, random);
      return { kind, quantity, total: rounded(policy, aPrice(seen, random) * quantity, 2) };
    }
    case 'quantity':
      return { kind, quantity: aQuantity(policy, random) };
    case 'ask_option':
    case 'request': {
      const option = anOption(policy, random);
      return option ? { kind, ...option } : { kind: 'ask_thing' };
    }
    case 'yes_at_other_price': {
      const price = rounded(policy, (seen.price ?? policy.list_price) * (0.7 + 0.25 * random.next()));
      return price === seen.price ? { kind: 'refuse' } : { kind, price };
    }
    default:
      return { kind };
  }
}

const rounded = (policy: Policy, value: number, decimals = decimalsOf(policy)): number =>
  Number(value.toFixed(value >= 100 && decimals > 0 ? 0 : decimals));
const decimalsOf = (policy: Policy): number => policy.price_decimals ?? (policy.currency === 'JPY' ? 0 : 2);

/** A bid between half of list and list, mostly above the last one. */
function aPrice({ policy, lastBid }: Seen, random: Random): number {
  if (lastBid !== null && random.chance(0.25)) return lastBid;
  const from = lastBid !== null && random.chance(0.8) ? lastBid / policy.list_price : 0.5;
  return rounded(policy, policy.list_price * Math.min(1, from + (1 - from) * random.next() * 0.6));
}

function aQuantity(policy: Policy, random: Random): number {
  const { min, max } = policy.quantity ?? { min: 1, max: 1 };
  return Math.max(2, min) + random.integer(Math.max(1, Math.min(max - min, min * 3)));
}

function anOption(policy: Policy, random: Random): { term: string; option: string } | undefined {
  const all = (policy.terms ?? []).flatMap((term) =>
    term.options.filter((option) => option.id !== term.default).map((option) => ({ term: term.id, option: option.id })),
  );
  return all.length > 0 ? random.pick(all) : undefined;
}

function wordsFor(policy: Policy, meaning: Meaning, random: Random): string {
  const words = WORDS[policy.language];
  const many = meaning.kind === 'bid' && (meaning.quantity !== undefined || (policy.quantity?.max ?? 1) > 1);
  const list =
    meaning.kind === 'bid' ? (meaning.option ? words.bidWith : many ? words.bidMany : words.bid) : words[meaning.kind];
  const fitting = list.filter((text) => text.includes('{quantity}') === 'quantity' in meaning);
  const unit = policy.quantity?.unit ?? '';
  const option = 'option' in meaning ? labelOf(policy, meaning.term ?? '', meaning.option ?? '') : '';
  const money = (value: number): string =>
    policy.language === 'zh'
      ? String(value)
      : `${{ USD: '$', GBP: '£' }[policy.currency] ?? `${policy.currency} `}${value}`;
  return random
    .pick(fitting)
    .replace('{price}', 'price' in meaning ? money(meaning.price) : '')
    .replace('{total}', meaning.kind === 'total' ? money(meaning.total) : '')
    .replace('{quantity}', 'quantity' in meaning ? String(meaning.quantity) : '')
    .replaceAll('{unit}', policy.language === 'en' ? `${unit}s` : unit)
    .replace('{option}', option);
}

const labelOf = (policy: Policy, term: string, option: string): string =>
  policy.terms?.find((one) => one.id === term)?.options.find((one) => one.id === option)?.label ?? '';
