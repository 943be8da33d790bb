import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first line of a migration that is done beside the calls: it holds no lock for long. */
const ONLINE = '-- online';

/** One step of the schema, as SQL. */
export interface Migration {
  name: string;
  sql: string;
  /**
   * Whether it is done outside of a transaction, statement by statement, as an index must be that is built while calls
   * go on. It may be cut off between two of them and begun again, so it may hold nothing but what can be repeated.
   */
  isOnline: boolean;
  /** SHA-256 of the file, hexadecimal: what Prisma's own tools write too. */
  checksum: string;
}

/** The folder `prisma/migrations` of this workspace, found from the sources as well as from the build. */
export function migrationsFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  const folder = join(from, 'prisma', 'migrations');
  if (existsSync(folder)) return folder;
  const parent = dirname(from);
  if (parent === from) throw new Error('the folder prisma/migrations is missing');
  return migrationsFolder(parent);
}

/** Reads the migrations in the order of their names. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => readMigration(folder, name));
}

function readMigration(folder: string, name: string): Migration {
  const bytes = readFileSync(join(folder, name, 'migration.sql'));
  const sql = bytes.toString('utf8');
  return { name, sql, isOnline: sql.startsWith(ONLINE), checksum: createHash('sha256').update(bytes).digest('hex') };
}
