import { describe, expect, it } from '@jest/globals';
import type { AccessKey } from '../access/access-keys.js';
import { KeyLookUps } from './key-look-ups.js';

const KEY: AccessKey = { id: 'one', kind: 'svc' };

/** Look-ups that end when they are told to. */
function heldLookUps() {
  const held: { plainKey: string; end(found: AccessKey | null): void; fail(fault: Error): void }[] = [];
  const find = (plainKey: string): Promise<AccessKey | null> =>
    new Promise((resolve, reject) => held.push({ plainKey, end: resolve, fail: reject }));
  return { held, lookUps: new KeyLookUps({ find }) };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('requests with one key at the same moment', () => {
  it('need two look-ups, however many they are', async () => {
    const { held, lookUps } = heldLookUps();
    const asked = Array.from({ length: 50 }, () => lookUps.find('a'));
    expect(held.length).toBe(1);
    held[0]?.end(KEY);
    await turn();
    expect(held.length).toBe(2);
    held[1]?.end(KEY);
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 50 }, () => KEY));
    await turn();
    void lookUps.find('a');
    expect(held.length).toBe(3);
  });

  it('are never told what was looked up before they came: a revoked key is unknown to them', async () => {
    const { held, lookUps } = heldLookUps();
    const before = lookUps.find('a');
    const after = lookUps.find('a');
    held[0]?.end(KEY);
    await turn();
    held[1]?.end(null);
    expect([await before, await after]).toEqual([KEY, null]);
  });

  it('do not share a fault with those that came later, nor anything with another key', async () => {
    const { held, lookUps } = heldLookUps();
    const before = lookUps.find('a');
    const after = lookUps.find('a');
    const other = lookUps.find('b');
    expect(held.map(({ plainKey }) => plainKey)).toEqual(['a', 'b']);
    held[0]?.fail(new Error('away'));
    held[1]?.end(null);
    await expect(before).rejects.toThrow('away');
    await turn();
    held[2]?.end(KEY);
    expect([await after, await other]).toEqual([KEY, null]);
  });
});
