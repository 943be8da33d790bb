import type { MessageReading } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { reservePrice } from '@svc/policy-rules/reserve';
import type { BuyerMove } from './curve.js';
import { MEMORY_LIMITS, type ReplyMemory } from './memory.js';
import { namedQuantity } from './named-order.js';
import { orderTag, type Order } from './order.js';
import { saidPrice, type Proposal } from './proposal.js';

/** The bid of this message, a unit; null where it names none, or one for a count that cannot be ordered. */
export function orderableBid({ price, quantityOutOfRange }: Proposal, reading: MessageReading): number | null {
  return quantityOutOfRange === null || namedQuantity(reading.package) === null ? price : null;
}

/** The bid of a message, for which order, the reserve and the list price at that moment, and the figure before it. */
interface NewBid {
  bid: number | null;
  order: Order;
  reserve: number;
  lastSaid: number | null;
  listPrice: number;
}

/** The bid that a message makes under a policy at a moment, in seconds since 1970. */
export const newBid = (
  policy: Policy,
  now: number,
  made: Pick<NewBid, 'bid' | 'order'>,
  { last_bid }: ReplyMemory,
): NewBid => ({
  ...made,
  reserve: reservePrice(policy, now * 1000),
  lastSaid: last_bid,
  listPrice: policy.list_price,
});

/**
 * The bids and wishes with those of this message. A figure that is taken back was none. What no price can depend on is
 * not kept: a bid that is no better than one before.
 */
export function movesAfter(
  before: readonly BuyerMove[],
  { facts }: MessageReading,
  { bid, order, reserve, lastSaid, listPrice }: NewBid,
): BuyerMove[] {
  const kept = facts.takes_back === true ? withoutLastBid(before, lastSaid) : [...before];
  const tag = bid === null ? '' : orderTag(order);
  // Who takes another order at its price, or names more, has bid nothing for this one.
  const counting = kept.filter((move) => move.order === tag || (move.bid ?? 0) < listPrice);
  const best = Math.max(...counting.map((move) => move.bid ?? -Infinity), -Infinity);
  const isBetter = bid !== null && bid > best;
  const wish = facts.wants_discount === true;
  if (!isBetter && !wish) return kept;
  const named = isBetter ? { bid, order: tag, reserve } : { bid: null };
  if (kept.length < MEMORY_LIMITS.moves) return [...kept, { ...named, wish }];
  return isBetter ? [...kept.slice(0, -1), { ...named, wish: kept.at(-1)?.wish === true }] : kept;
}

/** The moves without the last bid; where the last figure was no better than a bid before, that one stands. */
function withoutLastBid(moves: readonly BuyerMove[], lastSaid: number | null): BuyerMove[] {
  const at = moves.findLastIndex(({ bid }) => bid !== null);
  if (lastSaid !== null && moves[at]?.bid !== lastSaid) return [...moves];
  return moves.flatMap((move, index) => (index !== at ? [move] : move.wish ? [{ bid: null, wish: true }] : []));
}

/**
 * The figures of this message, for what is reckoned from them ("split the difference"), and the bid that waits. One
 * that is taken back waits no longer, unless the buyer has signed it.
 */
export function figuresAfter(
  reading: MessageReading,
  proposal: Proposal,
  { last_bid, best_said, bid }: ReplyMemory,
  isPlain: boolean,
): Pick<ReplyMemory, 'last_bid' | 'best_said' | 'bid'> {
  if (reading.facts.takes_back === true)
    return { last_bid: null, best_said: 0, bid: bid?.signed === undefined ? null : bid };
  if (proposal.price === null || !isPlain) return { last_bid, best_said, bid };
  return { last_bid: proposal.price, best_said: Math.max(best_said, saidPrice(reading, proposal) ?? 0), bid };
}
