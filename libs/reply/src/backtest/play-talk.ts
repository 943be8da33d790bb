import { curvePrice, type BuyerMove, type CurveRules } from '../curve.js';
import type { PackagePrices } from '../package-prices.js';
import type { Buyer } from './population.js';

/** How a talk ended. */
export interface PlayedTalk {
  /** The unit price of the deal; null where there is none. */
  price: number | null;
  /** The highest bid below the reserve, which waits for the seller; null where there is none. */
  waiting: number | null;
}

/** One message of a plan: a bid or a plain wish for less, and up to which price the buyer takes the table instead. */
interface Step {
  bid: number | null;
  takes: number;
}

/**
 * How a buyer of each type who does not know the rules goes on, given the most that it pays (`value`):
 * - `concedes`: 3 to 8 bids in even steps up to its value, from a first one that gives 0 to 0.9 of the room between the
 *   seller's lowest price and its value.
 * - `repeats`: bids its value up to three times.
 * - `asks_then_bids`: asks for less, then bids its value.
 * - `bids_once`: bids its value.
 * - `shades`: makes one bid that gives 0.6 to 0.95 of that room.
 * - `asks`: asks for less, once or three times, and names no figure.
 *
 * Each takes what is on the table at the end where that is at most its value, and before that where a bid of its own
 * would not be lower; who asks does so first, whatever the list price is.
 */
function planOf({ type, opening, room, bids, asks }: Buyer, value: number): Step[] {
  const open = value - (1 - opening) * room;
  const step = (bid: number): Step => ({ bid, takes: bid });
  const wish = (at: number): Step => ({ bid: null, takes: at === 0 ? -Infinity : value });
  switch (type) {
    case 'concedes':
      return Array.from({ length: bids }, (_, at) => step(open + ((value - open) * at) / (bids - 1)));
    case 'repeats':
      return [step(value), step(value), step(value)];
    case 'asks_then_bids':
      return [wish(0), step(value)];
    case 'bids_once':
      return [step(value)];
    case 'shades':
      return [step(open)];
    case 'asks':
      return Array.from({ length: asks }, (_, at) => wish(at));
  }
}

/** Plays a buyer who does not know the rules: they move as people do, and the price follows the curve. */
export function playTalk(buyer: Buyer, value: number, prices: PackagePrices, rules: CurveRules): PlayedTalk {
  const moves: BuyerMove[] = [];
  let table = prices.list;
  let waiting: number | null = null;
  for (const { bid, takes } of planOf(buyer, value)) {
    if (table <= takes) return { price: table, waiting: null };
    const said = bid === null ? null : downTo(rules.step, bid);
    moves.push({ bid: said, wish: said === null });
    const { price, taken } = curvePrice(prices, moves, rules);
    if (taken) return { price, waiting: null };
    table = price;
    if (said !== null && said > 0) waiting = Math.max(said, waiting ?? 0);
  }
  return table <= value ? { price: table, waiting: null } : { price: null, waiting };
}

/**
 * Plays a buyer who knows the rules: it names the reserve where that is within its means. Where bids from a price up
 * are approved after a time and waiting leaves it more, it names that price and waits.
 */
export function playKnowing(
  value: number,
  prices: PackagePrices,
  { approval, step }: { approval: KnownApproval | null; step: number },
): PlayedTalk {
  const now = value - prices.reserve;
  const later = approval === null ? -Infinity : approval.patience * (value - approval.from);
  if (approval !== null && later > Math.max(0, now)) return { price: null, waiting: approval.from };
  if (now >= 0) return { price: prices.reserve, waiting: null };
  const bid = downTo(step, value);
  return { price: null, waiting: bid > 0 ? bid : null };
}

/** A rule of approval as a buyer sees it who knows it. */
export interface KnownApproval {
  from: number;
  patience: number;
}

/** A bid as people can name it: down to the price step. */
const downTo = (step: number, bid: number): number => Number((Math.floor(bid / step + 1e-9) * step).toFixed(6));
