import { describe, expect, it } from '@jest/globals';
import { createPrivateKey } from 'node:crypto';
import { newPrivateJwk, newPrivatePem } from './index.js';

describe('a new private key', () => {
  it.each([
    ['ed25519', { kty: 'OKP', crv: 'Ed25519' }],
    ['p256', { kty: 'EC', crv: 'P-256' }],
  ] as const)('of %s is one of its curve, as PEM and as JWK', (kind, members) => {
    expect(createPrivateKey(newPrivatePem(kind)).export({ format: 'jwk' })).toMatchObject(members);
    expect(newPrivateJwk(kind)).toMatchObject({ ...members, d: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('is another one each time', () => expect(newPrivateJwk('ed25519').d).not.toBe(newPrivateJwk('ed25519').d));
});
