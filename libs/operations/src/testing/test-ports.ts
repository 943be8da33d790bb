import { DEFAULT_TUNABLES } from '@svc/negotiation-math';
import { encodeBase64url, decodeBase64url, publicJwkOf, type EcPrivateJwk, type OkpPrivateJwk } from '@svc/signing';
import type { OperationPorts } from '../index.js';

/**
 * Ports with new keys, a clock that stands still, and a seal that is bound but not secret. The hash is the test's own.
 */
export async function testPorts(hash: (text: string) => string): Promise<OperationPorts> {
  const ec = (await newJwk(
    { name: 'ECDSA', namedCurve: 'P-256' },
    { kid: 'business-1', alg: 'ES256' },
  )) as EcPrivateJwk;
  const okp = (await newJwk({ name: 'Ed25519' }, { kid: 'notary-1', alg: 'EdDSA' })) as OkpPrivateJwk;
  const bound = (data: Uint8Array): string => hash(new TextDecoder().decode(data));
  let drawn = 0;
  return {
    nowMillis: () => Date.UTC(2026, 10, 20, 10),
    randomBytes: (count) => new Uint8Array(count).fill((drawn += 1)),
    deriveSecret: (text) => new TextEncoder().encode(hash(`secret ${text}`)).slice(0, 32),
    hash,
    sealer: {
      seal: (bytes, data) => `${encodeBase64url(bytes)}.${bound(data)}`,
      open: (sealed, data) =>
        sealed.split('.')[1] === bound(data) ? decodeBase64url(sealed.split('.')[0] ?? '') : null,
    },
    signers: { business: { kid: ec.kid, privateJwk: ec }, notary: { kid: okp.kid, privateJwk: okp } },
    publishedKeys: () => [publicJwkOf(ec), publicJwkOf(okp)],
    tunables: DEFAULT_TUNABLES,
  };
}

async function newJwk(
  algorithm: { name: string; namedCurve?: string },
  members: { kid: string; alg: string },
): Promise<unknown> {
  const { privateKey } = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as {
    privateKey: Parameters<typeof crypto.subtle.exportKey>[1];
  };
  return { ...(await crypto.subtle.exportKey('jwk', privateKey)), ...members };
}
