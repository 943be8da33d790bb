import { AccountsError } from '../accounts-error.js';
import { priceTopUp } from './fee.js';
import { MILLICENTS_PER_CENT, STARTER_MILLICENTS } from './limits.js';

/**
 * An account of the ledger. Those of a wallet are its starter credit and its own money; its own money alone may fall
 * below 0, where it was paid back after it was spent. The others are the outside: what was given away, what cards paid,
 * what was kept as a fee, what was sold.
 */
export type LedgerAccount = `wallet:${string}:${Purse}` | OutsideAccount | `sales:${string}`;

/** The two parts of a wallet: the credit that a new key is given, and money that was paid in. */
export type Purse = 'starter' | 'funded';

/** The other sides of what moves in and out of wallets. */
export type OutsideAccount = 'outside:starter' | 'outside:grants' | 'outside:cards' | 'fees';

/** Why money moved. */
export const TRANSACTION_KINDS = ['starter', 'grant', 'top_up', 'charge', 'reversal', 'take'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** One line of a transaction: so many millicents to an account, negative from it. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amountMillicents: number;
}

/** What stands in a wallet, in millicents. */
export interface WalletBalance {
  readonly starterMillicents: number;
  readonly fundedMillicents: number;
}

/** A balance as answers show it. */
export interface WalletSummaryShape {
  /** What is left of the credit that the key was given. */
  starter_millicents: number;
  /** What is left of money that was paid in; below 0 where more was paid back than was left. */
  funded_millicents: number;
  /** Both together: what can be spent, unless `funded_millicents` is below 0. */
  total_millicents: number;
}

/** The account of one part of a wallet. @example walletAccount('01J', 'funded') // 'wallet:01J:funded' */
export function walletAccount(walletId: string, purse: Purse): LedgerAccount {
  return `wallet:${walletId}:${purse}`;
}

/** The credit that a new key receives. */
export function starterPostings(walletId: string): Posting[] {
  return transfer('outside:starter', walletAccount(walletId, 'starter'), STARTER_MILLICENTS);
}

/**
 * Credit that an operator gives for trial.
 * @throws {AccountsError} `amount_invalid` unless it is a whole number above 0
 */
export function grantPostings(walletId: string, amountMillicents: number): Posting[] {
  return transfer('outside:grants', walletAccount(walletId, 'funded'), amountMillicents);
}

/**
 * Credit that an operator takes by hand, for what no event has told. The wallet may fall below 0.
 * @throws {AccountsError} `amount_invalid` unless it is a whole number above 0
 */
export function takePostings(walletId: string, amountMillicents: number): Posting[] {
  return transfer(walletAccount(walletId, 'funded'), 'outside:grants', amountMillicents);
}

/** Money that a card paid: the amount to the wallet, the rest kept as the fee. */
export function topUpPostings(walletId: string, fundedCents: number): Posting[] {
  const { feeCents, payerCents } = priceTopUp(fundedCents);
  return [
    { account: 'outside:cards', amountMillicents: -payerCents * MILLICENTS_PER_CENT },
    { account: walletAccount(walletId, 'funded'), amountMillicents: fundedCents * MILLICENTS_PER_CENT },
    { account: 'fees', amountMillicents: feeCents * MILLICENTS_PER_CENT },
  ];
}

/**
 * A sale: from the starter credit first, the rest from own money. Null where both together are not enough, and where
 * own money is below 0: such a wallet pays for nothing until it is filled.
 * @param slot what is sold, such as `park`
 * @throws {AccountsError} `amount_invalid` unless the price is a whole number above 0
 * @example chargePostings('01J', { starterMillicents: 30, fundedMillicents: 50 }, 'park', 40)
 *          // starter −30, funded −10, sales:park +40
 */
export function chargePostings(
  walletId: string,
  { starterMillicents, fundedMillicents }: WalletBalance,
  slot: string,
  priceMillicents: number,
): Posting[] | null {
  requireAmount(priceMillicents);
  if (fundedMillicents < 0 || starterMillicents + fundedMillicents < priceMillicents) return null;
  const fromStarter = Math.min(starterMillicents, priceMillicents);
  const parts: Posting[] = [
    { account: walletAccount(walletId, 'starter'), amountMillicents: -fromStarter },
    { account: walletAccount(walletId, 'funded'), amountMillicents: fromStarter - priceMillicents },
    { account: `sales:${slot}`, amountMillicents: priceMillicents },
  ];
  return parts.filter(({ amountMillicents }) => amountMillicents !== 0);
}

/** Whether the postings of a transaction add up to 0: what leaves one account arrives in others. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return postings.length > 1 && postings.reduce((sum, { amountMillicents }) => sum + amountMillicents, 0) === 0;
}

/** A balance in the shape of answers. */
export function showWallet({ starterMillicents, fundedMillicents }: WalletBalance): WalletSummaryShape {
  return {
    starter_millicents: starterMillicents,
    funded_millicents: fundedMillicents,
    total_millicents: starterMillicents + fundedMillicents,
  };
}

function transfer(from: LedgerAccount, to: LedgerAccount, amountMillicents: number): Posting[] {
  requireAmount(amountMillicents);
  return [
    { account: from, amountMillicents: -amountMillicents },
    { account: to, amountMillicents },
  ];
}

function requireAmount(amountMillicents: number): void {
  if (!Number.isSafeInteger(amountMillicents) || amountMillicents <= 0)
    throw new AccountsError('amount_invalid', 'an amount is a whole number of millicents above 0');
}
