import { createPublicKey, verify as verifyWithNode } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hashes, Point, verifyAsync } from '@noble/ed25519';
import fc from 'fast-check';
import {
  decodeBase64url,
  encodeBase64url,
  signEd25519,
  signWithNoble,
  signWithWebCrypto,
  SigningError,
  verifyEd25519,
  verifyWithNoble,
  verifyWithWebCrypto,
} from './index.js';
import type { OkpPrivateJwk } from './index.js';
import { newOkpKey } from './testing/keys.js';
import { flipBit, looseSpellings } from './testing/respell.js';

const bytes = new TextEncoder().encode('a receipt');
const L = Point.CURVE().n;
const P = Point.CURVE().p;
const rfc8037 = JSON.parse(readFileSync(new URL('../vectors/rfc8037-a.json', import.meta.url), 'utf8')) as {
  jwk: OkpPrivateJwk;
  signing_input: string;
  signature: string;
};
const rfc9421 = (
  JSON.parse(readFileSync(new URL('../vectors/rfc9421-b2.json', import.meta.url), 'utf8')) as {
    ed25519: { jwk: OkpPrivateJwk; base: string; signature: string };
  }
).ed25519;
const speccheck = JSON.parse(readFileSync(new URL('../vectors/ed25519-speccheck.json', import.meta.url), 'utf8')) as {
  cases: { about: string; holds: boolean; message: string; pub_key: string; signature: string }[];
};

const littleEndian = (value: bigint): Uint8Array =>
  Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse());
const toNumber = (input: Uint8Array): bigint => BigInt(`0x${Buffer.from(input).reverse().toString('hex')}`);
const publicOf = (point: Uint8Array) => ({
  kid: 'k',
  kty: 'OKP',
  crv: 'Ed25519',
  alg: 'EdDSA',
  x: encodeBase64url(point),
});
const torsion = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
const challenge = async (r: Uint8Array, a: Uint8Array): Promise<bigint> =>
  toNumber(await hashes.sha512Async(Buffer.concat([r, a, bytes]))) % L;

/** The verdicts of both implementations, which must be one. */
async function verdict(signature: string, publicJwk: unknown, message = bytes): Promise<boolean> {
  const native = await verifyEd25519(signature, message, publicJwk, verifyWithWebCrypto);
  expect(await verifyEd25519(signature, message, publicJwk, verifyWithNoble)).toBe(native);
  return native;
}

