import {
  decodeBase64url,
  encodeBase64,
  encodeBase64url,
  verifyEd25519,
  type Ed25519Verifier,
  type OkpPrivateJwk,
  type SigningKey,
} from '@svc/signing';
import { readToken, signToken, type TokenCheck } from './jwt.js';
import { ATTESTATION_SECONDS, MAX_OPERATOR_CHARACTERS } from './limits.js';
import { TrustError } from './trust-error.js';

/** The media type of an attestation of an operator, without `application/`. */
export const OPERATOR_TYP = 'svc-operator+jwt';

/** How well an operator is known: it holds its key, or a domain speaks for it, too. */
export const OPERATOR_LEVELS = ['self', 'domain'] as const;

/** One of {@link OPERATOR_LEVELS}. */
export type OperatorLevel = (typeof OPERATOR_LEVELS)[number];

/** What an attestation says. */
export interface AttestedOperator {
  operator_id: string;
  level: OperatorLevel;
  /** The 32 bytes of the Ed25519 key, base64. */
  public_key_b64: string;
  /** What the domain calls it; null at the level `self`, where nobody but the operator says so. */
  display_name: string | null;
  /** The domain that speaks for the operator; null at the level `self`. */
  domain: string | null;
}

/** An attestation that holds: of whom, and until when (whole seconds since 1970-01-01T00:00:00Z). */
export interface HeldAttestation {
  operator: AttestedOperator;
  expiresAt: number;
}

const OPERATOR_ID = /^[A-Za-z0-9][A-Za-z0-9._:@-]*$/;
const encoder = new TextEncoder();

/**
 * The one base64 spelling of some bytes, checked; what can be respelled could be registered twice.
 * @returns the bytes in base64url, or null
 */
export function base64urlOf(base64: string, bytes: number): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const decoded = decodeBase64url(base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
  return decoded?.length === bytes && encodeBase64(decoded) === base64 ? encodeBase64url(decoded) : null;
}

/** A part of an id that ends as host names do. */
const HOST_NAME = /[^.]\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)\.*$/i;

/**
 * Whether an id reads as a host name, alone or beside `@` and `:`. Only the domain itself may be called so.
 * @example isHostLike('pay@shop.example.com') // true
 */
export const isHostLike = (operatorId: string): boolean =>
  operatorId.split(/[:@]/).some((part) => HOST_NAME.test(part));

/**
 * Checks the names of an operator that registers, at the level `self`.
 * @throws {TrustError} `operator_invalid` or `key_invalid`
 */
export function checkOperator({ operator_id, public_key_b64 }: { operator_id: string; public_key_b64: string }): void {
  if (operator_id.length > MAX_OPERATOR_CHARACTERS || !OPERATOR_ID.test(operator_id))
    throw new TrustError(
      'operator_invalid',
      'must be 1 to 128 letters, digits and . _ : @ - and begin with a letter or digit',
      ['operator_id'],
    );
  if (isHostLike(operator_id))
    throw new TrustError('operator_invalid', 'an id that looks like a host name is not accepted at the level self', [
      'operator_id',
    ]);
  if (base64urlOf(public_key_b64, 32) === null)
    throw new TrustError('key_invalid', 'must be the 32 bytes of an Ed25519 public key in canonical base64', [
      'public_key_b64',
    ]);
}

/**
 * Whether a signature over the UTF-8 bytes of a text is of this key.
 * @throws {TrustError} `challenge_signature`
 */
export async function checkChallenge(
  {
    challenge,
    challenge_sig_b64,
    public_key_b64,
  }: { challenge: string; challenge_sig_b64: string; public_key_b64: string },
  verify?: Ed25519Verifier,
): Promise<void> {
  if (!(await isSignedBy(public_key_b64, challenge_sig_b64, encoder.encode(challenge), verify)))
    throw new TrustError('challenge_signature', 'this key did not make the signature over the challenge', [
      'challenge_sig_b64',
    ]);
}

/**
 * Whether a base64 signature over bytes is of a base64 key; false for any other spelling, and for keys of small
 * order.
 */
export async function isSignedBy(
  publicKeyBase64: string,
  signatureBase64: string,
  bytes: Uint8Array,
  verify?: Ed25519Verifier,
): Promise<boolean> {
  const [x, signature] = [base64urlOf(publicKeyBase64, 32), base64urlOf(signatureBase64, 64)];
  return x !== null && signature !== null && verifyEd25519(signature, bytes, { kty: 'OKP', crv: 'Ed25519', x }, verify);
}

/** An attestation of an operator as a JWT of the trust anchor, good for thirty days. */
export async function attestOperator(
  { operator_id, level, public_key_b64, display_name, domain }: AttestedOperator,
  { issuer, id, nowSeconds }: { issuer: string; id: string; nowSeconds: number },
  anchor: SigningKey<OkpPrivateJwk>,
): Promise<{ jwt: string; expiresAt: number }> {
  const expiresAt = nowSeconds + ATTESTATION_SECONDS;
  const claims = {
    iss: issuer,
    sub: operator_id,
    jti: id,
    iat: nowSeconds,
    exp: expiresAt,
    level,
    name: display_name,
    domain,
    cnf: { jwk: { kty: 'OKP', crv: 'Ed25519', x: base64urlOf(public_key_b64, 32) } },
  };
  return { jwt: await signToken(claims, OPERATOR_TYP, anchor), expiresAt };
}

/**
 * The operator of an attestation that holds. An id that reads as a host name holds for that domain alone, and a name
 * only where a domain says it.
 * @throws {TrustError} `token_…`
 */
export async function readAttestation(jwt: string, check: Omit<TokenCheck, 'typ'>): Promise<HeldAttestation> {
  const { sub, level, name, domain, cnf, exp } = await readToken(jwt, { ...check, typ: OPERATOR_TYP });
  const x = (cnf as { jwk?: { x?: unknown } } | undefined)?.jwk?.x;
  const bytes = typeof x === 'string' ? decodeBase64url(x) : null;
  if (bytes?.length !== 32 || (level !== 'self' && level !== 'domain'))
    throw new TrustError('token_claims', 'this is not an attestation of an operator');
  if (level === 'domain' ? typeof domain !== 'string' : domain !== null && domain !== undefined)
    throw new TrustError('token_claims', 'only an attestation of the level domain has a domain');
  if (isHostLike(sub) && sub !== domain)
    throw new TrustError('token_claims', 'the id looks like a host name that is not the operator’s domain');
  const operator = {
    operator_id: sub,
    level,
    public_key_b64: encodeBase64(bytes),
    display_name: level === 'domain' && typeof name === 'string' ? name : null,
    domain: typeof domain === 'string' ? domain : null,
  } as const;
  return { operator, expiresAt: exp };
}
