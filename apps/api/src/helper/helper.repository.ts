import { Inject, Injectable } from '@nestjs/common';
import { RECEIPT_WEEKS, weekOf, type KeptOutcome } from '@svc/helper';
import { DATABASE, type Database } from '../platform/database/database.js';

/** The counts of outcomes, and apart from them the receipts that were used. */
@Injectable()
export class HelperRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds one to the count of an outcome unless the receipt was used; one statement, so both happen or neither. */
  async count(receipt: { id: string; week: number }, kept: KeptOutcome): Promise<boolean> {
    const { situation_key, outcome, amount_band, quarter } = kept;
    const counted = await this.database.client.$executeRaw`
      WITH used AS (
        INSERT INTO "helper_receipt" ("id", "week") VALUES (${receipt.id}, ${receipt.week}::int)
        ON CONFLICT ("id") DO NOTHING RETURNING 1
      )
      INSERT INTO "helper_outcome" ("situation_key", "outcome", "amount_band", "quarter", "count")
      SELECT ${situation_key}, ${outcome}, ${amount_band}, ${quarter}, 1 FROM used
      ON CONFLICT ("situation_key", "outcome", "amount_band", "quarter")
      DO UPDATE SET "count" = "helper_outcome"."count" + 1`;
    return counted === 1;
  }

  /** Forgets receipts that have expired, at most so many; several instances may do so at once. */
  sweep(nowMillis: number, most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "helper_receipt" WHERE "id" IN (
        SELECT "id" FROM "helper_receipt" WHERE "week" <= ${weekOf(nowMillis) - RECEIPT_WEEKS}::int
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}
