import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SecretStore } from './secret-store.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a secret store', () => {
  it('makes a secret once and gives the same one after a restart', () => {
    const first = new SecretStore(folder).keep('pepper', () => 'made first');
    const second = new SecretStore(folder).keep('pepper', () => 'made again');
    expect(first).toEqual({ value: 'made first', source: 'file' });
    expect(second).toEqual(first);
  });

  it('lets only the owner read the file and leaves no draft behind', () => {
    new SecretStore(folder).keep('pepper', () => 'secret');
    expect(statSync(join(folder, 'secrets', 'pepper')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, 'secrets'))).toEqual(['pepper']);
  });

  it('takes the value of the other process when both make one at the same time', () => {
    const mine = new SecretStore(folder).keep('pepper', () => {
      new SecretStore(folder).keep('pepper', () => 'the other was quicker');
      return 'mine';
    });
    expect(mine.value).toBe('the other was quicker');
  });

  it('replaces a secret in one step', () => {
    const store = new SecretStore(folder);
    store.keep('pepper', () => 'old');
    store.replace('pepper', 'new');
    expect(store.keep('pepper', () => 'unused').value).toBe('new');
    expect(statSync(join(folder, 'secrets', 'pepper')).mode & 0o777).toBe(0o600);
  });

  it('says that a secret is ephemeral where the folder cannot be written, and keeps it for the process', () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    const store = new SecretStore(blocked);
    const first = store.keep('pepper', () => 'one');
    expect(first).toEqual({ value: 'one', source: 'ephemeral' });
    expect(store.keep('pepper', () => 'two')).toEqual(first);
  });

  it('refuses a name that leads out of its folder', () => {
    expect(() => new SecretStore(folder).keep('../pepper', () => '')).toThrow(RangeError);
  });
});
