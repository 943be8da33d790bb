import { randomUUID } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const DRAFT = 'draft-';
/** Segments of the write-ahead log of 1 MB instead of 16: a first start has less to copy. */
const SMALL_LOG = '--wal-segsize=1';

/** Where the build leaves the image of an empty database, one for each version of the database engine. */
export function dataImageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const engine: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const version =
    typeof engine === 'object' && engine !== null && 'version' in engine ? String(engine.version) : 'unknown';
  // The same place seen from the sources and from the build: the folder of the package.
  return join(
    dirname(fileURLToPath(import.meta.url)),
    '..',
    '..',
    '..',
    '.cache',
    `empty-database-${version}-small-log`,
  );
}

/** Makes the image unless it is there: seconds of work that the build does once, for every first start after it. */
export async function ensureDataImage(image = dataImageFolder()): Promise<void> {
  await makeDatabaseFolder(image, '');
}

/**
 * Makes an empty database in the folder unless one is there: copied from the image where the build left one,
 * else initialised, which takes seconds. It appears in one step, so an interrupted first start leaves nothing half
 * made.
 */
export async function makeDatabaseFolder(folder: string, image: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const draft = join(parent, `${DRAFT}${randomUUID()}`);
  try {
    if (image !== '' && existsSync(join(image, 'PG_VERSION')))
      cpSync(image, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
    else await initialise(draft);
    renameSync(draft, folder);
  } catch (error) {
    // Half a database is of no use, and on a full disk its room is missed.
    rmSync(draft, { recursive: true, force: true });
    // Another process made the same image meanwhile.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  }
}

/** Removes what an interrupted first start left in the data folder; only for the holder of its lock. */
export function removeDrafts(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(DRAFT))) {
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

async function initialise(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder, initDbStartParams: [SMALL_LOG] });
  await database.close();
}
