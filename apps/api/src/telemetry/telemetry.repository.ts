import { Inject, Injectable } from '@nestjs/common';
import { firstKeptHour, type ReportedOutcome, type TelemetryRecord } from '@svc/accounts';
import { DATABASE, type Database } from '../platform/database/database.js';

/** The table of shared calls. A row knows its key by a hash that is good for one week alone. */
@Injectable()
export class TelemetryRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Keeps a record. */
  async add(weekHash: string, record: TelemetryRecord): Promise<void> {
    await this.database.client.telemetryRecord.create({
      data: {
        recommendationId: record.recommendation_id,
        weekHash,
        vertical: record.vertical,
        endpoint: record.endpoint,
        requestFeatures: record.request_features,
        recommendation: record.recommendation,
        createdAtHour: record.created_at_hour,
      },
    });
  }

  /** Attaches an outcome to a record of this hash that has none; of many at once, one is attached. */
  async report(recommendationId: string, weekHash: string, outcome: ReportedOutcome): Promise<boolean> {
    const attached = await this.database.client.$executeRaw`
      UPDATE "telemetry_record" SET "outcome" = ${JSON.stringify(outcome)}::jsonb
      WHERE "recommendation_id" = ${recommendationId} AND "week_hash" = ${weekHash} AND "outcome" IS NULL`;
    return attached === 1;
  }

  /** Those of these hashes that have records, in their order. */
  async withRecords(weekHashes: readonly string[]): Promise<string[]> {
    const rows = await this.database.client.$queryRaw<{ hash: string }[]>`
      SELECT "hash" FROM unnest(${[...weekHashes]}::text[]) WITH ORDINALITY AS "week"("hash", "place")
      WHERE EXISTS (SELECT 1 FROM "telemetry_record" WHERE "week_hash" = "hash") ORDER BY "place"`;
    return rows.map(({ hash }) => hash);
  }

  /**
   * Records of a hash by their ids, after this one and at most so many. The hash is a bound that the database does not
   * know when it plans. Of a hash that is new to its statistics it expects few rows, and would read and sort all that
   * follow for each page.
   */
  page(weekHash: string, after: string, most: number): Promise<TelemetryRecord[]> {
    return this.database.client.$queryRaw<TelemetryRecord[]>`
      SELECT "recommendation_id", "vertical", "endpoint", "request_features", "recommendation", "created_at_hour",
        "outcome" FROM "telemetry_record"
      WHERE ("week_hash", "recommendation_id") > ((SELECT ${weekHash}::text), ${after})
        AND "week_hash" <= (SELECT ${weekHash}::text)
      ORDER BY "week_hash", "recommendation_id" LIMIT ${most}::int`;
  }

  /** Erases all records of these hashes, one after the other: of many at once the whole table might be read. */
  async erase(weekHashes: readonly string[]): Promise<number> {
    let erased = 0;
    for (const weekHash of await this.withRecords(weekHashes))
      erased += (await this.database.client.telemetryRecord.deleteMany({ where: { weekHash } })).count;
    return erased;
  }

  /** Removes records that nobody can have erased any more, at most so many; several instances may do so at once. */
  sweep(nowMillis: number, most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "telemetry_record" WHERE "recommendation_id" IN (
        SELECT "recommendation_id" FROM "telemetry_record" WHERE "created_at_hour" < ${firstKeptHour(nowMillis)}::int
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}
