import { compose } from './compose.js';
import { end, holdStanding } from './hold.js';
import { openAtList } from './open-at-list.js';
import { isQuote, quoteOf } from './quote.js';
import type { ReplyDecision } from './reply.js';
import { settleOrder } from './settle-order.js';
import type { Turn } from './turn.js';

/** What can be read in more than one way, or only over a slip of the pen, is asked back, and nothing moves on it. */
export function askBack(turn: Turn): ReplyDecision | null {
  const { facts } = turn.reading;
  if (facts.misspelled === true) return holdStanding(turn, 'did_you_mean') ?? openAtList(turn);
  return facts.unclear || turn.farAbove || facts.other_currency !== undefined ? askBackOnce(turn) : null;
}

/** Asks back; the second time in a row a person takes over. */
export function askBackOnce(turn: Turn): ReplyDecision {
  if (turn.memory.unclear > 0)
    return end(turn, {
      kind: 'handoff',
      offers: turn.standing,
      reason: 'unclear',
      decidedBy: 'rule:unclear_twice',
      unclear: 1,
      why: 'Two messages in a row could not be understood: a person should read them.',
      summarised: true,
    });
  const unclear = turn.memory.unclear + 1;
  const held = turn.standing.length > 0 ? holdStanding(turn, 'unclear', unclear) : openUnclear(turn, unclear);
  return held ?? settleOrder(turn);
}

/** The list price with the question which price and terms are meant. */
function openUnclear(turn: Turn, unclear: number): ReplyDecision | null {
  const quote = quoteOf({ ...turn, bid: null }, turn.proposal.order);
  if (!isQuote(quote)) return null;
  return compose(turn, {
    kind: 'offer',
    offers: [quote.offer],
    reason: 'unclear',
    decidedBy: 'rule:unclear',
    why: 'The message can be read in more than one way: the buyer is asked once, and nothing is signed.',
    unclear,
  });
}
