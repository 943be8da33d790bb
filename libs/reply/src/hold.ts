import { compose, type Move } from './compose.js';
import type { ReplyDecision } from './reply.js';
import type { Turn } from './turn.js';

/** Why what is on the table is said again: the rule, and what the seller reads. */
const HOLDS = {
  holding: { rule: 'hold', why: 'The message moves nothing, so what is on the table stands.' },
  ask_price: { rule: 'ask_price', why: 'A complaint alone moves nothing: the buyer is asked for a figure.' },
  firm: { rule: 'firm', why: 'Nothing is given for nothing here: the price is firm.' },
  last_price: { rule: 'last_price', why: 'The last price has been named: what stands can be taken.' },
  stays_open: { rule: 'stays_open', why: 'The buyer takes leave: what is on the table is named once more.' },
  courtesy: {
    rule: 'courtesy',
    why: 'The message only greets or thanks: it is answered in kind, and what is on the table stands.',
  },
  unclear: {
    rule: 'unclear',
    why: 'The message can be read in more than one way: it is asked back once, and nothing is signed on it.',
  },
  did_you_mean: {
    rule: 'did_you_mean',
    why: 'The message was read over a slip of the pen: it is asked back, and nothing moves on it.',
  },
  taken_back: { rule: 'taken_back', why: 'The buyer takes a figure back: it counts for nothing.' },
  offering: {
    rule: 'answer',
    why: 'The message asks what nobody could answer: it is noted, and what is on the table stands.',
  },
  answering: { rule: 'answer', why: 'A question was answered from the policy; what is on the table stands.' },
  never_match: { rule: 'answer', why: 'The price of somebody else was named: it moves nothing.' },
  never_given: {
    rule: 'never',
    why: 'Something was asked for that the policy never gives; what is on the table stands.',
  },
  which_option: {
    rule: 'which_option',
    why: 'The buyer says yes to a menu and not to what in it: it is asked which, and nothing is signed.',
  },
  yes_in_doubt: {
    rule: 'yes_in_doubt',
    why: 'The buyer says yes with something beside it that could not be understood: a plain yes is asked for.',
  },
  bid_refused: { rule: 'bid_refused', why: 'The seller does not take the bid; what is on the table stands.' },
} as const satisfies Partial<Record<Move['reason'], { rule: string; why: string }>>;

export type HoldingReason = keyof typeof HOLDS;

/** What needs the whole menu: it is asked which is meant. Else its first offer is said, and its letters choose. */
const SAYS_MENU: ReadonlySet<HoldingReason> = new Set(['which_option', 'yes_in_doubt', 'unclear', 'did_you_mean']);

/** Repeats what is on the table, as far as it may still be offered; null where nothing of it may. */
export function holdStanding(turn: Turn, reason: HoldingReason, unclear = 0): ReplyDecision | null {
  const { rule, why } = HOLDS[reason];
  const offers = SAYS_MENU.has(reason) ? turn.standing : turn.standing.slice(0, 1);
  return compose(turn, { kind: 'offer', offers, reason, decidedBy: `rule:${rule}`, why, unclear });
}

/** A reply that needs no offer; those it has are left out where they may no longer stand. */
export function end(turn: Turn, move: Move & { kind: 'decline' | 'handoff' }): ReplyDecision {
  const reply = compose(turn, move);
  if (!reply) throw new RangeError(`a ${move.kind} needs no offer`);
  return reply;
}
