import { layPanels, roundFigure, type Prior, type PriorParams } from '@svc/numerics';
import { AuctionError } from './auction-error.js';
import { requireCount, requirePrior, requireRange, type AuctionFormat } from './auction-input.js';
import { tabulateEquilibriumBids } from './equilibrium-bid.js';
import { reserveOf } from './optimal-reserve.js';
import { logHighestDensity, secondPricePayment } from './order-statistics.js';
import { AUCTION_FORMATS, MAX_AMOUNT, MAX_BIDDERS, MAX_FORMAT_WEIGHT } from './limits.js';

/** What a seller may care for in a format. */
export const FORMAT_CRITERIA = ['revenue', 'speed', 'transparency'] as const;

/** What a seller may care about in a format. */
export type FormatCriterion = (typeof FORMAT_CRITERIA)[number];

/** A seller who chooses among the formats. */
export interface FormatProblem {
  bidder_value_prior: PriorParams;
  /** All bidders: 1..MAX_BIDDERS. */
  n_bidders: number;
  /** What the item is worth to the seller unsold, 0..MAX_AMOUNT. */
  seller_valuation: number;
  /**
   * Criterion → weight, 0..MAX_FORMAT_WEIGHT, not all 0; only their proportions count, one left out weighs nothing.
   * Null or absent: all alike.
   */
  weights?: Partial<Record<FormatCriterion, number>> | null;
}

/** How one format does, each 0..1. */
export interface FormatScore {
  /** mean / (mean + standard deviation) of the revenue: how safe it is, as the mean is the same for all. */
  revenue: number;
  speed: number;
  transparency: number;
  /** The mean of the three by the weights. */
  total: number;
}

/** The format that suits a seller best, with the scores of all. */
export interface FormatRecommendation {
  recommended_format: AuctionFormat;
  scores: Record<AuctionFormat, FormatScore>;
  /** Expected payments at the optimal reserve: equal to the last digit, by revenue equivalence. */
  expected_revenue_by_format: Record<AuctionFormat, number>;
  rationale: string;
}

/**
 * Judgements, not measurements: sealed bids are one round, an English auction takes as long as the bidders stay in; in
 * an English auction everybody sees every bid and the price, in a first price the winner checks the own bid, in a
 * second price all trust the seller for the second bid.
 */
export const FORMAT_CHARACTER: Readonly<
  Record<AuctionFormat, { readonly speed: number; readonly transparency: number }>
> = {
  first_price: { speed: 1, transparency: 0.6 },
  second_price_truthful: { speed: 1, transparency: 0.3 },
  english_ascending: { speed: 0.3, transparency: 1 },
};

/**
 * Scores the three formats at the optimal reserve. With equal, risk-neutral bidders all bring the same expected revenue
 * (Vickrey 1961; Myerson 1981), so what decides is how safe the revenue is, speed and transparency. Ties go to the
 * format that `AUCTION_FORMATS` names first.
 * @throws AuctionError that names the place of the first broken precondition
 * @example
 * const bidder_value_prior = { family: 'uniform', params: { low: 0, high: 1 } };
 * const problem = { bidder_value_prior, n_bidders: 4, seller_valuation: 0, weights: { revenue: 1 } };
 * recommendFormat(problem).recommended_format // 'first_price'
 */
export function recommendFormat(problem: FormatProblem): FormatRecommendation {
  const prior = requirePrior(problem.bidder_value_prior, ['bidder_value_prior']);
  const bidders = requireCount(problem.n_bidders, 1, MAX_BIDDERS, 'bidder_count', 'n_bidders');
  const sellerValue = requireRange(problem.seller_valuation, 0, MAX_AMOUNT, 'valuation_range', 'seller_valuation');
  const shares = shareWeights(problem.weights ?? { revenue: 1, speed: 1, transparency: 1 });

  const reserve = reserveOf(prior, sellerValue);
  const mean = secondPricePayment(prior, bidders, reserve);
  const safety = {
    first: safetyOf(mean, firstPriceSquare(prior, bidders, reserve)),
    second: safetyOf(mean, secondPricePayment(prior, bidders, reserve, 2)),
  };
  const score = (format: AuctionFormat): FormatScore => {
    const { speed, transparency } = FORMAT_CHARACTER[format];
    const revenue = roundFigure(format === 'first_price' ? safety.first : safety.second);
    return {
      revenue,
      speed,
      transparency,
      total: roundFigure(shares.revenue * revenue + shares.speed * speed + shares.transparency * transparency),
    };
  };
  const byFormat = <Figure>(of: (format: AuctionFormat) => Figure): Record<AuctionFormat, Figure> =>
    Object.fromEntries(AUCTION_FORMATS.map((format) => [format, of(format)])) as Record<AuctionFormat, Figure>;
  const scores = byFormat(score);
  const recommended_format = AUCTION_FORMATS.reduce((best, format) =>
    scores[format].total > scores[best].total ? format : best,
  );
  return {
    recommended_format,
    scores,
    expected_revenue_by_format: byFormat(() => roundFigure(mean)),
    rationale: explain(recommended_format, scores),
  };
}

