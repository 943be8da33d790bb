import { Global, Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { SharedClock } from '../clock/shared-clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { READINESS_CHECKS, type ReadinessCheck } from '../health/readiness.js';
import { LOGGER } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { TRACING, type Tracing } from '../tracing/tracing.js';
import { DATABASE, Database } from './database.js';
import { readMigrations } from './migrations.js';
import { openDatabase } from './open-database.js';

async function startDatabase(config: Config, logger: Logger, metrics: Metrics, tracing: Tracing): Promise<Database> {
  const source = await openDatabase(config.databaseUrl, config.dataDir, config.database);
  const database = new Database(source, readMigrations(), logger, tracing);
  metrics.watch('svc_database_connections', () => database.connections);
  metrics.watch('svc_database_transactions', () => database.transactions);
  try {
    await database.start();
  } catch (error) {
    await database.onApplicationShutdown();
    throw error;
  }
  return database;
}

/** The database of the process, migrated before anything uses it, and its clock. */
@Global()
@Module({
  providers: [{ provide: DATABASE, useFactory: startDatabase, inject: [CONFIG, LOGGER, Metrics, TRACING] }],
  exports: [DATABASE],
})
export class DatabaseModule implements OnModuleInit, OnModuleDestroy {
  private stopFollowing = (): void => undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(READINESS_CHECKS) private readonly checks: ReadinessCheck[],
    private readonly clock: SharedClock,
  ) {}

  async onModuleInit(): Promise<void> {
    this.checks.push({ name: 'database', check: () => this.database.check().then(() => true) });
    await this.database.whenReady(async () => {
      this.stopFollowing = await this.clock.follow(this.database);
    });
  }

  onModuleDestroy(): void {
    this.stopFollowing();
  }
}
