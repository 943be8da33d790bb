import { compose } from './compose.js';
import { confirmYes } from './confirm-yes.js';
import { end, holdStanding, type HoldingReason } from './hold.js';
import { besideOffer } from './menu.js';
import { isQuote, quoteOf } from './quote.js';
import type { ReplyDecision } from './reply.js';
import { acceptedOffer, refusesNoneOf } from './seal.js';
import { nothingToOffer, settleOrder } from './settle-order.js';
import { isApproved } from './standing-bid.js';
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
  answer,
];

/** Applies the rules; what none of them answers is asked back. */
export function play(turn: Turn): ReplyDecision {
  for (const rule of RULES_OF_PLAY) {
    const reply = rule(turn);
    if (reply) return reply;
  }
  return askBackOnce(turn);
}

/** The buyer takes leave without a bid: answered with what stands, once, and a decline where they mean it. */
function letGo(turn: Turn): ReplyDecision | null {
  const { reading, memory, bid } = turn;
  if (reading.intent !== 'quit' || (bid !== null && reading.facts.for_good !== true)) return null;
  if (reading.facts.for_good !== true && !memory.called_back) {
    const stays = holdStanding({ ...turn, memory: { ...memory, called_back: true } }, 'stays_open');
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
      : 'The buyer wishes to speak to a person.',
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
    why: 'A signed deal holds the thing for somebody else; who agreed to buy it meanwhile is next in line.',
    memory: { ...turn.memory, bid: waits ?? turn.memory.bid },
  });
}

/** A bid that waited may be offered now: the thing is free, the reserve has come down to it, or a rule approves it. */
function offerApproved(turn: Turn): ReplyDecision | null {
  const { bid } = turn.memory;
  if (bid === null) return null;
  const quote = quoteOf({ ...turn, bid: null }, bid);
  if (!isQuote(quote) || !isApproved(turn, quote.prices.reserve)) return null;
  return compose(turn, {
    kind: 'offer',
    offers: [{ quantity: bid.quantity, terms: quote.offer.terms, price: Math.min(bid.price, quote.offer.price) }],
    reason: 'approved',
    decidedBy: 'rule:approved',
    why: 'The bid that waited may be offered now: the thing is free, the reserve has come down to it, or a rule approves it.',
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
    why: 'The buyer said yes to an offer that was sent, and it can still be had.',
  });
}

/** What was agreed to can be had no more, because its stock, a confirmation or its time is gone. */
function offerAnew(turn: Turn): ReplyDecision | null {
  const [gone] = turn.gone;
  if (turn.reading.intent !== 'accept' || turn.standing.length > 0 || gone === undefined) return null;
  const order = { quantity: gone.quantity, terms: gone.terms };
  const reply = settleOrder({ ...turn, bid: null, proposal: { ...turn.proposal, order, price: null, said: [] } });
  return { ...reply, decided_by: reply.kind === 'offer' ? 'rule:no_longer_available' : reply.decided_by };
}

/** A talk that goes nowhere ends; a bid is answered all the same. */
function endTalk(turn: Turn): ReplyDecision | null {
  if (turn.memory.turn <= turn.maxRounds * TURNS_PER_ROUND + SPARE_TURNS || turn.bid !== null) return null;
  return end(turn, {
    kind: 'decline',
    offers: turn.standing.slice(0, 1),
    reason: 'rounds_over',
    decidedBy: 'rule:rounds_over',
    why: `The talk has gone on for ${turn.memory.turn} messages, and nothing was agreed.`,
  });
}

