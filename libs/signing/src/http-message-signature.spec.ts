import { createPublicKey, generateKeyPairSync, sign as signWithNode } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSignature, verifySignature } from 'http-message-sig';
import httpMessageSignatures from 'http-message-signatures';
import { readFileSync } from 'node:fs';
import {
  contentDigest,
  decodeBase64url,
  encodeBase64,
  responseSignatureBase,
  responseSignatureFields,
  SIGNED_COMPONENTS,
  toLowS,
  verifyEs256,
  verifyResponseSignature,
} from './index.js';
import type { EcPublicJwk } from './index.js';
import { twinOf } from './testing/respell.js';

const vectors = (name: string) => JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
/** The key leaves its generation as text: exported from its own object Node 20 may wait for itself for ever. */
const PEM = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256', ...PEM });
const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: 'k1', alg: 'ES256' } as EcPublicJwk;
const nodeSign = (base: string): Uint8Array =>
  toLowS(signWithNode('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' }));
const body = new TextEncoder().encode('{"detail":"rate limited"}');
const contentType = 'application/json; charset=utf-8';
const nowSeconds = 1_700_000_000;

interface Signed {
  status: number;
  headers: Map<string, string>;
  body: Uint8Array;
}
async function signed(status = 429, created = nowSeconds): Promise<Signed> {
  const digest = await contentDigest(body);
  const { base, params } = responseSignatureBase({ status, contentDigest: digest, contentType, created, keyid: 'k1' });
  const fields = responseSignatureFields(params, nodeSign(base));
  return {
    status,
    headers: new Map([['content-digest', digest], ['content-type', contentType], ...Object.entries(fields)]),
    body,
  };
}

