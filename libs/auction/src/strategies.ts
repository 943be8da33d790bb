import { AuctionError } from './auction-error.js';
import { tabulateBidCurve, type BidCurve } from './bid-curve.js';
import type { BidderGroup } from './simulation.js';

/**
 * The first-price equilibrium bids of each group of bidders. With one group, the symmetric equilibrium.
 * @throws AuctionError `equilibrium_unsolved` for groups of different priors
 */
export function findStrategies(groups: readonly BidderGroup[], reserve: number): BidCurve[] {
  if (groups.length > 1) throw new AuctionError('equilibrium_unsolved', ['bidder_priors'], 'The first-price equilibrium of bidders with different priors is not solved');
  return groups.map(({ prior, members }) => tabulateBidCurve(prior, members.length - 1, reserve));
}
