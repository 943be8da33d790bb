import { randomUUID } from 'node:crypto';
import { copyFileSync, constants, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from '../database/close-to-others.js';

/** A secret and where it lives: kept in the data folder, or only in this process. */
export interface KeptSecret {
  value: string;
  source: 'file' | 'ephemeral';
}

const SAFE_NAME = /^[a-z0-9][a-z0-9.-]*$/;

/**
 * Makes secrets once and keeps each in its own file, mode 0600, under `secrets/` of the data folder.
 *
 * Two processes that start at once agree on one value: a secret is written whole beside its place and then linked
 * there, which exactly one of them can do. Where the folder cannot be written, a secret lives as long as the process.
 */
export class SecretStore {
  private readonly folder: string;
  private readonly ephemeral = new Map<string, string>();

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'secrets');
  }

  /** Returns the secret of this name, calling `make` only when there is none yet. */
  keep(name: string, make: () => string): KeptSecret {
    const path = this.pathOf(name);
    closeToOthers(this.folder);
    closeToOthers(path);
    const kept = readIfThere(path);
    if (kept !== null) return { value: kept, source: 'file' };
    const known = this.ephemeral.get(name);
    if (known !== undefined) return { value: known, source: 'ephemeral' };
    const value = make();
    try {
      this.writeOnce(path, value);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      this.ephemeral.set(name, value);
      return { value, source: 'ephemeral' };
    }
    return { value: readFileSync(path, 'utf8'), source: 'file' };
  }

  /** Replaces the secret in one step; a reader sees the old value or the new one, never a part. */
  replace(name: string, value: string): void {
    const path = this.pathOf(name);
    const draft = this.writeDraft(value);
    renameSync(draft, path);
  }

  private pathOf(name: string): string {
    if (!SAFE_NAME.test(name)) throw new RangeError(`not a name of a secret: ${name}`);
    return join(this.folder, name);
  }

  private writeOnce(path: string, value: string): void {
    const draft = this.writeDraft(value);
    try {
      linkOrCopy(draft, path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  private writeDraft(value: string): string {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `.draft-${randomUUID()}`);
    try {
      writeFileSync(draft, value, { mode: 0o600, flag: 'wx', flush: true });
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
    return draft;
  }
}

/** Hard links are exclusive and whole; file systems without them get an exclusive copy. */
function linkOrCopy(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error;
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

function isUnwritable(error: unknown): boolean {
  return ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR'].includes(codeOf(error));
}

/** Not by class: a system error may come from another realm than the one this module lives in. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