describe('Ed25519', () => {
  it('reproduces the signatures of RFC 8037, A.4, and RFC 9421, B.2.6, in both implementations', async () => {
    for (const sign of [signWithWebCrypto, signWithNoble]) {
      expect(await signEd25519(new TextEncoder().encode(rfc8037.signing_input), rfc8037.jwk, sign)).toBe(
        rfc8037.signature,
      );
      expect(decodeBase64url(await signEd25519(new TextEncoder().encode(rfc9421.base), rfc9421.jwk, sign))).toEqual(
        Uint8Array.from(Buffer.from(rfc9421.signature, 'base64')),
      );
    }
  });

  it('verifies here in both implementations, and with node:crypto', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (message) => {
        const { privateJwk, publicJwk } = await newOkpKey('k');
        const signature = await signEd25519(message, privateJwk);
        expect(await verdict(signature, publicJwk, message)).toBe(true);
        expect(
          verifyWithNode(
            null,
            message,
            createPublicKey({ key: { ...publicJwk }, format: 'jwk' }),
            Buffer.from(signature, 'base64url'),
          ),
        ).toBe(true);
      }),
      { numRuns: 20, seed: 8032 },
    );
  });

  it('refuses each flipped bit, in both implementations', async () => {
    const { privateJwk, publicJwk } = await newOkpKey('k');
    const signature = await signEd25519(bytes, privateJwk);
    for (let bit = 0; bit < 512; bit += 1)
      expect(await verifyEd25519(flipBit(signature, bit), bytes, publicJwk)).toBe(false);
    for (let bit = 0; bit < 512; bit += 8) expect(await verdict(flipBit(signature, bit), publicJwk)).toBe(false);
  });

  it('has one spelling', async () => {
    const { privateJwk, publicJwk } = await newOkpKey('k');
    const signature = await signEd25519(bytes, privateJwk);
    for (const spelling of [...looseSpellings(signature), '', 'A', signature.slice(1)])
      expect(await verdict(spelling, publicJwk)).toBe(false);
    for (const junk of [null, 7, undefined, [signature]])
      expect(await verdict(junk as unknown as string, publicJwk)).toBe(false);
  });

  it('refuses s + L, which stands for the same number', async () => {
    const { privateJwk, publicJwk } = await newOkpKey('k');
    const raw = decodeBase64url(await signEd25519(bytes, privateJwk)) ?? new Uint8Array();
    const larger = Uint8Array.from(raw);
    larger.set(littleEndian(toNumber(raw.subarray(32)) + L), 32);
    expect(await verdict(encodeBase64url(larger), publicJwk)).toBe(false);
    expect(await verifyWithNoble(larger, bytes, decodeBase64url(publicJwk.x) ?? new Uint8Array())).toBe(false);
  });

  it('refuses keys of small order, in every encoding: such a key signs every message', async () => {
    const multiples = [Point.ZERO, ...[1n, 2n, 3n, 4n, 5n, 6n, 7n].map((factor) => torsion.multiply(factor, false))];
    const canonical = multiples.map((point) => point.toBytes());
    const nonCanonical = [P, P + 1n, P - 1n].flatMap((y) => [littleEndian(y), littleEndian(y | (1n << 255n))]);
    const ones = littleEndian(1n | (1n << 255n));
    for (const key of [...canonical, ...nonCanonical, ones]) {
      for (const r of canonical) {
        const signature = encodeBase64url(Uint8Array.from([...r, ...littleEndian(0n)]));
        expect(await verdict(signature, publicOf(key))).toBe(false);
      }
    }
  });

  it('refuses a point R in a second encoding (y + p)', async () => {
    const { publicJwk } = await newOkpKey('k');
    for (let y = 0n; y < 19n; y += 1n) {
      const signature = encodeBase64url(Uint8Array.from([...littleEndian(P + y), ...littleEndian(1n)]));
      expect(await verdict(signature, publicJwk)).toBe(false);
      expect(await verifyEd25519(signature, bytes, publicJwk, async () => true)).toBe(false);
    }
  });

  it(
    'refuses what holds only when multiplied by the cofactor, as WebCrypto does and the package’s own check ' +
      'does not',
    async () => {
      const secret = 123_456_789n;
      const key = Point.BASE.multiply(secret);
      const r = Point.BASE.multiply(987_654_321n).add(torsion).toBytes();
      const s = (987_654_321n + (await challenge(r, key.toBytes())) * secret) % L;
      const raw = Uint8Array.from([...r, ...littleEndian(s)]);
      expect(await verifyAsync(raw, bytes, key.toBytes(), { zip215: false })).toBe(true);
      expect(await verdict(encodeBase64url(raw), publicOf(key.toBytes()))).toBe(false);
    },
  );

  it.each(speccheck.cases)('says of the published edge case “$about” that it holds: $holds', async (edge) => {
    const [signature, message, key] = [edge.signature, edge.message, edge.pub_key].map((hex) =>
      Buffer.from(hex, 'hex'),
    );
    const text = encodeBase64url(signature ?? new Uint8Array());
    for (const verify of [verifyWithWebCrypto, verifyWithNoble])
      expect(await verifyEd25519(text, message ?? bytes, publicOf(key ?? bytes), verify)).toBe(edge.holds);
  });

  it('gives one verdict on keys with a part of small order', async () => {
    const key = Point.BASE.multiply(5n).add(torsion).toBytes();
    const verdicts = new Set<boolean>();
    for (let nonce = 1n; nonce <= 40n; nonce += 1n) {
      const r = Point.BASE.multiply(nonce).toBytes();
      const s = (nonce + (await challenge(r, key)) * 5n) % L;
      verdicts.add(await verdict(encodeBase64url(Uint8Array.from([...r, ...littleEndian(s)])), publicOf(key)));
    }
    expect([...verdicts].sort()).toEqual([false, true]);
  });

  it('gives one verdict on random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 64, maxLength: 64 }),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        async (raw, key) => {
          expect(await verdict(encodeBase64url(raw), publicOf(key))).toBe(false);
        },
      ),
      { numRuns: 60, seed: 25519 },
    );
  });

  it('refuses what is no Ed25519 key, and says where the platform has no Ed25519', async () => {
    const { privateJwk, publicJwk } = await newOkpKey('k');
    const signature = await signEd25519(bytes, privateJwk);
    for (const key of [
      null,
      {},
      { ...publicJwk, alg: 'ES256' },
      { ...publicJwk, x: `${publicJwk.x}=` },
      (await newOkpKey('k')).publicJwk,
    ])
      expect(await verdict(signature, key)).toBe(false);
    const lacking = async (): Promise<boolean> => {
      throw new SigningError('ed25519_unavailable', 'none here');
    };
    await expect(verifyEd25519(signature, bytes, publicJwk, lacking)).rejects.toThrow(
      expect.objectContaining({ code: 'ed25519_unavailable' }),
    );
  });

  it('is not made with an unfit key', async () => {
    const { privateJwk, publicJwk } = await newOkpKey('k');
    for (const key of [publicJwk, { ...privateJwk, d: 'AA' }, { ...privateJwk, crv: 'X25519' }])
      await expect(signEd25519(bytes, key as never)).rejects.toThrow(expect.objectContaining({ code: 'key_invalid' }));
  });
});
