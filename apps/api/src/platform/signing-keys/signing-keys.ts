import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { EcPublicJwk, OkpPublicJwk, PublicJwk } from '@svc/signing';

/** Nest's token of the {@link SigningKeys}. */
export const SIGNING_KEYS = Symbol('SIGNING_KEYS');

/** Where the keys come from: the weakest of both, `ephemeral` before `file` before `environment`. */
export type KeySource = 'environment' | 'file' | 'ephemeral';

/** What a key signs: the receipt as the business (ES256), or as the notary (Ed25519). */
export type KeyRole = 'receipt' | 'notary';

/** One key pair, ready to sign. */
export interface SigningKey<Public extends PublicJwk = PublicJwk> {
  /** The RFC 7638 thumbprint of the key. */
  kid: string;
  privateKey: KeyObject;
  /** The private key as a JWK; never leaves the process. */
  privateJwk: Public & { d: string };
  publicJwk: Public;
}

/** Either of the two keys. */
export type LoadedKey = SigningKey<EcPublicJwk> | SigningKey<OkpPublicJwk>;

/** The two keys of this process, and every public key that ever signed. */
export interface SigningKeys {
  es256: SigningKey<EcPublicJwk>;
  notary: SigningKey<OkpPublicJwk>;
  source: KeySource;
  /** The keys in use first, then those that were rotated away, newest first. */
  published(): PublicJwk[];
}

/** A private key that cannot be used; the message names where it was read from, never its content. */
export class SigningKeyFault extends Error {
  readonly code = 'unusable_key';
  override readonly name = 'SigningKeyFault';
}

/** Narrows Node's loose JWK to the members that a signing key must have. */
export function isPrivateMembers(jwk: JsonWebKey): jwk is JsonWebKey & { x: string; d: string } {
  return typeof jwk.x === 'string' && typeof jwk.d === 'string';
}
