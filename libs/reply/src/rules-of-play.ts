import type { Offer } from '@svc/policy-rules';
import { bargain, end, holdStanding, roundsOver } from './bargain.js';
import { compose } from './compose.js';
import { confirmYes } from './confirm-yes.js';
import type { ReplyDecision } from './reply.js';
import { openAtList } from './open-at-list.js';
import { requote } from './requote.js';
import { acceptedOffer, refusesNoneOf } from './seal.js';
import { offeredBefore } from './offered-before.js';
import { letGo } from './take-leave.js';
import { tradesBeside } from './trades.js';
import { isBargaining, type Turn } from './turn.js';

/** One rule: the reply that it makes, or null where it does not apply. */
type RuleOfPlay = (turn: Turn) => ReplyDecision | null;

/** Messages beyond this many a move, and `SPARE_TURNS`, end a negotiation that goes nowhere. */
const TURNS_PER_ROUND = 4;
const SPARE_TURNS = 8;

/** The rules in their order: the first that applies makes the reply. */
const RULES_OF_PLAY: readonly RuleOfPlay[] = [
  letGo,
  handOver,
  confirmYes,
  seal,
  endTalk,
  askBack,
  standBy,
  requote,
  move,
  answer,
  askBackUnread,
];

/** Applies the rules; the last of them always answers. */
export function play(turn: Turn): ReplyDecision {
  for (const rule of RULES_OF_PLAY) {
    const reply = rule(turn);
    if (reply) return reply;
  }
  throw new RangeError('the last rule of play answers every message');
}

function handOver(turn: Turn): ReplyDecision | null {
  const subject = turn.policy.handoff?.find((candidate) => turn.reading.facts.handoff?.includes(candidate.id));
  if (!subject) return null;
  const why = `The message is about "${subject.id}", which the policy leaves to a person.`;
  return end(turn, {
    kind: 'handoff',
    offers: turn.standing,
    reason: 'for_a_person',
    decidedBy: 'rule:handoff',
    why,
    handoff: subject.text,
  });
}

/**
 * A yes to an offer that was sent makes the deal, if every rule still allows it; else there is something new to agree
 * on.
 */
function seal(turn: Turn): ReplyDecision | null {
  const accepted = acceptedOffer(turn);
  if (accepted === null) return null;
  if (accepted === 'unclear') return askBackOnce(turn);
  const deal = compose(turn, {
    kind: 'deal',
    offers: [accepted],
    reason: 'buyer_accepted',
    decidedBy: 'rule:buyer_accepted',
    why: 'The buyer said yes to an offer that was sent, and every rule still allows it.',
  });
  return deal ?? offerAnew(turn, accepted);
}

/** What was agreed to may not be signed any more, because stock or a confirmation is gone. */
function offerAnew(turn: Turn, accepted: Offer): ReplyDecision {
  const order = { quantity: accepted.quantity, terms: accepted.terms };
  const reply = bargain({
    ...turn,
    standing: [],
    memory: { ...turn.memory, standing: [] },
    proposal: { ...turn.proposal, order, price: null, said: [] },
  });
  return { ...reply, decided_by: reply.kind === 'offer' ? 'rule:no_longer_available' : reply.decided_by };
}

function endTalk(turn: Turn): ReplyDecision | null {
  return turn.memory.turn > turn.maxRounds * TURNS_PER_ROUND + SPARE_TURNS ? roundsOver(turn) : null;
}

function askBack(turn: Turn): ReplyDecision | null {
  const { facts } = turn.reading;
  return facts.unclear || turn.farAbove || facts.other_currency !== undefined ? askBackOnce(turn) : null;
}

/** An offer once made stays: who asks for it again gets it, at the price at which it was made. */
function standBy(turn: Turn): ReplyDecision | null {
  const offer = offeredBefore(turn);
  if (!offer) return null;
  return compose(turn, {
    kind: 'offer',
    offers: [offer],
    reason: 'still_offered',
    decidedBy: 'rule:still_offered',
    why: 'The buyer asks for what has been offered before; an offer once made stays available.',
  });
}

/** The first word gets the list price; bargaining is the engine's, and only news can move it. */
function move(turn: Turn): ReplyDecision | null {
  if (!isBargaining(turn)) return null;
  const { reading, proposal, standing } = turn;
  if (onlyDeclines(turn)) return holdStanding(turn, 'offering') ?? bargain(turn);
  const pushes = proposal.price !== null || reading.facts.wants_discount === true || reading.intent === 'reject';
  if (standing.length === 0 && turn.memory.round === 0 && !pushes) return openAtList(turn) ?? bargain(turn);
  return turn.fresh.better || turn.fresh.other ? bargain(turn) : (stayPut(turn) ?? bargain(turn));
}

