import { theirUtilityOf, type BundleGame } from './game.js';
import { simplexPoints } from './simplex-points.js';

/** What is believed of the other side's hidden weights: rows of weights with their probabilities. */
export interface WeightsBelief {
  readonly count: number;
  /** Rows of `issueCount`, each summing to 1. */
  readonly weights: Float64Array;
  /** One for each row, summing to 1. */
  readonly probability: Float64Array;
}

/** What has been said, as option indexes, oldest first. */
export interface OffersMade {
  readonly mine: readonly (readonly number[])[];
  readonly theirs: readonly (readonly number[])[];
  /** Whether the other side spoke first. */
  readonly theyBegan: boolean;
}

/** Rows of weights that are held in mind. */
const POINTS = 256;

/** Below this effective number of rows the rows are drawn anew near the likely ones. */
const FEW_ROWS = 40;

/** How far below its best a side's first offer may lie, and how much a later offer may better an earlier one: scales of utility. */
const OPENING_SCALE = 0.08;
const RETURN_SCALE = 0.04;
const REFUSAL_SCALE = 0.05;

/**
 * The posterior over the other side's weights from offers made and refused, for any opponent that concedes: it opens near its best package,
 * does not raise its demands again, and does not refuse what is worth more to it than what it asks for next. Prior: Dirichlet(1).
 * Costs rows × offers × issues, for histories up to 128 offers a side well under a millisecond. With much evidence the rows are drawn anew
 * near the likely ones and weighted by the ratio of likelihoods, so that long histories are not left with one row.
 * @example believeWeights(game, { mine: [], theirs: [[2, 0]], theyBegan: true }).probability
 */
export function believeWeights(game: BundleGame, offers: OffersMade): WeightsBelief {
  const { issueCount } = game;
  let weights = simplexPoints(issueCount, POINTS);
  let likelihoods = weights.length > 0 ? logLikelihoods(game, weights, offers) : new Float64Array(0);
  let probability = normaliseLogs(likelihoods);
  for (let narrowing = 0.3; narrowing > 0.02 && effectiveCount(probability) < FEW_ROWS; narrowing /= 2.5) {
    const parents = resample(probability);
    const fresh = simplexPoints(issueCount, POINTS);
    const nearby = new Float64Array(weights.length);
    for (let row = 0; row < POINTS; row += 1) {
      for (let issue = 0; issue < issueCount; issue += 1) {
        const parent = weights[(parents[row] ?? 0) * issueCount + issue] ?? 0;
        nearby[row * issueCount + issue] = (1 - narrowing) * parent + narrowing * (fresh[row * issueCount + issue] ?? 0);
      }
    }
    const nearbyLikelihoods = logLikelihoods(game, nearby, offers);
    const ratios = nearbyLikelihoods.map((value, row) => value - (likelihoods[parents[row] ?? 0] ?? 0));
    [weights, likelihoods, probability] = [nearby, nearbyLikelihoods, normaliseLogs(ratios)];
  }
  return { count: POINTS, weights, probability };
}

/** The mean of the believed weights, in the order of the issues; they sum to 1. */
export function meanWeights({ count, weights, probability }: WeightsBelief): number[] {
  const issueCount = weights.length / count;
  return Array.from({ length: issueCount }, (_, issue) => probability.reduce((sum, share, row) => sum + share * (weights[row * issueCount + issue] ?? 0), 0));
}

/** How much of the prior's spread of weights is gone, 0..1: 1 less the ratio of the summed standard deviations. */
export function certaintyOf({ count, weights, probability }: WeightsBelief): number {
  const issueCount = weights.length / count;
  const mean = meanWeights({ count, weights, probability });
  const spread = mean.reduce((sum, centre, issue) => sum + Math.sqrt(probability.reduce((total, share, row) => total + share * ((weights[row * issueCount + issue] ?? 0) - centre) ** 2, 0)), 0);
  const priorSpread = Math.sqrt((issueCount - 1) / (issueCount + 1));
  return Math.min(1, Math.max(0, 1 - spread / priorSpread));
}

function logLikelihoods(game: BundleGame, weights: Float64Array, { mine, theirs, theyBegan }: OffersMade): Float64Array {
  const { issueCount } = game;
  const best = Float64Array.from(game.optionCounts, (count, issue) => Math.max(...game.theirUtility.subarray(game.firstOption[issue] ?? 0, (game.firstOption[issue] ?? 0) + count)));
  return Float64Array.from({ length: weights.length / issueCount }, (_, row) => {
    const from = row * issueCount;
    let logLikelihood = 0;
    let lowestAsked = 0;
    for (let issue = 0; issue < issueCount; issue += 1) lowestAsked += (weights[from + issue] ?? 0) * (best[issue] ?? 0);
    for (const [index, offer] of theirs.entries()) {
      const asked = theirUtilityOf(game, offer, weights, from);
      if (index === 0) logLikelihood -= Math.max(0, lowestAsked - asked) / OPENING_SCALE;
      else logLikelihood -= Math.max(0, asked - lowestAsked) / RETURN_SCALE;
      const refused = mine[theyBegan ? index - 1 : index];
      if (refused) logLikelihood -= Math.max(0, theirUtilityOf(game, refused, weights, from) - asked) / REFUSAL_SCALE;
      lowestAsked = Math.min(lowestAsked, asked);
    }
    return logLikelihood;
  });
}

function normaliseLogs(logs: Float64Array): Float64Array {
  const highest = logs.reduce((max, value) => Math.max(max, value), -Infinity);
  const shares = logs.map((value) => Math.exp(value - highest));
  const sum = shares.reduce((total, value) => total + value, 0);
  return shares.map((value) => value / sum);
}

function effectiveCount(probability: Float64Array): number {
  return 1 / probability.reduce((sum, share) => sum + share * share, 0);
}

/** Row numbers in proportion to their probability: systematic resampling with the offset at its mean. */
function resample(probability: Float64Array): Int32Array {
  const rows = new Int32Array(probability.length);
  let row = 0;
  let reached = probability[0] ?? 0;
  for (let draw = 0; draw < rows.length; draw += 1) {
    while (reached < (draw + 0.5) / rows.length && row < probability.length - 1) {
      row += 1;
      reached += probability[row] ?? 0;
    }
    rows[draw] = row;
  }
  return rows;
}
