import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../database/database.js';

/** Counts the model calls of each key and UTC day. */
@Injectable()
export class ModelBudgetRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Takes one call from the budget of a key; false when it is used up. One statement, so no number of simultaneous
   * calls, on however many instances, takes more than the limit.
   *
   * @param day `YYYY-MM-DD`, UTC
   */
  async take(keyId: string, day: string, limit: number): Promise<boolean> {
    const taken = await this.database.client.$executeRaw`
      INSERT INTO "model_call_budget" ("key_id", "day", "calls")
      SELECT ${keyId}, ${day}::date, 1 WHERE ${limit}::int > 0
      ON CONFLICT ("key_id", "day") DO UPDATE SET "calls" = "model_call_budget"."calls" + 1
      WHERE "model_call_budget"."calls" < ${limit}::int`;
    return taken === 1;
  }

  /** Gives one call back: it had no answer. */
  async giveBack(keyId: string, day: string): Promise<void> {
    await this.database.client.$executeRaw`
      UPDATE "model_call_budget"
      SET "calls" = "calls" - 1
      WHERE "key_id" = ${keyId} AND "day" = ${day}::date AND "calls" > 0`;
  }

  /** Forgets days long past, at most so many rows; several instances may do so at once. */
  sweep(nowMillis: number, most: number, keptDays: number): Promise<number> {
    const today = new Date(nowMillis).toISOString().slice(0, 10);
    return this.database.client.$executeRaw`
      DELETE FROM "model_call_budget" WHERE ("key_id", "day") IN (
        SELECT "key_id", "day" FROM "model_call_budget" WHERE "day" < ${today}::date - ${keptDays}::int
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}
