import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { newPrivatePem } from '@svc/node-runtime';
import { jwkThumbprint, type EcPublicJwk, type OkpPublicJwk } from '@svc/signing';
import { isPrivateMembers, SigningKeyFault, type KeyRole, type SigningKey } from './signing-keys.js';

/** The name of the environment variable that holds each key. */
export const PEM_VARIABLES = { receipt: 'SVC_RECEIPT_ES256_PEM', notary: 'SVC_NOTARY_ED25519_PEM' } as const;

/** The key of each role. */
export interface KeyOfRole {
  receipt: SigningKey<EcPublicJwk>;
  notary: SigningKey<OkpPublicJwk>;
}

/**
 * Reads the receipt key from PKCS #8 PEM; `\n` written as two characters counts as a line break.
 *
 * @param origin what the error names: a variable or a file
 * @throws SigningKeyFault when the text is no private key on P-256
 */
export async function readReceiptKey(pem: string, origin: string): Promise<KeyOfRole['receipt']> {
  const { privateKey, crv, x, y, d } = parsePem(pem, origin);
  if (crv !== 'P-256' || y === undefined) throw new SigningKeyFault(`${origin} must hold a P-256 key`);
  const members = { kty: 'EC', crv, x, y } as const;
  const publicJwk = { ...members, kid: await jwkThumbprint(members), alg: 'ES256', use: 'sig' } as const;
  return { kid: publicJwk.kid, privateKey, privateJwk: { ...publicJwk, d }, publicJwk };
}

/**
 * Reads the notary key from PKCS #8 PEM, as {@link readReceiptKey} does.
 *
 * @throws SigningKeyFault when the text is no private key of Ed25519
 */
export async function readNotaryKey(pem: string, origin: string): Promise<KeyOfRole['notary']> {
  const { privateKey, crv, x, d } = parsePem(pem, origin);
  if (crv !== 'Ed25519') throw new SigningKeyFault(`${origin} must hold an Ed25519 key`);
  const members = { kty: 'OKP', crv, x } as const;
  const publicJwk = { ...members, kid: await jwkThumbprint(members), alg: 'EdDSA', use: 'sig' } as const;
  return { kid: publicJwk.kid, privateKey, privateJwk: { ...publicJwk, d }, publicJwk };
}

/** Makes a new private key of the role's algorithm, as PKCS #8 PEM. */
export const makeSigningPem = (role: KeyRole): string => newPrivatePem(role === 'receipt' ? 'p256' : 'ed25519');

function parsePem(pem: string, origin: string): JsonWebKey & { x: string; d: string; privateKey: KeyObject } {
  const privateKey = privateKeyIn(pem);
  if (privateKey === null) throw new SigningKeyFault(`${origin} holds no private key in PKCS #8 PEM`);
  const jwk = privateKey.export({ format: 'jwk' });
  if (!isPrivateMembers(jwk)) throw new SigningKeyFault(`${origin} holds no elliptic-curve key`);
  return { ...jwk, privateKey };
}

function privateKeyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    return null;
  }
}
