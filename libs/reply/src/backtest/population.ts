import { createRandom, type Random } from '@svc/numerics';
import { quantityBounds, spreadPeriods, type Policy } from '@svc/policy-rules';
import { openOptions, perUnitAndPeriod, type OpenOption } from './open-options.js';
import { BUYER_TYPES, VALUE_DEFAULTS } from '../limits.js';
import type { BuyerType, TypeShares, ValuePrior } from './backtest-shape.js';

/** One drawn buyer. Everything about it is drawn before anything is played, so every policy meets the same one. */
export interface Buyer {
  /** The most that it pays a unit (and period) of the plain order, in currency units; may be 0 or less. */
  value: number;
  type: BuyerType;
  /** How far its value lies above the seller's lowest price, at least 0. */
  room: number;
  /** How much of that room its first bid gives, 0..1: for who concedes and for who shades. */
  opening: number;
  /** How many bids who concedes makes, 3..8; how often who only asks does, 1 or 3. */
  bids: number;
  asks: number;
  /** How many units it orders. */
  quantity: number;
  /** What the options it cares for cost it a unit, charges included, by `optionKey`; below 0 where it likes them. */
  minds: ReadonlyMap<string, number>;
  /** When it comes, as a share of the season, 0..1. */
  arrives: number;
  /** It knows the rules where this is below the share of those who do, 0..1. */
  knows: number;
  /** It still wants the thing after a wait where this is below the patience, 0..1. */
  stays: number;
}

/** What buyers are drawn by. */
export interface Draws {
  count: number;
  seed: number;
  prior: ValuePrior;
  /** Past bids in place of the prior; empty for none. */
  bids: readonly number[];
  types: TypeShares;
}

/** Where buyers open, as shares of the room between the seller's lowest price and what they would pay. */
const OPENINGS: Readonly<Partial<Record<BuyerType, readonly [from: number, to: number]>>> = {
  concedes: [0, 0.9],
  shades: [0.6, 0.95],
};

/** An option costs a buyer up to so many times what it is worth to the seller. */
const MINDS_AT_MOST = 2;

/** A buyer cares for so many terms; nobody bargains over twelve. */
const TERMS_MINDED = 4;

/** At most so many different counts are ordered. */
const SIZES = 6;

/** Where a policy sets no other mark, the largest order is so many times the smallest. */
const LARGEST_ORDER = 10;

/**
 * The counts that buyers order, ascending: spread evenly by proportion from the least to ten times as many, or to twice
 * the last break where there is one, never above what can be ordered.
 * @example orderSizes({ ...policy, quantity: { min: 1, max: 1, unit: 'car' } }) // [1]
 */
export function orderSizes(policy: Policy): number[] {
  const { min, max } = quantityBounds(policy);
  const mark = Math.max(min * LARGEST_ORDER, ...(policy.quantity?.breaks ?? []).map(({ from }) => 2 * from));
  const most = Math.min(max, mark);
  const sizes = Array.from({ length: SIZES }, (_, at) => Math.round(min * (most / min) ** (at / (SIZES - 1))));
  return [...new Set(sizes)];
}

/** The buyers of a seed: the first ones are the same however many are drawn. */
export function drawBuyers(policy: Policy, draws: Draws): Buyer[] {
  const sizes = orderSizes(policy);
  const terms = openOptions(policy);
  const periods = spreadPeriods(policy, { terms: {} });
  return Array.from({ length: draws.count }, (_, at) => {
    const random = createRandom(`${draws.seed}/buyer/${at}`);
    const type = drawType(random, draws.types);
    const [from, to] = OPENINGS[type] ?? [1, 1];
    const quantity = random.pick(sizes);
    const value = drawValue(random, policy, draws);
    return {
      value,
      room: Math.max(0, value - policy.floor_price),
      type,
      opening: from + (to - from) * random.next(),
      bids: 3 + random.integer(6),
      asks: random.chance(0.5) ? 1 : 3,
      quantity,
      arrives: random.next(),
      knows: random.next(),
      stays: random.next(),
      minds: drawMinds(random, terms, { quantity, periods }),
    };
  });
}

function drawType(random: Random, types: TypeShares): BuyerType {
  const draw = random.next();
  let reached = 0;
  let last: BuyerType = BUYER_TYPES[0];
  for (const type of BUYER_TYPES) {
    const share = types[type] ?? 0;
    if (share <= 0) continue;
    last = type;
    reached += share;
    if (draw < reached) return type;
  }
  return last;
}

function drawValue(random: Random, { floor_price, list_price }: Policy, { prior, bids }: Draws): number {
  if (bids.length > 0) return random.pick(bids);
  const { low, high, mean, deviation } = prior;
  const share =
    prior.family === 'normal'
      ? (mean ?? VALUE_DEFAULTS.mean) + (deviation ?? VALUE_DEFAULTS.deviation) * random.normal()
      : (low ?? VALUE_DEFAULTS.low) + ((high ?? VALUE_DEFAULTS.high) - (low ?? VALUE_DEFAULTS.low)) * random.next();
  return floor_price + (list_price - floor_price) * share;
}

/** What the options of the terms that a buyer cares for cost it: each option a draw of its own. */
function drawMinds(
  random: Random,
  terms: readonly OpenOption[][],
  order: { quantity: number; periods: number },
): Map<string, number> {
  const minded = random.shuffle(terms).slice(0, TERMS_MINDED).flat();
  return new Map(
    minded.map(({ key, worth, charge }) => [
      key,
      MINDS_AT_MOST * random.next() * perUnitAndPeriod(worth, order) + perUnitAndPeriod(charge, order),
    ]),
  );
}
