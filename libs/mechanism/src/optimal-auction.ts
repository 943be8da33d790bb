import { createRandom, LOGNORMAL_REGULAR_SIGMA, roundFigure, type Prior, type PriorParams } from '@svc/numerics';
import { BY_VALUE, BY_VIRTUAL_VALUE, integrateScores, MAX_AMOUNT, type ScoreRanking } from '@svc/auction';
import { MechanismError } from './mechanism-error.js';
import { requireCount, requirePrior, requireSeed } from './mechanism-input.js';
import {
  AUCTION_OBJECTIVES,
  DEFAULT_DESIGN_SIMULATIONS,
  DEFAULT_SEED,
  MAX_DESIGN_BIDDERS,
  MAX_DESIGN_SIMULATIONS,
  type MECHANISMS,
  MIN_DESIGN_SIMULATIONS,
} from './limits.js';

/** What a designed auction is best at. */
export type AuctionObjective = (typeof AUCTION_OBJECTIVES)[number];

/** A seller of one item, and bidders who may differ. */
export interface AuctionDesignProblem {
  /** One for each bidder, 1..MAX_DESIGN_BIDDERS. Values are independent. */
  bidder_priors: PriorParams[];
  /** What the item is worth to the seller unsold, 0..MAX_AMOUNT. */
  seller_valuation: number;
  /** Default `revenue`. */
  objective?: AuctionObjective;
  /**
   * Auctions of the simulation that checks the figures: MIN_DESIGN_SIMULATIONS..MAX_DESIGN_SIMULATIONS, default
   * DEFAULT_DESIGN_SIMULATIONS.
   */
  n_simulations?: number;
  /** A whole number within ±(2^53 − 1), default DEFAULT_SEED. */
  seed?: number;
}

/** The best auction, with what it brings. */
export interface OptimalAuction {
  /**
   * `second_price_with_reserve` (revenue, equal bidders), `myerson_virtual_value` (revenue, unequal bidders) or `vcg`
   * (welfare).
   */
  mechanism: (typeof MECHANISMS)[number];
  /**
   * `bidder_0`, `bidder_1`… → the lowest value with which that bidder can win; null where none can beat the seller's
   * own value.
   */
  reserve_prices: Record<string, number | null>;
  /** Expected payments of the bidders; the seller's value of an unsold item is not in it. */
  expected_revenue: number;
  /** E[payment − the seller's value; sold]: what the auction brings the seller over keeping the item. */
  expected_profit: number;
  /** P(the item is sold), 0..1. */
  sale_probability: number;
  /** `bidder_0`, `bidder_1`… → P(that bidder wins), 0..1; they sum to `sale_probability`. */
  win_probabilities: Record<string, number>;
  /** E[the winner's value, or the seller's where the item stays]. */
  expected_welfare: number;
  /** Whether ironing changes the mechanism: never for these families and a seller's value of at least 0. */
  ironing_required: boolean;
  rationale: string;
}

/**
 * The auction of greatest expected revenue (Myerson 1981) or welfare (Vickrey 1961) for bidders with independent,
 * possibly different priors. Figures by fixed quadrature over the best score, exact to about 1e-12; the seeded
 * simulation stands beside them in `rationale` as a check.
 * @throws MechanismError that names the place of the first broken precondition
 * @example
 * const uniform = { family: 'uniform', params: { low: 0, high: 1 } };
 * designOptimalAuction({ bidder_priors: [uniform, uniform], seller_valuation: 0 }).expected_revenue // 5 / 12
 */
export function designOptimalAuction(problem: AuctionDesignProblem): OptimalAuction {
  const priors = requirePriors(problem.bidder_priors);
  const sellerValue = requireSellerValue(problem.seller_valuation);
  const objective = requireObjective(problem.objective ?? 'revenue');
  const count = requireCount(
    problem.n_simulations ?? DEFAULT_DESIGN_SIMULATIONS,
    MIN_DESIGN_SIMULATIONS,
    MAX_DESIGN_SIMULATIONS,
    'simulation_count',
    'n_simulations',
  );
  const seed = requireSeed(problem.seed, DEFAULT_SEED);

  const ranking = objective === 'revenue' ? BY_VIRTUAL_VALUE : BY_VALUE;
  const able = priors.filter(({ high }) => high > sellerValue);
  const figures = integrateScores(priors, ranking, sellerValue);
  const [revenue, profit] =
    objective === 'revenue' ? [figures.winnerScore, figures.winnerGain] : [figures.secondScore, figures.secondGain];
  const simulated = simulatePayments(able, ranking, sellerValue, count, seed);
  const equal = problem.bidder_priors.every((prior) => haveEqualPrior(prior, problem.bidder_priors[0] as PriorParams));
  const mechanism = objective === 'welfare' ? 'vcg' : equal ? 'second_price_with_reserve' : 'myerson_virtual_value';
  return {
    mechanism,
    reserve_prices: byBidder(priors, (prior) =>
      prior.high > sellerValue
        ? roundFigure(objective === 'revenue' ? prior.virtualInverse(sellerValue) : sellerValue)
        : null,
    ),
    expected_revenue: roundFigure(revenue),
    expected_profit: roundFigure(profit),
    sale_probability: roundFigure(figures.sale),
    win_probabilities: byBidder(priors, (_, index) => roundFigure(figures.wins[index] as number)),
    expected_welfare: roundFigure(figures.winnerValue + sellerValue * (1 - figures.sale)),
    ironing_required: false,
    rationale:
      `${RULES[mechanism]} ${noteIrregular(problem.bidder_priors)}The figures are integrals; ${count} ` +
      `simulated auctions with seed ${seed} gave a revenue of ${short(simulated.mean)} ± ` +
      `${short(simulated.standardError)} (standard error).`,
  };
}

