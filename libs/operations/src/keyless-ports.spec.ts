import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TUNABLES, keylessPorts } from './index.js';

describe('the ports of a process without keys', () => {
  it('hand on the clock, the randomness and the settings that they are given', () => {
    const ports = keylessPorts({
      nowMillis: () => 7,
      randomBytes: (count) => new Uint8Array(count),
      tunables: DEFAULT_TUNABLES,
    });
    expect([ports.nowMillis(), ports.randomBytes(16).length, ports.tunables]).toEqual([7, 16, DEFAULT_TUNABLES]);
  });

  it('say that nobody holds a key, unless somebody does', () => {
    expect([keylessPorts({}).hasKey, keylessPorts({ hasKey: true }).hasKey]).toEqual([false, true]);
  });

  it('throw for all else, and for what they are not given', () => {
    const ports = keylessPorts({});
    const bytes = new Uint8Array(1);
    for (const use of [
      () => ports.nowMillis(),
      () => ports.randomBytes(1),
      () => ports.tunables,
      () => ports.hash(''),
      () => ports.sealer.seal(bytes, bytes),
      () => ports.sealer.open('', bytes),
      () => ports.signers,
      () => ports.publishedKeys(),
    ])
      expect(use).toThrow('this process has no');
  });
});
