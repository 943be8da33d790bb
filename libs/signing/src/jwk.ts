import { canonicalJson } from './canonical-json.js';
import { decodeBase64url } from './base64url.js';
import { sha256Base64url } from './sha256.js';
import { SigningError } from './signing-error.js';

/** A published P-256 key (RFC 7518, section 6.2). Coordinates are 32 bytes each, base64url. */
export interface EcPublicJwk {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  alg: 'ES256';
  use?: 'sig';
}

/** A published Ed25519 key (RFC 8037). `x` is 32 bytes, base64url. */
export interface OkpPublicJwk {
  kid: string;
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  alg: 'EdDSA';
  use?: 'sig';
}

/** Keys as JSON Web Keys (RFC 7517): public halves, and private ones with `d`. */
export type PublicJwk = EcPublicJwk | OkpPublicJwk;
export type EcPrivateJwk = EcPublicJwk & { d: string };
export type OkpPrivateJwk = OkpPublicJwk & { d: string };
export type PrivateJwk = EcPrivateJwk | OkpPrivateJwk;

/** A private key under the name by which its public half is published. */
export interface SigningKey<Jwk extends PrivateJwk = PrivateJwk> {
  kid: string;
  privateJwk: Jwk;
}

/**
 * The public half of a key: what may be published, member by member, so that no private member slips through.
 * @example
 * Object.hasOwn(publicJwkOf({ kid: '1', kty: 'OKP', crv: 'Ed25519', x: 'public', d: 'private' }), 'd') // false
 */
export function publicJwkOf(jwk: PublicJwk | PrivateJwk): PublicJwk {
  const { kid, x } = jwk;
  return jwk.kty === 'EC'
    ? { kid, kty: 'EC', crv: 'P-256', x, y: jwk.y, alg: 'ES256', use: 'sig' }
    : { kid, kty: 'OKP', crv: 'Ed25519', x, alg: 'EdDSA', use: 'sig' };
}

/**
 * The thumbprint of a key (RFC 7638; RFC 8037 for Ed25519): SHA-256 over its required members, base64url.
 * Serves well as `kid`: it says which key is meant and nothing else.
 * @throws {SigningError} `key_invalid` for a key of another type or curve
 * @example
 * const key = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' };
 * await jwkThumbprint(key) // 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k'
 */
export async function jwkThumbprint(
  jwk: Omit<EcPublicJwk, 'kid' | 'alg'> | Omit<OkpPublicJwk, 'kid' | 'alg'>,
): Promise<string> {
  if (!isP256(jwk) && !isEd25519(jwk)) throw new SigningError('key_invalid', 'a key must be P-256 or Ed25519');
  const { kty, crv, x } = jwk;
  return sha256Base64url(canonicalJson(jwk.kty === 'EC' ? { crv, kty, x, y: jwk.y } : { crv, kty, x }));
}

/**
 * Whether an unknown value has the members of a P-256 public key, its coordinates spelt exactly.
 * @example isP256({ kty: 'EC', crv: 'P-256' }) // false
 */
export function isP256(jwk: unknown): jwk is EcPublicJwk {
  return hasMembers(jwk, 'EC', 'P-256', 'ES256') && isCoordinate(jwk.x) && isCoordinate(jwk.y);
}

/**
 * Whether an unknown value has the members of an Ed25519 public key, spelt exactly.
 * @example isEd25519({ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }) // true
 */
export function isEd25519(jwk: unknown): jwk is OkpPublicJwk {
  return hasMembers(jwk, 'OKP', 'Ed25519', 'EdDSA') && isCoordinate(jwk.x);
}

function hasMembers(jwk: unknown, kty: string, crv: string, alg: string): jwk is Record<string, unknown> {
  if (jwk === null || typeof jwk !== 'object') return false;
  const key = jwk as Record<string, unknown>;
  return key['kty'] === kty && key['crv'] === crv && (key['alg'] === undefined || key['alg'] === alg);
}

function isCoordinate(value: unknown): boolean {
  return typeof value === 'string' && value.length === 43 && decodeBase64url(value) !== null;
}
