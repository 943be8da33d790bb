import { fromMicros, packageListMicros, type Offer } from '@svc/policy-rules';
import { decodeDeal } from './deal-code.js';
import { withoutRefused } from './proposal.js';
import type { Turn } from './turn.js';

/** What the buyer would pay, never more than the list of the package, if it keeps every rule now; else null. */
function lawful({ policy, judge }: Turn, bid: Offer): Offer | null {
  const list = fromMicros(packageListMicros(policy, bid, judge.context));
  const offer = { ...bid, price: Math.min(bid.price, list) };
  return judge.allows(offer) ? offer : null;
}

/**
 * The buyer's bid of this message, else the last that they made, without what they have refused since, where the policy
 * allows it; null where none is.
 */
export function standingBid(turn: Turn): Offer | null {
  const { policy, memory } = turn;
  const bid = memory.last_bid_deal === null ? null : decodeDeal(policy, memory.last_bid_deal);
  const terms =
    bid &&
    withoutRefused(
      policy,
      bid.terms,
      Object.fromEntries(memory.unwanted.map((one) => one.split('=') as [string, string])),
    );
  return bid && terms && lawful(turn, { ...bid, terms });
}
