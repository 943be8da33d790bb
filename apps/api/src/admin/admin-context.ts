import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock, systemRandomBytes, type Clock } from '../platform/clock/clock.js';
import type { Config } from '../platform/config/config.js';
import { clientTimeouts } from '../platform/database/connection.js';
import { Database, type DatabaseSource } from '../platform/database/database.js';
import { connectionTo } from '../platform/database/embedded.js';
import { DataFolderInUse, folderHolder } from '../platform/database/folder-lock.js';
import { readMigrations } from '../platform/database/migrations.js';
import { openDatabase } from '../platform/database/open-database.js';
import { openKeyPepper } from '../platform/secrets/secrets.js';
import { SecretChecks } from '../platform/secrets/secret-checks.js';
import { SecretChecksRepository } from '../platform/secrets/secret-checks.repository.js';
import { sharedSecrets } from '../platform/secrets/shared-secrets.js';
import { SecretStore } from '../platform/secrets/secret-store.js';
import { PublishedKeysRepository } from '../platform/signing-keys/published-keys.repository.js';
import { KeysRepository } from '../keys/keys.repository.js';
import { KeysService } from '../keys/keys.service.js';
import { PilotRepository } from '../pilot/pilot.repository.js';
import { AsksRepository } from '../store/asks.repository.js';
import { LedgerCheckRepository } from '../wallet/ledger-check.repository.js';
import { LedgerRepository } from '../wallet/ledger.repository.js';
import { PaymentsRepository } from '../wallet/payments.repository.js';

/** What the operator's commands work with. */
export interface AdminContext {
  config: Config;
  clock: Clock;
  store: SecretStore;
  keys: KeysService;
  secrets: SecretChecks;
  pilots: PilotRepository;
  publishedKeys: PublishedKeysRepository;
  database: Database;
  asks: AsksRepository;
  ledger: LedgerRepository;
  ledgerCheck: LedgerCheckRepository;
  payments: PaymentsRepository;
  close(): Promise<void>;
}

/** How long a service that is just starting is waited for, in milliseconds. */
const STARTING_MILLIS = 8_000;
const PAUSE_MILLIS = 100;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Opens the database for one command. Of the embedded one there is one process at a time: while the service runs, the
 * command goes through its socket, else it opens the folder itself.
 *
 * @throws DataFolderInUse when a process holds the folder and cannot be reached
 */
export async function openAdmin(config: Config): Promise<AdminContext> {
  const store = new SecretStore(config.dataDir);
  const database = new Database(await openSource(config), readMigrations(), quiet);
  try {
    await database.start();
    await database.check();
  } catch (error) {
    await database.onApplicationShutdown();
    throw error;
  }
  const pepper = openKeyPepper(config.secrets, store, systemRandomBytes);
  const ledger = new LedgerRepository(database);
  const secrets = sharedSecrets(config.secrets, store, systemRandomBytes);
  return {
    config,
    store,
    clock: systemClock,
    keys: new KeysService(new KeysRepository(database), pepper, systemRandomBytes),
    secrets: new SecretChecks(secrets, new SecretChecksRepository(database)),
    pilots: new PilotRepository(database),
    publishedKeys: new PublishedKeysRepository(database),
    database,
    asks: new AsksRepository(database),
    ledger,
    payments: new PaymentsRepository(database, ledger),
    ledgerCheck: new LedgerCheckRepository(database),
    close: () => database.onApplicationShutdown(),
  };
}

/** Of the embedded database there is one process at a time: a service that runs is asked through its socket. */
export async function openSource(config: Config): Promise<DatabaseSource> {
  const deadline = performance.now() + STARTING_MILLIS;
  const { database: limits } = config;
  for (;;) {
    const holder = config.databaseUrl === null ? folderHolder(config.dataDir) : null;
    if (holder?.connection) {
      const pool = { ...connectionTo(holder.connection), ...clientTimeouts(limits) };
      return { kind: 'embedded', limits, pool };
    }
    try {
      return await openDatabase(config.databaseUrl, config.dataDir, limits);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || performance.now() > deadline) throw error;
      await sleep(PAUSE_MILLIS);
    }
  }
}
