import {
  canonicalJson,
  decodeBase64url,
  encodeBase64url,
  isEd25519,
  signEd25519,
  verifyEd25519,
  type Ed25519Verifier,
  type OkpPrivateJwk,
  type SigningKey,
} from '@svc/signing';
import { TrustError } from './trust-error.js';

/** The claims that every token here has. Times are whole seconds since 1970-01-01T00:00:00Z. */
export interface Claims {
  iss: string;
  sub: string;
  jti: string;
  iat: number;
  exp: number;
  [claim: string]: unknown;
}

/** What a token is held against. */
export interface TokenCheck {
  /** The media type of its header, without `application/`: a token of another kind is refused. */
  typ: string;
  /** The keys that may have signed it, as published. */
  keys: readonly unknown[];
  nowSeconds: number;
  /** Ed25519 of the caller, where the platform has none. */
  verify?: Ed25519Verifier;
}

const SHAPE = /^([A-Za-z0-9_-]{1,512})\.([A-Za-z0-9_-]{1,8192})\.([A-Za-z0-9_-]{86})$/;

/** Clocks may differ by so much, in seconds, before a token counts as issued in the future. */
const CLOCK_SKEW_SECONDS = 60;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The one header that is written and taken: RFC 7515 with EdDSA (RFC 8037), `kid` the thumbprint of the key (RFC
 * 7638).
 */
const headerText = (kid: string, typ: string): string => canonicalJson({ alg: 'EdDSA', kid, typ });

/**
 * Signs claims as a compact JWT (RFC 7519) with EdDSA over Ed25519; header and payload are canonical JSON.
 * @throws {SigningError} for an unfit key, or claims without a canonical form
 */
export async function signToken(
  claims: Claims,
  typ: string,
  { kid, privateJwk }: SigningKey<OkpPrivateJwk>,
): Promise<string> {
  const input = `${encoded(headerText(kid, typ))}.${encoded(canonicalJson(claims))}`;
  return `${input}.${await signEd25519(encoder.encode(input), privateJwk)}`;
}

/**
 * The claims of a token that holds: one spelling, exactly our header, a published key, the signature, and the time.
 *
 * The algorithm is pinned: what the header asks for is never followed, and `jwk`, `x5u`, `crit` or a second spelling of
 * the header are refused. A key counts only under its own `kid`.
 * @throws {TrustError} `token_…`, which says what does not hold
 * @example await readToken(jwt, { typ: 'svc-operator+jwt', keys, nowSeconds })
 */
export async function readToken(token: string, { typ, keys, nowSeconds, verify }: TokenCheck): Promise<Claims> {
  const [, header = '', payload = '', signature = ''] = (typeof token === 'string' && SHAPE.exec(token)) || [];
  const [head, claims] = [objectIn(header), objectIn(payload)];
  if (head === null || claims === null) throw new TrustError('token_malformed', 'this is not a compact JWT');
  if (head['alg'] !== 'EdDSA') throw new TrustError('token_algorithm', 'the algorithm must be EdDSA');
  if (head['typ'] !== typ) throw new TrustError('token_type', `the token must have the type ${typ}`);
  const kid = typeof head['kid'] === 'string' ? head['kid'] : '';
  if (encoded(headerText(kid, typ)) !== header)
    throw new TrustError('token_malformed', 'the header must have exactly alg, kid and typ');
  const key = keys.filter(isEd25519).find((one) => one.kid === kid);
  if (key === undefined) throw new TrustError('token_key_unknown', 'no published key signed the token');
  if (!(await verifyEd25519(signature, encoder.encode(`${header}.${payload}`), key, verify)))
    throw new TrustError('token_signature', 'the key did not make the signature over these bytes');
  return inTime(claims, nowSeconds);
}

function inTime(claims: Record<string, unknown>, nowSeconds: number): Claims {
  const { iss, sub, jti, iat, exp } = claims;
  if (![iss, sub, jti].every((text) => typeof text === 'string') || !Number.isInteger(iat) || !Number.isInteger(exp))
    throw new TrustError('token_claims', 'the token must have iss, sub, jti, iat and exp');
  if (Number(iat) > nowSeconds + CLOCK_SKEW_SECONDS)
    throw new TrustError('token_not_yet_valid', 'the token is not valid yet');
  if (Number(exp) <= nowSeconds) throw new TrustError('token_expired', 'the token has expired; ask for a new one');
  return claims as Claims;
}

const encoded = (text: string): string => encodeBase64url(encoder.encode(text));

function objectIn(part: string): Record<string, unknown> | null {
  const bytes = part === '' ? null : decodeBase64url(part);
  if (bytes === null) return null;
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
