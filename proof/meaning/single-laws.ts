import type { Random } from '@svc/numerics';
import type { Compilation } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';

/** A description that one law alone keeps from being read wrong, and what would be wrong with it. */
export interface SingleLawCase {
  text: string;
  isWrong(compilation: Compilation): boolean;
}

const whole = (random: Random, from: number, to: number): number => from + random.integer(to - from + 1);
const policyOf = ({ compiled }: Compilation): Policy => compiled.policy as Policy;
const isAsked = ({ compiled }: Compilation, words: string): boolean =>
  compiled.questions.some(({ quote }) => quote.includes(words));
const isAskedAt = ({ compiled }: Compilation, path: string): boolean =>
  compiled.questions.some((question) => question.path === path);
const breaksOf = (compilation: Compilation): { from: number; gives?: object; unlocks?: object }[] =>
  policyOf(compilation).quantity?.breaks ?? [];
/** Every sum that the buyer pays on top for an option. */
const charges = (compilation: Compilation): number[] =>
  (policyOf(compilation).terms ?? []).flatMap(({ options }) =>
    options.flatMap(({ charge }) => (charge && 'amount' in charge ? [charge.amount] : [])),
  );
/** Whether a buyer gets something off for an option that anybody may choose. */
const isTraded = (compilation: Compilation): boolean =>
  (policyOf(compilation).terms ?? []).some(({ options }) => options.some(({ gives, unlocks }) => gives ?? unlocks));

const NUMERALS = ['two', 'three', 'four'] as const;
const POUNDS = ['six', 'seven', 'eight', 'nine', 'eleven', 'twelve'] as const;

/** A numeral behind a sum that may be its pence: "nine pounds four a kilo". */
function figureGuessed(random: Random): SingleLawCase {
  const sum = `${random.pick(POUNDS)} pounds ${random.pick(NUMERALS)}`;
  return { text: `Cheese, ${sum} a kilo, lowest five pounds.`, isWrong: (read) => !isAsked(read, sum) };
}

/** A dearer price of the same thing beside the one that is said first. */
function listTooLow(random: Random): SingleLawCase {
  const group = whole(random, 30, 90);
  const alone = Math.floor(group * 1.7);
  const text = `Sailing, £${group} a head in a group, £${alone} alone. Lowest £${Math.floor(group * 0.9)}.`;
  return { text, isWrong: (read) => policyOf(read).list_price !== alone || !isAskedAt(read, '/list_price') };
}

/** A bound of nothing in particular near the price: "Nowt under 215" of a machine at £280. */
function boundCounted(random: Random): SingleLawCase {
  const list = whole(random, 200, 900);
  const bound = Math.floor(list * 0.8) + 1;
  return {
    text: `Sewing machine, £${list}. Nowt under ${bound}.`,
    isWrong: (read) =>
      policyOf(read).quantity?.min === bound || (policyOf(read).floor_price !== bound && !isAsked(read, String(bound))),
  };
}

/** A sum for something, of which no word says what it does to the price: it is paid on top, or asked about. */
function sumUnasked(random: Random): SingleLawCase {
  const amount = whole(random, 31, 90);
  const sum = `$${amount}`;
  const thing = random.pick(['Forks', 'A second saddle', 'Spare wheels', 'The rack']);
  return {
    text: `Bike $${whole(random, 400, 900)}, lowest $390. ${thing} ${sum}.`,
    isWrong: (read) => !isAsked(read, sum) && !charges(read).includes(amount),
  };
}

/** A sum of another size behind a volume: what is put on each, not what each costs. */
function sumIsPrice(random: Random): SingleLawCase {
  const price = (whole(random, 20, 90) / 100).toFixed(2);
  return {
    text: `Coffee, EUR 19.50 a bag, lowest EUR 17. From ${whole(random, 20, 90)} bags: EUR ${price} a bag.`,
    isWrong: (read) => breaksOf(read).some(({ gives, unlocks }) => (gives ?? unlocks) !== undefined),
  };
}

/** "$20 each": how many there are is not said. */
function countUnasked(random: Random): SingleLawCase {
  const list = whole(random, 20, 90);
  const things = random.pick(['Chairs', 'Lamps', 'Crates']);
  return {
    text: `${things}, $${list} each, lowest $${Math.ceil(list * 0.8)} each.`,
    isWrong: (read) => !isAskedAt(read, '/quantity'),
  };
}