/** Each criterion's share of the total; they sum to 1. */
function shareWeights(weights: Partial<Record<string, number>>): Record<FormatCriterion, number> {
  for (const [name, weight] of Object.entries(weights)) {
    if (!FORMAT_CRITERIA.includes(name as FormatCriterion))
      throw new AuctionError(
        'weight_unknown',
        ['weights', name],
        `Weights should name only ${FORMAT_CRITERIA.join(', ')}`,
      );
    if (!(typeof weight === 'number' && weight >= 0 && weight <= MAX_FORMAT_WEIGHT))
      throw new AuctionError(
        'weight_range',
        ['weights', name],
        `Weight should be a number from 0 to ${MAX_FORMAT_WEIGHT}`,
      );
  }
  const given = FORMAT_CRITERIA.map((name) => weights[name] ?? 0);
  const sum = given.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0))
    throw new AuctionError('weights_zero', ['weights'], 'At least one criterion should have a weight above 0');
  return Object.fromEntries(FORMAT_CRITERIA.map((name, index) => [name, (given[index] as number) / sum])) as Record<
    FormatCriterion,
    number
  >;
}

function safetyOf(mean: number, square: number): number {
  if (!(mean > 0)) return 0;
  const coefficientOfVariation = Math.sqrt(Math.max(0, square / mean / mean - 1));
  return 1 / (1 + coefficientOfVariation);
}

/**
 * Panels over all highest values that matter, and how far they reach: the left-out tails are below e^−46 of the whole.
 */
const PANELS = 16;
const TAIL_LOG = -46;
const TAIL_DEVIATIONS = 11;

/** E[payment²] of the first-price equilibrium: the square of the bid of the highest value. */
function firstPriceSquare(prior: Prior, bidders: number, reserve: number): number {
  if (reserve >= prior.high) return 0;
  const { coordinate } = prior;
  const floor = Math.max(reserve, prior.low);
  if (bidders === 1) return floor * floor * prior.survival(reserve);
  const low = Math.max(coordinate.of(floor), coordinate.atLogCdf(TAIL_LOG / bidders));
  const high = Number.isFinite(coordinate.to)
    ? coordinate.to
    : Math.max(low, 2 * (coordinate.logValueAt(1) - coordinate.logValueAt(0))) + TAIL_DEVIATIONS;
  const { xs, weights } = layPanels(
    Array.from({ length: PANELS + 1 }, (_, index) => low + ((high - low) * index) / PANELS),
  );
  const bids = tabulateEquilibriumBids(prior, bidders - 1, floor, xs);
  const logDensity = logHighestDensity(prior, bidders);
  return xs.reduce(
    (sum, x, index) =>
      sum + (weights[index] as number) * (bids[index] as number) * (bids[index] as number) * Math.exp(logDensity(x)),
    0,
  );
}

function explain(format: AuctionFormat, scores: Record<AuctionFormat, FormatScore>): string {
  const names: Record<AuctionFormat, string> = {
    first_price: 'the first-price auction',
    second_price_truthful: 'the second-price auction',
    english_ascending: 'the English auction',
  };
  const { revenue, speed, transparency } = scores[format];
  return (
    `With your weights, ${names[format]} scores best: ${short(revenue)} for stable revenue, ${speed} for speed and ` +
    `${transparency} for transparency. ` +
    'With equal, risk-neutral bidders every format earns the same on average at the same reserve; the ' +
    'revenue of the first-price auction varies least.'
  );
}

function short(value: number): number {
  return Number(value.toPrecision(3));
}
