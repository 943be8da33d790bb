import type { BundleTurn } from '../read-bundle.js';

/** A game in which the caller has more turns than this in all is planned as a long one, to its end. */
export const LONGEST_SHORT_GAME = 4;

/**
 * Whether the caller has so many turns in all, those behind it included, that the game counts as long.
 * @example isLongGame({ myOffers: [], roundsLeft: 5 }) // true
 */
export function isLongGame({ myOffers, roundsLeft }: Pick<BundleTurn, 'myOffers' | 'roundsLeft'>): boolean {
  return myOffers.length + roundsLeft > LONGEST_SHORT_GAME;
}
