import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { closeDataFolder } from './close-to-others.js';
import { isProcessAlive, processStartedAt } from './process-identity.js';
import { retryUntil } from './retry-until.js';

/** How the process that holds a folder can be reached: the socket of its embedded database. */
export interface LockHolder {
  token: string;
  pid: number;
  /** When the process started, in the terms of its machine; a process id alone is used again. */
  processStart: string | null;
  host: string;
  lockedAt: string;
  /** Host (or folder of a socket) and port of the embedded database, once it listens. */
  connection: { host: string; port: number } | null;
}

/** Another process holds the data folder; the message tells which one and what to do. */
export class DataFolderInUse extends Error {
  readonly code = 'data_folder_in_use';
  override readonly name = 'DataFolderInUse';

  constructor(folder: string, holder: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host} (since ${holder.lockedAt}). ` +
        'Stop that process, or give this one another folder with SVC_DATA_DIR, ' +
        'or give both one PostgreSQL server with DATABASE_URL.',
    );
  }
}

/** A held lock. */
export interface FolderLock {
  /** Records where the database of this process listens. */
  announce(connection: { host: string; port: number }): void;
  /** Gives the folder free; doing so twice is harmless. */
  release(): void;
}

const LOCK_FILE = 'database.lock';
const TAKEOVER_FILE = 'database.lock.takeover';
const HEARTBEAT_MILLIS = 5_000;
/** A lock of another machine or container whose heart stopped for this long is stale. */
const SILENCE_MILLIS = 30_000;
const TAKEOVER_MILLIS = 3_000;

/**
 * Takes the folder for this process; a lock whose process is gone is taken over.
 *
 * Two processes on one embedded database lose data without a word, and the database itself does not notice.
 *
 * @throws DataFolderInUse when a living process holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  closeDataFolder(path);
  const holder: LockHolder = {
    token: randomUUID(),
    pid: process.pid,
    processStart: processStartedAt(process.pid),
    host: hostname(),
    lockedAt: new Date().toISOString(),
    connection: null,
  };
  if (!placeLock(path, holder)) await takeOver(path, holder);
  return heldLock(path, holder);
}

/** Who holds the folder now; null when nobody living does. */
export function folderHolder(folder: string): LockHolder | null {
  const found = readLock(resolve(folder));
  return found !== null && isHeld(resolve(folder), found) ? found : null;
}

function heldLock(folder: string, holder: LockHolder): FolderLock {
  const file = join(folder, LOCK_FILE);
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MILLIS);
  heartbeat.unref();
  return {
    announce(connection) {
      const draft = writeDraft(folder, { ...holder, connection });
      renameSync(draft, file);
    },
    release() {
      clearInterval(heartbeat);
      if (readLock(folder)?.token === holder.token) rmSync(file, { force: true });
    },
  };
}

/** Puts the lock in place in one step; false when there is one already. */
function placeLock(folder: string, holder: LockHolder): boolean {
  const draft = writeDraft(folder, holder);
  try {
    linkSync(draft, join(folder, LOCK_FILE));
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces a stale lock. One process at a time may judge and replace, else the second would throw out the first. */
async function takeOver(folder: string, holder: LockHolder): Promise<void> {
  const guard = join(folder, TAKEOVER_FILE);
  await retryUntil(() => claimGuard(guard), TAKEOVER_MILLIS * 2);
  try {
    const found = readLock(folder);
    if (found !== null && isHeld(folder, found)) throw new DataFolderInUse(folder, found);
    rmSync(join(folder, LOCK_FILE), { force: true });
    if (!placeLock(folder, holder)) throw new DataFolderInUse(folder, readLock(folder) ?? holder);
  } finally {
    rmSync(guard, { force: true });
  }
}

function claimGuard(guard: string): boolean {
  try {
    writeFileSync(guard, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (silenceOf(guard) > TAKEOVER_MILLIS) rmSync(guard, { force: true });
    return false;
  }
}

function isHeld(folder: string, holder: LockHolder): boolean {
  if (holder.host !== hostname()) return silenceOf(join(folder, LOCK_FILE)) < SILENCE_MILLIS;
  if (holder.pid === process.pid && holder.processStart === processStartedAt(process.pid)) return true;
  return isProcessAlive(holder.pid) && holder.processStart === processStartedAt(holder.pid);
}

function readLock(folder: string): LockHolder | null {
  try {
    const found: unknown = JSON.parse(readFileSync(join(folder, LOCK_FILE), 'utf8'));
    return isLockHolder(found) ? found : null;
  } catch {
    return null;
  }
}

function isLockHolder(value: unknown): value is LockHolder {
  return (
    typeof value === 'object' && value !== null && 'token' in value && 'pid' in value && typeof value.pid === 'number'
  );
}

function writeDraft(folder: string, holder: LockHolder): string {
  const draft = join(folder, `.lock-${randomUUID()}`);
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return draft;
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed under us: there is nothing left to guard.
  }
}

function silenceOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
