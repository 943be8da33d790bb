/** Why something is refused: a closed set of stable codes. */
export type TrustCode =
  | 'hash_invalid'
  | 'deadline_invalid'
  | 'deadline_past'
  | 'ttl_range'
  | 'party_invalid'
  | 'salt_too_short'
  | 'reveal_invalid'
  | 'commitment_expired'
  | 'token_malformed'
  | 'token_algorithm'
  | 'token_type'
  | 'token_key_unknown'
  | 'token_signature'
  | 'token_claims'
  | 'token_not_yet_valid'
  | 'token_expired'
  | 'key_invalid'
  | 'operator_invalid'
  | 'challenge_expired'
  | 'challenge_signature'
  | 'domain_invalid'
  | 'domain_signature'
  | 'proof_malformed'
  | 'proof_role'
  | 'proof_expired'
  | 'proof_too_long'
  | 'proof_signature'
  | 'level_too_low'
  | 'same_operator'
  | 'money_invalid'
  | 'above_maximum'
  | 'consent_missing'
  | 'consent_signature'
  | 'buyer_signature';

/** A refusal: a code for programs, a sentence for people. */
export class TrustError extends Error {
  override readonly name = 'TrustError';

  /** @param path members of the request, from the top down, where the fault stands in one */
  constructor(
    readonly code: TrustCode,
    message: string,
    readonly path: readonly (string | number)[] = [],
  ) {
    super(message);
  }
}
