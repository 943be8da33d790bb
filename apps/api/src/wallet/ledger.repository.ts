import { Inject, Injectable } from '@nestjs/common';
import {
  isBalanced,
  walletAccount,
  type Posting,
  type Purse,
  type TransactionKind,
  type WalletBalance,
} from '@svc/accounts';
import { ulid } from 'ulid';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';

/** Where an account of a wallet stands: the number of its last entry, and what it holds. */
interface Standing {
  readonly seq: number;
  readonly balanceMillicents: number;
}

/** A wallet while its transaction holds it: nobody else moves its money until that ends. */
export interface HeldWallet {
  readonly id: string;
  /** When it was taken hold of, by the clock of the database: one for all instances, whatever theirs say. */
  readonly heldAtMillis: number;
  readonly balance: WalletBalance;
  readonly standing: Readonly<Record<Purse, Standing>>;
}

/** Money for a wallet, or from it where its postings say so. */
export interface Credit {
  readonly kind: TransactionKind;
  readonly walletId: string;
  /** What it is for; it is added once. */
  readonly reference?: string;
  readonly postings: readonly Posting[];
}

const PURSES: readonly Purse[] = ['starter', 'funded'];
const NOTHING: Standing = { seq: 0, balanceMillicents: 0 };

/** The ledger: it is only added to, and what a wallet holds is what its entries add up to. */
@Injectable()
export class LedgerRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** What a wallet holds. */
  async balance(walletId: string): Promise<WalletBalance> {
    return balanceOf(await readStanding(this.database.client, walletId));
  }

  /** Whether money was ever paid into a wallet. */
  async isFunded(walletId: string): Promise<boolean> {
    const account = walletAccount(walletId, 'funded');
    return (await this.database.client.ledgerEntry.count({ where: { account, seq: 1 } })) > 0;
  }

  /**
   * Takes hold of a wallet until the transaction ends, by a lock on its key. What is read after this cannot change
   * underneath.
   * @param evenRevoked money that was paid arrives also where the key was revoked meanwhile
   * @returns null where the key is revoked or not there
   */
  async hold(transaction: Transaction, walletId: string, evenRevoked = false): Promise<HeldWallet | null> {
    // The time is read once the lock is there, which may have been waited for.
    const [key] = await transaction.$queryRaw<{ revoked_at: Date | null; now: Date }[]>`
      WITH "held" AS (
        SELECT "revoked_at" FROM "access_key" WHERE "id" = ${walletId} AND "kind" = 'gt' FOR UPDATE
      ) SELECT "revoked_at", clock_timestamp() AS "now" FROM "held"`;
    if (key === undefined || (key.revoked_at !== null && !evenRevoked)) return null;
    const standing = await readStanding(transaction, walletId);
    return { id: walletId, heldAtMillis: key.now.getTime(), standing, balance: balanceOf(standing) };
  }

  /**
   * Adds money to a wallet or takes it, once for its reference, which is the wallet itself where none is named.
   * @returns false where it was added before, or there is no such wallet
   */
  async credit(transaction: Transaction, { kind, walletId, reference = walletId, postings }: Credit): Promise<boolean> {
    const wallet = await this.hold(transaction, walletId, true);
    if (wallet === null || (await this.isPosted(transaction, kind, reference))) return false;
    await this.post(transaction, wallet, { kind, reference, postings });
    return true;
  }

  /** Whether the reference was posted before. */
  async isPosted(transaction: Transaction, kind: TransactionKind, reference: string): Promise<boolean> {
    return (await transaction.ledgerTransaction.count({ where: { kind, reference } })) > 0;
  }

  /**
   * Adds a transaction. The database refuses one that does not add up to 0, an entry that does not continue its
   * account, and a second one for the same reference.
   */
  async post(
    transaction: Transaction,
    wallet: HeldWallet,
    { kind, reference, postings }: { kind: TransactionKind; reference: string; postings: readonly Posting[] },
  ): Promise<void> {
    if (!isBalanced(postings)) throw new Error(`the postings of ${kind} ${reference} do not add up to 0`);
    const id = ulid();
    const keyId = wallet.id;
    await transaction.ledgerTransaction.create({ data: { id, kind, reference, keyId } });
    await transaction.ledgerEntry.createMany({
      data: postings.map(({ account, amountMillicents }) => {
        const purse = PURSES.find((one) => walletAccount(wallet.id, one) === account);
        const before = purse === undefined ? null : wallet.standing[purse];
        return {
          transactionId: id,
          account,
          amountMillicents: BigInt(amountMillicents),
          seq: before === null ? null : before.seq + 1,
          balanceMillicents: before === null ? null : BigInt(before.balanceMillicents + amountMillicents),
          keyId,
        };
      }),
    });
  }
}

async function readStanding(
  client: Pick<Transaction, 'ledgerEntry'>,
  walletId: string,
): Promise<Record<Purse, Standing>> {
  const read = async (purse: Purse): Promise<Standing> => {
    const last = await client.ledgerEntry.findFirst({
      where: { account: walletAccount(walletId, purse) },
      orderBy: { seq: 'desc' },
      select: { seq: true, balanceMillicents: true },
    });
    return last === null ? NOTHING : { seq: Number(last.seq), balanceMillicents: Number(last.balanceMillicents) };
  };
  return { starter: await read('starter'), funded: await read('funded') };
}

function balanceOf({ starter, funded }: Record<Purse, Standing>): WalletBalance {
  return { starterMillicents: starter.balanceMillicents, fundedMillicents: funded.balanceMillicents };
}