function askBack(turn: Turn): ReplyDecision | null {
  const { facts } = turn.reading;
  if (facts.misspelled === true) return holdStanding(turn, 'did_you_mean') ?? openAtList(turn);
  return facts.unclear || turn.farAbove || facts.other_currency !== undefined ? askBackOnce(turn) : null;
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
    why: 'The buyer speaks of one offer of a menu; it stands.',
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

/** "No batteries", where no offer holds any: that moves nothing. */
const onlyDeclines = ({ policy, reading: { facts, refuses }, proposal, standing, bid }: Turn): boolean =>
  bid === null &&
  proposal.said.length === 0 &&
  facts.wants_discount !== true &&
  Object.keys(refuses).length > 0 &&
  refusesNoneOf(policy, refuses, standing);

/** A complaint or a bare no: the price stays, and other ways to it are shown once. */
function stayPut(turn: Turn): ReplyDecision | null {
  const [first] = turn.standing;
  const quote = first && quoteOf(turn, first);
  const isFirm = quote !== undefined && isQuote(quote) && quote.prices.list <= quote.prices.reserve;
  const isLast = quote !== undefined && isQuote(quote) && quote.curve.last;
  const beside = first && turn.standing.length === 1 ? besideOffer(turn, first) : [];
  if (first && beside.length > 0)
    return compose(turn, {
      kind: 'offer',
      offers: [first, ...beside],
      reason: 'trade_instead',
      decidedBy: 'rule:trade_instead',
      why: 'The message brings nothing that could move the price: packages that cost less are shown.',
    });
  if (isFirm) return holdStanding(turn, 'firm');
  if (!isLast) return holdStanding(turn, 'ask_price');
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

/** The list price for what the buyer asked for, else for the default terms; null where neither may be offered. */
function openAtList(turn: Turn): ReplyDecision | null {
  const { reading, proposal, policy } = turn;
  const orders = [proposal.order, { quantity: proposal.order.quantity, terms: {} }];
  for (const order of orders) {
    const quote = quoteOf(turn, order);
    if (!isQuote(quote)) continue;
    const menu = reading.facts.asks?.includes('options') ? besideOffer(turn, quote.offer) : [];
    const refuses = (reading.facts.never?.length ?? 0) > 0;
    return compose(turn, {
      kind: 'offer',
      offers: [quote.offer, ...menu],
      reason: menu.length > 0 ? 'trade_instead' : refuses ? 'never_given' : 'opening',
      decidedBy: 'rule:opening',
      why: `Nothing was asked for yet, so ${policy.list_price}, the list price, or what it comes to, is named.`,
    });
  }
  return null;
}

/** Which question a message asks that is answered while what is on the table stands, the first that it asks. */
const ANSWERED: readonly (readonly [HoldingReason, (turn: Turn) => boolean])[] = [
  ['never_given', ({ reading: { facts } }) => (facts.never?.length ?? 0) > 0],
  ['firm', (turn) => turn.reading.facts.asks?.includes('firm') === true && isFirm(turn)],
  ['never_match', ({ reading: { facts } }) => facts.asks?.includes('match') === true],
  ['stays_open', (turn) => postpones(turn)],
  ['answering', ({ reading: { facts } }) => (facts.asked?.length ?? 0) + (facts.asks ?? []).length > 0],
  ['offering', ({ reading: { facts } }) => (facts.open_questions ?? []).length > 0 || facts.asked_about !== undefined],
  ['courtesy', ({ reading: { intent } }) => intent === 'greet'],
];

/** Greetings, questions and things never given: answered, and what is on the table stands. */
function answer(turn: Turn): ReplyDecision | null {
  const { facts, intent } = turn.reading;
  const reason = ANSWERED.find(([, holds]) => holds(turn))?.[0];
  if (reason === undefined && intent !== 'ask' && intent !== 'accept') return null;
  if (turn.standing.length === 0) return openAtList(turn) ?? settleOrder(turn);
  if (reason === undefined) return askBackOnce(turn);
  if (facts.asks?.includes('options')) return showOptions(turn) ?? nothingToOffer(turn);
  return holdStanding(turn, reason) ?? settleOrder(turn);
}

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
    why: 'The buyer asks for choices: packages that cost less are shown.',
  });
}

/** Asks back; the second time in a row a person takes over. */
function askBackOnce(turn: Turn): ReplyDecision {
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
    why: 'The message can be read in more than one way: it is asked back once, and nothing is signed on it.',
    unclear,
  });
}
