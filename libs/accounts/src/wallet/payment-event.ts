import { priceTopUp } from './fee.js';
import { TOP_UP_CENTS, WEBHOOK_TOLERANCE_SECONDS } from './limits.js';

/** What a payment carries so that its event can be told apart: whose wallet it funds, and with how much. */
export interface TopUpMetadata {
  svc_wallet: string;
  svc_funded_cents: string;
}

/** What the payment of a checkout carries: that its session tells of it. */
export const CHECKOUT_MARK = { svc_checkout: 'yes' } as const;

type Members = Readonly<Record<string, unknown>>;

/** The part of a card processor’s event that decides about credit. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** When it was made, in seconds since 1970. */
  readonly created?: number;
  readonly data: { readonly object: Members };
}

/** Money that an event says was paid. */
export interface PaidTopUp {
  readonly walletId: string;
  readonly fundedCents: number;
  /** Names what was paid in the ledger: however many events tell of it, it is credited once. */
  readonly reference: string;
  /** The payment itself, by which refunds and disputes name it. */
  readonly paymentId: string;
}

/** What an event says about money. */
export type PaymentNews =
  | ({ readonly kind: 'paid' } & PaidTopUp)
  /** Money was paid that cannot be credited; `problem` says why, in a sentence. */
  | { readonly kind: 'unmatched'; readonly paymentId: string | null; readonly problem: string }
  /** So much of a payment was given back so far, in all. */
  | { readonly kind: 'refund'; readonly paymentId: string; readonly refundedCents: number }
  /** So much of a payment is taken by a dispute, or given back after it. */
  | {
      readonly kind: 'dispute';
      readonly paymentId: string;
      readonly disputeId: string;
      readonly disputedCents: number;
      readonly isTaken: boolean;
    };

const ID = /^[\w.:-]{1,255}$/;
const DISPUTES: Readonly<Record<string, boolean>> = {
  'charge.dispute.created': true,
  'charge.dispute.funds_withdrawn': true,
  'charge.dispute.funds_reinstated': false,
};

/**
 * The metadata of a payment.
 * @example topUpMetadata('01J', 1000) // { svc_wallet: '01J', svc_funded_cents: '1000' }
 */
export function topUpMetadata(walletId: string, fundedCents: number): TopUpMetadata {
  return { svc_wallet: walletId, svc_funded_cents: String(fundedCents) };
}

/** Whether a value has the shape of an event: an id and a type of word characters, an object, a time in seconds. */
export function isPaymentEvent(value: unknown): value is PaymentEvent {
  const { id, type, created, data } = membersOf(value);
  const { object } = membersOf(data);
  const isTime = created === undefined || Number.isSafeInteger(created);
  return isId(id) && isId(type) && isTime && typeof object === 'object' && object !== null;
}

/**
 * What an event says about money; null where it says nothing. Only what was really paid counts (a session that is
 * completed and not yet paid is no news), in dollars and exactly the price of the amount that it names.
 * @example readPaymentNews(refundedCharge) // { kind: 'refund', paymentId: 'pi_1', refundedCents: 540 }
 */
export function readPaymentNews({ type, data: { object } }: PaymentEvent): PaymentNews | null {
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded')
    return object['payment_status'] === 'paid' ? readPaid(object, object['amount_total']) : null;
  // The payment of a checkout is told by its session.
  if (type === 'payment_intent.succeeded')
    return 'svc_checkout' in membersOf(object['metadata']) ? null : readPaid(object, object['amount_received']);
  if (type === 'charge.refunded') return readRefund(object);
  const isTaken = DISPUTES[type];
  return isTaken === undefined ? null : readDispute(object, isTaken);
}

/**
 * Whether the time of a webhook is within five minutes of now, to either side: an old delivery may be a replay, one
 * from the future was not made by a clock that can be trusted.
 */
export function isTimely(sentSeconds: number, nowSeconds: number): boolean {
  return Number.isFinite(sentSeconds) && Math.abs(nowSeconds - sentSeconds) <= WEBHOOK_TOLERANCE_SECONDS;
}

function readPaid(object: Members, paidCents: unknown): PaymentNews {
  const reference = isId(object['id']) ? object['id'] : null;
  const paymentId = idOf(object['payment_intent']) ?? reference;
  const unmatched = (problem: string): PaymentNews => ({ kind: 'unmatched', paymentId, problem });
  const { svc_wallet: walletId, svc_funded_cents: cents } = membersOf(object['metadata']);
  const fundedCents = typeof cents === 'string' && /^\d{1,9}$/.test(cents) ? Number(cents) : 0;
  if (reference === null || paymentId === null) return unmatched('the event has no id');
  if (!isId(walletId)) return unmatched('the event names no wallet');
  if (fundedCents < TOP_UP_CENTS.min || fundedCents > TOP_UP_CENTS.max)
    return unmatched('the event names no amount that can be funded');
  const { payerCents } = priceTopUp(fundedCents);
  if (object['currency'] !== 'usd' || paidCents !== payerCents)
    return unmatched(`the payer paid ${show(paidCents)} ${show(object['currency'])}; the price is ${payerCents} usd`);
  return { kind: 'paid', walletId, fundedCents, reference, paymentId };
}

function readRefund(charge: Members): PaymentNews {
  const paymentId = idOf(charge['payment_intent']);
  const refundedCents = charge['amount_refunded'];
  if (paymentId === null) return { kind: 'unmatched', paymentId, problem: 'the refund names no payment' };
  if (charge['currency'] !== 'usd' || !isCents(refundedCents))
    return { kind: 'unmatched', paymentId, problem: 'the refund names no amount in usd' };
  return { kind: 'refund', paymentId, refundedCents };
}

/** An inquiry (its status begins with `warning`) has taken no money. */
function readDispute(dispute: Members, isTaken: boolean): PaymentNews | null {
  if (/^warning/.test(String(dispute['status']))) return null;
  const paymentId = idOf(dispute['payment_intent']);
  const { id: disputeId, amount: disputedCents } = dispute;
  if (paymentId === null) return { kind: 'unmatched', paymentId, problem: 'the dispute names no payment' };
  if (!isId(disputeId) || dispute['currency'] !== 'usd' || !isCents(disputedCents))
    return { kind: 'unmatched', paymentId, problem: 'the dispute names no amount in usd' };
  return { kind: 'dispute', paymentId, disputeId, disputedCents, isTaken };
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

/** An id as it stands, or of the object that stands in its place. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'string' ? value : membersOf(value)['id'];
  return isId(id) ? id : null;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

function isCents(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 2 ** 31 - 1;
}

/** A value of somebody else’s, short and without control characters. */
function show(value: unknown): string {
  return String(value)
    .replaceAll(/[^\w.-]/g, '?')
    .slice(0, 20);
}
