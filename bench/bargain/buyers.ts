import type { Draw } from './valuations.js';

/** What a buyer says: a bid, or a plain wish for a lower price. */
export type Said = { bid: number } | 'wish';

/**
 * A buyer as a program: says something, hears which price is on the table, and so on; at the end whether they take the
 * last price that they heard.
 */
export type Talk = Generator<Said, boolean, number>;

/** What a buyer sees and wants, in currency units. */
export interface Wants {
  /** The most that they would pay. */
  value: number;
  list: number;
  /** The lowest price that the seller's side calls acceptable: where v = floor + range × draw begins. */
  floor: number;
  /** A number in [0, 1), see `Draw`. */
  nature: number;
  /** A bid as people name it: rounded down to whole units or hundredths. */
  bid(amount: number): number;
}

/** A kind of buyer. */
export type BuyerType = (wants: Wants) => Talk;

/** Where somebody begins who concedes: this share of what the thing is worth to them. */
const FIRST_SHARE = 0.85;

/**
 * Concedes in 3 to 8 even steps from 85 % of what it is worth to them up to all of it. Takes the price on the table as
 * soon as it is no higher than what they would bid next; after the last bid whatever is within their value.
 */
function* concedes({ value, nature, bid }: Wants): Talk {
  const steps = 3 + Math.floor(6 * nature);
  let table = Infinity;
  for (let step = 0; step < steps; step += 1) {
    const next = bid(value * (FIRST_SHARE + ((1 - FIRST_SHARE) * step) / (steps - 1)));
    if (table <= next) return true;
    table = yield { bid: next };
  }
  return table <= value;
}

/** Names what it is worth to them up to three times; takes a price within it then or leaves. */
function* namesItThrice(wants: Wants): Talk {
  const { value, bid } = wants;
  let table = Infinity;
  for (let time = 0; time < 3; time += 1) {
    table = yield { bid: Math.min(bid(value), table) };
    if (table <= bid(value)) return true;
  }
  return table <= value;
}

/** Asks for a lower price, then bids what it is worth to them, or takes the price where that is lower. */
function* asksThenBids({ value, bid }: Wants): Talk {
  const asked = yield 'wish';
  if (asked <= value) return true;
  const table = yield { bid: bid(value) };
  return table <= value;
}

/** Bids what it is worth to them, once; takes a price within it or leaves. */
function* bidsOnce({ value, bid }: Wants): Talk {
  const table = yield { bid: bid(value) };
  return table <= value;
}

/** The share of what it is worth to them that somebody who shades bids: 60 to 95 %. */
const shadedShare = (nature: number): number => 0.6 + 0.35 * nature;

/**
 * Shades once: of what the thing is worth to them above the seller's floor they bid 60 to 95 %, and take any price
 * within its worth.
 */
function* shadesOnce({ value, floor, nature, bid }: Wants): Talk {
  const table = yield { bid: bid(floor + (value - floor) * shadedShare(nature)) };
  return table <= value;
}

/** Shades and comes up: three bids from 60 to 95 % of its worth, 3 % apart; takes the first price within its worth. */
function* shadesThrice({ value, nature, bid }: Wants): Talk {
  let table = Infinity;
  for (let time = 0; time < 3 && table > value; time += 1) {
    table = yield { bid: bid(value * (shadedShare(nature) + 0.03 * time)) };
  }
  return table <= value;
}

/** Asks for a lower price up to three times and takes the first that is within its worth. */
function* asksThrice({ value }: Wants): Talk {
  let table = Infinity;
  for (let time = 0; time < 3 && table > value; time += 1) table = yield 'wish';
  return table <= value;
}

/** Asks for a lower price once. */
function* asksOnce({ value }: Wants): Talk {
  return (yield 'wish') <= value;
}

/** The kinds of honest buyers; four of them, or all eight, come in equal weights. */
export const HONEST = { concedes, namesItThrice, asksThenBids, bidsOnce } as const satisfies Record<string, BuyerType>;
export const EIGHT = { ...HONEST, shadesOnce, shadesThrice, asksThrice, asksOnce } as const satisfies Record<
  string,
  BuyerType
>;

/** What a drawn buyer wants of a seller with this list and floor. */
export function wantsOf({ list, floor }: { list: number; floor: number }, { valuation, nature }: Draw): Wants {
  const step = list - floor >= 100 ? 1 : 0.01;
  const bid = (amount: number): number => Math.max(step, Number((Math.floor(amount / step + 1e-9) * step).toFixed(2)));
  return { value: floor + (list - floor) * valuation, list, floor, nature, bid };
}
