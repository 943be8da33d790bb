import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';

/** A thing by its hash, and how many of it there are. */
export interface ThingUnits {
  readonly thingHash: string;
  readonly units: number;
}

/** Who holds, or wants to hold. */
export interface HoldParty {
  readonly holderHash: string;
  readonly negotiationHash: string;
  readonly buyerHash: string | null;
}

/** A hold to be made. */
export interface NewHold extends HoldParty {
  readonly things: readonly ThingUnits[];
  readonly receiptId: string;
  readonly seconds: number;
}

/** Thrown to undo the holds of a deal of which one thing is taken. */
class ThingTaken extends Error {}

/** Holds on single things, by the clock of the database. */
@Injectable()
export class HoldsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Whether one of the things can be held for nobody else now, or not for this party, who let it lapse. */
  async isHeld(things: readonly ThingUnits[], { negotiationHash, buyerHash }: HoldParty): Promise<boolean> {
    const hashes = things.map(({ thingHash }) => thingHash);
    const rows = await this.database.client.$queryRaw<
      { thing_hash: string; taken: number; own: boolean; barred: boolean }[]
    >`
      SELECT "thing_hash",
        (count(*) FILTER (WHERE "released_at" IS NULL AND "until" > now()))::int AS "taken",
        bool_or("negotiation_hash" = ${negotiationHash} AND "released_at" IS NULL AND "until" > now()) AS "own",
        bool_or(coalesce("lapsed" && ARRAY[${negotiationHash}, ${buyerHash}]::text[], false)
          OR ("released_at" IS NULL AND "until" <= now()
            AND ("negotiation_hash" = ${negotiationHash} OR coalesce("buyer_hash" = ${buyerHash}, false)))) AS "barred"
      FROM "hold" WHERE "thing_hash" = ANY(${hashes}) GROUP BY "thing_hash"`;
    const unitsOf = new Map(things.map(({ thingHash, units }) => [thingHash, units]));
    return rows.some(
      ({ thing_hash, taken, own, barred }) => !own && (barred || taken >= (unitsOf.get(thing_hash) ?? 1)),
    );
  }

  /** Holds all of the things or none: of many at once, as many get through as there are units. */
  async hold(hold: NewHold): Promise<boolean> {
    const things = [...hold.things].sort((one, other) => (one.thingHash < other.thingHash ? -1 : 1));
    try {
      await this.database.transaction(async (transaction) => {
        for (const thing of things) if (!(await this.take(transaction, thing, hold))) throw new ThingTaken();
      });
      return true;
    } catch (thrown) {
      if (thrown instanceof ThingTaken) return false;
      throw thrown;
    }
  }

  /**
   * Ends the oldest hold on a thing, with what else the same deal holds; false where none stands. Who held it may hold
   * it again.
   */
  async release(holderHash: string, thingHash: string): Promise<boolean> {
    const released = await this.database.client.$executeRaw`
      UPDATE "hold" SET "released_at" = now()
      WHERE "holder_hash" = ${holderHash} AND "released_at" IS NULL AND "until" > now() AND "negotiation_hash" = (
        SELECT "negotiation_hash" FROM "hold" WHERE "thing_hash" = ${thingHash} AND "holder_hash" = ${holderHash}
          AND "released_at" IS NULL AND "until" > now() ORDER BY "until", "place" LIMIT 1)`;
    return released > 0;
  }

  /** Removes rows that ended long ago, at most so many; several instances may do so at once. */
  sweep(most: number, keptDays: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "hold" WHERE ("thing_hash", "place") IN (
        SELECT "thing_hash", "place" FROM "hold" WHERE "until" < now() - ${keptDays}::int * interval '1 day'
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }

  /**
   * Takes a place of a thing that is free, unless the party holds one already. Of one place the key of the row decides;
   * where there are several, deals on the thing go one after another, so that two do not fight for the same place.
   */
  private async take(transaction: Transaction, thing: ThingUnits, hold: NewHold): Promise<boolean> {
    if (thing.units > 1)
      await transaction.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${thing.thingHash}, 0))::text`;
    return (
      (await this.holds(transaction, thing, hold)) ||
      (await this.insert(transaction, thing, hold)) === 1 ||
      this.holds(transaction, thing, hold)
    );
  }

  private async holds(
    transaction: Transaction,
    { thingHash }: ThingUnits,
    { negotiationHash }: HoldParty,
  ): Promise<boolean> {
    const rows = await transaction.$queryRaw<object[]>`
      SELECT 1 FROM "hold" WHERE "thing_hash" = ${thingHash} AND "negotiation_hash" = ${negotiationHash}
        AND "released_at" IS NULL AND "until" > now()`;
    return rows.length > 0;
  }

  /**
   * One statement that only one can win: a row of its own, or one that has ended. As many places are looked at as there
   * are rows and one, so that one of them is free. Who let the thing lapse gets none.
   */
  private insert(
    transaction: Transaction,
    { thingHash, units }: ThingUnits,
    { holderHash, negotiationHash, buyerHash, receiptId, seconds }: NewHold,
  ): Promise<number> {
    return transaction.$executeRaw`
      INSERT INTO "hold" AS "now"
        ("thing_hash", "place", "holder_hash", "negotiation_hash", "buyer_hash", "receipt_id", "until")
      SELECT ${thingHash}, "free"."place", ${holderHash}, ${negotiationHash}, ${buyerHash}, ${receiptId},
        now() + ${seconds}::int * interval '1 second'
      FROM (
        SELECT "place" FROM generate_series(1, least(${units}::float8,
          (SELECT count(*) + 1 FROM "hold" WHERE "thing_hash" = ${thingHash}))::int) AS "place"
        WHERE NOT EXISTS (SELECT 1 FROM "hold" AS "taken" WHERE "taken"."thing_hash" = ${thingHash}
          AND "taken"."place" = "place"."place" AND "taken"."released_at" IS NULL AND "taken"."until" > now())
        ORDER BY EXISTS (SELECT 1 FROM "hold" AS "own" WHERE "own"."thing_hash" = ${thingHash}
          AND "own"."place" = "place"."place" AND "own"."negotiation_hash" = ${negotiationHash}) DESC, "place"
        LIMIT 1
      ) AS "free"
      WHERE ${units}::float8 > (SELECT count(*) FROM "hold"
          WHERE "thing_hash" = ${thingHash} AND "released_at" IS NULL AND "until" > now())
        AND NOT EXISTS (SELECT 1 FROM "hold" WHERE "thing_hash" = ${thingHash}
          AND (coalesce("lapsed" && ARRAY[${negotiationHash}, ${buyerHash}]::text[], false)
            OR ("released_at" IS NULL AND "until" <= now()
              AND ("negotiation_hash" = ${negotiationHash} OR coalesce("buyer_hash" = ${buyerHash}, false)))))
      ON CONFLICT ("thing_hash", "place") DO UPDATE SET
        "holder_hash" = EXCLUDED."holder_hash", "negotiation_hash" = EXCLUDED."negotiation_hash",
        "buyer_hash" = EXCLUDED."buyer_hash", "receipt_id" = EXCLUDED."receipt_id", "until" = EXCLUDED."until",
        "released_at" = NULL,
        "lapsed" = CASE WHEN "now"."released_at" IS NULL
          THEN (array_remove(ARRAY["now"."negotiation_hash", "now"."buyer_hash"], NULL) || "now"."lapsed")[1:64]
          ELSE "now"."lapsed" END
      WHERE "now"."released_at" IS NOT NULL OR "now"."until" <= now()`;
  }
}
