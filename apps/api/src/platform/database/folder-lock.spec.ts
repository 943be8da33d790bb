import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { folderHolder, lockFolder, type LockHolder } from './folder-lock.js';
import { processStartedAt } from './process-identity.js';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Leaves the lock of somebody else in the folder. */
async function leaveLock(change: Partial<LockHolder>): Promise<void> {
  const lock = await lockFolder(folder);
  const file = join(folder, 'database.lock');
  const holder = JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  lock.release();
  writeFileSync(file, JSON.stringify({ ...holder, token: 'somebody else', ...change }));
}

function startSleeper(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  children.push(child);
  return child as ChildProcess & { pid: number };
}

describe('the lock of a data folder', () => {
  it('refuses a second holder, names the folder and the process, and says what to do', async () => {
    const lock = await lockFolder(folder);
    const second = lockFolder(folder);
    await expect(second).rejects.toMatchObject({ code: 'data_folder_in_use' });
    for (const part of [folder, String(process.pid), 'SVC_DATA_DIR', 'DATABASE_URL'])
      await expect(second).rejects.toThrow(part);
    lock.release();
  });

  it('can be taken again once it is released, and leaves nothing behind', async () => {
    (await lockFolder(folder)).release();
    (await lockFolder(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses while another process lives, and is taken over when it has died', async () => {
    const sleeper = startSleeper();
    await leaveLock({ pid: sleeper.pid, processStart: processStartedAt(sleeper.pid) });
    await expect(lockFolder(folder)).rejects.toThrow(`process ${sleeper.pid}`);
    sleeper.kill('SIGKILL');
    await new Promise((ended) => sleeper.once('exit', ended));
    (await lockFolder(folder)).release();
  });

  it('is taken over when the process id now belongs to another process', async () => {
    await leaveLock({ pid: startSleeper().pid, processStart: 'an earlier boot:1' });
    (await lockFolder(folder)).release();
  });

  it('of another machine holds while its heart beats, and no longer', async () => {
    await leaveLock({ host: 'another-machine' });
    await expect(lockFolder(folder)).rejects.toThrow('another-machine');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(join(folder, 'database.lock'), longAgo, longAgo);
    (await lockFolder(folder)).release();
  });

  it('goes to exactly one of many that find it stale at once', async () => {
    await leaveLock({ pid: startSleeper().pid, processStart: 'an earlier boot:1' });
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(held).toHaveLength(1);
    held[0]?.release();
  });

  it('does not remove the lock of its successor when it is released late', async () => {
    const first = await lockFolder(folder);
    await leaveLockOver(folder);
    first.release();
    expect(readdirSync(folder)).toEqual(['database.lock']);
  });

  it('is taken over when its file is no lock at all', async () => {
    writeFileSync(join(folder, 'database.lock'), 'half a wri');
    (await lockFolder(folder)).release();
  });

  it('tells others where the database listens', async () => {
    const lock = await lockFolder(folder);
    expect(folderHolder(folder)).toMatchObject({ pid: process.pid, connection: null });
    lock.announce({ host: '/run/x', port: 5432 });
    expect(folderHolder(folder)).toMatchObject({ connection: { host: '/run/x', port: 5432 } });
    lock.release();
    expect(folderHolder(folder)).toBeNull();
  });
});

async function leaveLockOver(of: string): Promise<void> {
  const file = join(of, 'database.lock');
  writeFileSync(
    file,
    JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as LockHolder), token: 'its successor' }),
  );
}
