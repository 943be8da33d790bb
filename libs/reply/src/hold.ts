import { compose, type Move } from './compose.js';
import type { ReplyDecision } from './reply.js';
import type { Turn } from './turn.js';

/** Why what is on the table is said again: the rule, and what the seller reads. */
const HOLDS = {
  holding: { rule: 'hold', why: 'The message changes nothing, so the current offer stays.' },
  ask_price: { rule: 'ask_price', why: 'A complaint alone changes nothing: the buyer is asked for a figure.' },
  firm: { rule: 'firm', why: 'The price is firm: there is no discount without something in return.' },
  last_price: { rule: 'last_price', why: 'The last price was named; the buyer can accept the current offer.' },
  stays_open: { rule: 'stays_open', why: 'The buyer says goodbye: the current offer is named once more.' },
  courtesy: {
    rule: 'courtesy',
    why: 'The message only greets or thanks: the reply does the same, and the current offer stays.',
  },
  unclear: {
    rule: 'unclear',
    why: 'The message can be read in more than one way: the buyer is asked once, and nothing is signed.',
  },
  did_you_mean: {
    rule: 'did_you_mean',
    why: 'The message was read despite a typing error: the buyer is asked, and nothing changes.',
  },
  taken_back: { rule: 'taken_back', why: 'The buyer takes back a figure, which no longer counts.' },
  offering: {
    rule: 'answer',
    why: 'The policy has no answer to the question, which is noted for the seller; the current offer stays.',
  },
  answering: { rule: 'answer', why: 'A question was answered from the policy; the current offer stays.' },
  never_match: { rule: 'answer', why: 'The buyer named somebody else’s price, which changes nothing.' },
  never_given: {
    rule: 'never',
    why: 'The buyer asked for something that the policy never gives; the current offer stays.',
  },
  which_option: {
    rule: 'which_option',
    why: 'The buyer says yes to a menu but does not say to which offer: the buyer is asked, and nothing is signed.',
  },
  yes_in_doubt: {
    rule: 'yes_in_doubt',
    why: 'The buyer says yes together with something that could not be understood: the buyer is asked for a plain yes.',
  },
  bid_refused: { rule: 'bid_refused', why: 'The seller declines the bid; the current offer stays.' },
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
