import type { CartMoney } from './cart-figures.js';
import { MICROS_PER_CENT } from './money.js';

/** What both sides split, for one way of being served. Micros, but for shares. */
export interface Bargain {
  /** The probability that the order is served, 0..1. */
  readonly survival: number;
  /** The seller's profit without the quote. */
  readonly sellerElse: number;
  /** What the buyer has beside the cart, less what it has without the quote. */
  readonly buyerBeside: number;
  /** The seller's weight. */
  readonly weight: number;
  readonly minPriceFrac: number;
}

/** A cart at its best price. */
export interface PricedCart {
  readonly cents: number;
  readonly sellerGain: number;
  readonly buyerGain: number;
  /** Grows with the Nash product g_S^w · g_B^(1−w). */
  readonly rank: number;
  /** g_S + g_B, from the cart alone. */
  readonly sum: number;
}

/** Gains are told from nothing by a millionth of a dollar. */
const NOTHING = 1;

/**
 * g_S^w · g_B^(1−w) up to a growing function: exact for equal weights, a logarithm otherwise.
 * @example rankOf(4, 9, 0.5) // 36
 */
export function rankOf(sellerGain: number, buyerGain: number, weight: number): number {
  if (weight === 0.5) return sellerGain * buyerGain;
  if (weight === 0) return buyerGain;
  if (weight === 1) return sellerGain;
  return weight * Math.log(sellerGain) + (1 - weight) * Math.log(buyerGain);
}

/**
 * g_S^w · g_B^(1−w), micros.
 * @example nashGain(4, 9, 0.5) // 6
 */
export function nashGain(sellerGain: number, buyerGain: number, weight: number): number {
  if (weight === 0.5) return Math.sqrt(sellerGain) * Math.sqrt(buyerGain);
  if (weight === 0) return buyerGain;
  if (weight === 1) return sellerGain;
  return sellerGain <= 0 || buyerGain <= 0
    ? 0
    : Math.exp(weight * Math.log(sellerGain) + (1 - weight) * Math.log(buyerGain));
}

/**
 * The best whole cents for a cart, or null where no price leaves both sides as well off as without the quote and one of
 * them a cent better. Without bounds the best price is where the seller's gain is its weight's share of both gains
 * (Nash 1950); the bounds are cost, the least share of list, and list. Of the whole cents on either side the better one
 * is taken, of equals the lower.
 * @example
 *   const bargain = { survival: 1, sellerElse: 0, buyerBeside: 0, weight: 0.5, minPriceFrac: 0 };
 *   priceCart({ value: 4_000_000, list: 3_000_000, cost: 1_000_000 }, bargain).cents // 250
 */
export function priceCart({ value, list, cost }: CartMoney, bargain: Bargain): PricedCart | null {
  const { survival, sellerElse, buyerBeside, weight, minPriceFrac } = bargain;
  if (survival === 0) return null;
  const lowest = Math.ceil(Math.max(cost, Math.round(minPriceFrac * list)) / MICROS_PER_CENT);
  const highest = Math.floor(list / MICROS_PER_CENT);
  if (lowest > highest) return null;
  const sum = survival * (value - cost) + buyerBeside - sellerElse;
  if (sum < MICROS_PER_CENT - NOTHING) return null;
  let best: PricedCart | null = null;
  for (const wished of wishedCents(value, cost, sum, bargain)) {
    const cents = Math.min(highest, Math.max(lowest, wished));
    const sellerGain = fromNothing(survival * (cents * MICROS_PER_CENT - cost) - sellerElse);
    const buyerGain = fromNothing(survival * (value - cents * MICROS_PER_CENT) + buyerBeside);
    if (sellerGain < 0 || buyerGain < 0 || Math.max(sellerGain, buyerGain) < MICROS_PER_CENT - NOTHING) continue;
    const rank = rankOf(sellerGain, buyerGain, weight);
    if (best === null || rank > best.rank || (rank === best.rank && cents < best.cents))
      best = { cents, sellerGain, buyerGain, rank, sum };
  }
  return best;
}

/**
 * The whole cents beside the best price; and where the gain is so small that neither side has a cent of it there, the
 * nearest at which one has.
 */
function wishedCents(
  value: number,
  cost: number,
  sum: number,
  { survival, sellerElse, buyerBeside, weight }: Bargain,
): number[] {
  const ideal = Math.floor((cost + (weight * sum + sellerElse) / survival) / MICROS_PER_CENT);
  if (sum > 3 * MICROS_PER_CENT) return [ideal, ideal + 1];
  const cent = MICROS_PER_CENT - NOTHING;
  return [
    ideal,
    ideal + 1,
    Math.floor((value - (cent - buyerBeside) / survival) / MICROS_PER_CENT),
    Math.ceil((cost + (cent + sellerElse) / survival) / MICROS_PER_CENT),
  ];
}

const fromNothing = (gain: number): number => (Math.abs(gain) < NOTHING ? 0 : gain);
