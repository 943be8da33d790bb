import { setTimeout as sleep } from 'node:timers/promises';
import { escapeLiteral, Pool, type PoolConfig } from 'pg';
import { missingTimeouts } from './check-session.js';
import type { DatabaseLimits } from './connection.js';
import { DatabaseUnavailable, isUnavailable, unavailabilityOf } from './database-unavailable.js';
import { migrate } from './migrate.js';
import type { Migration } from './migrations.js';
import { openClient, type DatabaseClient } from './open-client.js';
import { untraced, type Tracing } from '../tracing/tracing.js';
import { describeDatabase, describeStatement } from './describe-statement.js';
import { Turns } from './turns.js';
import { WriteHealth } from './write-health.js';

/** Nest's token of the {@link Database}. */
export const DATABASE = Symbol('DATABASE');

/** Where the database runs: in this process, or on a server. */
export type DatabaseKind = 'embedded' | 'postgresql';

/** A database that can be opened, and what must be closed with it. */
export interface DatabaseSource {
  kind: DatabaseKind;
  limits: DatabaseLimits;
  pool: PoolConfig;
  schema?: string | undefined;
  close?: () => Promise<void>;
}

/** The part of a logger that the database needs. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** The client inside of a transaction: what it does is kept together or not at all. */
export type Transaction = Parameters<Parameters<DatabaseClient['$transaction']>[0]>[0];

type Task = () => Promise<void>;

const FIRST_PAUSE_MILLIS = 250;
const LONGEST_PAUSE_MILLIS = 5_000;
const CHECK_MILLIS = 2_000;
/** How long a transaction may wait for its connection. */
const CONNECTION_WAIT_MILLIS = 5_000;

/**
 * The database of the process: migrated before anybody uses it, and patient while its server is away.
 *
 * A server that is down at the start does not stop the service: the process lives, is not ready, keeps trying, and
 * becomes ready by itself. A fault that waiting cannot mend (a changed migration) stops the start.
 */
export class Database {
  readonly kind: DatabaseKind;
  private readonly pool: Pool;
  private readonly prisma: DatabaseClient;
  private readonly waiting: Task[] = [];
  private readonly stopping = new AbortController();
  private isMigrated = false;
  private retrying: Promise<void> | null = null;
  private readonly writing: WriteHealth;
  private readonly turns: Turns;

  constructor(
    private readonly source: DatabaseSource,
    private readonly migrations: readonly Migration[],
    private readonly log: DatabaseLog,
    private readonly tracing: Tracing = untraced,
  ) {
    this.kind = source.kind;
    // The embedded database has one session.
    this.turns = new Turns(source.kind === 'embedded' ? 1 : source.limits.transactions);
    this.pool = new Pool(source.pool);
    this.prisma = openClient(this.pool, source.schema, {
      onLost: (error) => log.warn(`a database connection was lost: ${error.message}`),
      onUnwritable: () => this.writing.fail(),
      trace: (statement, run) => tracing.span('statement', () => describeStatement(statement), run),
    });
    this.writing = new WriteHealth(this.prisma, log);
  }

  /** Transactions that are open, and those that wait for their turn. */
  get transactions(): { readonly open: number; readonly waiting: number } {
    return { open: this.turns.open, waiting: this.turns.queued };
  }

