import { publicJwkOf } from '../index.js';
import type { EcPrivateJwk, EcPublicJwk, OkpPrivateJwk, OkpPublicJwk } from '../index.js';

async function newJwk(
  algorithm: { name: string; namedCurve?: string },
  members: { kid: string; alg: string },
): Promise<unknown> {
  const { privateKey } = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as {
    privateKey: Parameters<typeof crypto.subtle.exportKey>[1];
  };
  const { kty, crv, x, y, d } = (await crypto.subtle.exportKey('jwk', privateKey)) as Record<string, string>;
  return { kty, crv, x, ...(y === undefined ? {} : { y }), d, ...members };
}

/** A new P-256 key pair under a name. */
export async function newEcKey(kid: string): Promise<{ privateJwk: EcPrivateJwk; publicJwk: EcPublicJwk }> {
  const privateJwk = (await newJwk({ name: 'ECDSA', namedCurve: 'P-256' }, { kid, alg: 'ES256' })) as EcPrivateJwk;
  return { privateJwk, publicJwk: publicJwkOf(privateJwk) as EcPublicJwk };
}

/** A new Ed25519 key pair under a name. */
export async function newOkpKey(kid: string): Promise<{ privateJwk: OkpPrivateJwk; publicJwk: OkpPublicJwk }> {
  const privateJwk = (await newJwk({ name: 'Ed25519' }, { kid, alg: 'EdDSA' })) as OkpPrivateJwk;
  return { privateJwk, publicJwk: publicJwkOf(privateJwk) as OkpPublicJwk };
}
