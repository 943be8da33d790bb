import { createPublicKey, sign as signWithNode, createPrivateKey, verify as verifyWithNode } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { FlattenedSign, flattenedVerify, importJWK } from 'jose';
import {
  canonicalBytes,
  decodeBase64url,
  encodeBase64url,
  isLowS,
  signDetachedJws,
  toLowS,
  verifyDetachedJws,
  verifyEs256,
} from './index.js';
import type { JwsFault } from './index.js';
import { newEcKey, newOkpKey } from './testing/keys.js';
import { flipBit, looseSpellings, twinOf } from './testing/respell.js';

const payload = canonicalBytes({ price: 39.2, currency: 'USD', note: '价格' });
const { privateJwk, publicJwk } = await newEcKey('business-1');
const key = { kid: 'business-1', privateJwk };
const encode = (value: unknown): string =>
  encodeBase64url(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
const rawOf = (jws: string): Uint8Array => decodeBase64url(jws.split('..')[1] ?? '') ?? new Uint8Array();

/** A JWS with any header, signed by the right key over the right input. */
function signedWithHeader(header: unknown, low = true): string {
  const protectedHeader = encode(header);
  const raw = new Uint8Array(
    signWithNode('sha256', Buffer.from(`${protectedHeader}.${encodeBase64url(payload)}`), {
      key: createPrivateKey({ key: { ...privateJwk }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    }),
  );
  return `${protectedHeader}..${encodeBase64url(low ? toLowS(raw) : raw)}`;
}

describe('a detached JWS', () => {
  let jws: string;
  beforeAll(async () => {
    jws = await signDetachedJws(payload, key);
  });
  const reasonFor = async (text: string, keys: unknown[] = [publicJwk], bytes = payload): Promise<JwsFault | null> =>
    (await verifyDetachedJws(text, bytes, keys)).reason;

  it('has the header alg and kid, and nothing between the dots', () => {
    expect(jws).toMatch(/^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]{86}$/);
    expect(Buffer.from(jws.split('..')[0] ?? '', 'base64url').toString()).toBe('{"alg":"ES256","kid":"business-1"}');
  });

  it('verifies here, and names its key', async () => {
    expect(await verifyDetachedJws(jws, payload, [(await newEcKey('other')).publicJwk, publicJwk])).toEqual({
      ok: true,
      reason: null,
      kid: 'business-1',
    });
  });

  it('verifies with jose and with node:crypto', async () => {
    const [header = '', signature = ''] = jws.split('..');
    const { protectedHeader } = await flattenedVerify(
      { protected: header, payload: encodeBase64url(payload), signature },
      await importJWK({ ...publicJwk }),
      { algorithms: ['ES256'] },
    );
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'business-1' });
    expect(
      verifyWithNode(
        'sha256',
        Buffer.from(`${header}.${encodeBase64url(payload)}`),
        { key: createPublicKey({ key: { ...publicJwk }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        rawOf(jws),
      ),
    ).toBe(true);
  });

  it('accepts what jose signs with the same header, once its s is the lower', async () => {
    const signed = await new FlattenedSign(payload)
      .setProtectedHeader({ alg: 'ES256', kid: 'business-1' })
      .sign(await importJWK({ ...privateJwk }));
    const low = encodeBase64url(toLowS(decodeBase64url(signed.signature) ?? new Uint8Array()));
    expect(await reasonFor(`${signed.protected}..${low}`)).toBeNull();
  });

  it('always carries the lower s', async () => {
    for (let round = 0; round < 32; round += 1) expect(isLowS(rawOf(await signDetachedJws(payload, key)))).toBe(true);
  });

  it('refuses the twin (r, n − s), which jose accepts', async () => {
    const [header = ''] = jws.split('..');
    const twin = encodeBase64url(twinOf(rawOf(jws)));
    await expect(
      flattenedVerify(
        { protected: header, payload: encodeBase64url(payload), signature: twin },
        await importJWK({ ...publicJwk }),
        { algorithms: ['ES256'] },
      ),
    ).resolves.toBeDefined();
    expect(await reasonFor(`${header}..${twin}`)).toBe('signature_not_low_s');
  });

  it('has one spelling', async () => {
    const [header = '', signature = ''] = jws.split('..');
    for (const spelling of looseSpellings(signature))
      expect([spelling, await reasonFor(`${header}..${spelling}`)]).toEqual([spelling, 'malformed']);
    for (const spelling of looseSpellings(header).filter((text) => text.length > header.length))
      expect([spelling, await reasonFor(`${spelling}..${signature}`)]).toEqual([spelling, 'malformed']);
    for (const text of [
      '',
      '..',
      jws.replace('..', '.'),
      jws.replace('..', `.${encodeBase64url(payload)}.`),
      `${jws}.`,
      `${jws}\n`,
      ` ${jws}`,
    ])
      expect(await reasonFor(text)).toBe('malformed');
    for (const junk of [null, 7, {}, [jws]]) expect(await reasonFor(junk as string)).toBe('malformed');
  });

  it('refuses each flipped bit of the signature', async () => {
    const [header = '', signature = ''] = jws.split('..');
    for (let bit = 0; bit < 512; bit += 1)
      expect(['signature_wrong', 'signature_not_low_s']).toContain(
        await reasonFor(`${header}..${flipBit(signature, bit)}`),
      );
  });

  it.each([
    [{ alg: 'none', kid: 'business-1' }, 'algorithm_not_allowed'],
    [{ alg: 'HS256', kid: 'business-1' }, 'algorithm_not_allowed'],
    [{ alg: 'ES384', kid: 'business-1' }, 'algorithm_not_allowed'],
    [{ alg: 'es256', kid: 'business-1' }, 'algorithm_not_allowed'],
    [{ kid: 'business-1' }, 'algorithm_not_allowed'],
    [{ alg: 'ES256' }, 'header_not_allowed'],
    [{ alg: 'ES256', kid: 1 }, 'header_not_allowed'],
    [{ alg: 'ES256', kid: 'business-1', jwk: publicJwk }, 'header_not_allowed'],
    [{ alg: 'ES256', kid: 'business-1', x5u: 'https://x.example' }, 'header_not_allowed'],
    [{ alg: 'ES256', kid: 'business-1', crit: ['b64'], b64: false }, 'header_not_allowed'],
    [{ alg: 'ES256', kid: 'business-1', jku: 'https://x.example' }, 'header_not_allowed'],
    [{ kid: 'business-1', alg: 'ES256' }, 'header_not_allowed'],
    ['{"alg":"none","alg":"ES256","kid":"business-1"}', 'header_not_allowed'],
    ['{"alg":"ES256","kid":"business-1"} ', 'header_not_allowed'],
    [{ alg: 'ES256', kid: 'business-2' }, 'key_not_published'],
    ['[]', 'algorithm_not_allowed'],
    ['null', 'algorithm_not_allowed'],
    ['not json', 'algorithm_not_allowed'],
  ] as const)('refuses the header %j though the key signed it', async (header, reason) => {
    expect(await reasonFor(signedWithHeader(header))).toBe(reason);
  });

  it('refuses other bytes, another key under the same name, and no keys', async () => {
    expect(await reasonFor(jws, [publicJwk], canonicalBytes({ price: 39.19 }))).toBe('signature_wrong');
    expect(await reasonFor(jws, [(await newEcKey('business-1')).publicJwk])).toBe('signature_wrong');
    expect(await reasonFor(jws, [])).toBe('key_not_published');
    expect(
      await reasonFor(jws, [
        { ...(await newOkpKey('business-1')).publicJwk },
        null,
        'x',
        { ...publicJwk, crv: 'P-384' },
      ]),
    ).toBe('key_not_published');
  });

  it('verifies while two keys have its name, whichever comes first', async () => {
    expect(await reasonFor(jws, [(await newEcKey('business-1')).publicJwk, publicJwk])).toBeNull();
  });

  it('refuses the special values of r and s that Wycheproof tries, each with each', async () => {
    const [header = ''] = jws.split('..');
    // The order of the group and the prime of the field: SEC 2, 2.4.2. The values: Wycheproof,
    // ecdsa_secp256r1_sha256_p1363_test.json, "signature with special case values".
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const prime = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
    const special = [0n, 1n, order - 1n, order, order + 1n, prime, prime + 1n, (1n << 256n) - 1n];
    const hex = (value: bigint): string => value.toString(16).padStart(64, '0');
    for (const raw of special.flatMap((r) => special.map((s) => Buffer.from(hex(r) + hex(s), 'hex')))) {
      expect(['signature_wrong', 'signature_not_low_s']).toContain(
        await reasonFor(`${header}..${raw.toString('base64url')}`),
      );
      expect(await verifyEs256(publicJwk, raw, payload)).toBe(false);
    }
  });

  it('refuses keys that are no point of the curve (SEC 1, 3.2.2.1)', async () => {
    const { x, y } = publicJwk;
    const beyond = encodeBase64url(
      Uint8Array.from(Buffer.from('ffffffff00000001000000000000000000000000ffffffffffffffffffffffff', 'hex')),
    );
    for (const change of [{ y: x }, { x: y }, { x: beyond }, { y: beyond }, { x: 'A'.repeat(43), y: 'A'.repeat(43) }])
      expect(await reasonFor(jws, [{ ...publicJwk, ...change }])).toBe('signature_wrong');
  });

  it('is not made with an unfit key', async () => {
    for (const privateKey of [
      { ...privateJwk, d: 'AA' },
      { ...privateJwk, crv: 'P-384' },
      (await newOkpKey('x')).privateJwk,
    ]) {
      await expect(signDetachedJws(payload, { kid: 'x', privateJwk: privateKey as never })).rejects.toThrow(
        expect.objectContaining({ code: 'key_invalid' }),
      );
    }
  });
});

describe('the lower s', () => {
  it('is kept, and the higher becomes it', async () => {
    const raw = rawOf(await signDetachedJws(payload, key));
    expect(toLowS(raw)).toEqual(raw);
    expect(isLowS(twinOf(raw))).toBe(false);
    expect(toLowS(twinOf(raw))).toEqual(raw);
    expect(() => toLowS(raw.subarray(1))).toThrow(expect.objectContaining({ code: 'parameter_invalid' }));
  });

  it('is low to the half of the group order, that half rounded down among them, and high from there', () => {
    const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const withS = (scalar: bigint): Uint8Array =>
      Uint8Array.from(`${'01'.repeat(32)}${scalar.toString(16).padStart(64, '0')}`.match(/../g)!, (byte) =>
        Number.parseInt(byte, 16),
      );
    const half = (ORDER - 1n) / 2n;
    expect([half - 1n, half, half + 1n].map((scalar) => isLowS(withS(scalar)))).toEqual([true, true, false]);
    expect(toLowS(withS(half + 1n))).toEqual(withS(half));
  });
});
