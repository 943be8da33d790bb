import { canonicalJson, sha256Base64url } from '@svc/signing';
import type { Policy } from '@svc/policy-rules';

/**
 * SHA-256 of a policy's canonical bytes, base64url. The salt is part of it: without one, whoever knows the rest
 * of a policy could find its lowest price by trying.
 * @param sha256 of a text in UTF-8, base64url
 * @throws {SigningError} where the policy has no canonical form
 * @example (await hashPolicy({ list_price: 900 })).length // 43
 */
export async function hashPolicy(
  policy: Policy,
  sha256: (text: string) => string | Promise<string> = sha256Base64url,
): Promise<string> {
  return sha256(canonicalJson(policy));
}

/**
 * The id of the one receipt that a negotiation can end in, `rcp_` and 43 characters: the same each time, so that
 * a repeated yes names the same deal. The text that is hashed names the first form, so that no later form gives a
 * negotiation a second id.
 * @example (await receiptId('neg_1')).length // 47
 */
export async function receiptId(negotiationId: string): Promise<string> {
  return `rcp_${await sha256Base64url(`svc-receipt/1 ${negotiationId}`)}`;
}
