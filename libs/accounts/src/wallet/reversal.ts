import type { TopUpPrice } from './fee.js';
import { MILLICENTS_PER_CENT } from './limits.js';
import { walletAccount, type Posting } from './ledger.js';

/** What was told of a dispute over a payment. */
export interface DisputeStanding {
  readonly disputedCents: number;
  /** Whether the dispute holds the money now. */
  readonly isTaken: boolean;
}

/** How much of a payment was paid back to its card, and how much of its credit was taken for that. */
export interface PaidBack {
  readonly paidBackCents: number;
  readonly takenMillicents: number;
}

/** Before anything was paid back. */
export const NOTHING_PAID_BACK: PaidBack = { paidBackCents: 0, takenMillicents: 0 };

/**
 * How much of a payment is back with its card, and how much of its credit goes with that: credit × paid back / paid,
 * rounded half up to a millicent. Refunds and disputes count together, at most the whole payment.
 * @param refundedCents what was refunded, in all
 * @example paidBackOf(priceTopUp(1000), 540, []) // { paidBackCents: 540, takenMillicents: 500000 }
 */
export function paidBackOf(
  { fundedCents, payerCents }: Pick<TopUpPrice, 'fundedCents' | 'payerCents'>,
  refundedCents: number,
  disputes: readonly DisputeStanding[],
): PaidBack {
  const disputed = disputes.reduce((sum, { disputedCents, isTaken }) => sum + (isTaken ? disputedCents : 0), 0);
  const paidBackCents = Math.min(refundedCents + disputed, payerCents);
  const doubled = 2 * fundedCents * MILLICENTS_PER_CENT * paidBackCents + payerCents;
  const divisor = 2 * payerCents;
  return { paidBackCents, takenMillicents: (doubled - (doubled % divisor)) / divisor };
}

/**
 * The entries that bring a wallet from what was paid back before to what is paid back now, the fee’s share included;
 * none where nothing differs. The wallet may fall below 0.
 */
export function reversalPostings(walletId: string, before: PaidBack, now: PaidBack): Posting[] {
  const toCard = (now.paidBackCents - before.paidBackCents) * MILLICENTS_PER_CENT;
  const fromWallet = now.takenMillicents - before.takenMillicents;
  const postings: Posting[] = [
    { account: 'outside:cards', amountMillicents: toCard },
    { account: walletAccount(walletId, 'funded'), amountMillicents: -fromWallet },
    { account: 'fees', amountMillicents: fromWallet - toCard },
  ];
  return postings.filter(({ amountMillicents }) => amountMillicents !== 0);
}

/**
 * Which of two events about one dispute is the later news: the one that was made later, and of two that were made in
 * the same second the one by which the money is back, because it leaves before it comes back.
 */
export function isLaterNews(
  news: { readonly created: number; readonly isTaken: boolean },
  known: { readonly created: number; readonly isTaken: boolean },
): boolean {
  return news.created === known.created ? known.isTaken && !news.isTaken : news.created > known.created;
}
