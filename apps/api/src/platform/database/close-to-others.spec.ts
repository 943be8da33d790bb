import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SecretStore } from '../secrets/secret-store.js';
import { closeDataFolder, closeToOthers } from './close-to-others.js';
import { dataImageFolder, ensureDataImage, makeDatabaseFolder } from './data-image.js';
import { startEmbedded } from './embedded.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (...path: string[]): string => (statSync(join(folder, ...path)).mode & 0o777).toString(8);
const openFolder = (...path: string[]): void => {
  mkdirSync(join(folder, ...path), { recursive: true });
  chmodSync(join(folder, ...path), 0o755);
};

describe('a data folder that others may read', () => {
  it('is closed to them when the service takes it, and the database inside too', async () => {
    await ensureDataImage();
    await makeDatabaseFolder(join(folder, 'postgres'), dataImageFolder());
    for (const path of ['.', 'postgres', 'secrets']) openFolder(path);
    const database = await startEmbedded(folder);
    await database.close();
    expect([modeOf('.'), modeOf('postgres')]).toEqual(['700', '700']);
  });

  it('stays as it is where it holds something else; what is ours in it is closed', () => {
    openFolder('.');
    openFolder('secrets');
    writeFileSync(join(folder, 'holiday.jpg'), '');
    closeDataFolder(folder);
    new SecretStore(folder).keep('pepper', () => 'secret');
    expect([modeOf('.'), modeOf('secrets')]).toEqual(['755', '700']);
  });

  it('has its secrets closed, with every file that is in use', () => {
    new SecretStore(folder).keep('pepper', () => 'secret');
    openFolder('secrets');
    chmodSync(join(folder, 'secrets', 'pepper'), 0o644);
    expect(new SecretStore(folder).keep('pepper', () => 'unused').value).toBe('secret');
    expect([modeOf('secrets'), modeOf('secrets', 'pepper')]).toEqual(['700', '600']);
  });

  it('keeps the rights of its owner, and need not be there', () => {
    mkdirSync(join(folder, 'narrow'));
    chmodSync(join(folder, 'narrow'), 0o577);
    closeToOthers(join(folder, 'narrow'));
    closeToOthers(join(folder, 'missing'));
    expect(modeOf('narrow')).toBe('500');
  });
});

describe('a database that cannot be made', () => {
  it('leaves no half of it behind, as on a full disk', async () => {
    const image = join(folder, 'image');
    mkdirSync(image);
    writeFileSync(join(image, 'PG_VERSION'), '17');
    // A socket cannot be copied: the copy breaks off in the middle.
    const socket = createServer().listen(join(image, 'socket'));
    await new Promise((resolve) => socket.once('listening', resolve));
    await expect(makeDatabaseFolder(join(folder, 'postgres'), image)).rejects.toThrow();
    socket.close();
    expect(readdirSync(folder).filter((name) => name !== 'image')).toEqual([]);
  });
});
