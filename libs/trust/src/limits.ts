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