describe('a response signature (RFC 9421)', () => {
  let response: Signed;
  beforeAll(async () => {
    response = await signed();
  });

  it('takes a status of three digits and a time of whole seconds since 1970, and nothing beside', () => {
    const base = (change: object): string =>
      responseSignatureBase({ status: 200, contentDigest: 'd', contentType, created: 1, keyid: 'k1', ...change })
        .params;
    for (const change of [{ status: 100 }, { status: 999 }, { created: 0 }, { created: 999_999_999_999_999 }])
      expect(base(change)).toContain('keyid="k1"');
    for (const change of [
      { status: 99 },
      { status: 1000 },
      { status: 200.5 },
      { created: -1 },
      { created: 1_000_000_000_000_000 },
      { created: 1.5 },
      { keyid: 'a"b' },
      { contentDigest: ' d' },
      { contentType: 'text/plain ' },
    ])
      expect(() => base(change)).toThrow(expect.objectContaining({ code: 'parameter_invalid' }));
  });

  it('has the very base that http-message-sig builds, for any status, time, key and type', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 999 }),
        fc.integer({ min: 0, max: 2 ** 40 }),
        fc.stringMatching(/^[A-Za-z0-9 _.:-]{1,43}$/),
        fc.stringMatching(/^[a-z]+\/[a-z]+(; charset=utf-8)?$/),
        fc.string(),
        async (status, created, keyid, type, text) => {
          const digest = await contentDigest(text);
          let theirs = '';
          const fields = await createSignature(
            {
              kind: 'response',
              status,
              fields: [
                { name: 'content-digest', value: digest },
                { name: 'content-type', value: type },
              ],
            },
            {
              label: 'sig1',
              components: SIGNED_COMPONENTS,
              parameters: { created, keyid },
              signer: {
                algorithm: 'ecdsa-p256-sha256',
                sign: (data) => {
                  theirs = new TextDecoder().decode(data);
                  return new Uint8Array(64);
                },
              },
            },
          );
          const ours = responseSignatureBase({ status, contentDigest: digest, contentType: type, created, keyid });
          expect(ours.base).toBe(theirs);
          expect(responseSignatureFields(ours.params, new Uint8Array(64))).toEqual({
            'signature-input': fields.signatureInput,
            signature: fields.signature,
          });
        },
      ),
      { numRuns: 200, seed: 9421 },
    );
  });

  it('verifies with http-message-signatures', async () => {
    const verdict = await httpMessageSignatures.httpbis.verifyMessage(
      {
        keyLookup: async () => ({
          id: 'k1',
          algs: ['ecdsa-p256-sha256'],
          verify: async (data: Buffer, signature: Buffer) => verifyEs256(jwk, signature, data),
        }),
      },
      { status: response.status, headers: Object.fromEntries(response.headers) },
    );
    expect(verdict).toBe(true);
  });

  it('verifies with http-message-sig', async () => {
    const fields = [...response.headers].map(([name, value]) => ({ name, value }));
    const verifier = {
      algorithm: 'ecdsa-p256-sha256',
      verify: (data: Uint8Array, signature: Uint8Array) => verifyEs256(jwk, signature, data),
    };
    const policy = {
      algorithms: ['ecdsa-p256-sha256'],
      requiredComponents: SIGNED_COMPONENTS,
      requiredParameters: ['created', 'keyid'],
      now: nowSeconds,
    };
    const verified = await verifySignature(
      { kind: 'response', status: response.status, fields },
      { policy, resolveVerifier: () => verifier },
    );
    expect(verified.parameters.keyid).toBe('k1');
  });

  it('verifies with our own check, which names the key', async () => {
    expect(await verifyResponseSignature(response, [jwk], { nowSeconds })).toEqual({
      ok: true,
      reason: null,
      kid: 'k1',
    });
  });

  it('is refused when anything it covers is changed', async () => {
    const altered = (field: string, value: string): Signed => ({
      ...response,
      headers: new Map([...response.headers, [field, value]]),
    });
    const check = async (changed: Signed, keys: unknown[] = [jwk]) =>
      (await verifyResponseSignature(changed, keys, { nowSeconds, maxAgeSeconds: 300 })).reason;
    const signature = response.headers.get('signature') ?? '';
    const other = await contentDigest('{"detail":"rate limitee"}');
    expect(await check({ ...response, status: 200 })).toBe('signature_wrong');
    expect(await check({ ...response, body: new TextEncoder().encode('{"detail":"rate limitee"}') })).toBe(
      'digest_mismatch',
    );
    expect(
      await check({ ...altered('content-digest', other), body: new TextEncoder().encode('{"detail":"rate limitee"}') }),
    ).toBe('signature_wrong');
    expect(await check(altered('content-type', 'text/html'))).toBe('signature_wrong');
    expect(
      await check(
        altered('signature-input', (response.headers.get('signature-input') ?? '').replace('"content-digest" ', '')),
      ),
    ).toBe('signature_wrong');
    expect(await check(altered('signature', signature.replace('==:', ':')))).toBe('signature_wrong');
    const raw = Uint8Array.from(Buffer.from(signature.slice('sig1=:'.length, -1), 'base64'));
    expect(await check(altered('signature', `sig1=:${encodeBase64(twinOf(raw))}:`))).toBe('signature_wrong');
    expect(await check(response, [{ ...jwk, kid: 'k2' }])).toBe('key_not_published');
    expect(await check({ ...response, headers: new Map() })).toBe('field_missing');
    expect(await check(await signed(429, nowSeconds - 1000))).toBe('signature_wrong');
    expect(await check(await signed(429, nowSeconds + 1000))).toBe('signature_wrong');
  });

  it('refuses to build what no header can carry', () => {
    const good = { status: 200, contentDigest: 'sha-256=:AA==:', contentType: 'text/plain', created: 1, keyid: 'k' };
    for (const bad of [
      { status: 20 },
      { status: 200.5 },
      { created: -1 },
      { created: 1.5 },
      { keyid: 'a"b' },
      { keyid: 'a\\b' },
      { keyid: 'é' },
      { contentType: 'a\nb' },
      { contentDigest: '' },
      { contentType: ' a' },
    ]) {
      expect(() => responseSignatureBase({ ...good, ...bad })).toThrow(
        expect.objectContaining({ code: 'parameter_invalid' }),
      );
    }
  });

  it('agrees with the digests of RFC 9530', async () => {
    for (const { body: text, sha256 } of vectors('rfc9530-digests').digests)
      expect(await contentDigest(text)).toBe(`sha-256=:${sha256}:`);
  });

  it('accepts the P-256 response of RFC 9421, B.2.4', async () => {
    const { p256 } = vectors('rfc9421-b2');
    const signature = Uint8Array.from(Buffer.from(p256.signature, 'base64'));
    expect(await verifyEs256(p256.jwk, signature, new TextEncoder().encode(p256.base))).toBe(true);
    expect(await verifyEs256(p256.jwk, signature, new TextEncoder().encode(p256.base.replace('200', '201')))).toBe(
      false,
    );
    expect(decodeBase64url(p256.jwk.x)).toHaveLength(32);
  });
});
