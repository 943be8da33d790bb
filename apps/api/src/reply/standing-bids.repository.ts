import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../platform/database/database.js';

/** A bid that waits for things. */
export interface WaitingBid {
  readonly thingHashes: readonly string[];
  readonly negotiationId: string;
  readonly buyerHash: string | null;
  /** A unit, in currency units. */
  readonly price: number;
  readonly inLine: boolean;
  /** Whole seconds since 1970. */
  readonly given: number;
  readonly expiresAt: Date;
}

/** What others wait for, and whether this negotiation does. */
export interface BidsOnThings {
  /** The highest bid of somebody else, a unit; 0 where none waits. */
  readonly outbidAt: number;
  readonly keepsBid: boolean;
}

/** Bids that wait for single things. */
@Injectable()
export class StandingBidsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The bids on things, as one negotiation sees them; another bid of the same buyer is not somebody else's. */
  async find(
    thingHashes: readonly string[],
    { negotiationId, buyerHash }: Pick<WaitingBid, 'negotiationId' | 'buyerHash'>,
  ): Promise<BidsOnThings> {
    const rows = await this.database.client.$queryRaw<{ outbid_at: number | null; keeps_bid: boolean | null }[]>`
      SELECT bool_or("negotiation_id" = ${negotiationId}) AS "keeps_bid",
        max("price") FILTER (WHERE "negotiation_id" <> ${negotiationId} AND "expires_at" > now()
          AND NOT coalesce("buyer_hash" = ${buyerHash}, false)) AS "outbid_at"
      FROM "standing_bid" WHERE "thing_hash" = ANY(${[...thingHashes]})`;
    return { outbidAt: rows[0]?.outbid_at ?? 0, keepsBid: rows[0]?.keeps_bid ?? false };
  }

  /** Keeps a bid in the place of the one that this negotiation had. */
  async keep({ thingHashes, negotiationId, buyerHash, price, inLine, given, expiresAt }: WaitingBid): Promise<void> {
    await this.database.client.$executeRaw`
      INSERT INTO "standing_bid"
        ("thing_hash", "negotiation_id", "buyer_hash", "price", "in_line", "given", "expires_at")
      SELECT "thing", ${negotiationId}, ${buyerHash}, ${price}::float8, ${inLine}, ${given}::int,
        ${expiresAt}::timestamptz
      FROM unnest(${[...thingHashes]}::text[]) AS "thing"
      ON CONFLICT ("thing_hash", "negotiation_id") DO UPDATE SET
        "buyer_hash" = EXCLUDED."buyer_hash", "price" = EXCLUDED."price", "in_line" = EXCLUDED."in_line",
        "given" = EXCLUDED."given", "expires_at" = EXCLUDED."expires_at"`;
  }

  /** Forgets the bid of a negotiation. */
  async remove(thingHashes: readonly string[], negotiationId: string): Promise<void> {
    await this.database.client.standingBid.deleteMany({
      where: { negotiationId, thingHash: { in: [...thingHashes] } },
    });
  }

  /** Who is next in line: who agreed first to buy it meanwhile, else the highest bid, of equal ones the earliest. */
  async next(thingHash: string): Promise<Pick<WaitingBid, 'negotiationId' | 'price' | 'expiresAt'> | null> {
    const rows = await this.database.client.$queryRaw<{ negotiation_id: string; price: number; expires_at: Date }[]>`
      SELECT "negotiation_id", "price", "expires_at" FROM "standing_bid"
      WHERE "thing_hash" = ${thingHash} AND "expires_at" > now()
      ORDER BY "in_line" DESC, CASE WHEN "in_line" THEN "given" END, "price" DESC, "given" LIMIT 1`;
    const [row] = rows;
    return row === undefined
      ? null
      : { negotiationId: row.negotiation_id, price: row.price, expiresAt: row.expires_at };
  }

  /** Removes bids that have ended, at most so many; several instances may do so at once. */
  sweep(most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "standing_bid" WHERE ("thing_hash", "negotiation_id") IN (
        SELECT "thing_hash", "negotiation_id" FROM "standing_bid" WHERE "expires_at" <= now()
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}
