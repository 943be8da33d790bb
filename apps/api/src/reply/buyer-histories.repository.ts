import { Inject, Injectable } from '@nestjs/common';
import type { BuyerHistory } from '@svc/operations';
import { DATABASE, type Database } from '../platform/database/database.js';

/** How many days a history is kept after the last message of its buyer. */
export const HISTORY_DAYS = 30;

/** A history, and how many conversations its buyer has begun on this UTC day. */
export interface KeptHistory {
  readonly history: BuyerHistory;
  readonly conversations: number;
  readonly expiresAt: Date;
}

/** A history in an export, and after which id the next page begins. */
export interface ListedHistory extends KeptHistory {
  readonly id: string;
}

/** A row as SQL gives it. */
interface HistoryRow {
  readonly moves: number;
  readonly lowest: BuyerHistory['lowest'];
  readonly bid: BuyerHistory['bid'];
  readonly conversations: number;
  readonly expires_at: Date;
}

/** What known buyers have reached and used up, by the clock of the database. */
@Injectable()
export class BuyerHistoriesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The history of a buyer; null where none is kept. */
  async find(id: string): Promise<KeptHistory | null> {
    const rows = await this.database.client.$queryRaw<HistoryRow[]>`
      SELECT "moves", "lowest", "bid", "expires_at",
        CASE WHEN "day" = (now() AT TIME ZONE 'UTC')::date THEN "conversations" ELSE 0 END AS "conversations"
      FROM "buyer_history" WHERE "id" = ${id} AND "expires_at" > now()`;
    return rows[0] === undefined ? null : kept(rows[0]);
  }

  /** Counts a conversation that begins, in one statement, and gives the history as it stands. */
  async begin(id: string, holderHash: string): Promise<KeptHistory> {
    const rows = await this.database.client.$queryRaw<HistoryRow[]>`
      INSERT INTO "buyer_history" AS "known"
        ("id", "holder_hash", "moves", "lowest", "bid", "day", "conversations", "expires_at")
      VALUES (${id}, ${holderHash}, 0, '[]', NULL, (now() AT TIME ZONE 'UTC')::date, 1,
        now() + ${HISTORY_DAYS}::int * interval '1 day')
      ON CONFLICT ("id") DO UPDATE SET
        "moves" = CASE WHEN "known"."expires_at" > now() THEN "known"."moves" ELSE 0 END,
        "lowest" = CASE WHEN "known"."expires_at" > now() THEN "known"."lowest" ELSE '[]' END,
        "bid" = CASE WHEN "known"."expires_at" > now() THEN "known"."bid" END,
        "conversations" = CASE WHEN "known"."day" = EXCLUDED."day" THEN "known"."conversations" + 1 ELSE 1 END,
        "day" = EXCLUDED."day", "expires_at" = EXCLUDED."expires_at"
      RETURNING "moves", "lowest", "bid", "conversations", "expires_at"`;
    const [row] = rows;
    if (row === undefined) throw new Error('the history of a buyer was neither created nor found');
    return kept(row);
  }

  /** Keeps what a buyer has reached: the moves of two conversations at once are never fewer than those of either. */
  async keep(id: string, holderHash: string, { moves, lowest, bid }: BuyerHistory): Promise<void> {
    await this.database.client.$executeRaw`
      INSERT INTO "buyer_history" AS "known"
        ("id", "holder_hash", "moves", "lowest", "bid", "day", "conversations", "expires_at")
      VALUES (${id}, ${holderHash}, ${moves}::int, ${JSON.stringify(lowest)}::jsonb,
        ${bid === null ? null : JSON.stringify(bid)}::jsonb, (now() AT TIME ZONE 'UTC')::date, 0,
        now() + ${HISTORY_DAYS}::int * interval '1 day')
      ON CONFLICT ("id") DO UPDATE SET
        "moves" = greatest("known"."moves", EXCLUDED."moves"), "lowest" = EXCLUDED."lowest", "bid" = EXCLUDED."bid",
        "expires_at" = EXCLUDED."expires_at"`;
  }

  /**
   * Histories of a key by their ids, after this one and at most so many. The key is a bound that the database does not
   * know when it plans. Of a key that is new to its statistics it expects few, and would read and sort all that follow
   * for each page.
   */
  async page(holderHash: string, after: string, most: number): Promise<ListedHistory[]> {
    const rows = await this.database.client.$queryRaw<(HistoryRow & { id: string })[]>`
      SELECT "id", "moves", "lowest", "bid", "conversations", "expires_at" FROM "buyer_history"
      WHERE ("holder_hash", "id") > ((SELECT ${holderHash}::text), ${after})
        AND "holder_hash" <= (SELECT ${holderHash}::text) AND "expires_at" > now()
      ORDER BY "holder_hash", "id" LIMIT ${most}::int`;
    return rows.map((row) => ({ id: row.id, ...kept(row) }));
  }

  /** Erases every history of a key; how many there were. */
  async erase(holderHash: string): Promise<number> {
    const { count } = await this.database.client.buyerHistory.deleteMany({ where: { holderHash } });
    return count;
  }

  /** Removes histories whose time is over, at most so many; several instances may do so at once. */
  sweep(most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "buyer_history" WHERE "id" IN (
        SELECT "id" FROM "buyer_history" WHERE "expires_at" <= now() LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}

const kept = ({ moves, lowest, bid, conversations, expires_at }: HistoryRow): KeptHistory => ({
  history: { moves, lowest, bid },
  conversations,
  expiresAt: expires_at,
});
