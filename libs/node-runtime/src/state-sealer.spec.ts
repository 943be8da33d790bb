import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createStateSealer, sealedLength } from './state-sealer.js';

const key = new Uint8Array(32).fill(7);
const otherKey = new Uint8Array(32).fill(8);
const sealer = createStateSealer([key], (count) => randomBytes(count));
const text = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes));
const bytesOf = (value: string) => new TextEncoder().encode(value);
const [policy, otherPolicy] = [bytesOf('policy'), bytesOf('policy B')];

describe('a state sealer', () => {
  it('opens what it sealed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.uint8Array(), (bytes, associatedData) => {
        const sealed = sealer.seal(bytes, associatedData);
        expect(sealer.open(sealed, associatedData)).toEqual(bytes);
        expect(sealed).toHaveLength(sealedLength(bytes.length));
      }),
      { numRuns: 100 },
    );
  });

  it('refuses a change of any single bit', () => {
    const sealed = Buffer.from(sealer.seal(bytesOf('turn 3'), policy), 'base64url');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(sealer.open(changed.toString('base64url'), policy)).toBeNull();
    }
  });

  it.each(['', '=', ' ', '\n', 'AA'])('refuses another spelling of a good seal: with %j behind it', (tail) => {
    const sealed = sealer.seal(bytesOf('turn 3'), policy);
    expect(sealer.open(sealed + tail, policy) === null).toBe(tail !== '');
  });

  it('refuses other associated data, another key, an empty text and one that is too short', () => {
    const sealed = sealer.seal(bytesOf('turn 3'), policy);
    expect(sealer.open(sealed, otherPolicy)).toBeNull();
    expect(createStateSealer([otherKey], (count) => randomBytes(count)).open(sealed, policy)).toBeNull();
    expect(sealer.open('', policy)).toBeNull();
    expect(sealer.open('AAAA', policy)).toBeNull();
  });

  it('opens with a previous key what was sealed before the rotation, and seals with the new one', () => {
    const rotated = createStateSealer([otherKey, key], (count) => randomBytes(count));
    expect(text(rotated.open(sealer.seal(bytesOf('old'), policy), policy))).toBe('old');
    expect(sealer.open(rotated.seal(bytesOf('new'), policy), policy)).toBeNull();
  });

  it('seals the same bytes differently each time', () => {
    expect(sealer.seal(bytesOf('same'), policy)).not.toBe(sealer.seal(bytesOf('same'), policy));
  });

  it('derives the same secret of the same text, and another of another text or key', () => {
    const other = createStateSealer([otherKey], (count) => randomBytes(count));
    expect(sealer.derive('a')).toEqual(sealer.derive('a'));
    expect(sealer.derive('a')).toHaveLength(32);
    expect(sealer.derive('b')).not.toEqual(sealer.derive('a'));
    expect(other.derive('a')).not.toEqual(sealer.derive('a'));
  });

  it('refuses a key of another length than 32 bytes', () => {
    expect(() => createStateSealer([new Uint8Array(16)], (count) => randomBytes(count))).toThrow(RangeError);
    expect(() => createStateSealer([], (count) => randomBytes(count))).toThrow(RangeError);
  });
});
