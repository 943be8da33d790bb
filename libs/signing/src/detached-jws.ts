import { decodeBase64url, encodeBase64url } from './base64url.js';
import { isP256 } from './jwk.js';
import type { EcPrivateJwk, EcPublicJwk, SigningKey } from './jwk.js';
import { isLowS, toLowS } from './low-s.js';
import { SigningError } from './signing-error.js';

const SHAPE = /^([A-Za-z0-9_-]{1,1024})\.\.([A-Za-z0-9_-]{86})$/;
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Checks a raw `r || s` signature of a P-256 key over bytes; false also for a point that is not on the curve. */
export type Es256Verifier = (key: EcPublicJwk, signature: Uint8Array, bytes: Uint8Array) => boolean | Promise<boolean>;

/** Why a detached JWS does not hold. */
export type JwsFault =
  | 'malformed'
  | 'algorithm_not_allowed'
  | 'header_not_allowed'
  | 'key_not_published'
  | 'signature_not_low_s'
  | 'signature_wrong';

/**
 * The verdict on a detached JWS: `reason` is null exactly when `ok`; `kid` is the key it names, where that could be
 * read.
 */
export interface JwsVerdict {
  ok: boolean;
  reason: JwsFault | null;
  kid: string | null;
}

/**
 * Signs bytes as a detached JWS, `header..signature`: ES256 over `base64url(header).base64url(payload)` (RFC 7515,
 * appendix F). The header is `{"alg":"ES256","kid":…}` and nothing else; `s` is the lower of the two.
 * @throws {SigningError} `key_invalid` unless the key is a private P-256 key
 */
export async function signDetachedJws(payload: Uint8Array, key: SigningKey<EcPrivateJwk>): Promise<string> {
  const { privateJwk } = key;
  if (!isP256(privateJwk) || decodeBase64url(privateJwk.d)?.length !== 32)
    throw new SigningError('key_invalid', 'a detached JWS is signed with a private P-256 key');
  const { kty, crv, x, y, d } = privateJwk;
  const privateKey = await crypto.subtle.importKey('jwk', { kty, crv, x, y, d }, ECDSA, false, ['sign']);
  const header = encodeBase64url(encoder.encode(headerText(key.kid)));
  const signature = new Uint8Array(await crypto.subtle.sign(ECDSA, privateKey, signingInput(header, payload)));
  return `${header}..${encodeBase64url(toLowS(signature))}`;
}

/**
 * Checks a detached JWS against bytes and the published keys. Total: any text and any keys give a verdict.
 *
 * One signature has one spelling here: exact alphabet and length, the header exactly as `signDetachedJws`
 * writes it (so no `jwk`, `x5u`, `crit`, no second `alg`), the lower `s`. The algorithm is ES256, whatever the header
 * asks for.
 */
export async function verifyDetachedJws(
  jws: string,
  payload: Uint8Array,
  publicJwks: readonly unknown[],
  verify: Es256Verifier = verifyEs256,
): Promise<JwsVerdict> {
  const [, header = '', encoded = ''] = (typeof jws === 'string' && SHAPE.exec(jws)) || [];
  const headerBytes = decodeBase64url(header);
  const signature = decodeBase64url(encoded);
  if (!headerBytes || signature?.length !== 64) return refuse('malformed');

  const { alg, kid, exact } = readHeader(decoder.decode(headerBytes));
  if (alg !== 'ES256') return refuse('algorithm_not_allowed', kid);
  if (kid === null || !exact) return refuse('header_not_allowed', kid);

  const keys = publicJwks.filter(isP256).filter((key) => key.kid === kid);
  if (keys.length === 0) return refuse('key_not_published', kid);
  if (!isLowS(signature)) return refuse('signature_not_low_s', kid);

  const input = signingInput(header, payload);
  for (const key of keys) if (await verify(key, signature, input)) return { ok: true, reason: null, kid };
  return refuse('signature_wrong', kid);
}

/** Checks with the platform's own P-256, as {@link Es256Verifier}. */
export async function verifyEs256(key: EcPublicJwk, signature: Uint8Array, bytes: Uint8Array): Promise<boolean> {
  try {
    const { kty, crv, x, y } = key;
    const publicKey = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ECDSA, false, ['verify']);
    return await crypto.subtle.verify(ECDSA, publicKey, signature, bytes);
  } catch {
    return false;
  }
}

const refuse = (reason: JwsFault, kid: string | null = null): JwsVerdict => ({ ok: false, reason, kid });
const headerText = (kid: string): string => JSON.stringify({ alg: 'ES256', kid });
const signingInput = (header: string, payload: Uint8Array): Uint8Array =>
  encoder.encode(`${header}.${encodeBase64url(payload)}`);

function readHeader(text: string): { alg: unknown; kid: string | null; exact: boolean } {
  try {
    const { alg, kid } = JSON.parse(text) as Record<string, unknown>;
    return typeof kid === 'string' ? { alg, kid, exact: text === headerText(kid) } : { alg, kid: null, exact: false };
  } catch {
    return { alg: null, kid: null, exact: false };
  }
}
