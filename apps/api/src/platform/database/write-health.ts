import type { DatabaseClient } from './open-client.js';

/** The part of a logger that tells when writing stops and goes on. */
interface WriteLog {
  info(message: string): void;
  error(message: string): void;
}

/** The only row of the table while it is tried. */
const TRIAL = 'trial';

/**
 * Remembers that the database could not write until it has written again.
 *
 * A process that is not ready gets no traffic, so it must try by itself. What it writes is larger than two pages of a
 * table: a full disk still takes a small row where an old one was.
 * @example if (health.hasFailed) await health.confirm();
 */
export class WriteHealth {
  private failed = false;
  private trial: Promise<void> | null = null;

  constructor(
    private readonly client: Pick<DatabaseClient, '$executeRaw'>,
    private readonly log: WriteLog,
  ) {}

  /** Whether the last that is known of writing is that it failed. */
  get hasFailed(): boolean {
    return this.failed;
  }

  /** Notes that a statement failed for want of writing. */
  fail(): void {
    if (!this.failed) this.log.error('the database cannot write: its disk is full or failing, or it refuses writes');
    this.failed = true;
  }

  /** Tries to write, once for all who ask meanwhile. @throws DatabaseUnavailable when it still cannot */
  confirm(): Promise<void> {
    this.trial ??= this.write().finally(() => (this.trial = null));
    return this.trial;
  }

  private async write(): Promise<void> {
    const { client } = this;
    await client.$executeRaw`
      INSERT INTO "write_trial" ("id", "filler")
      SELECT ${TRIAL}, string_agg(md5(random()::text), '') FROM generate_series(1, 640)
      ON CONFLICT ("id") DO UPDATE SET "filler" = EXCLUDED."filler"`;
    await client.$executeRaw`DELETE FROM "write_trial"`;
    this.failed = false;
    this.log.info('the database can write again');
  }
}
