import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import { readToken, signToken, type Claims } from './jwt.js';
import { newKey, type TestKey } from './testing/keys.js';

const typ = 'svc-test+jwt';
const nowSeconds = 1_800_000_000;
const claims: Claims = {
  iss: 'https://svc.example',
  sub: 'acme',
  jti: 't1',
  iat: nowSeconds,
  exp: nowSeconds + 60,
  level: 'self',
};
let key: TestKey;
let other: TestKey;
let token: string;
beforeAll(async () => {
  [key, other] = [await newKey(), await newKey()];
  token = await signToken(claims, typ, key);
});

const read = (text: string, change: object = {}): Promise<Claims> =>
  readToken(text, { typ, keys: [other.publicJwk, key.publicJwk], nowSeconds, ...change });
const codeOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    ({ code }: { code: unknown }) => code,
  );
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const [headerOf, payloadOf, signatureOf] = [0, 1, 2].map((index) => (text: string) => text.split('.')[index] ?? '') as [
  (text: string) => string,
  (text: string) => string,
  (text: string) => string,
];

describe('a token', () => {
  it('is read with its claims, and verifies with jose', async () => {
    expect(await read(token)).toEqual(claims);
    const { payload, protectedHeader } = await jwtVerify(token, await importJWK(key.publicJwk, 'EdDSA'), {
      algorithms: ['EdDSA'],
      typ,
      currentDate: new Date(nowSeconds * 1000),
    });
    expect([payload, protectedHeader]).toEqual([claims, { alg: 'EdDSA', kid: key.kid, typ }]);
  });

  it('is refused with any bit of it changed, cut or added', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 1), fc.integer({ min: 1, max: 127 }), async (at, flip) => {
        const changed = String.fromCharCode(token.charCodeAt(at) ^ flip);
        expect(await codeOf(read(token.slice(0, at) + changed + token.slice(at + 1)))).toMatch(/^token_/);
        expect(await codeOf(read(token.slice(0, at)))).toMatch(/^token_/);
        expect(await codeOf(read(token.slice(0, at) + changed + token.slice(at)))).toMatch(/^token_/);
      }),
      { numRuns: Number(process.env['SVC_ALTERED'] ?? 600) / 3 },
    );
  });

  it.each<[string, () => string | Promise<string>, string]>([
    [
      'of the algorithm none',
      () => `${part({ alg: 'none', kid: key.kid, typ })}.${payloadOf(token)}.${signatureOf(token)}`,
      'token_algorithm',
    ],
    [
      'signed with a shared secret',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS512', kid: key.kid, typ })
          .sign(new TextEncoder().encode('s'.repeat(64))),
      'token_algorithm',
    ],
    ['of another type', () => signToken(claims, 'svc-other+jwt', key), 'token_type'],
    [
      'with a key in its header',
      () =>
        `${part({ alg: 'EdDSA', jwk: key.publicJwk, kid: key.kid, typ })}.${payloadOf(token)}.${signatureOf(token)}`,
      'token_malformed',
    ],
    [
      'with its header spelt otherwise',
      () => `${part({ kid: key.kid, alg: 'EdDSA', typ })}.${payloadOf(token)}.${signatureOf(token)}`,
      'token_malformed',
    ],
    ['of a key that is not published', async () => signToken(claims, typ, await newKey()), 'token_key_unknown'],
    ['of another key under this kid', () => signToken(claims, typ, { ...other, kid: key.kid }), 'token_signature'],
    [
      'with other claims',
      () => `${headerOf(token)}.${part({ ...claims, level: 'domain' })}.${signatureOf(token)}`,
      'token_signature',
    ],
    ['without a subject', () => signToken({ ...claims, sub: null as unknown as string }, typ, key), 'token_claims'],
    [
      'with a time that is no number',
      () => signToken({ ...claims, exp: '9' as unknown as number }, typ, key),
      'token_claims',
    ],
    ['from the future', () => signToken({ ...claims, iat: nowSeconds + 61 }, typ, key), 'token_not_yet_valid'],
    ['with padding', () => `${token}=`, 'token_malformed'],
    ['that is none', () => 'x.y', 'token_malformed'],
    ['whose header is a list', () => `${part([])}.${payloadOf(token)}.${signatureOf(token)}`, 'token_malformed'],
    ['whose header is a text', () => `${part('EdDSA')}.${payloadOf(token)}.${signatureOf(token)}`, 'token_malformed'],
    ['whose claims are a list', () => `${headerOf(token)}.${part([])}.${signatureOf(token)}`, 'token_malformed'],
    ['whose claims are nothing', () => `${headerOf(token)}.${part(null)}.${signatureOf(token)}`, 'token_malformed'],
  ])('%s is refused', async (_, make, code) => expect(await codeOf(read(await make()))).toBe(code));

  it('ends when it says', async () => {
    expect(await codeOf(read(token, { nowSeconds: nowSeconds + 59 }))).toBeNull();
    expect(await codeOf(read(token, { nowSeconds: nowSeconds + 60 }))).toBe('token_expired');
  });
});