function requireSellerValue(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT) return value;
  throw new MechanismError(
    'value_range',
    ['seller_valuation'],
    `seller_valuation should be a number from 0 to ${MAX_AMOUNT}`,
  );
}

function requireObjective<Objective extends (typeof AUCTION_OBJECTIVES)[number]>(objective: Objective): Objective {
  if (AUCTION_OBJECTIVES.includes(objective)) return objective;
  throw new MechanismError(
    'objective_unknown',
    ['objective'],
    `Objective should be one of ${AUCTION_OBJECTIVES.join(', ')}`,
  );
}

const RULES: Record<OptimalAuction['mechanism'], string> = {
  second_price_with_reserve: 'The highest bid wins if it reaches the reserve, and pays the second bid or the reserve.',
  myerson_virtual_value:
    'The highest virtual value v − (1 − F(v))/f(v) wins if it reaches your own value, and pays the lowest ' +
    'value with which it would still have won. Weaker bidders are favoured.',
  vcg: 'The highest bid wins if it reaches your own value, and pays the second bid or your value.',
};

/** `bidder_0`, `bidder_1`… to a figure of each, in the order sent. */
function byBidder<Figure>(
  priors: readonly Prior[],
  figure: (prior: Prior, index: number) => Figure,
): Record<string, Figure> {
  return Object.fromEntries(priors.map((prior, index) => [`bidder_${index}`, figure(prior, index)]));
}

function requirePriors(priors: PriorParams[]): Prior[] {
  if (!Array.isArray(priors) || priors.length === 0 || priors.length > MAX_DESIGN_BIDDERS)
    throw new MechanismError('bidder_count', ['bidder_priors'], `There should be 1 to ${MAX_DESIGN_BIDDERS} bidders`);
  return priors.map((prior, index) => requirePrior(prior, ['bidder_priors', index]));
}

function haveEqualPrior(one: PriorParams, other: PriorParams): boolean {
  return (
    one.family === other.family && Object.keys(one.params).every((name) => one.params[name] === other.params[name])
  );
}

function noteIrregular(priors: readonly PriorParams[]): string {
  return priors.some(({ family, params }) => family === 'lognorm' && (params['sigma'] ?? 0) > LOGNORMAL_REGULAR_SIGMA)
    ? 'A lognormal with sigma above 1.5176 is not regular, but its virtual value falls only where it is ' +
        'negative, so nothing needs ironing. '
    : '';
}

/** The greatest distribution that is drawn: a uniform of exactly 0 must not become an infinite value. */
const GREATEST_CDF = 1 - Number.EPSILON / 2;

/**
 * Holds the auction with drawn values: the best score pays the value at which it would have had the second score or the
 * seller's value.
 */
function simulatePayments(
  priors: readonly Prior[],
  ranking: ScoreRanking,
  sellerValue: number,
  count: number,
  seed: number,
): { mean: number; standardError: number } {
  const { next } = createRandom(seed);
  let [sum, squares] = [0, 0];
  for (let auction = 0; auction < count; auction += 1) {
    let best = -Infinity;
    let second = sellerValue;
    let winner: Prior | null = null;
    for (const prior of priors) {
      const score = ranking.scoreAt(prior, prior.coordinate.atCdf(Math.min(1 - next(), GREATEST_CDF)));
      if (score > best) {
        if (best > second) second = best;
        best = score;
        winner = prior;
      } else if (score > second) second = score;
    }
    if (winner === null || best < sellerValue) continue;
    const payment = ranking === BY_VALUE ? second : winner.coordinate.valueAt(ranking.atScore(winner, second));
    sum += payment;
    squares += payment * payment;
  }
  const mean = sum / count;
  return { mean, standardError: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) };
}

function short(value: number): number {
  return Number(value.toPrecision(6));
}
