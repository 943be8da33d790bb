import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Type, ValueProvider } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FEATURE_MODULES } from '../app.module.js';
import { createApp } from '../create-app.js';
import { loadConfig } from '../platform/config/config.js';
import { START_NOTICES, type StartNotice } from '../platform/health/start-notices.js';
import { makeLogger } from '../platform/logging/logger.js';
import { WORKER_FILE } from '../platform/workers/worker-file.js';
import { migratedDatabase, type FreshDatabase } from './fresh-database.js';
import { bundledWorkerFile } from './worker-bundle.js';

/** The whole service on a free port, with a database of its own. */
export interface RunningService {
  app: NestExpressApplication;
  url: string;
  /** An `svc_` key that it knows. */
  key: string;
  /** What it told the operator at its start. */
  notices: readonly string[];
  /** Everything that it logged. */
  log(): string;
  stop(): Promise<void>;
}

/** What a spec may want otherwise. */
export interface ServiceOptions {
  env?: Readonly<Record<string, string>>;
  overrides?: readonly ValueProvider[];
  modules?: readonly Type[];
  /** Default: a free one. */
  port?: number;
  /** A database that outlives the service; without it one is made and removed with it. */
  database?: FreshDatabase;
}

/** The `svc_` key that every such service knows. */
export const SPEC_KEY = 'svc_SpecSpecSpecSpecSpec01';

/** Starts the service as it is, database included; rate limits are out of the way unless `env` says otherwise. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  const database = options.database ?? (await migratedDatabase());
  const lines: string[] = [];
  const config = loadConfig({
    SVC_RATE_KEYLESS_PER_MINUTE: '100000',
    SVC_RATE_KEYED_PER_MINUTE: '100000',
    SVC_BOOTSTRAP_ACCESS_KEY: SPEC_KEY,
    ...database.env,
    ...options.env,
  });
  const app = await createApp(config, {
    logger: makeLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }),
    modules: options.modules ?? FEATURE_MODULES,
    overrides: [{ provide: WORKER_FILE, useValue: bundledWorkerFile }, ...(options.overrides ?? [])],
  });
  await app.listen(options.port ?? 0, '127.0.0.1').catch(async (fault: unknown) => {
    await app.close();
    throw fault;
  });
  const notices: string[] = [];
  for (const notice of app.get<readonly StartNotice[]>(START_NOTICES)) await notice((line) => notices.push(line));
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    key: SPEC_KEY,
    notices,
    log: () => lines.join(''),
    stop: async () => {
      await app.close();
      if (options.database === undefined) await database.remove();
    },
  };
}
