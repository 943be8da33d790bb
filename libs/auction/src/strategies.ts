import { MAX_UNEQUAL_GROUPS, solveAsymmetricEquilibrium } from './asymmetric-equilibrium.js';
import { AuctionError } from './auction-error.js';
import { tabulateBidCurve, type BidCurve } from './bid-curve.js';
import type { BidderGroup } from './bidder-group.js';

/**
 * The first-price equilibrium bids of each group of bidders: the symmetric equilibrium of one group; for two bidders with uniform priors from one
 * lower end, without a reserve above it, the closed form of Griesmer, Levitan and Shubik (1967); for all others the path of `solveAsymmetricEquilibrium`.
 * @throws AuctionError `equilibrium_unsolved` where no path passes its trial
 */
export function findStrategies(groups: readonly BidderGroup[], reserve: number): BidCurve[] {
  const [one, other] = groups as [BidderGroup, BidderGroup?];
  if (other === undefined) return [tabulateBidCurve(one.prior, one.members.length - 1, reserve)];
  if (groups.length === 2 && isUnequalPair(one, other, reserve)) return [unequalUniformCurve(one, other), unequalUniformCurve(other, one)];
  const solved = solveAsymmetricEquilibrium(groups.map(({ prior, members }) => ({ prior, count: members.length })), reserve);
  if (solved !== null) return [...solved.curves];
  throw new AuctionError('equilibrium_unsolved', ['bidder_priors'], `The first-price equilibrium of these priors was not found: at most ${MAX_UNEQUAL_GROUPS} different priors can be, and fewer where their spreads are far apart`);
}

function isUnequalPair(one: BidderGroup, other: BidderGroup, reserve: number): boolean {
  return [one, other].every(({ prior, members }) => prior.family === 'uniform' && members.length === 1) && one.prior.low === other.prior.low && reserve <= one.prior.low;
}

/** With v and w measured from the common low: b(v) = v/(1 + √(1 − k·v²)), k = 1/w² − 1/(the other's w)². Both bid up to the same highest bid. */
function unequalUniformCurve({ prior }: BidderGroup, { prior: rival }: BidderGroup): BidCurve {
  const width = prior.high - prior.low;
  const ratio = width / (rival.high - rival.low);
  return (x) => prior.low + (width * x) / (1 + Math.sqrt(Math.max(0, 1 - (1 - ratio * ratio) * x * x)));
}
