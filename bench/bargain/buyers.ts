import type { Draw } from './valuations.js';

/** What a buyer says: a bid, a plain wish for a lower price, a goodbye, or, a day later, whether there is news. */
export type Said = { bid: number } | 'wish' | 'goodbye' | 'news';

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
  /** From where draws of valuations are counted; known to no buyer. */
  floor: number;
  /** The lowest price that is to be had at once, which those know who know the mechanism. */
  reserve: number;
  /** The lowest bid that a rule approves a day later; null where there is no such rule. */
  approvedFrom: number | null;
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
 * soon as it is no higher than what they would bid next; else leaves after the last bid.
 */
function* concedes({ value, nature, bid }: Wants): Talk {
  const steps = 3 + Math.floor(6 * nature);
  let table = Infinity;
  for (let step = 0; step < steps; step += 1) {
    const next = bid(value * (FIRST_SHARE + ((1 - FIRST_SHARE) * step) / (steps - 1)));
    if (table <= next) return true;
    table = yield { bid: next };
  }
  return yield* leaves(value, table);
}

/** Takes a price within its worth; else says goodbye, and takes what is answered where that is within it. */
function* leaves(value: number, table: number): Talk {
  return table <= value || (yield 'goodbye') <= value;
}

/** Names what it is worth to them up to three times, then leaves. */
function* namesItThrice(wants: Wants): Talk {
  const { value, bid } = wants;
  let table = Infinity;
  for (let time = 0; time < 3; time += 1) {
    table = yield { bid: Math.min(bid(value), table) };
    if (table <= bid(value)) return true;
  }
  return yield* leaves(value, table);
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

/** Knows the mechanism: bids the lowest price that is to be had at once, and says goodbye where that is not taken. */
function* knows({ value, reserve }: Wants): Talk {
  if (value < reserve) return false;
  const table = yield { bid: reserve };
  return table <= reserve || (yield 'goodbye') <= value;
}

/**
 * Knows the mechanism and may wait: where bids are approved a day later from some price on, bids that price if it is
 * worth more to them, of which waiting keeps the share `patience` (0..1), than the lowest price at once.
 */
const knowsAndWaits = (patience: number): BuyerType =>
  function* (wants) {
    const { value, reserve, approvedFrom } = wants;
    const later = approvedFrom === null ? 0 : patience * (value - approvedFrom);
    if (approvedFrom === null || later <= Math.max(0, value - reserve)) return yield* knows(wants);
    yield { bid: approvedFrom };
    return (yield 'news') <= value;
  };

/** Those who know the mechanism; the last two may wait. */
export const KNOWING = { knows, waits60: knowsAndWaits(0.6), waits90: knowsAndWaits(0.9) } as const satisfies Record<
  string,
  BuyerType
>;

/** The kinds of honest buyers; four of them, or all eight, come in equal weights. */
export const HONEST = { concedes, namesItThrice, asksThenBids, bidsOnce } as const satisfies Record<string, BuyerType>;
export const EIGHT = { ...HONEST, shadesOnce, shadesThrice, asksThrice, asksOnce } as const satisfies Record<
  string,
  BuyerType
>;

/** What a buyer can know of a seller, and what valuations are counted from. */
export type Market = Pick<Wants, 'list' | 'floor' | 'reserve' | 'approvedFrom'>;

/** What a drawn buyer wants in a market. */
export function wantsOf(market: Market, { valuation, nature }: Draw): Wants {
  const { list, floor } = market;
  const step = list - floor >= 100 ? 1 : 0.01;
  const bid = (amount: number): number => Math.max(step, Number((Math.floor(amount / step + 1e-9) * step).toFixed(2)));
  return { ...market, value: floor + (list - floor) * valuation, nature, bid };
}