/** "No batteries", where no offer holds any: that moves no price. */
const onlyDeclines = ({ policy, reading: { intent, facts, refuses }, proposal, standing }: Turn): boolean =>
  intent === 'reject' &&
  standing.length > 0 &&
  proposal.price === null &&
  proposal.said.length === 0 &&
  facts.wants_discount !== true &&
  Object.keys(refuses).length > 0 &&
  refusesNoneOf(policy, refuses, standing);

/**
 * A complaint, a bid that is no better than one before, or silence about terms: the price stays, and other ways to it
 * are shown once.
 */
function stayPut(turn: Turn): ReplyDecision | null {
  const repeats = turn.proposal.price !== null;
  if (turn.standing.length === 0) return repeats ? null : openAtList(turn);
  if (repeats && turn.memory.round + 1 >= turn.maxRounds) return roundsOver(turn);
  const [first] = turn.standing;
  const beside = first && turn.standing.length === 1 ? tradesBeside(turn, first) : [];
  if (first && beside.length > 0)
    return compose(turn, {
      kind: 'offer',
      offers: [first, ...beside],
      reason: 'trade_instead',
      decidedBy: 'rule:trade_instead',
      why: 'The message brings nothing that could move the price: other terms of the same worth are shown.',
      countsAsRound: repeats,
    });
  return holdStanding(turn, repeats ? 'not_yet' : 'ask_price', 0, repeats);
}

/** Greetings, questions and things never given: answered, and what is on the table stands. */
function answer(turn: Turn): ReplyDecision | null {
  const { intent, facts } = turn.reading;
  const answered = (facts.asked?.length ?? 0) > 0;
  const refused = (facts.never?.length ?? 0) > 0;
  const noted =
    (facts.asks ?? []).length > 0 || (facts.open_questions ?? []).length > 0 || facts.asked_about !== undefined;
  if (
    !answered &&
    !refused &&
    !noted &&
    !postpones(turn) &&
    intent !== 'greet' &&
    intent !== 'ask' &&
    intent !== 'accept'
  )
    return null;
  if (turn.standing.length === 0) return openAtList(turn) ?? nothingOr(turn);
  if (refused) return holdStanding(turn, 'never_given') ?? nothingOr(turn);
  if (facts.asks?.includes('options')) return showOptions(turn) ?? nothingOr(turn);
  const onlyOpen = !answered && (facts.asks ?? []).length === 0 && (facts.open_questions ?? []).length > 0;
  if (postpones(turn)) return holdStanding(turn, 'stays_open') ?? nothingOr(turn);
  if (answered || noted) return holdStanding(turn, onlyOpen ? 'offering' : 'answering') ?? nothingOr(turn);
  return intent === 'greet' ? (holdStanding(turn, 'courtesy') ?? nothingOr(turn)) : askBackOnce(turn);
}

/** "I'll think about it": nothing is asked and nothing is refused; what stands stays open. */
const postpones = ({ reading: { intent, facts } }: Turn): boolean =>
  intent === 'other' && facts.acts !== undefined && facts.acts.every(({ act }) => act === 'leave');

/** Other ways to the same worth, where the buyer asks for choices; else what stands. */
function showOptions(turn: Turn): ReplyDecision | null {
  const [first] = turn.standing;
  const beside = first ? tradesBeside(turn, first) : [];
  if (!first || beside.length === 0) return holdStanding(turn, 'answering');
  return compose(turn, {
    kind: 'offer',
    offers: [first, ...beside],
    reason: 'trade_instead',
    decidedBy: 'rule:options',
    why: 'The buyer asks for choices: deals of the same worth are shown.',
  });
}

function askBackUnread(turn: Turn): ReplyDecision {
  return askBackOnce(turn);
}

/** Asks back; the second time in a row a person takes over. */
function askBackOnce(turn: Turn): ReplyDecision {
  if (turn.memory.unclear > 0) {
    return end(turn, {
      kind: 'handoff',
      offers: turn.standing,
      reason: 'unclear',
      decidedBy: 'rule:unclear_twice',
      unclear: 1,
      why: 'Two messages in a row could not be understood: a person should read them.',
    });
  }
  const unclear = turn.memory.unclear + 1;
  const held = turn.standing.length > 0 ? holdStanding(turn, 'unclear', unclear) : openAtList(turn, unclear);
  return held ?? nothingOr(turn);
}

/** Something else that may be offered, or the end. */
function nothingOr(turn: Turn): ReplyDecision {
  return turn.memory.round < turn.maxRounds
    ? bargain({ ...turn, standing: [], memory: { ...turn.memory, standing: [] } })
    : roundsOver(turn);
}