/** What everybody gets is traded for nothing. */
function everybodyTraded(random: Random): SingleLawCase {
  const off = whole(random, 20, 90);
  const text = random.pick([
    `Sofa, asking $900, lowest $700. Everybody gets $${off} off.`,
    `沙发标价900元，最低700元。任何人都可以优惠${off}元。`,
  ]);
  return { text, isWrong: (read) => policyOf(read).free_discount !== off && !isAskedAt(read, '/free_discount') };
}

/** A lower price for whoever comes along, where no lowest price is named. */
function givenToWhoever(random: Random): SingleLawCase {
  const list = whole(random, 500, 900);
  const price = Math.ceil(list * 0.8);
  const who = random.pick(['somebody nice comes along', 'they collect this week', 'they pay cash']);
  return { text: `Bike, asking $${list}. I'd let it go for $${price} if ${who}.`, isWrong: isTraded };
}

/** A price that is a thousand times shorter than the list price, or money off that reaches it. */
function scaleUnasked(random: Random): SingleLawCase {
  const list = whole(random, 300, 900);
  const short = Math.floor(list * 0.96);
  const house = `House, £${list},000, lowest £${list - 1},000. We'd sell for ${short} to a cash buyer.`;
  const off = whole(random, 8, 20);
  const candles = `Candles, $9 a pack, lowest $7. ${off} off from ${whole(random, 20, 90)} packs.`;
  const isShort = random.chance(0.5);
  return {
    text: isShort ? house : candles,
    isWrong: (read) => !isAsked(read, isShort ? String(short) : `${off} off`),
  };
}

/** A discount whose condition is a kind of buyers, a volume, or nothing but words of the discount. */
function claimGiven(random: Random): SingleLawCase {
  const off = whole(random, 3, 9);
  const text = random.pick([
    `Servicing, $35 each, lowest $28. Contract customers always get ${off}% off.`,
    `Resoling £55 a pair, lowest £45. If you bring ${whole(random, 3, 9)} pairs we take ${off}% off the lot.`,
    `标价6元，最低4.2元。可视情形给予不超过${off}%的优惠。`,
  ]);
  return { text, isWrong: isTraded };
}

/** A number that counts what certain buyers have, and not what they order. */
function volumeOfOthers(random: Random): SingleLawCase {
  const many = random.pick(['four', 'six', 'eight']);
  const text = `Water at USD 95 per load, never below USD 84. Customers with ${many} loads a month or more pay USD 88.`;
  return { text, isWrong: (read) => breaksOf(read).length > 0 };
}

/** The price of one and of all beside it: "£30 each or £100 for all 4". */
function roleGuessed(random: Random): SingleLawCase {
  const [each, count] = [whole(random, 30, 90), whole(random, 3, 9)];
  const [all, floor] = [Math.floor(each * 0.9) * count, Math.floor(each * 0.6)];
  return {
    text: `Stools £${each} each or £${all} for all ${count}. Lowest £${floor}.`,
    isWrong: (read) => policyOf(read).list_price !== each || breaksOf(read).length !== 1,
  };
}

/** A lowest price that nobody names. */
function lowestUnasked(random: Random): SingleLawCase {
  return {
    text: `Bike, asking $${whole(random, 300, 900)}.`,
    isWrong: (read) => !isAskedAt(read, '/floor_price'),
  };
}

/** By the breach that each finds where its law is left out. */
export const SINGLE_LAWS = {
  figure_guessed: figureGuessed,
  list_too_low: listTooLow,
  bound_counted: boundCounted,
  sum_unasked: sumUnasked,
  sum_is_price: sumIsPrice,
  count_unasked: countUnasked,
  everybody_traded: everybodyTraded,
  given_to_whoever: givenToWhoever,
  scale_unasked: scaleUnasked,
  claim_given: claimGiven,
  volume_of_others: volumeOfOthers,
  role_guessed: roleGuessed,
  lowest_unasked: lowestUnasked,
} as const satisfies Record<string, (random: Random) => SingleLawCase>;

export type SingleLawBreach = keyof typeof SINGLE_LAWS;
