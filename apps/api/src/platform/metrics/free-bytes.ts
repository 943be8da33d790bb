import { statfs } from 'node:fs/promises';

/** Room on the disk of a folder for whoever is not root, in bytes; NaN where the folder is not there. */
export async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found === null ? NaN : found.bavail * found.bsize;
}
