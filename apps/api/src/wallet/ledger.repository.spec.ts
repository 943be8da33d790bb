import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chargePostings, starterPostings, takePostings, topUpPostings } from '@svc/accounts';
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
  for (const id of ['one', 'two'])
    await fresh.database.client.accessKey.create({ data: { id, kind: 'gt', keyHash: id, display: id } });
  await inOne((tx) => ledger.credit(tx, { kind: 'starter', walletId: 'one', postings: starterPostings('one') }));
});
afterAll(() => fresh.close());

const inOne = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => fresh.database.transaction(work);
const sql = (statement: string): Promise<number> => fresh.database.client.$executeRawUnsafe(statement);
const charge = (reference: string, millicents: number): Promise<void> =>
  inOne(async (tx) => {
    const wallet = await ledger.hold(tx, 'one');
    const postings = chargePostings('one', wallet!.balance, 'park', millicents);
    await ledger.post(tx, wallet!, { kind: 'charge', reference, postings: postings! });
  });

describe('the ledger', () => {
  it('derives what a wallet holds, and adds a credit once for its reference', async () => {
    const topUp = { kind: 'top_up', walletId: 'one', reference: 'pi_1', postings: topUpPostings('one', 200) } as const;
    expect([await inOne((tx) => ledger.credit(tx, topUp)), await inOne((tx) => ledger.credit(tx, topUp))]).toEqual([
      true,
      false,
    ]);
    expect(await ledger.balance('one')).toEqual({ starterMillicents: 50_000, fundedMillicents: 200_000 });
    expect([await ledger.isFunded('one'), await ledger.isFunded('two')]).toEqual([true, false]);
    expect(await ledger.balance('two')).toEqual({ starterMillicents: 0, fundedMillicents: 0 });
  });

  it('has no wallet for a key that is not there, and holds a revoked one’s only to add what was paid', async () => {
    expect(await inOne((tx) => ledger.hold(tx, 'nobody'))).toBeNull();
    await fresh.database.client.accessKey.create({
      data: { id: 'gone', kind: 'gt', keyHash: 'gone', display: 'gone', revokedAt: new Date() },
    });
    expect(await inOne((tx) => ledger.hold(tx, 'gone'))).toBeNull();
    expect(await inOne((tx) => ledger.hold(tx, 'gone', true))).toMatchObject({ id: 'gone' });
  });

  it.each([
    [`UPDATE "ledger_entry" SET "amount_millicents" = 1`],
    [`DELETE FROM "ledger_entry"`],
    [`UPDATE "ledger_transaction" SET "kind" = 'grant'`],
    [`DELETE FROM "ledger_transaction"`],
    [`TRUNCATE "ledger_entry", "ledger_transaction"`],
  ])('is never changed: the database refuses %s', async (statement) => {
    await expect(sql(statement)).rejects.toThrow(/added and never changed or removed/);
  });

  it('takes no transaction that does not add up to 0, and none without entries', async () => {
    const add = (entries: readonly [string, bigint][]) =>
      inOne(async (tx) => {
        await tx.ledgerTransaction.create({ data: { id: 'odd', kind: 'grant', reference: 'odd' } });
        for (const [account, amountMillicents] of entries)
          await tx.ledgerEntry.create({ data: { transactionId: 'odd', account, amountMillicents } });
      });
    await expect(
      add([
        ['fees', 5n],
        ['outside:cards', -4n],
      ]),
    ).rejects.toThrow(/do not add up to 0/);
    await expect(add([])).rejects.toThrow(/do not add up to 0/);
    await expect(add([['fees', 0n]])).rejects.toThrow();
  });

  it('takes no entry that does not continue its account, and none below 0', async () => {
    const add = (seq: number, balanceMillicents: bigint, amountMillicents: bigint) =>
      inOne(async (tx) => {
        await tx.ledgerTransaction.create({ data: { id: 'jump', kind: 'grant', reference: 'jump' } });
        await tx.ledgerEntry.createMany({
          data: [
            { transactionId: 'jump', account: 'wallet:two:funded', amountMillicents, seq, balanceMillicents },
            { transactionId: 'jump', account: 'outside:grants', amountMillicents: -amountMillicents },
          ],
        });
      });
    await expect(add(2, 5n, 5n)).rejects.toMatchObject({ status: 503 });
    await expect(add(1, 6n, 5n)).rejects.toMatchObject({ status: 503 });
    await expect(add(1, -5n, -5n)).rejects.toThrow();
  });

  it('adds up, as its check says', async () => {
    expect(await checks.check()).toEqual({
      transactions: 2,
      wallets: 1,
      heldMillicents: 250_000n,
      owedMillicents: -250_000n,
      faults: [],
    });
  });

  it('is found wanting by its check where somebody got past the database’s guards', async () => {
    await sql(`ALTER TABLE "ledger_entry" DISABLE TRIGGER ALL`).catch(() => undefined);
    await sql(`ALTER TABLE "ledger_entry" DISABLE TRIGGER USER`);
    await sql(`UPDATE "ledger_entry" SET "amount_millicents" = 49999 WHERE "account" = 'wallet:one:starter'`);
    expect((await checks.check()).faults).toEqual([
      'wallets hold 249999 millicents, but all other accounts together -250000',
      '1 transactions do not sum to 0',
      '1 wallet entries do not continue the previous balance',
    ]);
    await sql(`UPDATE "ledger_entry" SET "amount_millicents" = 50000 WHERE "account" = 'wallet:one:starter'`);
    await sql(`UPDATE "ledger_entry" SET "seq" = 2 WHERE "account" = 'wallet:one:starter'`);
    expect((await checks.check()).faults).toEqual(['1 wallet entries lack their previous entry']);
    await sql(`UPDATE "ledger_entry" SET "seq" = 1 WHERE "account" = 'wallet:one:starter'`);
    await sql(`ALTER TABLE "ledger_entry" ENABLE TRIGGER USER`);
  });

  it('charges a wallet that it holds, and undoes it with the rest where the work fails', async () => {
    const sell = (reference: string, fails: boolean) =>
      inOne(async (tx) => {
        const wallet = await ledger.hold(tx, 'one');
        const postings = wallet && chargePostings('one', wallet.balance, 'park', 60_000);
        if (!wallet || !postings) throw new Error('no money');
        await ledger.post(tx, wallet, { kind: 'charge', reference, postings });
        const delivered = { keyId: 'one', slot: 'park', contentHash: '', deliveredAt: new Date() };
        await tx.delivery.create({ data: { id: reference, priceMillicents: 60_000n, ...delivered } });
        if (fails) throw new Error('not delivered');
      });
    await expect(sell('first', true)).rejects.toThrow('not delivered');
    expect((await ledger.balance('one')).starterMillicents).toBe(50_000);
    await sell('second', false);
    expect(await ledger.balance('one')).toEqual({ starterMillicents: 0, fundedMillicents: 190_000 });
    expect((await checks.check()).faults).toEqual([]);
  });

  it('lets a wallet below 0 only where money is taken back: the database refuses every other kind', async () => {
    const take = (kind: 'take' | 'charge', reference: string) =>
      inOne((tx) => ledger.credit(tx, { kind, walletId: 'two', reference, postings: takePostings('two', 10) }));
    await expect(take('charge', 'more than there is')).rejects.toThrow(/spends more than there is/);
    await take('take', 'by hand');
    expect((await ledger.balance('two')).fundedMillicents).toBe(-10);
    expect((await checks.check()).faults).toEqual([]);
    await sql(`ALTER TABLE "ledger_transaction" DISABLE TRIGGER USER`);
    await sql(`UPDATE "ledger_transaction" SET "kind" = 'grant' WHERE "reference" = 'by hand'`);
    expect((await checks.check()).faults).toEqual(['1 entries spend more than the balance']);
    await sql(`UPDATE "ledger_transaction" SET "kind" = 'take' WHERE "reference" = 'by hand'`);
    await sql(`ALTER TABLE "ledger_transaction" ENABLE TRIGGER USER`);
  });

  it('is found wanting by its check where a charge has no delivery, or a delivery no charge', async () => {
    const delivered = { keyId: 'one', slot: 'park', contentHash: '', deliveredAt: new Date() };
    await fresh.database.client.delivery.create({ data: { id: 'gift', priceMillicents: 5n, ...delivered } });
    await charge('nothing', 10);
    expect((await checks.check()).faults).toEqual([
      '1 charges have no delivery with their price',
      '1 deliveries with a price have no charge',
    ]);
  });

  it('is looked at once where it is sound, which counts deliveries; what is at fault stays first', async () => {
    const { client } = fresh.database;
    const gift = '1 deliveries with a price have no charge';
    const nothing = '1 charges have no delivery with their price';
    const all = await client.ledgerUnchecked.count();
    expect(await checks.checkNew(100)).toEqual({ sound: all - 2, faults: [nothing, gift] });
    expect(await client.deliveryCount.findMany()).toEqual([{ slot: 'park', deliveries: 1 }]);
    await inOne((tx) => ledger.credit(tx, { kind: 'starter', walletId: 'two', postings: starterPostings('two') }));
    expect(await checks.checkNew(100)).toEqual({ sound: 1, faults: [nothing, gift] });
    expect(await checks.checkNew(2)).toEqual({ sound: 0, faults: [nothing, gift] });
    expect(await checks.oldestUnchecked()).toEqual(
      (await client.ledgerUnchecked.findFirst({ where: { id: 'gift' } }))?.postedAt,
    );

    await client.delivery.create({
      data: {
        id: 'nothing',
        keyId: 'one',
        slot: 'park',
        priceMillicents: 10n,
        contentHash: '',
        deliveredAt: new Date(),
      },
    });
    await charge('gift', 5);
    expect(await checks.checkNew(100)).toEqual({ sound: 4, faults: [] });
    expect(await client.deliveryCount.findMany()).toEqual([{ slot: 'park', deliveries: 3 }]);
    expect(await checks.oldestUnchecked()).toBeNull();
  });
});
