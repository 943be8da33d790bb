import { decodeBase64url, encodeBase64url } from './base64url.js';
import { isEd25519 } from './jwk.js';
import type { OkpPrivateJwk } from './jwk.js';
import { SigningError } from './signing-error.js';

/** Field prime of Curve25519, 2^255 − 19 (RFC 8032, section 5.1). */
const FIELD_PRIME = (1n << 255n) - 19n;
/** y of the points of order 8. The other points of small order have y = 0, 1 or −1. */
const ORDER_EIGHT_Y = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n;
const SMALL_ORDER_Y: readonly bigint[] = [0n, 1n, FIELD_PRIME - 1n, ORDER_EIGHT_Y, FIELD_PRIME - ORDER_EIGHT_Y];

/** Plain Ed25519 (RFC 8032) over raw bytes: makes a 64-byte signature from a 32-byte seed. */
export type Ed25519Signer = (bytes: Uint8Array, seed: Uint8Array, publicKey: Uint8Array) => Promise<Uint8Array>;

/**
 * Plain Ed25519 (RFC 8032) over raw bytes, without cofactor. What is strict about a check is added by `verifyEd25519`.
 */
export type Ed25519Verifier = (
  signature: Uint8Array,
  bytes: Uint8Array,
  publicKey: Uint8Array,
) => boolean | Promise<boolean>;

/** Signs with the platform's own Ed25519: every current browser, Node and Deno have one. */
export const signWithWebCrypto: Ed25519Signer = async (bytes, seed, publicKey) => {
  const key = await importKey({ d: encodeBase64url(seed), x: encodeBase64url(publicKey) }, 'sign');
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes));
};

/** Checks with the platform's own Ed25519. */
export const verifyWithWebCrypto: Ed25519Verifier = async (signature, bytes, publicKey) =>
  crypto.subtle.verify('Ed25519', await importKey({ x: encodeBase64url(publicKey) }, 'verify'), signature, bytes);

async function importKey(members: { x: string; d?: string }, usage: 'sign' | 'verify') {
  try {
    return await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', ...members }, 'Ed25519', false, [usage]);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError')
      throw new SigningError('ed25519_unavailable', 'this platform has no Ed25519: pass an implementation of it');
    throw error;
  }
}

/**
 * Signs bytes with Ed25519; the signature is 86 characters of base64url.
 * @throws {SigningError} `key_invalid` unless the key is a private Ed25519 key; `ed25519_unavailable` where the
 *   platform has none
 */
export async function signEd25519(
  bytes: Uint8Array,
  privateJwk: OkpPrivateJwk,
  sign: Ed25519Signer = signWithWebCrypto,
): Promise<string> {
  const seed = isEd25519(privateJwk) ? decodeBase64url(privateJwk.d) : null;
  const publicKey = seed?.length === 32 ? decodeBase64url(privateJwk.x) : null;
  if (!seed || !publicKey) throw new SigningError('key_invalid', 'an Ed25519 signature needs a private Ed25519 key');
  return encodeBase64url(await sign(bytes, seed, publicKey));
}

/**
 * Whether a signature over bytes is of this Ed25519 key. False for any other text or key.
 *
 * Strict, and therefore equal on every platform: one spelling of the signature, no point that is written in a second
 * form, no key or R of small order (such a key signs everything), and the equation without cofactor (RFC 8032, section
 * 5.1.7).
 * @throws {SigningError} `ed25519_unavailable` where the platform has none and no other implementation is given
 */
export async function verifyEd25519(
  signature: string,
  bytes: Uint8Array,
  publicJwk: unknown,
  verify: Ed25519Verifier = verifyWithWebCrypto,
): Promise<boolean> {
  const raw = typeof signature === 'string' && signature.length === 86 ? decodeBase64url(signature) : null;
  const publicKey = isEd25519(publicJwk) ? decodeBase64url(publicJwk.x) : null;
  if (!raw || !publicKey) return false;
  if (!isStrictPoint(publicKey) || !isStrictPoint(raw)) return false;
  try {
    return await verify(raw, bytes, publicKey);
  } catch (error) {
    if (error instanceof SigningError) throw error;
    return false;
  }
}

/** Whether a point, of which y is looked at, is written in its one form and is not of small order. */
function isStrictPoint(encoded: Uint8Array): boolean {
  const y = yCoordinate(encoded);
  return y < FIELD_PRIME && !SMALL_ORDER_Y.includes(y);
}

/** y of a point's encoding: the first 32 bytes, little-endian, without the sign bit. */
function yCoordinate(encoded: Uint8Array): bigint {
  let y = 0n;
  for (let index = 31; index >= 0; index -= 1) y = (y << 8n) | BigInt(encoded[index] ?? 0);
  return y & ((1n << 255n) - 1n);
}
