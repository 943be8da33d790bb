import type { PackagePrices } from './package-prices.js';

/** What a message of the buyer brings to the price: a bid, a plain wish for less, or both at once. */
export interface BuyerMove {
  /** The unit price that they would pay; null where they named none. */
  bid: number | null;
  /** Whether they asked for a lower price. */
  wish: boolean;
  /** A tag of the order that the bid was made for (`orderTag`); left out without a bid. */
  order?: string;
  /** The reserve of the policy when the bid was made, in currency units; left out without a bid. */
  reserve?: number;
}

/** Where the price of a package stands after the buyer's moves. */
export interface CurvePrice {
  /** The unit price that is on the table. */
  price: number;
  /** How many of the moves counted. */
  moves: number;
  /** Whether a bid at or above the reserve stands: the price is that bid. */
  taken: boolean;
  /** Whether nothing lower will be offered for this package. */
  last: boolean;
}

/** What the curve is drawn by. */
export interface CurveRules {
  /** How far each move takes the price from the list to the reserve, ascending shares 0..1. */
  counters: readonly number[];
  /** The finest step of a price, in currency units. */
  step: number;
}

/** About so many round prices lie between the reserve and the list. */
const ROUND_PRICES = 40;

/** A bid moves the price where it is this share of the list better than every bid before. */
const BETTER_BY = 0.01;
/** And where it is at least this share of the list, or the reserve. */
const LEAST_SHARE = 0.5;

/**
 * The price of a package after some moves, by two lines that are both blind to how high a bid is. What is offered
 * falls from the list to the reserve, by the number of moves alone. What is taken is every bid from the reserve up: it
 * is offered back as it is, never above what was on the table, and then stands, for nobody sells below a bid.
 *
 * A function of the package and the moves, whatever was named first: the same order and moves give the same price.
 *
 * @example
 * const rules = { counters: [0.5, 0.8, 1], step: 0.01 };
 * const prices = { list: 1000, reserve: 740, cost: 0 };
 * curvePrice(prices, [{ bid: 600, wish: false }, { bid: null, wish: true }], rules) // { price: 790, moves: 2, … }
 * curvePrice(prices, [{ bid: 600, wish: false }, { bid: 800, wish: false }], rules) // { price: 800, taken: true, … }
 */
export function curvePrice(prices: PackagePrices, moves: readonly BuyerMove[], rules: CurveRules): CurvePrice {
  let counted = 0;
  let best = -Infinity;
  let price = prices.list;
  for (const { bid, wish } of moves) {
    // Who names what is on the table, or more, takes it: that moves nothing and holds nothing.
    const isBid = bid !== null && bid < price;
    if (isBid && bid >= prices.reserve) return { price: bid, moves: counted + 1, taken: true, last: true };
    if (wish || (isBid && isSerious(prices, bid, best))) {
      counted += 1;
      price = counterPrice(prices, counted, rules);
    }
    if (isBid) best = Math.max(best, bid);
  }
  return { price, moves: counted, taken: false, last: price <= prices.reserve };
}

/** Whether a bid below the reserve is a move: near enough to be meant, and better than every bid before. */
function isSerious({ list, reserve }: PackagePrices, bid: number, best: number): boolean {
  return bid >= Math.min(list * LEAST_SHARE, reserve) && bid >= best + list * BETTER_BY;
}

/** What is offered after so many moves, from 1: the counters, with what the options cost added up to the list. */
function counterPrice({ list, reserve, cost }: PackagePrices, counted: number, { counters, step }: CurveRules): number {
  const share = counters[Math.min(counted, counters.length) - 1] ?? 1;
  if (share >= 1) return reserve;
  if (share <= 0) return list;
  const start = list + cost;
  const exact = start - share * (start - reserve);
  return Math.min(list, Math.max(reserve, roundedTo(exact, roundStep((list - reserve) / ROUND_PRICES, step))));
}

/** The multiple of a step next to an amount, without the dust of floating point. */
function roundedTo(amount: number, step: number): number {
  return Number((Math.round(amount / step) * step).toFixed(6));
}

/**
 * The greatest of 1, 2, 5, 10, 20, … times the price step that is not above a length.
 * @example roundStep(6.5, 0.01) // 5
 */
function roundStep(length: number, step: number): number {
  let round = step;
  for (let power = step; power <= length; power *= 10) {
    for (const factor of [1, 2, 5]) if (factor * power <= length * (1 + 1e-9)) round = factor * power;
  }
  return round;
}
