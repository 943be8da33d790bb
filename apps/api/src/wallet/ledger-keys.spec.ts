import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  chargePostings,
  grantPostings,
  NOTHING_PAID_BACK,
  reversalPostings,
  starterPostings,
  takePostings,
  topUpPostings,
  TRANSACTION_KINDS,
  type Posting,
  type TransactionKind,
} from '@svc/accounts';
import type { Transaction } from '../platform/database/database.js';
import { openFreshDatabase, type OpenFreshDatabase } from '../testing/fresh-database.js';
import { LedgerCheckRepository } from './ledger-check.repository.js';
import { LedgerRepository } from './ledger.repository.js';

let fresh: OpenFreshDatabase;
let ledger: LedgerRepository;
let checks: LedgerCheckRepository;
beforeAll(async () => {
  fresh = await openFreshDatabase();
  ledger = new LedgerRepository(fresh.database);
  checks = new LedgerCheckRepository(fresh.database);
  const data = ['one', 'old'].map((id) => ({ id, kind: 'gt', keyHash: id, display: id }));
  await fresh.database.client.accessKey.createMany({ data });
});
afterAll(() => fresh.close());

const inOne = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => fresh.database.transaction(work);
const sql = (statement: string): Promise<number> => fresh.database.client.$executeRawUnsafe(statement);

/** In the order of a wallet's life: each kind can be paid by those before it. The charge empties both purses. */
const POSTINGS: Readonly<Record<TransactionKind, (walletId: string) => readonly Posting[]>> = {
  starter: starterPostings,
  grant: (id) => grantPostings(id, 70),
  top_up: (id) => topUpPostings(id, 200),
  charge: (id) => chargePostings(id, { starterMillicents: 50_000, fundedMillicents: 200_070 }, 'park', 250_070)!,
  reversal: (id) => reversalPostings(id, NOTHING_PAID_BACK, { paidBackCents: 100, takenMillicents: 5 }),
  take: (id) => takePostings(id, 10),
};

/** The keys that the rows of a transaction name: its own, then those of its entries. */
async function keysOf(id: string): Promise<(string | null)[]> {
  const row = await fresh.database.client.ledgerTransaction.findUniqueOrThrow({
    where: { id },
    include: { entries: true },
  });
  return [row.keyId, ...row.entries.map(({ keyId }) => keyId)];
}

describe('the rows of a transaction', () => {
  it.each(TRANSACTION_KINDS)('of the kind %s name the key of its wallet', async (kind) => {
    const postings = POSTINGS[kind]('one');
    await inOne((tx) => ledger.credit(tx, { kind, walletId: 'one', reference: kind, postings }));
    const where = { kind_reference: { kind, reference: kind } };
    const { id } = await fresh.database.client.ledgerTransaction.findUniqueOrThrow({ where });
    expect(await keysOf(id)).toEqual(Array(1 + postings.length).fill('one'));
  });

  it.each(TRANSACTION_KINDS)('of the kind %s name it too where an earlier version adds them', async (kind) => {
    const wallet = await inOne((tx) => ledger.hold(tx, 'old'));
    const rows = POSTINGS[kind]('old').map(({ account, amountMillicents: amount }) => {
      const { seq, balanceMillicents } = wallet!.standing[account.endsWith(':starter') ? 'starter' : 'funded'];
      const standing = account.startsWith('wallet:') ? `${seq + 1}, ${balanceMillicents + amount}` : 'NULL, NULL';
      return `('old ${kind}', '${account}', ${amount}, ${standing})`;
    });
    await inOne(async (tx) => {
      await tx.$executeRawUnsafe(
        `INSERT INTO "ledger_transaction" ("id", "kind", "reference") VALUES ('old ${kind}', '${kind}', 'old ${kind}')`,
      );
      // In one statement or one by one, the wallet's entry first or last.
      for (const part of kind === 'top_up' ? rows : kind === 'take' ? rows.toReversed() : [rows.join(', ')])
        await tx.$executeRawUnsafe(
          `INSERT INTO "ledger_entry" ("transaction_id", "account", "amount_millicents", "seq", "balance_millicents")
            VALUES ${part}`,
        );
    });
    expect(await keysOf(`old ${kind}`)).toEqual(Array(1 + rows.length).fill('old'));
  });

  it('name none where no wallet is concerned', async () => {
    await inOne(async (tx) => {
      await tx.ledgerTransaction.create({ data: { id: 'outside', kind: 'grant', reference: 'outside' } });
      const amounts = { 'outside:cards': 5n, fees: -5n };
      const data = Object.entries(amounts).map(([account, amountMillicents]) => ({ account, amountMillicents }));
      await tx.ledgerEntry.createMany({ data: data.map((entry) => ({ ...entry, transactionId: 'outside' })) });
    });
    expect(await keysOf('outside')).toEqual([null, null, null]);
  });

  it('keep the key that they name, and nothing is changed with one that is filled in', async () => {
    const refused = /added and never changed or removed/;
    await expect(sql(`UPDATE "ledger_entry" SET "key_id" = 'old' WHERE "key_id" = 'one'`)).rejects.toThrow(refused);
    await expect(sql(`UPDATE "ledger_transaction" SET "key_id" = NULL WHERE "key_id" = 'one'`)).rejects.toThrow(
      refused,
    );
    const both = `UPDATE "ledger_entry" SET "key_id" = 'one', "amount_millicents" = 1 WHERE "key_id" IS NULL`;
    await expect(sql(both)).rejects.toThrow(refused);
  });

  it('are found wanting by the check of the ledger where they name another', async () => {
    const deliveries = ['2 charges have no delivery with their price'];
    expect((await checks.check()).faults).toEqual(deliveries);
    await sql(`UPDATE "ledger_entry" SET "key_id" = 'one' WHERE "transaction_id" = 'outside' AND "account" = 'fees'`);
    const misnamed = '1 entries do not name the key of their wallet';
    expect((await checks.check()).faults).toEqual([...deliveries, misnamed]);
  });
});
