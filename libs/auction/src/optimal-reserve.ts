import { LOGNORMAL_REGULAR_SIGMA, roundFigure, type Prior, type PriorParams } from '@svc/numerics';
import { requireCount, requirePrior, requireRange } from './auction-input.js';
import { saleProbability, secondPricePayment, secondPriceProfit, unsoldSurplus } from './order-statistics.js';
import { MAX_AMOUNT, MAX_BIDDERS } from './limits.js';

/** A seller before an auction among bidders who draw their values independently from one prior. */
export interface ReserveProblem {
  bidder_value_prior: PriorParams;
  /** All bidders: 1..MAX_BIDDERS. */
  n_bidders: number;
  /** What the item is worth to the seller unsold, 0..MAX_AMOUNT. */
  seller_valuation: number;
}

/** The reserve of greatest expected profit, and what it does. */
export interface OptimalReserve {
  /** In money. The seller's own value where no bidder can have a greater one. */
  reserve_price: number;
  /** Expected payments of the bidders with this reserve; the seller's value of an unsold item is not in it. */
  expected_revenue: number;
  /** The same with reserve 0. */
  expected_revenue_no_reserve: number;
  /**
   * E[payment − the seller's value; sold] with this reserve: what the auction brings over keeping the item, at least 0.
   */
  expected_profit: number;
  /** P(the item is sold) = 1 − F(reserve)^n, 0..1. */
  sale_probability: number;
  /** The chance of each bidder to win: the nth part of `sale_probability`, because bidders are alike. */
  bidder_win_probability: number;
  /**
   * E[(highest value − seller's value) where that lies between the seller's value and the reserve], in money: surplus
   * lost, not a share.
   */
  expected_efficiency_loss: number;
  rationale: string;
}

/**
 * The reserve at which a bidder's virtual value v − (1 − F(v))/f(v) is the seller's value (Myerson 1981; Riley and
 * Samuelson 1981). It does not depend on the number of bidders, and is the same for all formats. By fixed quadrature,
 * exact to about 1e-12.
 * @throws AuctionError that names the place of the first broken precondition
 * @example
 * const bidder_value_prior = { family: 'uniform', params: { low: 0, high: 1 } };
 * optimalReserve({ bidder_value_prior, n_bidders: 2, seller_valuation: 0 }).expected_revenue // 5 / 12
 */
export function optimalReserve(problem: ReserveProblem): OptimalReserve {
  const prior = requirePrior(problem.bidder_value_prior, ['bidder_value_prior']);
  const bidders = requireCount(problem.n_bidders, 1, MAX_BIDDERS, 'bidder_count', 'n_bidders');
  const sellerValue = requireRange(problem.seller_valuation, 0, MAX_AMOUNT, 'valuation_range', 'seller_valuation');
  const reserve = reserveOf(prior, sellerValue);
  const sale = saleProbability(prior, bidders, reserve);
  return {
    reserve_price: roundFigure(reserve),
    expected_revenue: roundFigure(secondPricePayment(prior, bidders, reserve)),
    expected_revenue_no_reserve: roundFigure(secondPricePayment(prior, bidders, 0)),
    expected_profit: roundFigure(secondPriceProfit(prior, bidders, reserve, sellerValue)),
    sale_probability: roundFigure(sale),
    bidder_win_probability: roundFigure(sale / bidders),
    expected_efficiency_loss: roundFigure(
      sellerValue < prior.high ? unsoldSurplus(prior, bidders, sellerValue, reserve) : 0,
    ),
    rationale: explain(prior, sale, sellerValue, reserve, problem.bidder_value_prior.params['sigma'] ?? 0),
  };
}

/**
 * The optimal reserve of one bidder against a seller's value; the value itself where nobody can be above it.
 * @example reserveOf(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 0) // 0.5
 */
export function reserveOf(prior: Prior, sellerValue: number): number {
  return sellerValue >= prior.high ? sellerValue : prior.virtualInverse(sellerValue);
}

function explain(prior: Prior, probability: number, sellerValue: number, reserve: number, sigma: number): string {
  if (sellerValue >= prior.high)
    return 'No bidder can value the item above what it is worth to you: keep it. The reserve is your own value.';
  const binding =
    reserve > prior.low
      ? `A bidder's virtual value equals your value of ${sellerValue} at ${roundFigure(reserve)}`
      : 'Every bidder has a virtual value of at least your own, so the reserve is the lowest value a bidder can have';
  const sale = `The item sells with probability ${Number(probability.toPrecision(3))}`;
  const irregular =
    prior.family === 'lognorm' && sigma > LOGNORMAL_REGULAR_SIGMA
      ? ' The prior is not regular (sigma above 1.5176): its virtual value falls where it is negative only, so ' +
        'the reserve needs no ironing.'
      : '';
  return `${binding}; it does not depend on the number of bidders or the format. ${sale}.${irregular}`;
}
