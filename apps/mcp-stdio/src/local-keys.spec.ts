import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { KEYS_FILE, openLocalKeys } from './local-keys.js';

const folder = (): string => mkdtempSync(join(tmpdir(), 'svc-keys-'));

describe('the keys of a local server', () => {
  it('are new in each process', async () => {
    const [one, other] = await Promise.all([openLocalKeys(null), openLocalKeys(null)]);
    expect([
      one.state === other.state,
      one.notary.kid === other.notary.kid,
      one.business.kid === other.business.kid,
    ]).toEqual([false, false, false]);
  });

  it('stay the same in a folder, which is made, and are for their owner alone', async () => {
    const path = join(folder(), 'made', 'here');
    const made = await openLocalKeys(path);
    expect(await openLocalKeys(path)).toEqual(made);
    expect(statSync(join(path, KEYS_FILE)).mode & 0o777).toBe(0o600);
  });

  it('are agreed on by processes that start at once', async () => {
    const path = folder();
    const opened = await Promise.all(Array.from({ length: 8 }, () => openLocalKeys(path)));
    expect(new Set(opened.map(({ state }) => state)).size).toBe(1);
  });

  it.each(['', '{}', '{"state":"AAAA"}', 'no json'])('are not made anew over a file that holds %j', async (text) => {
    const path = folder();
    writeFileSync(join(path, KEYS_FILE), text);
    await expect(openLocalKeys(path)).rejects.toThrow('does not hold the keys');
    expect(readFileSync(join(path, KEYS_FILE), 'utf8')).toBe(text);
  });
});
