import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { verifySignatures } from './verify-signatures.js';

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const okp = generateKeyPairSync('ed25519');
const ecKey = ec.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
const okpKey = Buffer.from(okp.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
const signWith = {
  es256: (bytes: Uint8Array) => sign('sha256', bytes, { key: ec.privateKey, dsaEncoding: 'ieee-p1363' }),
  ed25519: (bytes: Uint8Array) => sign(null, bytes, okp.privateKey),
};
const check = {
  es256: (signature: Uint8Array, bytes: Uint8Array) => verifySignatures.es256(ecKey, signature, bytes),
  ed25519: (signature: Uint8Array, bytes: Uint8Array) => verifySignatures.ed25519(signature, bytes, okpKey),
};
/** The same bytes with one bit changed. */
const flipped = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === (at >> 3) % bytes.length ? byte ^ (1 << (at & 7)) : byte));

describe.each(['es256', 'ed25519'] as const)('a signature of %s', (kind) => {
  it('holds over the bytes that were signed, and over no others, nor with a bit of it changed', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.nat(10_000), (bytes, at) => {
        const signature = signWith[kind](bytes);
        expect(check[kind](signature, bytes)).toBe(true);
        expect(check[kind](signature, flipped(bytes, at))).toBe(false);
        expect(check[kind](flipped(signature, at), bytes)).toBe(false);
      }),
      { numRuns: 20 },
    ));

  it('that is none is refused', () => {
    for (const length of [0, 63, 65]) expect(check[kind](new Uint8Array(length), new Uint8Array(3))).toBe(false);
  });
});

describe('a key', () => {
  it('of another holder makes no signature hold, though the first was used before', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    expect(check.es256(signWith.es256(bytes), bytes)).toBe(true);
    expect(verifySignatures.es256({ x: ecKey.x, y: other.y ?? '' }, signWith.es256(bytes), bytes)).toBe(false);
    expect(verifySignatures.es256(other as { x: string; y: string }, signWith.es256(bytes), bytes)).toBe(false);
  });

  it('that is none is refused', () => {
    const signature = new Uint8Array(64);
    expect(verifySignatures.es256({ x: '', y: 'é' }, signature, signature)).toBe(false);
    expect(verifySignatures.ed25519(signature, signature, new Uint8Array(5))).toBe(false);
  });
});
