import type { Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import { wordsFor } from './meaning-texts.js';
import { WORDS } from './meaning-words.js';

/** What a generated message means: known before a word of it is written, and told to the judge alone. */
export type Meaning =
  | { kind: 'greet' | 'return' | 'small_talk' | 'complain' | 'ask_price' | 'refuse' | 'bluff' | 'yes' | 'ask_thing' }
  | { kind: 'ask_total' | 'person' }
  /** A complaint about the price of the table, by its figure, or a question whether it is firm. */
  | { kind: 'complain_at' | 'is_firm'; price: number }
  /** What somebody else asks or has paid. */
  | { kind: 'elsewhere'; price: number }
  /** The last figure of the buyer, unsaid. */
  | { kind: 'take_back'; last: number }
  /** A unit price, with a slip of the pen in the words beside it. */
  | { kind: 'slip'; price: number }
  /** A yes with a condition, a question or a doubt beside it. */
  | { kind: 'yes_but' }
  /**
   * A unit price; with a count, an option, or a wish that no policy holds where they are given; `middle` where it is
   * said as the middle between both sides' last ones.
   */
  | { kind: 'bid'; price: number; quantity?: number; term?: string; option?: string; wish?: string; said?: 'middle' }
  | { kind: 'total'; total: number; quantity: number }
  | { kind: 'quantity' | 'yes_for_quantity'; quantity: number }
  /** Another count, as a bare number after a count, that could cost nothing of what is sold. */
  | { kind: 'recount'; quantity: number }
  | { kind: 'ask_option' | 'request' | 'yes_with'; term: string; option: string }
  /** Without an option of the one offer on the table that costs something on top. */
  | { kind: 'do_without'; term: string; option: string }
  /** The offer of a menu that is chosen, from 0. */
  | { kind: 'choose'; index: number }
  /** A yes at a price that was not offered. */
  | { kind: 'yes_at_other_price'; price: number };

/** What the buyer sees when they write. */
export interface Seen {
  policy: Policy;
  /** The unit price of the first offer on the table; null before the first. */
  price: number | null;
  quantity: number;
  /** Whether that can still be had. */
  live: boolean;
  /** How many offers lie there, and how many the last menu held that can still be had. */
  offers: number;
  choices: number;
  lastBid: number | null;
  /** Whether that bid was a unit price and nothing else, and one offer lies there: then both sides know the middle. */
  knowsMiddle: boolean;
  /** Whether the buyer's last message was a leave-taking. */
  left: boolean;
  /** The count that the buyer named, where they have named no price yet. */
  counted: number | null;
  /** An option of the one offer on the table that costs something on top. */
  charged: { term: string; option: string } | null;
}

const WEIGHTS: Readonly<Record<Meaning['kind'], number>> = {
  greet: 2,
  return: 3,
  small_talk: 3,
  complain: 6,
  complain_at: 5,
  elsewhere: 3,
  ask_price: 9,
  is_firm: 3,
  ask_total: 3,
  person: 1,
  take_back: 3,
  slip: 3,
  refuse: 4,
  bluff: 3,
  yes: 4,
  yes_but: 5,
  yes_with: 3,
  yes_for_quantity: 2,
  choose: 6,
  ask_thing: 8,
  bid: 30,
  total: 8,
  quantity: 6,
  recount: 6,
  do_without: 30,
  ask_option: 10,
  request: 8,
  yes_at_other_price: 4,
};

/** A message and what it means. */
export function sayNext(seen: Seen, random: Random): { meaning: Meaning; text: string } {
  const meaning = mean(seen, random, pickKind(seen, random));
  return { meaning, text: wordsFor(seen.policy, meaning, random) };
}

/** What is said only where an offer lies on the table. */
const ANSWERS = /^(?:return|complain|elsewhere|is_firm|ask_total|refuse|bluff|yes|take_back)/;

function pickKind(seen: Seen, random: Random): Meaning['kind'] {
  const { price, policy, offers, choices, left, counted, charged, lastBid } = seen;
  if (left && random.chance(0.3)) return 'bluff';
  if (left && random.chance(0.6)) return 'return';
  const many = (policy.quantity?.max ?? 1) > 1;
  const can = (Object.keys(WEIGHTS) as Meaning['kind'][]).filter((kind) => {
    if (price === null && ANSWERS.test(kind)) return false;
    if (kind === 'choose') return choices > 1;
    if (kind === 'do_without') return charged !== null;
    if (kind === 'slip') return policy.language === 'en' && !many;
    if (kind === 'take_back') return lastBid !== null;
    if (kind === 'recount') return counted !== null && counted > 0 && offers === 1;
    if (!many && ['total', 'quantity', 'yes_for_quantity'].includes(kind)) return false;
    return (policy.terms ?? []).length > 0 || !['ask_option', 'request', 'yes_with'].includes(kind);
  });
  let rest = random.next() * can.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  return can.find((kind) => (rest -= WEIGHTS[kind]) <= 0) ?? 'greet';
}

function mean(seen: Seen, random: Random, kind: Meaning['kind']): Meaning {
  const { policy } = seen;
  switch (kind) {
    case 'bid':
      return aBid(seen, random);
    case 'total': {
      const quantity = aQuantity(policy, random);
      return { kind, quantity, total: rounded(policy, aPrice(seen, random) * quantity, 2) };
    }
    case 'quantity':
    case 'yes_for_quantity':
      return { kind, quantity: aQuantity(policy, random) };
    case 'do_without':
      return seen.charged ? { kind, ...seen.charged } : { kind: 'ask_thing' };
    case 'recount':
      return anotherCount(seen, random);
    case 'complain_at':
    case 'is_firm':
      return { kind, price: (seen.live ? seen.price : null) ?? policy.list_price };
    case 'elsewhere':
    case 'slip':
      return { kind, price: aPrice(seen, random) };
    case 'take_back':
      return { kind, last: seen.lastBid ?? 0 };
    case 'choose':
      return { kind, index: random.integer(seen.choices) };
    case 'ask_option':
    case 'yes_with':
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

/** A unit price, also as the middle, beside a count, an option or a wish, and now and then above the list. */
function aBid(seen: Seen, random: Random): Meaning {
  const { policy } = seen;
  const kind = 'bid';
  if (seen.knowsMiddle && random.chance(0.15)) return { kind, price: middleOf(seen), said: 'middle' };
  const quantity = (policy.quantity?.max ?? 1) > 1 && random.chance(0.5) ? aQuantity(policy, random) : undefined;
  const option = quantity === undefined && random.chance(0.3) ? anOption(policy, random) : undefined;
  const wish = random.chance(0.1) ? random.pick(WORDS[policy.language].wish) : undefined;
  return {
    kind,
    price: random.chance(0.05) && isForOne(seen, option) ? aboveList(policy, random, !option) : aPrice(seen, random),
    ...(quantity ? { quantity } : {}),
    ...option,
    ...(wish ? { wish } : {}),
  };
}

const rounded = (policy: Policy, value: number, decimals = decimalsOf(policy)): number =>
  Number(value.toFixed(value >= 100 && decimals > 0 ? 0 : decimals));
const decimalsOf = (policy: Policy): number => policy.price_decimals ?? (policy.currency === 'JPY' ? 0 : 2);

/** A figure between half of list and list, mostly above the last one. */
function aPrice({ policy, lastBid }: Seen, random: Random): number {
  if (lastBid !== null && random.chance(0.25)) return lastBid;
  const from = lastBid !== null && random.chance(0.8) ? lastBid / policy.list_price : 0.5;
  return rounded(policy, policy.list_price * Math.min(1, from + (1 - from) * random.next() * 0.6));
}

/**
 * Whether a figure above list can only be for one: beside an option, of several on the table, it could be for all, and
 * of several periods too.
 */
const isForOne = ({ policy, quantity }: Seen, option: object | undefined): boolean =>
  policy.period === undefined && (!option || ((policy.quantity?.min ?? 1) === 1 && quantity === 1));

/**
 * A figure above list: mostly a little, now and then a slip of the pen, far above it. Beside an option the words do
 * not say that it is for each, and so much could be meant for all: there nobody slips.
 */
const aboveList = (policy: Policy, random: Random, slips: boolean): number =>
  rounded(
    policy,
    policy.list_price * (slips && random.chance(0.25) ? 2 + 8 * random.next() : 1.02 + 0.3 * random.next()),
  );

const middleOf = ({ price, lastBid }: Seen): number => Number((((price ?? 0) + (lastBid ?? 0)) / 2).toFixed(6));

/** From here on a largest order bounds nothing. */
const MOST_COUNTED = 1e6;

/** A count that can be ordered; now and then one that cannot. */
function aQuantity(policy: Policy, random: Random): number {
  const { min, max } = policy.quantity ?? { min: 1, max: 1 };
  if (max < MOST_COUNTED && random.chance(0.08))
    return min > 3 && random.chance(0.5) ? min - 1 : max + 1 + random.integer(max);
  return Math.max(2, min) + random.integer(Math.max(1, Math.min(max - min, min * 3)));
}

/** A count that is no price, neither of one nor of all: at most half of list, or above it. */
function anotherCount({ policy, counted, quantity }: Seen, random: Random): Meaning {
  const other = aQuantity(policy, random);
  const isPrice = [1, counted ?? 1, quantity].some(
    (count) => other / count > policy.list_price / 2 && other / count <= policy.list_price * 1.05,
  );
  return isPrice ? { kind: 'quantity', quantity: other } : { kind: 'recount', quantity: other };
}

function anOption(policy: Policy, random: Random): { term: string; option: string } | undefined {
  const all = (policy.terms ?? []).flatMap((term) =>
    term.options.filter((option) => option.id !== term.default).map((option) => ({ term: term.id, option: option.id })),
  );
  return all.length > 0 ? random.pick(all) : undefined;
}
