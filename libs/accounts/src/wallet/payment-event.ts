import { priceTopUp } from './fee.js';
import { TOP_UP_CENTS, WEBHOOK_TOLERANCE_SECONDS } from './limits.js';

/** What a payment carries so that its event can be told apart: whose wallet it funds, and with how much. */
export interface TopUpMetadata {
  svc_wallet: string;
  svc_funded_cents: string;
}

/** The part of a card processor’s event that decides about credit. */
export interface PaymentEvent {
  readonly type: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

/** Money that an event says was paid. */
export interface PaidTopUp {
  readonly walletId: string;
  readonly fundedCents: number;
  /** Names the payment: however many events tell of it, it is credited once. */
  readonly reference: string;
}

/**
 * The metadata of a payment.
 * @example topUpMetadata('01J', 1000) // { svc_wallet: '01J', svc_funded_cents: '1000' }
 */
export function topUpMetadata(walletId: string, fundedCents: number): TopUpMetadata {
  return { svc_wallet: walletId, svc_funded_cents: String(fundedCents) };
}

/**
 * What an event pays: only what was really paid (a session that is completed and not yet paid pays nothing), in
 * dollars, exactly the price of the amount that it names, for a payment of ours. Null for everything else.
 */
export function paidTopUp({ type, data: { object } }: PaymentEvent): PaidTopUp | null {
  const payment = readPayment(type, object);
  if (payment === null || object['currency'] !== 'usd') return null;
  const { svc_wallet: walletId, svc_funded_cents: cents } = (object['metadata'] ?? {}) as Partial<TopUpMetadata>;
  const fundedCents = /^\d{1,9}$/.test(cents ?? '') ? Number(cents) : 0;
  if (walletId === undefined || fundedCents < TOP_UP_CENTS.min || fundedCents > TOP_UP_CENTS.max) return null;
  return payment.paidCents === priceTopUp(fundedCents).payerCents
    ? { walletId, fundedCents, reference: payment.reference }
    : null;
}

/**
 * Whether the time of a webhook is within five minutes of now, to either side: an old delivery may be a replay, one
 * from the future was not made by a clock that can be trusted.
 */
export function isTimely(sentSeconds: number, nowSeconds: number): boolean {
  return Number.isFinite(sentSeconds) && Math.abs(nowSeconds - sentSeconds) <= WEBHOOK_TOLERANCE_SECONDS;
}

function readPayment(
  type: string,
  object: Readonly<Record<string, unknown>>,
): { reference: string; paidCents: unknown } | null {
  const { id } = object;
  if (typeof id !== 'string') return null;
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded')
    return object['payment_status'] === 'paid' ? { reference: id, paidCents: object['amount_total'] } : null;
  // A payment of a checkout session is told by the session: its intent carries no metadata of ours.
  return type === 'payment_intent.succeeded' ? { reference: id, paidCents: object['amount_received'] } : null;
}
