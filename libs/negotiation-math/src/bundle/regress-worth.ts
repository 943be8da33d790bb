import type { BundleGame } from './game.js';

/**
 * The caller's utility to be expected of a package that is worth `level` of their best to them, as `[row × 2] + level ×
 * [row × 2 + 1]`: the regression over all packages, whose issues vary independently.
 */
export function regressWorth(game: BundleGame, weights: Float64Array): Float64Array {
  const { issueCount } = game;
  const { mine, means, tops, covariances, variances } = momentsOf(game);
  const lines = new Float64Array((2 * weights.length) / issueCount);
  for (let from = 0, to = 0; from < weights.length; from += issueCount, to += 2) {
    let theirs = 0;
    let best = 0;
    let covariance = 0;
    let variance = 0;
    for (let issue = 0; issue < issueCount; issue += 1) {
      const weight = weights[from + issue]!;
      theirs += weight * means[issue]!;
      best += weight * tops[issue]!;
      covariance += weight * covariances[issue]!;
      variance += weight * weight * variances[issue]!;
    }
    const slope = variance > 0 ? covariance / variance : 0;
    lines[to] = mine - slope * theirs;
    lines[to + 1] = slope * best;
  }
  return lines;
}

/** The moments of both sides' utilities over the options of each issue, and the caller's mean over all packages. */
interface Moments {
  readonly mine: number;
  readonly means: Float64Array;
  readonly tops: Float64Array;
  readonly covariances: Float64Array;
  readonly variances: Float64Array;
}

function momentsOf({ issueCount, optionCounts, firstOption, myWorth, theirUtility }: BundleGame): Moments {
  let mine = 0;
  const [means, tops, covariances, variances] = [
    new Float64Array(issueCount),
    new Float64Array(issueCount),
    new Float64Array(issueCount),
    new Float64Array(issueCount),
  ];
  for (let issue = 0; issue < issueCount; issue += 1) {
    const first = firstOption[issue]!;
    const count = optionCounts[issue]!;
    let sumMine = 0;
    let sumTheirs = 0;
    let sumProducts = 0;
    let sumSquares = 0;
    let most = 0;
    for (let option = first; option < first + count; option += 1) {
      const worth = theirUtility[option]!;
      sumMine += myWorth[option]!;
      sumTheirs += worth;
      sumProducts += worth * myWorth[option]!;
      sumSquares += worth * worth;
      most = Math.max(most, worth);
    }
    mine += sumMine / count;
    means[issue] = sumTheirs / count;
    tops[issue] = most;
    covariances[issue] = sumProducts / count - (sumMine / count) * (sumTheirs / count);
    variances[issue] = sumSquares / count - (sumTheirs / count) * (sumTheirs / count);
  }
  return { mine, means, tops, covariances, variances };
}
