import { UNTOLD } from './constants.js';

/** The bounds of how coarse offers are, and what that is in packages. */
const COARSENESS = { least: 0.012, most: 0.08, packages: 0.5 } as const;

/**
 * How coarse offers are where few packages exist.
 * @example coarsenessOf({ packageCount: 10 }) // 0.05
 */
export function coarsenessOf({ packageCount }: { readonly packageCount: number }): number {
  return Math.max(COARSENESS.least, Math.min(COARSENESS.most, COARSENESS.packages / packageCount));
}

/**
 * How far what an offer seems to be worth to the side that makes it may lie from what that side asks for: as far as
 * packages are coarse, and where it has not told what its options are worth to it, as far as what was learned of them
 * may be wrong.
 * @param untold the share of the options that it has not valued, 0..1
 * @example offerNoise({ packageCount: 10 }, 0) // 0.05
 */
export function offerNoise(game: { readonly packageCount: number }, untold: number): number {
  return Math.sqrt(coarsenessOf(game) ** 2 + untold * UNTOLD.noise ** 2);
}
