import { compose } from './compose.js';
import { end, holdStanding } from './hold.js';
import { besideOffer, isShown } from './menu.js';
import { isLast, isQuote, quoteOf } from './quote.js';
import type { ReplyDecision } from './reply.js';
import { refusesNoneOf } from './seal.js';
import type { Turn } from './turn.js';

/** "No batteries", where no offer holds any: that moves nothing. */
export const onlyDeclines = ({ policy, reading: { facts, refuses }, proposal, standing, bid }: Turn): boolean =>
  bid === null &&
  proposal.said.length === 0 &&
  facts.wants_discount !== true &&
  Object.keys(refuses).length > 0 &&
  refusesNoneOf(policy, refuses, standing);

/** A complaint or a bare no: the price stays, and other ways to it are shown once. */
export function stayPut(turn: Turn): ReplyDecision | null {
  const [first] = turn.standing;
  const quote = first && quoteOf(turn, first);
  const isFirm = quote !== undefined && isQuote(quote) && quote.prices.list <= quote.prices.reserve;
  const beside = first && turn.standing.length === 1 ? besideOffer(turn, first) : [];
  if (first && beside.some((other) => !isShown(turn, other)))
    return compose(turn, {
      kind: 'offer',
      offers: [first, ...beside],
      reason: 'trade_instead',
      decidedBy: 'rule:trade_instead',
      why: 'The message brings nothing that could move the price: packages that cost less are shown.',
    });
  if (isFirm) return holdStanding(turn, 'firm');
  // Who has named a figure is not asked for one.
  if (!first || !isLast(turn, first))
    return holdStanding(turn, turn.memory.last_bid === null ? 'ask_price' : 'holding');
  return refusesLast(turn) ?? holdStanding(turn, 'last_price');
}

/** A bare no to the last price, the second time, ends the talk. */
function refusesLast(turn: Turn): ReplyDecision | null {
  if (turn.reading.intent !== 'reject' || turn.reading.facts.complains === true) return null;
  if (!turn.memory.called_back)
    return holdStanding({ ...turn, memory: { ...turn.memory, called_back: true } }, 'last_price');
  return end(turn, {
    kind: 'decline',
    offers: turn.standing.slice(0, 1),
    reason: 'rounds_over',
    decidedBy: 'rule:last_refused',
    why: 'The last price was refused twice.',
  });
}
