import { firstStrikeHash, MAX_PARTY_CHARACTERS, MIN_SALT_CHARACTERS } from '@svc/receipts';
import { canonicalBytes, decodeBase64url, equalText, type OkpPrivateJwk, type SigningKey } from '@svc/signing';
import { signToken, type Claims } from './jwt.js';
import { HASH_CHARACTERS, MAX_TTL_SECONDS, MIN_TTL_SECONDS } from './limits.js';
import { isSignedBy } from './operator.js';
import { TrustError } from './trust-error.js';

/** The media type of an attestation that a commitment was declared, without `application/`. */
export const FIRST_STRIKE_TYP = 'svc-first-strike+jwt';

/** What a buyer declares: the hash of what it commits to. */
export interface DeclareFirstStrike {
  buyer_id: string;
  seller_id: string;
  /** SHA-256 over the canonical JSON of the commitment, 43 characters of base64url. */
  reservation_hash: string;
  /** When the talks end, ISO 8601. */
  deadline_iso: string;
  /** For how long the commitment binds, 60..86,400 seconds. */
  binding_ttl_seconds: number;
}

/** A commitment as it is kept: nothing but the hash stands for the reservation. */
export interface Commitment {
  commitment_id: string;
  buyer_id: string;
  seller_id: string;
  reservation_hash: string;
  /** Whole seconds since 1970-01-01T00:00:00Z. */
  expires_at_unix: number;
}

/** What a buyer reveals. */
export interface RevealFirstStrike {
  reservation: number;
  nonce: string;
  salt: string;
}

/** RFC 3339 in the forms in which ISO 8601 is written on the wire: date and time with an offset. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Checks what is declared, and when it ends.
 * @returns the end of the binding, in whole seconds
 * @throws {TrustError} `party_invalid`, `hash_invalid`, `ttl_range`, `deadline_invalid` or `deadline_past`
 */
export function checkDeclaration(declared: DeclareFirstStrike, nowSeconds: number): number {
  for (const member of ['buyer_id', 'seller_id'] as const) {
    const length = [...declared[member]].length;
    if (length < 1 || length > MAX_PARTY_CHARACTERS)
      throw new TrustError('party_invalid', `must have 1 to ${MAX_PARTY_CHARACTERS} characters`, [member]);
  }
  const hash = declared.reservation_hash;
  if (hash.length !== HASH_CHARACTERS || decodeBase64url(hash) === null)
    throw new TrustError('hash_invalid', 'must be a SHA-256 hash in 43 characters of canonical base64url', [
      'reservation_hash',
    ]);
  const ttl = declared.binding_ttl_seconds;
  if (!Number.isInteger(ttl) || ttl < MIN_TTL_SECONDS || ttl > MAX_TTL_SECONDS)
    throw new TrustError('ttl_range', `must be ${MIN_TTL_SECONDS} to ${MAX_TTL_SECONDS} whole seconds`, [
      'binding_ttl_seconds',
    ]);
  if (deadlineSeconds(declared.deadline_iso) <= nowSeconds)
    throw new TrustError('deadline_past', 'the deadline has passed', ['deadline_iso']);
  return nowSeconds + ttl;
}

function deadlineSeconds(deadline: string): number {
  const millis = ISO.test(deadline) ? Date.parse(deadline) : NaN;
  if (Number.isNaN(millis))
    throw new TrustError('deadline_invalid', 'must be ISO 8601 with a time and an offset: 2026-11-22T18:00:00Z', [
      'deadline_iso',
    ]);
  return millis / 1000;
}

/**
 * Who declared, as the attestation names it: the buyer where the key of the operator of this id signed the canonical
 * JSON of `{buyer_id, deadline_iso, reservation_hash, seller_id}`, else `unverified:` and the name that was given.
 * @param operatorKey the key of the operator that is registered under `buyer_id`, base64; null where none is
 * @throws {TrustError} `buyer_signature`
 */
export async function declarerOf(
  { buyer_id, deadline_iso, reservation_hash, seller_id }: DeclareFirstStrike,
  signature: string | null,
  operatorKey: string | null,
): Promise<string> {
  if (signature === null) return `unverified:${buyer_id}`;
  const bytes = canonicalBytes({ buyer_id, deadline_iso, reservation_hash, seller_id });
  if (operatorKey === null || !(await isSignedBy(operatorKey, signature, bytes)))
    throw new TrustError('buyer_signature', 'the operator registered as buyer_id did not make the signature', [
      'buyer_sig_b64',
    ]);
  return buyer_id;
}

/**
 * The attestation that a commitment was declared, as a JWT of the trust anchor.
 * @param declarer what {@link declarerOf} says
 */
export function attestCommitment(
  { commitment_id, seller_id, reservation_hash, expires_at_unix }: Commitment,
  {
    issuer,
    declarer,
    deadline,
    nowSeconds,
  }: { issuer: string; declarer: string; deadline: string; nowSeconds: number },
  anchor: SigningKey<OkpPrivateJwk>,
): Promise<string> {
  const claims: Claims = {
    iss: issuer,
    sub: declarer,
    aud: seller_id,
    jti: commitment_id,
    iat: nowSeconds,
    exp: expires_at_unix,
    reservation_hash,
    deadline,
  };
  return signToken(claims, FIRST_STRIKE_TYP, anchor);
}

/**
 * Whether what is revealed is what was committed to, in a time that does not depend on where they differ.
 * @throws {TrustError} `commitment_expired`; `salt_too_short` or `reveal_invalid` for what can be no part of a
 *   commitment
 */
export async function isRevealed(
  commitment: Commitment,
  revealed: RevealFirstStrike,
  nowSeconds: number,
): Promise<boolean> {
  if (nowSeconds >= commitment.expires_at_unix)
    throw new TrustError('commitment_expired', 'the commitment has expired');
  if ([...revealed.salt].length < MIN_SALT_CHARACTERS)
    throw new TrustError('salt_too_short', `a salt must have at least ${MIN_SALT_CHARACTERS} characters`, ['salt']);
  if (revealed.nonce === '')
    throw new TrustError('reveal_invalid', 'a nonce must have at least one character', ['nonce']);
  if (!Number.isFinite(revealed.reservation))
    throw new TrustError('reveal_invalid', 'must be a finite number', ['reservation']);
  const { buyer_id, seller_id, reservation_hash: declared } = commitment;
  const { reservation, nonce, salt } = revealed;
  return equalText(await firstStrikeHash({ buyer_id, seller_id, reservation, nonce, salt }), declared);
}
