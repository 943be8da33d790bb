/**
 * The odds of offers that come and go against bargaining, at the first offer: even, or 9 to 1 where their law is given
 * or the caller makes no offers of its own.
 */
export const STREAM_ODDS = { unknown: 1, known: 9 } as const;

/**
 * How far somebody who bargains takes an offer back, in utility: a greater retreat becomes unlikelier by a factor of e
 * for each of these. The engine reads offers sharply, because a stream that is taken for a bargain loses its last
 * offer; an estimate in dollars reads them broadly, so that no cent matters much.
 */
export const RETREAT_SCALES = { sharp: 0.02, broad: 0.1 } as const;

/** A rise of so many scales tells nothing: who bargains makes steps like that, and so do draws. */
const PLAIN_RISE_SCALES = 3;

/**
 * How much unlikelier an unchanged offer is among draws, as a logarithm: offers are often rounded, so not impossible.
 */
const UNCHANGED_LOG_RATIO = Math.log(10);

/** How offers are read. */
export interface StreamReading {
  /** The odds of draws at the first offer. */
  readonly firstOdds: number;
  /** One of {@link RETREAT_SCALES}. */
  readonly retreatScale: number;
}

/**
 * How likely the offers are independent draws rather than the steps of somebody who bargains, 0..1. Draws come in
 * rising order with probability 1/k!; who bargains rises, or stays, or takes back a little. Continuous in each offer: a
 * retreat by a thousandth is noise, one by a tenth is evidence.
 * @param theirs offers in utility, 0..1, oldest first
 * @example streamChance([0.3], { firstOdds: 1, retreatScale: 0.02 }) // 0.5
 */
export function streamChance(theirs: readonly number[], { firstOdds, retreatScale }: StreamReading): number {
  if (theirs.length === 0) return 0;
  const logOdds = theirs
    .slice(1)
    .reduce(
      (sum, offer, index) => sum + logRatioOf((offer - (theirs[index] as number)) / retreatScale) - Math.log(index + 2),
      Math.log(firstOdds),
    );
  return 1 / (1 + Math.exp(-logOdds));
}

/**
 * How much likelier a step, in scales, is among draws than of somebody who bargains, but for the order of the draws.
 */
function logRatioOf(step: number): number {
  return step >= 0 ? -UNCHANGED_LOG_RATIO * Math.max(0, 1 - step / PLAIN_RISE_SCALES) : -UNCHANGED_LOG_RATIO - step;
}
