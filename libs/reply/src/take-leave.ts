import type { Offer } from '@svc/policy-rules';
import { end, holdStanding, takeStandingBid } from './bargain.js';
import { dealKey } from './deal-code.js';
import type { ReplyDecision } from './reply.js';
import { standingBid } from './standing-bid.js';
import type { Turn } from './turn.js';

/** The buyer takes leave: answered with what stands, once, and a decline where they mean it. */
export function letGo(turn: Turn): ReplyDecision | null {
  if (turn.reading.intent !== 'quit') return null;
  const { facts } = turn.reading;
  if (facts.for_good !== true && (!turn.memory.called_back || untakenBid(turn) !== null)) {
    const stays = callBack(turn);
    if (stays) return stays;
  }
  return end(turn, {
    kind: 'decline',
    offers: turn.standing.slice(0, 1),
    reason: 'buyer_quit',
    decidedBy: 'rule:buyer_quit',
    why: 'The buyer has ended the negotiation.',
  });
}

/** A bid that the policy allows and that does not lie on the table yet. */
function untakenBid(turn: Turn): Offer | null {
  const bid = standingBid(turn);
  const key = bid && dealKey(turn.policy, bid);
  const there = turn.standing.some((offer) => offer.price <= (bid?.price ?? 0) && dealKey(turn.policy, offer) === key);
  return there ? null : bid;
}

/**
 * A leave-taking may be a bluff: a bid that the policy allows is taken, else what stands is named once more, and
 * nothing moves.
 */
function callBack(turn: Turn): ReplyDecision | null {
  const called = { ...turn, memory: { ...turn.memory, called_back: true } };
  return (untakenBid(turn) ? takeStandingBid(called) : null) ?? holdStanding(called, 'stays_open');
}
