/** What an advice session costs: 2 dollars, in millicents. */
export const ADVICE_PRICE_MILLICENTS = 200_000;

/** The most moves of a session, that of its opening included. */
export const ADVICE_MOVES = 10;

/** How long a session is open, in seconds: 7 days. */
export const ADVICE_SECONDS = 604_800;

/** What a session is about. */
export const ADVICE_CATEGORIES = ['resale', 'supply', 'retail'] as const;
export type AdviceCategory = (typeof ADVICE_CATEGORIES)[number];

/** Rounds that a negotiation of each category is taken to have left where nothing is said. */
export const USUAL_ROUNDS: Readonly<Record<AdviceCategory, number>> = { resale: 6, supply: 10, retail: 4 };

/** The largest seed of a session. */
export const ADVICE_MAX_SEED = 4_294_967_295;

/** How far the seed moves the target of a session, as a share of the way to `walk_away`. */
export const SEED_SPREAD = 0.02;
