import type { BundleGame } from './game.js';

/**
 * The caller's utility to be expected of a package that is worth `level` of their best to them, as `[row × 2] + level ×
 * [row × 2 + 1]`: the regression over all packages, whose issues vary independently.
 */
export function regressWorth(game: BundleGame, weights: Float64Array): Float64Array {
  const { issueCount } = game;
  const moments = game.optionCounts.map((_count, issue) => momentsOf(game, issue));
  const mine = moments.reduce((sum, one) => sum + one.mine, 0);
  const lines = new Float64Array((2 * weights.length) / issueCount);
  for (let from = 0, to = 0; from < weights.length; from += issueCount, to += 2) {
    let [theirs, best, covariance, variance] = [0, 0, 0, 0];
    for (let issue = 0; issue < issueCount; issue += 1) {
      const [weight, one] = [weights[from + issue]!, moments[issue]!];
      theirs += weight * one.theirs;
      best += weight * one.top;
      covariance += weight * one.covariance;
      variance += weight * weight * one.variance;
    }
    const slope = variance > 0 ? covariance / variance : 0;
    lines[to] = mine - slope * theirs;
    lines[to + 1] = slope * best;
  }
  return lines;
}

/** The moments of both sides' utilities over the options of an issue, and the greatest of theirs. */
function momentsOf(
  { optionCounts, firstOption, myWorth, theirUtility }: BundleGame,
  issue: number,
): Record<'mine' | 'theirs' | 'top' | 'covariance' | 'variance', number> {
  const [first, count] = [firstOption[issue]!, optionCounts[issue]!];
  let [mine, theirs, products, squares, top] = [0, 0, 0, 0, 0];
  for (let option = first; option < first + count; option += 1) {
    const [own, worth] = [myWorth[option]!, theirUtility[option]!];
    mine += own / count;
    theirs += worth / count;
    products += (worth * own) / count;
    squares += (worth * worth) / count;
    top = Math.max(top, worth);
  }
  return { mine, theirs, top, covariance: products - mine * theirs, variance: squares - theirs * theirs };
}
