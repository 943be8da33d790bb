import { answerQuestions } from './answer-questions.js';
import { askBack, askBackOnce } from './ask-back.js';
import { compose } from './compose.js';
import { confirmYes } from './confirm-yes.js';
import { end, holdStanding } from './hold.js';
import { orderOf } from './order.js';
import { isQuote, quoteOf } from './quote.js';
import type { ReplyDecision } from './reply.js';
import { acceptedOffer } from './seal.js';
import { settleOrder } from './settle-order.js';
import { isApproved } from './standing-bid.js';
import { onlyDeclines, stayPut } from './stay-put.js';
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
  onHold,
  offerApproved,
  confirmYes,
  seal,
  endTalk,
  askBack,
  standBy,
  settle,
  answerQuestions,
];

/** Applies the rules; what none of them answers is asked back. */
export function play(turn: Turn): ReplyDecision {
  for (const rule of RULES_OF_PLAY) {
    const reply = rule(turn);
    if (reply) return reply;
  }
  return askBackOnce(turn);
}

/**
 * The buyer takes leave without a bid: answered with what stands, once, and a decline where they mean it. A figure
 * beside it that was taken for none may be a bid: then it is no end.
 */
function letGo(turn: Turn): ReplyDecision | null {
  const { reading, memory, bid } = turn;
  if (reading.intent !== 'quit' || (bid !== null && reading.facts.for_good !== true)) return null;
  if (reading.facts.for_good !== true && (!memory.called_back || reading.facts.figure_aside === true)) {
    const stays = holdStanding({ ...turn, memory: { ...memory, called_back: true } }, 'stays_open');
    if (stays) return stays;
    if (reading.facts.figure_aside === true) return null;
  }
  return end(turn, {
    kind: 'decline',
    offers: turn.standing.slice(0, 1),
    reason: 'buyer_quit',
    decidedBy: 'rule:buyer_quit',
    why: 'The buyer has ended the negotiation.',
  });
}

/** A subject of the policy, or the plain wish for a human being, is left to a person. */
function handOver(turn: Turn): ReplyDecision | null {
  const { facts } = turn.reading;
  const subject = turn.policy.handoff?.find((candidate) => facts.handoff?.includes(candidate.id));
  if (!subject && facts.wants_person !== true) return null;
  return end(turn, {
    kind: 'handoff',
    offers: turn.standing,
    reason: 'for_a_person',
    decidedBy: subject ? 'rule:handoff' : 'rule:wants_person',
    why: subject
      ? `The message is about "${subject.id}", which the policy leaves to a person.`
      : 'The buyer wants to speak to a person.',
    handoff: subject?.text ?? null,
    summarised: true,
  });
}

/** One thing is sold once: while it is on hold for somebody else nothing is offered, and a yes waits in line. */
function onHold(turn: Turn): ReplyDecision | null {
  if (!turn.held) return null;
  const accepted = acceptedOffer(turn);
  const agreed = accepted !== null && accepted !== 'unclear' ? accepted : null;
  const waits = agreed && {
    price: agreed.price,
    quantity: agreed.quantity,
    terms: agreed.terms,
    given: turn.now,
    until: agreed.until,
    in_line: true as const,
  };
  return end(turn, {
    kind: 'decline',
    offers: [],
    reason: 'held',
    decidedBy: 'rule:held',
    why: 'A signed deal holds the thing for another buyer; whoever agreed to buy it in the meantime is next in line.',
    memory: { ...turn.memory, bid: waits ?? turn.memory.bid },
  });
}

/** A bid that waited may be offered now: the thing is free, the reserve has come down to it, or a rule approves it. */
function offerApproved(turn: Turn): ReplyDecision | null {
  const { bid } = turn.memory;
  if (bid === null || Object.entries(turn.reading.refuses).some(([term, option]) => bid.terms[term] === option))
    return null;
  const quote = quoteOf({ ...turn, bid: null }, bid);
  if (!isQuote(quote) || !isApproved(turn, quote.prices.reserve)) return null;
  const price = Math.min(bid.price, quote.offer.price);
  return compose(turn, {
    kind: 'offer',
    offers: [{ ...quote.offer, price }],
    // Where the price has come down below the bid, nobody agrees to it.
    reason: price < bid.price ? 'improved' : 'approved',
    decidedBy: 'rule:approved',
    why: 'The waiting bid can be offered: the thing is free, the reserve has fallen to the bid, or a rule approves it.',
    memory: { ...turn.memory, bid: null },
  });
}

/**
 * A yes to an offer that was sent makes the deal, if it can still be had; else there is something new to agree on.
 */
function seal(turn: Turn): ReplyDecision | null {
  const accepted = acceptedOffer(turn);
  if (accepted === 'unclear') return askBackOnce(turn);
  if (accepted === null) return offerAnew(turn);
  return compose(turn, {
    kind: 'deal',
    offers: [accepted],
    reason: 'buyer_accepted',
    decidedBy: 'rule:buyer_accepted',
    why: 'The buyer said yes to an offer that was made and is still valid.',
  });
}

/** What was agreed to can be had no more, because its stock, a confirmation or its time is gone. */
function offerAnew(turn: Turn): ReplyDecision | null {
  const [gone] = turn.gone;
  if (turn.reading.intent !== 'accept' || turn.standing.length > 0 || gone === undefined) return null;
  const order = orderOf(gone);
  const reply = settleOrder({ ...turn, bid: null, proposal: { ...turn.proposal, order, price: null, said: [] } });
  return { ...reply, decided_by: reply.kind === 'offer' ? 'rule:no_longer_available' : reply.decided_by };
}

/** A talk that goes nowhere ends; a bid or another order is answered all the same, and a bid that is taken back. */
function endTalk(turn: Turn): ReplyDecision | null {
  const { proposal, reading, memory, maxRounds } = turn;
  const goesOn = proposal.price !== null || proposal.said.length > 0 || reading.facts.takes_back === true;
  if (memory.turn <= maxRounds * TURNS_PER_ROUND + SPARE_TURNS || goesOn) return null;
  return end(turn, {
    kind: 'decline',
    offers: turn.standing.slice(0, 1),
    reason: 'rounds_over',
    decidedBy: 'rule:rounds_over',
    why: `After ${turn.memory.turn} messages nothing was agreed, so the conversation ends.`,
  });
}

/** A menu that a message chooses from is on the table as long as it is good: what it picks is offered again. */
function standBy(turn: Turn): ReplyDecision | null {
  const { choice } = turn.reading.facts;
  const chosen = choice === undefined ? undefined : turn.standing[choice - 1];
  if (chosen === undefined || turn.bid !== null || turn.reading.intent === 'accept' || turn.proposal.said.length > 0)
    return null;
  return compose(turn, {
    kind: 'offer',
    offers: [chosen],
    reason: 'still_offered',
    decidedBy: 'rule:still_offered',
    why: 'The buyer talks about one offer of a menu; it becomes the current offer.',
  });
}

/** Whatever speaks of the deal is answered with the order that it comes to. */
function settle(turn: Turn): ReplyDecision | null {
  if (!isBargaining(turn)) return null;
  const { standing, reading, proposal, bid } = turn;
  if (standing.length === 0) return settleOrder(turn);
  const asks = bid !== null || reading.facts.wants_discount === true || proposal.said.length > 0;
  if (onlyDeclines(turn)) return holdStanding(turn, 'offering') ?? settleOrder(turn);
  if (asks || turn.fresh.other) return settleOrder(turn);
  if (reading.facts.takes_back === true) return holdStanding(turn, 'taken_back') ?? settleOrder(turn);
  return stayPut(turn) ?? settleOrder(turn);
}
