/** Where a suite keeps its temporary files: in memory where there is room, since specs make and remove databases. */
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Free bytes from which on it is used. */
const ROOM_BYTES = 6e9;

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Makes a folder of one's own for temporary files, which a database server that runs as another user may pass through.
 * @param {string} prefix what its name begins with
 */
export function makeFastFolder(prefix) {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix));
  chmodSync(folder, 0o711);
  return folder;
}
