import type { BundleIssue, OptionName } from '../deal-issues.js';

/** A bundle negotiation in flat arrays. An option's place in them is `firstOption[issue] + option`. */
export interface BundleGame {
  readonly issues: readonly BundleIssue[];
  /** The issues in the order in which answers list them. */
  readonly listed: readonly number[];
  readonly issueCount: number;
  readonly optionCounts: readonly number[];
  readonly firstOption: readonly number[];
  /**
   * Of each option: the caller's share of its issue × the caller's utility. A package's own utility is the sum over its
   * options, 0..1.
   */
  readonly myWorth: Float64Array;
  /** Of each option: the other side's utility, 0..1, before its hidden weights. */
  readonly theirUtility: Float64Array;
  /** All combinations of options. */
  readonly packageCount: number;
  /** What the best package is worth to the caller, 0..1. */
  readonly bestUtility: number;
  /** The option of each issue that is best for the caller, and for the other side: the first of equals. */
  readonly myBest: readonly number[];
  readonly theirBest: readonly number[];
  /** Their utility of their best option on each issue. */
  readonly theirTops: Float64Array;
}

/**
 * Compiles issues that `requireIssues` has passed.
 * @param myShares the caller's weights, one an issue, summing to 1
 * @param listed the order of issues in answers; the same as here if left out
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * compileGame(issues, [0.75, 0.25]).packageCount // 4
 */
export function compileGame(
  issues: readonly BundleIssue[],
  myShares: readonly number[],
  listed: readonly number[] = issues.map((_, issue) => issue),
): BundleGame {
  const optionCounts = issues.map(({ options }) => options.length);
  const firstOption = optionCounts.map((_count, issue) =>
    optionCounts.slice(0, issue).reduce((sum, count) => sum + count, 0),
  );
  const worths = issues.map(({ my_utility }, issue) => my_utility.map((utility) => utility * (myShares[issue] ?? 0)));
  const theirTops = Float64Array.from(issues, ({ their_utility }) => Math.max(...their_utility));
  return {
    issues,
    listed,
    issueCount: issues.length,
    optionCounts,
    firstOption,
    myWorth: Float64Array.from(worths.flat()),
    theirUtility: Float64Array.from(issues.flatMap(({ their_utility }) => their_utility)),
    packageCount: optionCounts.reduce((product, count) => product * count, 1),
    bestUtility: worths.reduce((sum, row) => sum + Math.max(...row), 0),
    myBest: worths.map((row) => row.indexOf(Math.max(...row))),
    theirBest: issues.map(({ their_utility }, issue) => their_utility.indexOf(theirTops[issue]!)),
    theirTops,
  };
}

/**
 * Their utility of a package under the weights that begin at `weights[from]`, 0..1.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * theirUtilityOf(game, [0, 1], Float64Array.of(0.5, 0.5)) // 0.5
 */
export function theirUtilityOf(game: BundleGame, choices: ArrayLike<number>, weights: Float64Array, from = 0): number {
  let sum = 0;
  for (let issue = 0; issue < game.issueCount; issue += 1)
    sum += weights[from + issue]! * game.theirUtility[game.firstOption[issue]! + choices[issue]!]!;
  return sum;
}

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
      best += weight * game.theirTops[issue]!;
      covariance += weight * one.covariance;
      variance += weight * weight * one.variance;
    }
    const slope = variance > 0 ? covariance / variance : 0;
    lines[to] = mine - slope * theirs;
    lines[to + 1] = slope * best;
  }
  return lines;
}

/** The moments of both sides' utilities over the options of an issue. */
function momentsOf(
  { optionCounts, firstOption, myWorth, theirUtility }: BundleGame,
  issue: number,
): Record<'mine' | 'theirs' | 'covariance' | 'variance', number> {
  const [first, count] = [firstOption[issue]!, optionCounts[issue]!];
  let [mine, theirs, products, squares] = [0, 0, 0, 0];
  for (let option = first; option < first + count; option += 1) {
    const [own, worth] = [myWorth[option]!, theirUtility[option]!];
    mine += own / count;
    theirs += worth / count;
    products += (worth * own) / count;
    squares += (worth * worth) / count;
  }
  return { mine, theirs, covariance: products - mine * theirs, variance: squares - theirs * theirs };
}

/**
 * A package by names: issue → option.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * namePackage(game, [0, 1]).delivery // 'high'
 */
export function namePackage(game: BundleGame, choices: ArrayLike<number>): Record<string, OptionName> {
  return Object.fromEntries(
    game.listed.map((issue) => {
      const { name, options } = game.issues[issue]!;
      return [name, options[choices[issue] ?? 0] as OptionName];
    }),
  );
}
