import { chmodSync, readdirSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/** What stands in a data folder; a mounted volume may also hold the folder that file systems make. */
const OURS = /^(postgres|secrets|lost\+found|database\.lock(\.takeover)?|\.lock-.*|draft-.*)$/;

/**
 * Takes from everybody but the owner the right to a file or folder; where that is not possible, as with one of another
 * owner or one that is not there, it stays as it is.
 * @example closeToOthers('.data/secrets');
 */
export function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o700);
  } catch {
    // Not there, or not ours to change.
  }
}

/** The same for a data folder, unless it holds something else too: then others may need their way to that. */
export function closeDataFolder(folder: string): void {
  if (readdirSync(folder).every((name) => OURS.test(name))) closeToOthers(folder);
}
