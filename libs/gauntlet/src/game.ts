/** The name of the protocol, and of the certificate that is earned over it. */
export const PROTOCOL = 'svc-gauntlet/1';

/** The two sides of a match; the seller has the even turns from 0, the buyer the odd ones. */
export const ROLES = ['seller', 'buyer'] as const;
export type Role = (typeof ROLES)[number];

/** The scripted opponents. */
export const OPPONENTS = ['naive', 'hardball', 'conceder'] as const;
export type OpponentName = (typeof OPPONENTS)[number];

/** Turns of a match in all; after the last one both sides have the BATNA. */
export const TURNS = 8;

/** What either side has without a deal. */
export const BATNA = 0.3;

/** What is negotiated. */
export const ISSUE_NAMES = ['price', 'delivery', 'quality', 'terms'] as const;

/** Options of an issue: each count in this range is equally likely. */
export const FEWEST_OPTIONS = 3;
export const MOST_OPTIONS = 6;

/** Standard deviation of what is added to the even ramp of the seller's utilities. */
export const UTILITY_NOISE = 0.06;

/** Scenarios of a certificate; each is played in both roles against each opponent. */
export const SCENARIOS = 60;

/** Games of a certificate. */
export const GAMES = SCENARIOS * ROLES.length * OPPONENTS.length;

/** Seconds that an agent has for a reply. */
export const REPLY_SECONDS = 30;

/** The seed whose scenarios are published for practice. */
export const PRACTICE_SEED = 'svc-practice-1';

/** Draws of the permutation test, and the level below which a p value counts. */
export const PERMUTATION_DRAWS = 10_000;
export const ALPHA = 0.01;

/** Steps of 1 in which weights and utilities of options are given: 6 and 4 decimals. */
export const WEIGHT_STEPS = 1_000_000;
export const UTILITY_STEPS = 10_000;

/**
 * Steps of 1 in a package's utility. Weights and utilities are whole steps, so utilities are exact and a tie is a tie.
 */
export const WORTH_STEPS = WEIGHT_STEPS * UTILITY_STEPS;

/** The role of the other side. */
export function otherRole(role: Role): Role {
  return role === 'seller' ? 'buyer' : 'seller';
}

/** Whose turn it is. */
export function roleOfTurn(turn: number): Role {
  return turn % 2 === 0 ? 'seller' : 'buyer';
}
