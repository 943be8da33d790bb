/** Millicents in a cent: the unit of every wallet is a thousandth of a cent. */
export const MILLICENTS_PER_CENT = 1000;

/** What a new key receives once, unconditionally: 50 cents. */
export const STARTER_MILLICENTS = 50_000;

/** The least and the most that one top-up funds, in cents. */
export const TOP_UP_CENTS = { min: 200, max: 1_000_000 } as const;

/** What each pack funds, in cents. */
export const PACK_CENTS = { small: 1_000, medium: 5_000, large: 20_000 } as const;

/** How long the answer to a repeatable call is kept, in seconds: a day. */
export const IDEMPOTENCY_SECONDS = 86_400;

/** How old or how far ahead the time of a webhook may be, in seconds. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/** How long a payment challenge can be answered, in seconds. */
export const CHALLENGE_SECONDS = 600;

/** The longest shared payment token, in characters. */
export const PAYMENT_TOKEN_CHARACTERS = 255;
