import { Inject, Injectable } from '@nestjs/common';
import { LISTED_ASKS, MOST_ASKS, type AskStatus } from '@svc/accounts';
import { createHash, randomBytes } from 'node:crypto';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';

/** What was asked for: all filings of one text. */
export interface StoredAsk {
  id: string;
  /** The words of the first filing. */
  text: string;
  status: AskStatus;
  note: string;
  filings: number;
  /** Distinct filers: keys, and addresses by the day. */
  filers: number;
  /** The latest filing. */
  filedAt: Date;
  changedAt: Date;
}

/** A filing: what is asked for, by whom. */
export interface Filing {
  /** The id of the ask, where nobody has filed it before. */
  id: string;
  text: string;
  /** SHA-256 of what filings of the same ask have in common. */
  sameAsk: string;
  /** The key that files; null for none, and then the address counts. */
  keyId: string | null;
  address: string;
  watch: boolean;
  at: Date;
}

/** How much was asked for, of what is kept; `recent` counts whole days in UTC. */
export interface AskSums {
  readonly total: number;
  readonly distinct: number;
  readonly recent: number;
}

/** The row of all days. */
const ALL = 'all';
const SALT_BYTES = 16;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The demand box. Counts are kept with each filing; nothing is counted when it is read. */
@Injectable()
export class AsksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Files a request: what is asked for now, and whether its filer watches it. The box holds so many texts at most.
   */
  file(filing: Filing, most = MOST_ASKS): Promise<{ ask: StoredAsk; watch: boolean }> {
    return this.database.transaction(async (transaction) => {
      const { salt } = await countFiling(transaction, dayOf(filing.at), 0);
      const { isNew, ...ask } = await countAsk(transaction, filing);
      const filer = await addFiler(transaction, filing, salt);
      if (filer.isNew && !isNew) {
        ask.filers += 1;
        await transaction.ask.update({ where: { id: ask.id }, data: { filers: { increment: 1 } } });
      }
      const { texts } = await countFiling(transaction, ALL, isNew ? 1 : 0);
      if (isNew && texts > most) await forgetLeast(transaction, filing.sameAsk);
      return { ask, watch: filer.watch };
    });
  }

  /** The request of this id. */
  async find(id: string): Promise<StoredAsk | null> {
    const row = await this.database.client.ask.findUnique({ where: { id } });
    return row === null ? null : asStored(row);
  }

  /** Requests that a key watches, newest first. */
  async watchedBy(keyId: string): Promise<StoredAsk[]> {
    const rows = await this.database.client.askFiler.findMany({
      where: { keyId, watch: true },
      orderBy: { filedAt: 'desc' },
      take: LISTED_ASKS,
      include: { ask: true },
    });
    return rows.map(({ ask }) => asStored(ask));
  }

  /** All requests, oldest first, for the operator. */
  async list(): Promise<StoredAsk[]> {
    const rows = await this.database.client.ask.findMany({ orderBy: [{ filedAt: 'asc' }, { id: 'asc' }] });
    return rows.map(asStored);
  }

  /** Those that most have filed, first. */
  async first(): Promise<StoredAsk[]> {
    const rows = await this.database.client.ask.findMany({
      orderBy: [{ filers: 'desc' }, { filings: 'desc' }],
      take: LISTED_ASKS,
    });
    return rows.map(asStored);
  }

  /** How much was asked for, and since that day. */
  async sums(since: Date): Promise<AskSums> {
    const rows = await this.database.client.askDay.findMany({
      where: { OR: [{ day: ALL }, { day: { gte: dayOf(since), lt: ALL } }] },
    });
    const all = rows.find(({ day }) => day === ALL);
    const recent = rows.reduce((sum, { day, filings }) => (day === ALL ? sum : sum + filings), 0);
    return { total: all?.filings ?? 0, distinct: all?.texts ?? 0, recent };
  }

  /** Moves an ask from one of these states to another, with a note; false where it is in none of them. */
  async flip(
    id: string,
    { from, to, note, changedAt }: { from: readonly AskStatus[]; to: AskStatus; note: string; changedAt: Date },
  ): Promise<boolean> {
    const { count } = await this.database.client.ask.updateMany({
      where: { id, status: { in: [...from] } },
      data: { status: to, note, changedAt },
    });
    return count === 1;
  }

  /** Forgets at most so many asks that nobody has filed since then, and with them who filed them; how many. */
  sweep(before: Date, most: number): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const where = { filedAt: { lt: before } };
      const old = await transaction.ask.findMany({ where, orderBy: { filedAt: 'asc' }, take: most });
      // A filing that came meanwhile keeps its ask.
      const gone = await transaction.$queryRaw<{ filings: number }[]>`
        DELETE FROM "ask" WHERE "same_ask" = ANY(${old.map(({ sameAsk }) => sameAsk)}) AND "filed_at" < ${before}
        RETURNING "filings"`;
      await countGone(transaction, gone);
      return gone.length;
    });
  }

  /** Forgets at most so many filers of before then that watch nothing. How many. */
  sweepFilers(before: Date, most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "ask_filer" WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM "ask_filer" WHERE "key_id" IS NULL AND NOT "watch" AND "filed_at" < ${before} LIMIT ${most}))`;
  }

  /** Forgets the days before, and with them the salts of their addresses. How many. */
  async sweepDays(before: Date): Promise<number> {
    return (await this.database.client.askDay.deleteMany({ where: { day: { lt: dayOf(before) } } })).count;
  }

  /** How much was delivered from each slot, as the check of the ledger has counted it. */
  deliveries(): Promise<{ slot: string; deliveries: number }[]> {
    return this.database.client.deliveryCount.findMany();
  }
}

/** Counts one filing, and texts that are new; the salt of the day, and how many texts there are. */
async function countFiling(
  transaction: Transaction,
  day: string,
  texts: number,
): Promise<{ salt: string; texts: number }> {
  const offered = day === ALL ? '' : randomBytes(SALT_BYTES).toString('hex');
  const [row] = await transaction.$queryRaw<{ salt: string; texts: number }[]>`
    INSERT INTO "ask_day" ("day", "salt", "filings", "texts") VALUES (${day}, ${offered}, 1, ${texts}::int)
    ON CONFLICT ("day") DO UPDATE
    SET "filings" = "ask_day"."filings" + 1, "texts" = "ask_day"."texts" + EXCLUDED."texts"
    RETURNING "salt", "texts"`;
  return row ?? { salt: offered, texts };
}

/** Forgets the text that fewest have filed, another than this one. */
async function forgetLeast(transaction: Transaction, sameAsk: string): Promise<void> {
  const gone = await transaction.$queryRaw<{ filings: number }[]>`
    DELETE FROM "ask" WHERE "same_ask" = (
      SELECT "same_ask" FROM "ask" WHERE "same_ask" <> ${sameAsk}
      ORDER BY "filers", "filings" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "filings"`;
  await countGone(transaction, gone);
}

/** Takes texts that are gone off the counts of all days. */
async function countGone(transaction: Transaction, gone: readonly { filings: number }[]): Promise<void> {
  const filings = gone.reduce((sum, one) => sum + one.filings, 0);
  await transaction.askDay.updateMany({
    where: { day: ALL },
    data: { texts: { decrement: gone.length }, filings: { decrement: filings } },
  });
}

async function countAsk(
  transaction: Transaction,
  { id, text, sameAsk, at }: Filing,
): Promise<StoredAsk & { isNew: boolean }> {
  const row = await transaction.ask.upsert({
    where: { sameAsk },
    create: { sameAsk, id, text, filings: 1, filers: 1, filedAt: at, changedAt: at },
    update: { filings: { increment: 1 }, filedAt: at },
  });
  return { ...asStored(row), isNew: row.id === id };
}

async function addFiler(
  transaction: Transaction,
  { sameAsk, keyId, address, watch, at }: Filing,
  salt: string,
): Promise<{ isNew: boolean; watch: boolean }> {
  const filer = keyId === null ? createHash('sha256').update(`${salt} ${address}`).digest('hex') : `key ${keyId}`;
  const known = await transaction.askFiler.findUnique({ where: { sameAsk_filer: { sameAsk, filer } } });
  const watched = watch || known?.watch === true;
  const data = { watch: watched, filedAt: at };
  await transaction.askFiler.upsert({
    where: { sameAsk_filer: { sameAsk, filer } },
    create: { sameAsk, filer, keyId, ...data },
    update: data,
  });
  return { isNew: known === null, watch: watched };
}

type Row = Omit<StoredAsk, 'status'> & { status: string };

const asStored = ({ id, text, status, note, filings, filers, filedAt, changedAt }: Row): StoredAsk => ({
  id,
  text,
  status: status as AskStatus,
  note,
  filings,
  filers,
  filedAt,
  changedAt,
});
