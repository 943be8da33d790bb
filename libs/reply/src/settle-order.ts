import type { SpokenReason } from '@svc/language';
import { quantityBounds, type Offer } from '@svc/policy-rules';
import { compose } from './compose.js';
import { end, holdStanding } from './hold.js';
import { menuBeside } from './menu.js';
import { sameOrder, type Order } from './order.js';
import { isQuote, quoteOf, type Quote } from './quote.js';
import type { ReplyDecision } from './reply.js';
import { bidAfter } from './standing-bid.js';
import type { Turn } from './turn.js';

/**
 * What a message that speaks of the deal is answered with: the order that it comes to, at its price after the moves so
 * far. Which order, which price and which words never depend on whether a bid is above the floor.
 */
export function settleOrder(turn: Turn): ReplyDecision {
  const quote = quoteOf(turn, turn.proposal.order);
  if (!isQuote(quote)) return otherOrder(turn);
  const { isTheirs, offer, prices } = quote;
  // One that the reserve allows, below another of theirs that stands, waits for nobody: it would undercut that one.
  const isBelow = turn.bid !== null && !isTheirs && turn.bid < Math.min(offer.price, prices.reserve);
  const bid = isBelow ? bidAfter(turn, offer, turn.signedBid) : isTheirs ? null : turn.memory.bid;
  const settled = { ...turn, memory: { ...turn.memory, bid } };
  const reason = reasonFor(turn, quote);
  // Who bids for more than the offer holds does not take it by that.
  const isTaken = turn.memory.unhad.length === 0 && (isTheirs || (turn.bid !== null && turn.bid >= offer.price));
  const menu = isTaken ? [] : menuBeside(settled, offer);
  const movesByTerms = reason === 'offering' || (reason === 'firm' && turn.bid === null);
  const reply = compose(settled, {
    kind: 'offer',
    offers: [offer, ...menu],
    reason: menu.length > 0 && movesByTerms ? 'trade_instead' : reason,
    decidedBy: `engine:${turn.engine}`,
    why: whyOf(quote),
  });
  return reply ?? holdStanding(settled, 'holding') ?? nothingToOffer(settled);
}

/** What the price stands on, for the seller. */
function whyOf({ isTheirs, curve, prices }: Quote): string {
  if (isTheirs)
    return `The bid is at or above the reserve of this package, ${prices.reserve}, so the buyer gets the package.`;
  const moves = `${curve.moves} ${curve.moves === 1 ? 'bid or request has' : 'bids and requests have'} counted`;
  return (
    `${moves}: the price is between the list price of this package, ${prices.list}, and its reserve, ` +
    `${prices.reserve}.`
  );
}

/** The reason that the reply gives, before it is checked. */
function reasonFor(turn: Turn, quote: Quote): SpokenReason {
  const { standing, bid, reading, fresh, memory } = turn;
  const { offer, isTheirs, prices, curve } = quote;
  const wishes = reading.facts.wants_discount === true;
  const before = standing.find((one) => sameOrder(one, offer))?.price ?? prices.list;
  const lowered = offer.price < before;
  if (bid !== null && bid >= before) return 'at_table';
  if (bid !== null && isTheirs) return bid === offer.price ? 'accepts_yours' : 'still_offered';
  if (bid !== null && bid >= offer.price) return 'at_table';
  if (bid !== null && bid >= prices.reserve) return 'still_offered';
  const isFirm = prices.list <= prices.reserve;
  if (bid === null && !wishes)
    return standing.length === 0 && reading.facts.complains === true
      ? isFirm
        ? 'firm'
        : 'ask_price'
      : reasonOfTerms(turn, quote);
  if (isFirm) return 'firm';
  if (!lowered && isTheirs) return bid === null ? 'holding' : 'still_offered';
  if (!lowered) return curve.last ? 'last_price' : 'below_here';
  if (curve.last) return 'last_offer';
  if (bid === null) return 'came_down';
  const hasBidBefore = memory.moves.filter((move) => move.bid !== null).length > 1;
  return fresh.better && hasBidBefore ? 'met_in_the_middle' : standing.length === 0 ? 'below_here' : 'improved';
}

/** The reason of a message that names options, a count or a refusal, and no figure. */
function reasonOfTerms({ standing, reading, proposal, unpaid }: Turn, { offer }: Quote): SpokenReason {
  if (unpaid.some((entry) => proposal.said.includes(entry.split('=')[0] ?? ''))) return 'not_paid_for';
  if (standing.length === 0) return 'opening';
  if (proposal.said.length > 0 && offer.price < Math.min(...standing.map(({ price }) => price)))
    return 'trade_for_term';
  return reading.intent === 'reject' && proposal.said.length === 0 ? 'holding' : 'offering';
}

/** What is answered where the order that the message comes to cannot be had. */
function otherOrder(turn: Turn): ReplyDecision {
  const { order, asked } = turn.proposal;
  const fewer = largestInStock(turn, order.quantity);
  const others: Order[] = [
    ...(fewer === null ? [] : [{ ...order, quantity: fewer }]),
    ...turn.standing.map(({ terms }) => ({ ...order, terms })),
    { ...asked, quantity: order.quantity, terms: {} },
    ...(fewer === null ? [] : [{ ...asked, quantity: fewer, terms: {} }]),
    ...alternatives(turn, order),
  ];
  for (const other of others) {
    const quote = quoteOf(turn, other);
    const reply = isQuote(quote) ? offerInstead(turn, quote) : null;
    if (reply) return reply;
  }
  return holdStanding(turn, 'holding') ?? nothingToOffer(turn);
}

/** An offer of another order than the one that was asked for. */
function offerInstead(turn: Turn, { offer }: Quote): ReplyDecision | null {
  return compose(turn, {
    kind: 'offer',
    offers: [offer],
    reason: 'offering',
    decidedBy: `engine:${turn.engine}`,
    why: 'What the buyer asked for is not available now, so the nearest available package is offered.',
  });
}

/** Every order with one term settled otherwise, for where an option is gone. */
function alternatives({ policy, proposal }: Turn, { quantity }: Order): Order[] {
  return (policy.terms ?? []).flatMap((term) =>
    term.options
      .filter(({ id }) => id !== term.default)
      .map(({ id }) => ({ ...proposal.asked, quantity, terms: { [term.id]: id } })),
  );
}

/** The largest lawful quantity below the wanted one that stock allows, by halving; null where there is none. */
function largestInStock({ policy, judge }: Turn, wanted: number): number | null {
  const there = (quantity: number): boolean => !judge.outOfStock({ quantity, terms: {}, price: policy.list_price });
  let low = quantityBounds(policy).min;
  if (wanted <= low || !there(low) || there(wanted)) return null;
  let high = wanted;
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (there(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Ends or hands over where nothing can be offered now. */
export function nothingToOffer(turn: Turn): ReplyDecision {
  const { policy, judge, proposal } = turn;
  const atList: Offer = { quantity: proposal.order.quantity, terms: {}, price: policy.list_price };
  if (judge.outOfStock(atList) || judge.outOfStock({ ...atList, ...proposal.order }))
    return end(turn, {
      kind: 'decline',
      offers: [],
      reason: 'out_of_stock',
      decidedBy: 'rule:out_of_stock',
      why: 'No stock record says that any of this can be sold now.',
    });
  return end(turn, {
    kind: 'handoff',
    offers: [],
    reason: 'for_a_person',
    decidedBy: 'rule:no_lawful_offer',
    why: 'No offer keeps every rule now: a person should look.',
    summarised: true,
  });
}
