import { POLICY_DEFAULTS } from '@svc/policy-rules';
import type { StandingBid } from './memory.js';
import { orderOf, sameOrder, type Order } from './order.js';
import type { Turn } from './turn.js';

/**
 * The bid that waits for the seller after a bid of this message that the reserve does not allow: the higher of it and
 * the one that waits already. After the seller has refused one, none waits until the offer has changed.
 */
export function bidAfter(
  { memory, bid, now, policy, standing }: Turn,
  order: Order,
  signed: StandingBid['signed'] | null,
): StandingBid | null {
  const waiting = memory.bid !== null && memory.bid.until > now ? memory.bid : null;
  if (bid === null) return waiting;
  if (memory.refused !== null && memory.refused.offered === (standing[0]?.price ?? null)) return waiting;
  const repeats = waiting !== null && waiting.price === bid && sameOrder(waiting, order) && !signed;
  if (repeats || (waiting !== null && waiting.price > bid)) return waiting;
  const hours = policy.manner?.offer_valid_hours ?? POLICY_DEFAULTS.offerValidHours;
  return {
    price: bid,
    ...orderOf(order),
    given: now,
    until: now + hours * 3600,
    ...(signed ? { signed } : {}),
  };
}

/**
 * Whether the bid that waits may be offered now without a person: it was agreed and the thing is free again; the
 * reserve has come down to it; or the policy approves such bids after a time. `reserve` is that of its package.
 */
export function isApproved({ memory, policy, now, outbidAt, held }: Turn, reserve: number): boolean {
  const { bid } = memory;
  if (bid === null || bid.until <= now || held) return false;
  if (bid.in_line === true) return true;
  if (outbidAt > bid.price) return false;
  if (bid.price >= reserve) return true;
  const rule = policy.manner?.approve;
  if (rule === undefined || bid.price < rule.from) return false;
  return now >= bid.given + (rule.after_hours ?? POLICY_DEFAULTS.approveAfterHours) * 3600;
}
