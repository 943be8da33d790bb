import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type ClientBase, type PoolConfig } from 'pg';
import type { DatabaseKind } from './database.js';
import type { Migration } from './migrations.js';

/** The migrations and the database contradict each other; code `migration_changed` or `migration_unfinished`. */
export class MigrationFault extends Error {
  override readonly name = 'MigrationFault';

  constructor(
    readonly code: 'migration_changed' | 'migration_unfinished',
    message: string,
  ) {
    super(message);
  }
}

/** What a run did. */
export interface MigrationReport {
  applied: string[];
  /** In the database but not here: a newer version of the service has run on it. */
  unknown: string[];
}

interface AppliedRow {
  migration_name: string;
  checksum: string;
  finished: boolean;
}

const TABLE = '_prisma_migrations';
/**
 * Another process made the same table, its row type or its schema at the same moment: which of them is told depends on
 * the moment.
 */
const MADE_BY_ANOTHER = new Set(['23505', '42P07', '42P06', '42710']);

/** Which database is migrated, and how long a step of it may wait. */
export interface MigrationTarget {
  readonly kind: DatabaseKind;
  readonly pool: PoolConfig;
  /** The schema of `?schema=` in the address; it is made when missing. */
  readonly schema?: string | undefined;
  /** How long a statement may wait for a lock, while others wait behind it; without it, as long as it takes. */
  readonly lockMillis?: number;
}

/**
 * Brings the database to the newest migration. Safe to run twice, and by several processes at once: each migration is
 * one transaction under a table lock, its record included, so a run that is cut off leaves whole steps and the next
 * run goes on from there. One that is online stands outside of a transaction, while the lock is held beside it. The
 * records are those of Prisma's own tools.
 *
 * @throws MigrationFault when an applied migration was changed afterwards, or another tool left one unfinished
 */
export async function migrate(target: MigrationTarget, migrations: readonly Migration[]): Promise<MigrationReport> {
  return withClient(target, async (client) => {
    const { schema } = target;
    if (schema !== undefined) await makeOnce(client, `CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`);
    await makeOnce(client, RECORDS_TABLE);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await applyOnce(client, migration, target)) applied.push(migration.name);
    }
    return { applied, unknown: unknownTo(migrations, await readRecords(client)) };
  });
}

/**
 * What a run would do: the steps that are missing, in their order. Nothing is changed.
 * @throws MigrationFault as `migrate` does
 */
export async function planMigrations(
  target: MigrationTarget,
  migrations: readonly Migration[],
): Promise<{ missing: Migration[]; unknown: string[] }> {
  return withClient(target, async (client) => {
    const { rows } = await client.query<{ is_there: boolean }>(
      `SELECT to_regclass('${TABLE}') IS NOT NULL AS is_there`,
    );
    const records = rows[0]?.is_there === true ? await readRecords(client) : [];
    const missing = migrations.filter((migration) => !isApplied(migration, records));
    return { missing, unknown: unknownTo(migrations, records) };
  });
}

async function withClient<T>({ pool, lockMillis }: MigrationTarget, work: (client: ClientBase) => Promise<T>) {
  const client = new pg.Client({
    ...pool,
    ...UNLIMITED,
    ...(lockMillis !== undefined && { lock_timeout: lockMillis }),
  });
  // Without a listener the end of a connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unknownTo(migrations: readonly Migration[], records: readonly AppliedRow[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return records.map((row) => row.migration_name).filter((name) => !known.has(name));
}

/** A migration takes the time that it takes, and waits for that of another process. */
const UNLIMITED = {
  query_timeout: undefined,
  statement_timeout: undefined,
  lock_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
};

const RECORDS_TABLE = `CREATE TABLE IF NOT EXISTS ${TABLE} (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

async function makeOnce(client: ClientBase, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && MADE_BY_ANOTHER.has(error.code ?? ''))) throw error;
  }
}

/** How often a process looks whether another has ended its step, in milliseconds. */
const LOOK_MILLIS = 100;

/**
 * Begins a transaction that holds the records. Whoever waits for another process waits without one: an index that is
 * built online waits for every transaction that is open.
 */
async function beginAlone(client: ClientBase, { lockMillis = Infinity }: MigrationTarget): Promise<void> {
  const untilMillis = performance.now() + lockMillis;
  for (;;) {
    await client.query('BEGIN');
    try {
      // Table locks end with the transaction and need no session of their own, unlike advisory ones.
      await client.query(`LOCK TABLE ${TABLE} IN SHARE ROW EXCLUSIVE MODE NOWAIT`);
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      if (!isHeld(error) || performance.now() >= untilMillis) throw error;
    }
    await sleep(LOOK_MILLIS);
  }
}

/** Whether a lock is held by another: PostgreSQL's `lock_not_available`. */
const isHeld = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

async function applyOnce(client: ClientBase, migration: Migration, target: MigrationTarget): Promise<boolean> {
  await beginAlone(client, target);
  try {
    const isNeeded = !isApplied(migration, await readRecords(client));
    if (isNeeded) {
      if (!migration.isOnline) await client.query(migration.sql);
      else if (target.kind === 'embedded') await client.query(migration.sql.replaceAll(BESIDE_CALLS, ''));
      else await withClient(target, (beside) => runEach(beside, migration.sql));
      await recordApplied(client, migration);
    }
    await client.query('COMMIT');
    return isNeeded;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** What is done only beside calls, and never in a transaction. */
const BESIDE_CALLS = /\bCONCURRENTLY\b|^ *COMMIT;$/gm;

/** Up to a semicolon that ends a line, outside of the body of a function, or to the end. */
const STATEMENT = /\S(?:\$\$[^]*?\$\$|[^])*?(?:;$|\s*(?![^]))/gm;

/** One statement after the other, each for itself: several in one message would be a transaction. */
async function runEach(client: ClientBase, sql: string): Promise<void> {
  for (const [statement] of sql.matchAll(STATEMENT)) await client.query(statement);
}

function isApplied(migration: Migration, rows: readonly AppliedRow[]): boolean {
  const row = rows.find((candidate) => candidate.migration_name === migration.name);
  if (row === undefined) return false;
  if (!row.finished) {
    throw new MigrationFault(
      'migration_unfinished',
      `Another tool began the migration ${migration.name} and did not finish it. ` +
        'Look at what the migration left, then mark the migration with "prisma migrate resolve".',
    );
  }
  if (row.checksum !== migration.checksum) {
    throw new MigrationFault(
      'migration_changed',
      `The migration ${migration.name} was changed after it was applied to this database. ` +
        'Restore the file; put a further change into a migration of its own.',
    );
  }
  return true;
}

async function readRecords(client: ClientBase): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM ${TABLE} WHERE rolled_back_at ` +
      `IS NULL ORDER BY migration_name`,
  );
  return rows;
}

async function recordApplied(client: ClientBase, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO ${TABLE} (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, ` +
      `$3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
