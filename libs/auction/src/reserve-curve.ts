import { roundFigure } from '@svc/numerics';
import { requireCount, requirePrior, requireRange } from './auction-input.js';
import type { ReserveProblem } from './optimal-reserve.js';
import { saleProbability, secondPricePayment } from './order-statistics.js';
import { MAX_AMOUNT, MAX_BIDDERS } from './limits.js';

/** A reserve and what it brings. */
export interface ReservePoint {
  /** In money. */
  readonly reserve_price: number;
  /** Expected payments of the bidders. */
  readonly expected_revenue: number;
  /** E[payment − the seller's value; sold]. */
  readonly expected_profit: number;
}

/**
 * What each of some reserves brings, by the quadrature of `optimalReserve`: at its reserve the profit is greatest.
 * @param reserves each 0..MAX_AMOUNT, in money
 * @throws AuctionError that names the place of the first broken precondition
 * @example
 * const prior = { family: 'uniform', params: { low: 0, high: 1 } };
 * reserveCurve({ bidder_value_prior: prior, n_bidders: 1, seller_valuation: 0 }, [0.5])[0].expected_revenue // 0.25
 */
export function reserveCurve(problem: ReserveProblem, reserves: readonly number[]): ReservePoint[] {
  const prior = requirePrior(problem.bidder_value_prior, ['bidder_value_prior']);
  const bidders = requireCount(problem.n_bidders, 1, MAX_BIDDERS, 'bidder_count', 'n_bidders');
  const seller = requireRange(problem.seller_valuation, 0, MAX_AMOUNT, 'valuation_range', 'seller_valuation');
  return reserves.map((given) => {
    const reserve = requireRange(given, 0, MAX_AMOUNT, 'reserve_range', 'reserve_price');
    const revenue = secondPricePayment(prior, bidders, reserve);
    // Also a reserve below the seller's own value has a profit, which may be a loss.
    const profit = revenue - seller * saleProbability(prior, bidders, reserve);
    return {
      reserve_price: reserve,
      expected_revenue: roundFigure(revenue),
      expected_profit: roundFigure(profit),
    };
  });
}
