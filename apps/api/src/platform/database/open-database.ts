import { clientTimeouts, DATABASE_LIMITS, serverConnection } from './connection.js';
import type { DatabaseSource } from './database.js';
import { startEmbedded } from './embedded.js';

/**
 * Opens the database that a configuration names: the server of `databaseUrl`, else the embedded one in the data folder.
 *
 * @throws DataFolderInUse when another process has the embedded one
 */
export async function openDatabase(
  databaseUrl: string | null,
  dataDir: string,
  limits = DATABASE_LIMITS,
): Promise<DatabaseSource> {
  if (databaseUrl !== null) return { kind: 'postgresql', limits, ...serverConnection(databaseUrl, limits) };
  const { connection, close } = await startEmbedded(dataDir);
  return { kind: 'embedded', limits, pool: { ...connection, ...clientTimeouts(limits) }, close };
}
