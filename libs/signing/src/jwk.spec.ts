import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { calculateJwkThumbprint } from 'jose';
import { isEd25519, isP256, jwkThumbprint, publicJwkOf } from './index.js';
import type { EcPublicJwk, OkpPrivateJwk } from './index.js';
import { newEcKey, newOkpKey } from './testing/keys.js';

const rfc8037 = JSON.parse(readFileSync(new URL('../vectors/rfc8037-a.json', import.meta.url), 'utf8')) as {
  jwk: OkpPrivateJwk;
  thumbprint: string;
};
const rfc9421 = JSON.parse(readFileSync(new URL('../vectors/rfc9421-b2.json', import.meta.url), 'utf8')) as {
  p256: { jwk: EcPublicJwk };
  ed25519: { jwk: OkpPrivateJwk };
};

describe('a key’s thumbprint (RFC 7638)', () => {
  it('is the published one for the key of RFC 8037, A.3, and those of RFC 9421, B.1', async () => {
    expect(await jwkThumbprint(rfc8037.jwk)).toBe(rfc8037.thumbprint);
    expect(await jwkThumbprint(rfc9421.ed25519.jwk)).toBe('poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U');
    expect(await jwkThumbprint(rfc9421.p256.jwk)).toBe('ydQXMtvbsOsZyFir-Y7A8t7fKEM1gbKPvyFkdpu4fvI');
  });

  it('is what jose computes', async () => {
    for (const { publicJwk } of [await newEcKey('a'), await newOkpKey('b')])
      expect(await jwkThumbprint(publicJwk)).toBe(await calculateJwkThumbprint({ ...publicJwk }));
  });

  it('is of the key alone: name, use and private member change nothing', async () => {
    const { privateJwk, publicJwk } = await newEcKey('a');
    expect(await jwkThumbprint({ ...privateJwk, kid: 'other' } as EcPublicJwk)).toBe(await jwkThumbprint(publicJwk));
  });

  it('is not made of another curve', async () => {
    await expect(jwkThumbprint({ ...(await newEcKey('a')).publicJwk, crv: 'P-384' as 'P-256' })).rejects.toThrow(
      expect.objectContaining({ code: 'key_invalid' }),
    );
  });
});

describe('a public key', () => {
  it('has exactly the published members, whatever else the private key carries', async () => {
    expect(Object.keys(publicJwkOf({ ...(await newEcKey('a')).privateJwk, secret: 1 } as never)).sort()).toEqual([
      'alg',
      'crv',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
    expect(Object.keys(publicJwkOf((await newOkpKey('a')).privateJwk)).sort()).toEqual([
      'alg',
      'crv',
      'kid',
      'kty',
      'use',
      'x',
    ]);
  });

  it('is recognised by type, curve, algorithm and exact coordinates', async () => {
    const ec = (await newEcKey('a')).publicJwk;
    const okp = (await newOkpKey('a')).publicJwk;
    expect([isP256(ec), isEd25519(okp), isP256(okp), isEd25519(ec)]).toEqual([true, true, false, false]);
    for (const wrong of [
      { alg: 'ES384' },
      { x: `${ec.x}=` },
      { x: ec.x.slice(1) },
      { y: undefined },
      { crv: 'P-384' },
      { kty: 'RSA' },
    ])
      expect(isP256({ ...ec, ...wrong })).toBe(false);
    for (const wrong of [{ alg: 'ES256' }, { alg: 'Ed25519' }, { x: 7 }, { crv: 'X25519' }])
      expect(isEd25519({ ...okp, ...wrong })).toBe(false);
    for (const junk of [null, 'key', 1, [], undefined]) expect([isP256(junk), isEd25519(junk)]).toEqual([false, false]);
  });
});
