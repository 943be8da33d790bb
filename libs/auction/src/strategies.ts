import { MAX_UNEQUAL_GROUPS, solveAsymmetricEquilibrium } from './asymmetric-equilibrium.js';
import { AuctionError } from './auction-error.js';
import { tabulateBidCurve, type BidCurve } from './bid-curve.js';
import type { BidderGroup } from './bidder-group.js';
import { truthfulWinProbabilities } from './win-probability.js';

/** How each group of bidders bids in a first price, and the chance of one bidder of each to win. */
export interface Strategies {
  readonly curves: readonly BidCurve[];
  readonly winProbabilities: readonly number[];
}

/**
 * The first-price equilibrium bids of each group of bidders: the symmetric equilibrium of one group; for two bidders
 * with uniform priors from one lower end, without a reserve above it, the closed form of Griesmer, Levitan and Shubik
 * (1967); for all others the path of `solveAsymmetricEquilibrium`.
 * @throws AuctionError `equilibrium_unsolved` where no path passes its trial
 */
export function findStrategies(groups: readonly BidderGroup[], reserve: number): Strategies {
  const [one, other] = groups as [BidderGroup, BidderGroup?];
  if (other === undefined)
    return {
      curves: [tabulateBidCurve(one.prior, one.members.length - 1, reserve)],
      winProbabilities: truthfulWinProbabilities(groups, reserve),
    };
  if (groups.length === 2 && isUnequalPair(one, other, reserve))
    return {
      curves: [unequalUniformCurve(one, other), unequalUniformCurve(other, one)],
      winProbabilities: [unequalUniformWins(one, other), unequalUniformWins(other, one)],
    };
  const solved = solveAsymmetricEquilibrium(
    groups.map(({ prior, members }) => ({ prior, count: members.length })),
    reserve,
  );
  if (solved !== null) return solved;
  throw new AuctionError(
    'equilibrium_unsolved',
    ['bidder_priors'],
    `The first-price equilibrium of these priors was not found: at most ${MAX_UNEQUAL_GROUPS} different ` +
      'priors can be solved, and fewer if their spreads differ much',
  );
}

function isUnequalPair(one: BidderGroup, other: BidderGroup, reserve: number): boolean {
  return (
    [one, other].every(({ prior, members }) => prior.family === 'uniform' && members.length === 1) &&
    one.prior.low === other.prior.low &&
    reserve <= one.prior.low
  );
}

/**
 * With v and w measured from the common low: b(v) = v/(1 + √(1 − k·v²)), k = 1/w² − 1/(the other's w)². Both bid up to
 * the same highest bid.
 */
function unequalUniformCurve({ prior }: BidderGroup, { prior: rival }: BidderGroup): BidCurve {
  const width = prior.high - prior.low;
  const ratio = width / (rival.high - rival.low);
  return (x) => prior.low + (width * x) / (1 + Math.sqrt(Math.max(0, 1 - (1 - ratio * ratio) * x * x)));
}

/**
 * P(one wins) = ∫ F'(φ'(b)) dF(φ(b)) with the inverses φ(b) = 2b/(1 + kb²) and φ'(b) = 2b/(1 − kb²) of both bids, up to
 * the highest bid ww'/(w + w'): what is left of the integrand is a multiple of b/(1 + kb²)², and the integral is w/(w +
 * w').
 */
function unequalUniformWins({ prior }: BidderGroup, { prior: rival }: BidderGroup): number {
  const width = prior.high - prior.low;
  return width / (width + (rival.high - rival.low));
}
