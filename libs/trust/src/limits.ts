/** What is refused: the status over REST, and what it means. Codes do not change, sentences may. */
export const TRUST_CODES = {
  hash_invalid: { status: 422, means: 'the hash is not a SHA-256 in 43 characters of base64url' },
  deadline_invalid: { status: 422, means: 'the deadline is not a date with a time and an offset' },
  deadline_past: { status: 400, means: 'the deadline has passed' },
  ttl_range: { status: 422, means: 'a commitment must bind for 60 to 86,400 whole seconds' },
  party_invalid: { status: 422, means: 'the name of a party must have 1 to 128 characters' },
  salt_too_short: { status: 422, means: 'the salt is too short to hide anything' },
  reveal_invalid: { status: 422, means: 'the revealed values do not have the required form' },
  commitment_expired: { status: 410, means: 'the commitment no longer binds' },
  token_malformed: { status: 400, means: 'the attestation is not a signed token' },
  token_algorithm: { status: 400, means: 'the attestation’s signature algorithm is not accepted' },
  token_type: { status: 400, means: 'the attestation is for another purpose' },
  token_key_unknown: { status: 400, means: 'the attestation is signed by a key that is not published' },
  token_signature: { status: 400, means: 'the signature of the attestation is not valid' },
  token_claims: { status: 400, means: 'the attestation lacks required claims' },
  token_not_yet_valid: { status: 400, means: 'the attestation is not valid yet' },
  token_expired: { status: 400, means: 'the attestation has expired' },
  key_invalid: { status: 422, means: 'the key is not an Ed25519 public key in base64' },
  operator_invalid: { status: 422, means: 'the operator id is not valid' },
  challenge_expired: { status: 400, means: 'the challenge has expired' },
  challenge_signature: { status: 400, means: 'this key did not make the signature over the challenge' },
  domain_invalid: { status: 422, means: 'the domain name is not valid' },
  domain_signature: { status: 400, means: 'this key did not make the signature over the domain' },
  proof_malformed: { status: 400, means: 'the peer proof does not have the required form' },
  proof_role: { status: 400, means: 'the proof is for the other role (buyer or seller)' },
  proof_expired: { status: 400, means: 'the proof has expired' },
  proof_too_long: { status: 400, means: 'the proof is valid for longer than is allowed' },
  proof_signature: { status: 400, means: 'the signature of the proof is not valid' },
  level_too_low: { status: 400, means: 'the operator’s level is below the required one' },
  same_operator: { status: 400, means: 'both sides have the same operator' },
  money_invalid: { status: 422, means: 'the amount or its currency is not valid' },
  above_maximum: { status: 400, means: 'the agreed price is above the buyer’s maximum' },
  consent_missing: { status: 400, means: 'the signature of a side is missing' },
  consent_signature: { status: 400, means: 'this side did not make the signature over `to_sign`' },
  buyer_signature: { status: 400, means: 'the buyer’s operator did not make the signature' },
} as const satisfies Readonly<Record<string, { status: 400 | 410 | 422; means: string }>>;

/** How long a first strike binds, in seconds. */
export const MIN_TTL_SECONDS = 60;
export const MAX_TTL_SECONDS = 86_400;

/** Characters of a deadline, and of a commitment's hash. */
export const MIN_DEADLINE_CHARACTERS = 15;
export const MAX_DEADLINE_CHARACTERS = 64;
export const HASH_CHARACTERS = 43;

/** Characters of an operator's id, of its name, of a negotiation's id, and of a token. */
export const MAX_OPERATOR_CHARACTERS = 128;
export const MAX_NAME_CHARACTERS = 120;
export const MAX_NEGOTIATION_CHARACTERS = 128;
export const MAX_TOKEN_CHARACTERS = 8_192;

/** How long a registration challenge, a domain challenge, an attestation and a session hold, in seconds. */
export const CHALLENGE_SECONDS = 600;
export const DOMAIN_CHALLENGE_SECONDS = 3_600;
export const ATTESTATION_SECONDS = 30 * 86_400;
export const SESSION_SECONDS = 86_400;

/** A proof of a peer names an end at most so many seconds ahead. */
export const MAX_PROOF_SECONDS = 30 * 86_400;

/** How long the mandate of a seller holds, in seconds: AP2 asks for 5 to 15 minutes. */
export const MANDATE_SECONDS = 900;

/** The most money of a settlement, in units of its currency. */
export const MAX_SETTLED_AMOUNT = 1_000_000_000;
