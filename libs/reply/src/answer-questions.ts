import { askBackOnce } from './ask-back.js';
import { compose } from './compose.js';
import { holdStanding, type HoldingReason } from './hold.js';
import { besideOffer } from './menu.js';
import { openAtList } from './open-at-list.js';
import { isLast, isQuote, quoteOf } from './quote.js';
import type { ReplyDecision } from './reply.js';
import { nothingToOffer, settleOrder } from './settle-order.js';
import type { Turn } from './turn.js';

/** Which question a message asks that is answered while what is on the table stands, the first that it asks. */
const ANSWERED: readonly (readonly [HoldingReason, (turn: Turn) => boolean])[] = [
  ['never_given', ({ reading: { facts } }) => (facts.never?.length ?? 0) > 0],
  ['firm', (turn) => asksFirm(turn) && isFirm(turn)],
  ['last_price', (turn) => asksFirm(turn) && isLast(turn, turn.standing[0] ?? turn.proposal.order)],
  ['never_match', ({ reading: { facts } }) => facts.asks?.includes('match') === true],
  ['stays_open', (turn) => postpones(turn)],
  ['answering', ({ reading: { facts } }) => (facts.asked?.length ?? 0) + (facts.asks ?? []).length > 0],
  ['offering', ({ reading: { facts } }) => (facts.open_questions ?? []).length > 0 || facts.asked_about !== undefined],
  ['courtesy', ({ reading: { intent } }) => intent === 'greet'],
];

/** Greetings, questions and things never given: answered, and what is on the table stands. */
export function answerQuestions(turn: Turn): ReplyDecision | null {
  const { facts, intent } = turn.reading;
  const reason = ANSWERED.find(([, holds]) => holds(turn))?.[0];
  if (reason === undefined && intent !== 'ask' && intent !== 'accept') return null;
  if (turn.standing.length === 0) return openAtList(turn) ?? settleOrder(turn);
  if (reason === undefined) return askBackOnce(turn);
  if (facts.asks?.includes('options')) return showOptions(turn) ?? nothingToOffer(turn);
  return holdStanding(turn, reason) ?? settleOrder(turn);
}

const asksFirm = ({ reading: { facts } }: Turn): boolean => facts.asks?.includes('firm') === true;

/** Whether the price of what is on the table does not move for words. */
function isFirm(turn: Turn): boolean {
  const quote = quoteOf(turn, turn.standing[0] ?? turn.proposal.order);
  return isQuote(quote) && quote.prices.list <= quote.prices.reserve;
}

/** "I'll think about it": nothing is asked and nothing is refused; what stands stays open. */
const postpones = ({ reading: { intent, facts } }: Turn): boolean =>
  intent === 'other' && facts.acts !== undefined && facts.acts.every(({ act }) => act === 'leave');

/** Other packages that cost less, where the buyer asks for choices; else what stands. */
function showOptions(turn: Turn): ReplyDecision | null {
  const [first] = turn.standing;
  const beside = first ? besideOffer(turn, first) : [];
  if (!first || beside.length === 0) return holdStanding(turn, 'answering');
  return compose(turn, {
    kind: 'offer',
    offers: [first, ...beside],
    reason: 'trade_instead',
    decidedBy: 'rule:options',
    why: 'The buyer asks for choices: cheaper packages are shown.',
  });
}
