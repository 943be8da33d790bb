import { canonicalBytes, canonicalJson, sha256Base64url, type Ed25519Verifier } from '@svc/signing';
import { isSignedBy, type AttestedOperator } from './operator.js';
import { TrustError } from './trust-error.js';

/** What the sides of a session agree on. */
export interface Agreement {
  session_id: string;
  agreed_price: number;
  /** ISO 4217. */
  currency: string;
  item: string | null;
  terms: Record<string, unknown> | null;
}

/** The signatures of both sides over {@link textToSign}: Ed25519 by the keys of their operators, base64. */
export interface Consent {
  seller_sig_b64: string;
  buyer_sig_b64: string;
}

/**
 * The signatures of a call: both, or null where neither is there and a draft is asked for.
 * @throws {TrustError} `consent_missing`, its path the one that is not there
 */
export function consentOf({
  seller_sig_b64,
  buyer_sig_b64,
}: Partial<Record<keyof Consent, string | null>>): Consent | null {
  const [ofSeller, ofBuyer] = [seller_sig_b64 ?? null, buyer_sig_b64 ?? null];
  if (ofSeller === null && ofBuyer === null) return null;
  if (ofSeller !== null && ofBuyer !== null) return { seller_sig_b64: ofSeller, buyer_sig_b64: ofBuyer };
  throw new TrustError('consent_missing', 'either both sides sign or neither does', [
    ofSeller === null ? 'seller_sig_b64' : 'buyer_sig_b64',
  ]);
}

/** SHA-256 over the canonical JSON of terms, null included, base64url. */
export const hashTerms = (terms: Agreement['terms']): Promise<string> => sha256Base64url(canonicalBytes(terms));

/**
 * What both sides sign: the canonical JSON of `{agreed_price, currency, item, session_id, terms_hash}`.
 * @throws {SigningError} for terms without a canonical form
 */
export async function textToSign({ session_id, agreed_price, currency, item, terms }: Agreement): Promise<string> {
  return canonicalJson({ session_id, agreed_price, currency, item, terms_hash: await hashTerms(terms) });
}

/** The id of a settlement: the same agreement has the same, and another one another. */
export async function settlementId(agreement: Agreement): Promise<string> {
  return `stl_${await sha256Base64url(new TextEncoder().encode(await textToSign(agreement)))}`;
}

/**
 * Whether both sides have signed exactly this agreement.
 * @throws {TrustError} `consent_signature`, its path the signature that does not hold
 */
export async function checkConsent(
  agreement: Agreement,
  { seller, buyer }: { seller: AttestedOperator; buyer: AttestedOperator },
  consent: Consent,
  verify?: Ed25519Verifier,
): Promise<void> {
  const bytes = new TextEncoder().encode(await textToSign(agreement));
  for (const [operator, member] of [
    [seller, 'seller_sig_b64'],
    [buyer, 'buyer_sig_b64'],
  ] as const)
    if (!(await isSignedBy(operator.public_key_b64, consent[member], bytes, verify)))
      throw new TrustError('consent_signature', 'this side did not make the signature over to_sign', [member]);
}
