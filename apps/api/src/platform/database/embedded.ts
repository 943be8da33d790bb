import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PoolConfig } from 'pg';
import { closeToOthers } from './close-to-others.js';
import { dataImageFolder, makeDatabaseFolder, removeDrafts } from './data-image.js';
import { lockFolder } from './folder-lock.js';
import { SingleSessionDatabase } from './single-session.js';

/** The embedded database while it runs. */
export interface EmbeddedDatabase {
  /** How a PostgreSQL client reaches it. */
  connection: PoolConfig;
  /** Stops it in good order and gives the data folder free. */
  close(): Promise<void>;
}

/** The folder of the database inside the data folder. */
export const DATABASE_FOLDER = 'postgres';
/** One session serves everybody; a few connections may wait for it, the admin command among them. */
const MOST_CONNECTIONS = 16;
/** One session and some small tables: PostgreSQL's default of 128 MB would lie there unused. */
const SHARED_BUFFERS = '8MB';
/** The port in the name of a PostgreSQL socket file. */
const SOCKET_PORT = 5432;

/**
 * Starts the embedded PostgreSQL on disk, for PostgreSQL clients of this machine and this user.
 *
 * @param dataFolder made when missing, with mode 0700
 * @param image where the build left an empty database; without it the first start takes seconds
 * @throws DataFolderInUse when another process has the folder
 */
export async function startEmbedded(dataFolder: string, image = dataImageFolder()): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(dataFolder);
  try {
    const folder = join(resolve(dataFolder), DATABASE_FOLDER);
    removeDrafts(resolve(dataFolder));
    await makeDatabaseFolder(folder, image);
    closeToOthers(folder);
    const served = await serve(await openDatabase(folder));
    lock.announce(served.address);
    return {
      connection: connectionTo(served.address),
      close: async () => {
        await served.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The settings of a client of an embedded database, of this process or, for the admin command, of another one. */
export function connectionTo(address: { host: string; port: number }): PoolConfig {
  // One session behind it: a second connection would only wait at the other end.
  return { ...address, user: 'postgres', database: 'postgres', max: 1 };
}

async function openDatabase(folder: string): Promise<SingleSessionDatabase> {
  const database = new SingleSessionDatabase({
    dataDir: folder,
    startParams: [...SingleSessionDatabase.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  await database.waitReady;
  return database;
}

async function serve(database: SingleSessionDatabase) {
  const address = process.platform === 'win32' ? { host: '127.0.0.1', port: await freePort() } : socketFolder();
  const path = address.port === SOCKET_PORT ? join(address.host, `.s.PGSQL.${SOCKET_PORT}`) : undefined;
  const server = new PGLiteSocketServer({
    db: database,
    maxConnections: MOST_CONNECTIONS,
    ...(path === undefined ? address : { path }),
  });
  await server.start();
  const stop = async () => {
    await server.stop();
    await database.close();
    if (path !== undefined) rmSync(address.host, { recursive: true, force: true });
  };
  return { address, stop };
}

/** A socket in a folder of one's own: the database asks for no password, so nobody else may reach it. */
function socketFolder(): { host: string; port: number } {
  const folder = mkdtempSync(join(tmpdir(), 'svc-database-'));
  chmodSync(folder, 0o700);
  return { host: folder, port: SOCKET_PORT };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}
