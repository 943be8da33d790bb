import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Database } from '../platform/database/database.js';
import { dataImageFolder, ensureDataImage, makeDatabaseFolder } from '../platform/database/data-image.js';
import { DATABASE_FOLDER } from '../platform/database/embedded.js';
import { readMigrations } from '../platform/database/migrations.js';
import { openDatabase } from '../platform/database/open-database.js';

/**
 * An empty database of one spec: a new one on the server of `DATABASE_URL`, else an embedded one in a folder of its
 * own.
 */
export interface FreshDatabase {
  /** What a configuration must be given to use it. */
  env: { SVC_DATA_DIR: string; DATABASE_URL?: string };
  /** Removes it; whoever used it must have closed it before. */
  remove(): Promise<void>;
}

/** An open, migrated database of one spec. */
export interface OpenFreshDatabase {
  database: Database;
  close(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Whether the suite runs on a PostgreSQL server. */
export const onServer = (process.env['DATABASE_URL'] ?? '') !== '';

/**
 * Makes an empty database for one spec, in some hundred milliseconds.
 *
 * @example
 * const fresh = await freshDatabase();
 * const app = await createApp(loadConfig({ ...fresh.env, PORT: '0' }));
 * // … await app.close(); await fresh.remove();
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-spec-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const server = process.env['DATABASE_URL'] ?? '';
  if (server === '') {
    await ensureDataImage();
    await makeDatabaseFolder(join(folder, DATABASE_FOLDER), dataImageFolder());
    return { env: { SVC_DATA_DIR: folder }, remove: async () => removeFolder() };
  }
  const name = `svc_spec_${randomUUID().replaceAll('-', '')}`;
  await onAdminConnection(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { SVC_DATA_DIR: folder, DATABASE_URL: url.toString() },
    remove: async () => {
      removeFolder();
      await onAdminConnection(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The same with every migration applied, as after a first start: what most specs want. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  if (onServer) return freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'svc-spec-'));
  await makeDatabaseFolder(join(folder, DATABASE_FOLDER), await migratedImage());
  return {
    env: { SVC_DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * A migrated database to copy, made once for all specs of a run of `npm test`, which names a folder of its own for
 * that.
 */
async function migratedImage(): Promise<string> {
  const image = join(process.env['SPECS_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'svc-image-')), 'migrated-database');
  if (existsSync(image)) return image;
  const fresh = await freshDatabase();
  await (await openMigrated(fresh)).onApplicationShutdown();
  try {
    renameSync(join(fresh.env.SVC_DATA_DIR, DATABASE_FOLDER), image);
  } catch (error) {
    // Another process made it meanwhile.
    if (!existsSync(image)) throw error;
  }
  await fresh.remove();
  return image;
}

async function openMigrated({ env }: FreshDatabase): Promise<Database> {
  const source = await openDatabase(env.DATABASE_URL ?? null, env.SVC_DATA_DIR);
  const database = new Database(source, readMigrations(), silent);
  await database.start();
  return database;
}

/** Makes, migrates and opens a database for one spec of a repository. */
export async function openFreshDatabase(): Promise<OpenFreshDatabase> {
  const fresh = await migratedDatabase();
  const database = await openMigrated(fresh);
  return {
    database,
    close: async () => {
      await database.onApplicationShutdown();
      await fresh.remove();
    },
  };
}

async function onAdminConnection(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
