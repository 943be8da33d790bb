import type { MessageReading } from '@svc/language';
import { compose } from './compose.js';
import { arrivalOf, stockFault } from './decide-reply.js';
import { holdStanding } from './hold.js';
import type { DECISIONS } from './limits.js';
import type { ReplyMemory, StandingBid } from './memory.js';
import { orderOf, type Order } from './order.js';
import { stated } from './promises.js';
import type { Circumstances, ReplyDecision, ReplyResult } from './reply.js';
import type { ReplyFault, ReplyFaultCode } from './reply-error.js';
import { settleOrder } from './settle-order.js';
import { openTurn, type Turn } from './turn.js';

/** What the seller's side decides on a bid that waits. */
export type BidDecision = (typeof DECISIONS)[number];

/** A decision of the seller's side on the bid that waits in a negotiation. */
export interface DecideInput extends Circumstances {
  memory: ReplyMemory;
  decision: BidDecision;
  /** The unit price of a counter, in currency units; null with `accept` and `decline`. */
  price: number | null;
  /** Who decides: stands in the receipt as `approved_by`. Null where no one is named. */
  by: string | null;
}

/**
 * The reply to the buyer after the seller has decided on the bid that waits: `accept` offers them their bid, which a
 * plain yes seals, or closes at once where they have signed it; `counter` offers a price; `decline` says that the bid
 * is not taken, and what stands.
 *
 * Faults come as values: `nothing_to_decide`, `bid_expired`, `price_missing`, `price_outside`, `thing_held`,
 * `negotiation_done`.
 *
 * @example decideBid({ policy, policyHash, memory, decision: 'accept', price: null, by: 'Ann', nowMillis, … })
 */
export function decideBid(input: DecideInput): ReplyResult {
  const { memory, decision, policy } = input;
  if (memory.done) return fault('negotiation_done', 'a deal was made in this negotiation; there is nothing to decide');
  const unsent = stockFault(input);
  if (unsent) return unsent;
  const arrival = arrivalOf({ ...input, reading: nothingSaid(memory, policy.language) });
  if ('ok' in arrival) return arrival;
  const turn = openTurn(arrival, memory);
  const { bid } = memory;
  if (bid === null) return fault('nothing_to_decide', 'no bid is waiting in this negotiation');
  if (bid.until <= turn.now)
    return fault('bid_expired', `the bid was valid until ${new Date(bid.until * 1000).toISOString()}`);
  if (decision === 'decline') return decline(turn, bid);
  if (turn.held) return fault('thing_held', 'the thing is held for another buyer; release it first');
  return decision === 'accept' ? accept(turn, bid, input.by) : counter(turn, bid, input);
}

/** The seller takes the bid: an offer, or the deal itself where the buyer has signed it. */
function accept(turn: Turn, bid: StandingBid, by: string | null): ReplyResult {
  const isSigned = bid.signed !== undefined;
  return offered(turn, bid, {
    kind: isSigned ? 'deal' : 'offer',
    price: bid.price,
    by,
    reason: isSigned ? 'buyer_accepted' : 'approved',
    decidedBy: 'rule:seller_accepted',
    why: isSigned
      ? 'The buyer has signed the bid, and the seller accepts it.'
      : 'The seller accepts the waiting bid; the deal closes when the buyer says yes.',
  });
}

/** The seller names a price of their own for what was bid on. */
function counter(turn: Turn, bid: StandingBid, { price, by }: DecideInput): ReplyResult {
  if (price === null) return fault('price_missing', 'a counter needs a price');
  const before = turn.standing.find((one) => one.price <= price);
  if (before !== undefined)
    return fault('price_outside', `the buyer was already offered ${before.price}: a counter must be below it`);
  return offered(turn, bid, {
    kind: 'offer',
    price,
    by,
    reason: 'seller_counter',
    decidedBy: 'rule:seller_countered',
    why: 'The seller answers the waiting bid with another price.',
  });
}

function decline(turn: Turn, bid: StandingBid): ReplyDecision {
  const refused = { price: bid.price, offered: turn.standing[0]?.price ?? null };
  const told = { ...turn, memory: { ...turn.memory, bid: null, refused } };
  return holdStanding(told, 'bid_refused') ?? settleOrder(told);
}

interface SellersOffer {
  kind: 'offer' | 'deal';
  price: number;
  by: string | null;
  reason: 'approved' | 'buyer_accepted' | 'seller_counter';
  decidedBy: string;
  why: string;
}

function offered(turn: Turn, order: Order, { price, by, ...move }: SellersOffer): ReplyResult {
  const offer = { ...orderOf(order), price };
  const broken = turn.judge.broken(stated(turn.policy, offer));
  if (broken !== null) return fault('price_outside', `the policy does not allow it: ${broken}`);
  const reply = compose(turn, {
    ...move,
    offers: [offer],
    memory: { ...turn.memory, bid: null },
    ...(by === null ? {} : { by }),
  });
  return reply ?? fault('price_outside', 'the policy does not allow it');
}

/** Nobody has written: the decision stands in the place of a message. */
export function nothingSaid({ language }: ReplyMemory, otherwise: 'en' | 'zh'): MessageReading {
  return { intent: 'other', package: {}, refuses: {}, facts: { language: language ?? otherwise }, source: 'builtin' };
}

const fault = (code: ReplyFaultCode, message: string): ReplyFault => ({ ok: false, code, message });
