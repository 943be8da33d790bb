import { PACK_CENTS, TOP_UP_CENTS } from './limits.js';
import { AccountsError } from '../accounts-error.js';

/** A ready-made amount. */
export type Pack = keyof typeof PACK_CENTS;

/** What a top-up costs and what it funds, in cents. */
export interface TopUpPrice {
  /** What the wallet receives. */
  readonly fundedCents: number;
  /** 5 % and 30 cents, rounded half up to a cent with the amount. */
  readonly feeCents: number;
  /** What the payer pays: both together. */
  readonly payerCents: number;
}

/**
 * What a top-up costs: the amount × 1.05 + 30 cents, rounded half up to a cent. Whole numbers only, so no amount is off
 * by a cent.
 * @param fundedCents a whole number of 200 to 1,000,000
 * @throws {AccountsError} `amount_invalid` for any other amount
 * @example priceTopUp(1_000) // { fundedCents: 1000, feeCents: 80, payerCents: 1080 }
 */
export function priceTopUp(fundedCents: number): TopUpPrice {
  if (!Number.isInteger(fundedCents) || fundedCents < TOP_UP_CENTS.min || fundedCents > TOP_UP_CENTS.max)
    throw new AccountsError('amount_invalid', `an amount is ${TOP_UP_CENTS.min} to ${TOP_UP_CENTS.max} whole cents`);
  const payerCents = Math.floor((fundedCents * 105 + 50) / 100) + 30;
  return { fundedCents, feeCents: payerCents - fundedCents, payerCents };
}

/**
 * The amount that a request for a checkout asks for: that of its pack, or its own; null where it names neither or both.
 * @example topUpAmount({ pack: 'small' }) // 1000
 */
export function topUpAmount({
  pack,
  amount_cents,
}: {
  pack?: Pack | null | undefined;
  amount_cents?: number | null | undefined;
}): number | null {
  const own = amount_cents ?? null;
  if (pack === undefined || pack === null) return own;
  return own === null ? PACK_CENTS[pack] : null;
}