  /** Connections of the pool, and statements that wait for one. */
  get connections(): { readonly used: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** The client of the repositories. @throws DatabaseUnavailable before the first successful migration */
  get client(): DatabaseClient {
    if (!this.isMigrated) throw new DatabaseUnavailable();
    return this.prisma;
  }

  /**
   * The rows of one statement, past Prisma and in one message: a fifth of the processor time, for what every call asks.
   * Each text stands in the statement as a quoted literal.
   * @example await database.read<{ id: string }>`SELECT "id" FROM "access_key" WHERE "key_hash" = ${hash}`
   * @throws DatabaseUnavailable as repositories do
   */
  async read<Row extends object>(parts: TemplateStringsArray, ...texts: readonly string[]): Promise<Row[]> {
    if (!this.isMigrated) throw new DatabaseUnavailable();
    const statement = parts.map((part, at) => (at === 0 ? part : escapeLiteral(texts[at - 1] ?? '') + part)).join('');
    const run = () => this.pool.query<Row>(statement);
    // Described by its own parts: the statement holds the values.
    const describe = () => describeStatement({ operation: 'read', args: { strings: parts } });
    try {
      return (await this.tracing.span('statement', describe, run)).rows;
    } catch (error) {
      throw unavailabilityOf(error) ?? error;
    }
  }

  /**
   * Runs the work as one transaction: all that it does through the client it is given is kept, or nothing is. It must
   * use no other client: the embedded database has one session.
   * @param owner whose work it is, such as the wallet that it holds: of one owner, one transaction at a time is open
   * @throws DatabaseUnavailable where it cannot be done now, too many waiting among the reasons; whether a commit whose
   * answer was lost took place, is not known then
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>, owner: string | null = null): Promise<T> {
    const { client } = this;
    const timeout = this.source.limits.statementMillis;
    const run = async (): Promise<T> => {
      try {
        return await client.$transaction(work, { maxWait: CONNECTION_WAIT_MILLIS, timeout });
      } catch (error) {
        throw unavailabilityOf(error) ?? error;
      }
    };
    return this.tracing.span('transaction', describeDatabase, () => this.turns.take(owner, run));
  }

  /** The time by the clock of the database, one for all processes, in milliseconds since 1970. */
  async nowMillis(): Promise<number> {
    const [row] = await this.client.$queryRaw<{ now: Date }[]>`SELECT statement_timestamp() AS "now"`;
    if (row === undefined) throw new DatabaseUnavailable();
    return row.now.getTime();
  }

  /** Migrates; where the server is away, goes on trying behind the scenes. @throws MigrationFault */
  async start(): Promise<void> {
    if (await this.isAway())
      this.log.warn('the database is not available yet; the service is not ready and keeps trying');
  }

  /** Runs the task as soon as the database is ready: now where it is, later (once, in order) where it is not. */
  async whenReady(task: Task): Promise<void> {
    this.waiting.push(task);
    if (this.retrying === null) await this.isAway();
  }

  /**
   * Asks the database for an answer and, after a statement that failed because nothing could be written, for a write.
   * @throws DatabaseUnavailable when there is none within two seconds, or nothing can be written
   */
  async check(): Promise<void> {
    if (this.waiting.length > 0) throw new DatabaseUnavailable();
    const limit = sleep(CHECK_MILLIS, undefined, { ref: false }).then(() => Promise.reject(new DatabaseUnavailable()));
    await Promise.race([this.writing.hasFailed ? this.writing.confirm() : this.client.$queryRaw`SELECT 1`, limit]);
  }

  /** Called by Nest after the last response: closes the connections, then the embedded database. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.retrying;
    await this.prisma.$disconnect();
    await this.source.close?.();
  }

  private async isAway(): Promise<boolean> {
    try {
      await this.bringUp();
      return false;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.retrying = this.keepTrying();
      return true;
    }
  }

  private async bringUp(): Promise<void> {
    if (!this.isMigrated) {
      const missing = await missingTimeouts(this.source);
      if (missing.length > 0)
        this.log.warn(`the database does not apply ${missing.join(', ')}; set them for its role (docs/deploy.md)`);
      const report = await migrate(this.source, this.migrations);
      if (report.applied.length > 0) this.log.info(`migrations applied: ${report.applied.join(', ')}`);
      if (report.unknown.length > 0)
        this.log.warn(`a newer version of the service has migrated this database: ${report.unknown.join(', ')}`);
      this.isMigrated = true;
    }
    for (let task = this.waiting[0]; task !== undefined; task = this.waiting[0]) {
      await task();
      this.waiting.shift();
    }
  }

  private async keepTrying(): Promise<void> {
    const { signal } = this.stopping;
    for (let pause = FIRST_PAUSE_MILLIS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLIS)) {
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.bringUp();
        this.log.info('the database is available; the service is ready');
        this.retrying = null;
        return;
      } catch (error) {
        if (!isUnavailable(error))
          this.log.error(`the database cannot be used: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}
