import { roundFigure, type Prior, type PriorParams } from '@svc/numerics';
import {
  requireCount,
  requireFormat,
  requirePrior,
  requirePositive,
  requireRange,
  type AuctionFormat,
} from './auction-input.js';
import { findEquilibriumBid } from './equilibrium-bid.js';
import { MAX_AMOUNT, MAX_BIDDERS, MAX_RISK_AVERSION, MIN_RISK_AVERSION } from './limits.js';

/** A bidder who knows the own value, and what is believed about the rivals. */
export interface BidProblem {
  auction_format: AuctionFormat;
  /** Above 0, at most MAX_AMOUNT. */
  my_valuation: number;
  /** Rivals, the caller not counted: 1..MAX_BIDDERS. */
  n_competing_bidders: number;
  /** What each rival's value is drawn from, independently. */
  competitor_value_prior: PriorParams;
  /** The lowest price at which the seller sells, 0..MAX_AMOUNT; null or absent is none. */
  reserve_price?: number | null;
  /** r of the utility surplus^r, MIN_RISK_AVERSION..MAX_RISK_AVERSION: 1 (default) is neutral, less is more averse. */
  risk_aversion?: number;
}

/** The bid of the symmetric equilibrium, and what it brings. */
export interface OptimalBid {
  /** In money; 0 with `win_probability` 0: do not bid. */
  optimal_bid: number;
  /** (value − payment) × chance of winning, in money. */
  expected_surplus: number | null;
  /** 0..1. */
  win_probability: number | null;
  /** That the bid is best whatever the others do: second price and English. */
  dominant_strategy: boolean;
  rationale: string;
}

/**
 * The equilibrium bid where rivals draw independently from one prior and bid alike: first price b(v) = v −
 * ∫(F(t)/F(v))^(n/r) dt from max(reserve, lower support) (Riley and Samuelson 1981; Holt 1980), second price and
 * English b(v) = v (Vickrey 1961). By fixed quadrature, exact to about 1e-12.
 * @throws AuctionError that names the place of the first broken precondition
 * @example
 * const competitor_value_prior = { family: 'uniform', params: { low: 0, high: 100 } };
 * const problem = { auction_format: 'first_price', my_valuation: 80, n_competing_bidders: 3, competitor_value_prior };
 * optimalBid(problem).optimal_bid // 60
 */
export function optimalBid(problem: BidProblem): OptimalBid {
  const format = requireFormat(problem.auction_format);
  const value = requirePositive(problem.my_valuation, MAX_AMOUNT, 'valuation_range', 'my_valuation');
  const rivals = requireCount(problem.n_competing_bidders, 1, MAX_BIDDERS, 'bidder_count', 'n_competing_bidders');
  const prior = requirePrior(problem.competitor_value_prior, ['competitor_value_prior']);
  const reserve = requireRange(problem.reserve_price ?? 0, 0, MAX_AMOUNT, 'reserve_range', 'reserve_price');
  const risk = requireRange(
    problem.risk_aversion ?? 1,
    MIN_RISK_AVERSION,
    MAX_RISK_AVERSION,
    'risk_aversion_range',
    'risk_aversion',
  );
  const dominant_strategy = format !== 'first_price';
  const floor = Math.max(reserve, prior.low);
  if (value <= floor)
    return {
      optimal_bid: 0,
      expected_surplus: 0,
      win_probability: 0,
      dominant_strategy,
      rationale: refusal(value, reserve),
    };

  const winning = Math.exp(rivals * prior.logCdf(value));
  const { bid, rent } = dominant_strategy
    ? { bid: value, rent: rentAbove(prior, rivals, floor, value).rent }
    : rentAbove(prior, rivals / risk, floor, value);
  return {
    optimal_bid: roundFigure(bid),
    expected_surplus: roundFigure(rent * winning),
    win_probability: roundFigure(winning),
    dominant_strategy,
    rationale: dominant_strategy ? explainTruth(format, rivals) : explainShading(bid / value, rivals, risk, winning),
  };
}

/** The bid of a value above the floor, also of one above the support, which bids as the top of the support. */
function rentAbove(prior: Prior, rivals: number, floor: number, value: number): { bid: number; rent: number } {
  if (floor >= prior.high) return { bid: floor, rent: value - floor };
  const { bid, rent } = findEquilibriumBid(prior, rivals, floor, prior.coordinate.of(value));
  return { bid, rent: rent + Math.max(0, value - prior.high) };
}

function refusal(value: number, reserve: number): string {
  return reserve >= value
    ? 'Do not bid: the reserve is not below your value, so no price that wins leaves a surplus.'
    : 'Do not bid: every rival values the item at least as much as you, so no bid below your value can win.';
}

function explainTruth(format: AuctionFormat, rivals: number): string {
  const act = format === 'english_ascending' ? 'Stay in until the price reaches your value' : 'Bid your value';
  return (
    `${act}: the winner pays the highest rival price or the reserve, so this is best whatever the others do. ` +
    `The chance of winning and the surplus assume ${countRivals(rivals)} drawing from the given prior.`
  );
}

function explainShading(share: number, rivals: number, risk: number, winning: number): string {
  const averse =
    risk < 1
      ? ` Risk aversion ${risk} makes ${countRivals(rivals)} count like ${roundShort(rivals / risk)}, so the ` +
        'bid is higher than that of a risk-neutral bidder.'
      : '';
  return (
    `Symmetric equilibrium: ${countRivals(rivals)} drawing from the same prior and bidding by the same ` +
    `rule. Bid ${roundShort(100 * share)} % of your value, which wins with probability ` +
    `${roundShort(winning)}.${averse}`
  );
}

function countRivals(rivals: number): string {
  return rivals === 1 ? 'one rival' : `${rivals} rivals`;
}

function roundShort(value: number): number {
  return Number(value.toPrecision(3));
}
