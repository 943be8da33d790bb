import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../platform/database/database.js';
import type { PriceTicket } from './price-ticket.js';

/** What became of an attempt to settle. */
export type Settlement =
  { readonly outcome: 'settled'; readonly settledAt: Date } | { readonly outcome: 'settled before' | 'expired' };

/**
 * The table of prices that were settled.
 *
 * The clock is that of the database, one for all processes. That no price is settled twice does not depend on it: with
 * the settlements that are forgotten, the horizon rises to the latest of their times of expiry, and never falls. A
 * price that expires at or before it is refused, also when the clock says that it is still good.
 */
@Injectable()
export class PriceRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Settles a price unless it was settled before, by whichever process, or has expired.
   * @param repeatHash stands for who settles: the same again is told of its own settlement; null for nobody
   */
  async settle(ticket: PriceTicket, repeatHash: string | null): Promise<Settlement> {
    const { id, machineId, sku, quantity, priceCents, expiresAtMillis } = ticket;
    const expiresAt = new Date(expiresAtMillis);
    // The lock on the horizon makes a settlement and the forgetting of settlements wait for each other.
    const [row] = await this.database.client.$queryRaw<{ settled_at: Date }[]>`
      INSERT INTO "settled_price" ("id", "machine_id", "sku", "quantity", "price_cents", "expires_at", "settled_at",
        "repeat_hash")
      SELECT ${id}, ${machineId}, ${sku}, ${quantity}::int, ${priceCents}::int, ${expiresAt}::timestamptz,
        clock_timestamp(), ${repeatHash}
      FROM (SELECT "forgotten_until" FROM "settlement_horizon" FOR SHARE) AS horizon
      WHERE "forgotten_until" < ${expiresAt}::timestamptz AND clock_timestamp() < ${expiresAt}::timestamptz
      ON CONFLICT ("id") DO NOTHING
      RETURNING "settled_at"`;
    if (row !== undefined) return { outcome: 'settled', settledAt: row.settled_at };
    const before = await this.database.client.settledPrice.findUnique({ where: { id } });
    if (before === null) return { outcome: 'expired' };
    const isOwn = repeatHash !== null && before.repeatHash === repeatHash;
    return isOwn ? { outcome: 'settled', settledAt: before.settledAt } : { outcome: 'settled before' };
  }

  /**
   * Forgets settlements of prices that expired long ago, about so many: the horizon first, whose lock it holds while it
   * deletes.
   */
  forget(most: number, keptDays: number): Promise<number> {
    return this.database.client.$executeRaw`
      WITH old AS (
        SELECT max("expires_at") AS latest FROM (
          SELECT "expires_at" FROM "settled_price"
          WHERE "expires_at" < statement_timestamp() - make_interval(days => ${keptDays}::int)
          ORDER BY "expires_at" LIMIT ${most}::int
        ) AS first
      ), raised AS (
        UPDATE "settlement_horizon" SET "forgotten_until" = GREATEST("forgotten_until", old.latest)
        FROM old WHERE old.latest IS NOT NULL RETURNING "forgotten_until"
      )
      DELETE FROM "settled_price" USING raised, old
        WHERE "expires_at" <= LEAST(raised."forgotten_until", old.latest)`;
  }
}
