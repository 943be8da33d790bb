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
}

/** Packages in rows. Row `p` holds `choices[p × issueCount + issue]`, the index of the option. */
export interface PackageList {
  readonly count: number;
  readonly choices: Uint8Array;
  /** Own utility of each package, 0..1. */
  readonly mine: Float64Array;
  /** Their utility of the chosen option, `theirs[p × issueCount + issue]`, before weights. */
  readonly theirs: Float64Array;
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
  };
}

/**
 * Own utility of a package given by option indexes, 0..1; summed in the order of the issues.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * myUtilityOf(game, [0, 1]) // 0.75
 */
export function myUtilityOf(game: BundleGame, choices: ArrayLike<number>): number {
  let sum = 0;
  for (let issue = 0; issue < game.issueCount; issue += 1)
    sum += game.myWorth[(game.firstOption[issue] ?? 0) + (choices[issue] ?? 0)] ?? 0;
  return sum;
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
    sum +=
      (weights[from + issue] ?? 0) * (game.theirUtility[(game.firstOption[issue] ?? 0) + (choices[issue] ?? 0)] ?? 0);
  return sum;
}

/**
 * The number of a package among all, the first issue varying slowest, from its options at `choices[from]` on.
 * @example numberOf({ issueCount: 2, optionCounts: [3, 4] }, [1, 2]) // 6
 */
export function numberOf(
  { issueCount, optionCounts }: Pick<BundleGame, 'issueCount' | 'optionCounts'>,
  choices: ArrayLike<number>,
  from = 0,
): number {
  let number = 0;
  for (let issue = 0; issue < issueCount; issue += 1) number = number * optionCounts[issue]! + choices[from + issue]!;
  return number;
}

/**
 * Every package, the first issue varying slowest.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * listPackages(game).count // 4
 */
export function listPackages(game: BundleGame): PackageList {
  const { issueCount, optionCounts, packageCount } = game;
  const choices = new Uint8Array(packageCount * issueCount);
  let repeat = packageCount;
  for (let issue = 0; issue < issueCount; issue += 1) {
    const count = optionCounts[issue] ?? 1;
    repeat /= count;
    for (let row = 0, option = 0, at = issue; row < packageCount; option = option + 1 === count ? 0 : option + 1) {
      for (const end = row + repeat; row < end; row += 1, at += issueCount) choices[at] = option;
    }
  }
  return packagesOf(game, choices);
}

/**
 * The packages that are best at some rate of exchange: for each row of weights and each rate λ, on every issue the
 * option that maximises own worth + λ × weight × their utility. No enumeration: the cost is rows × rates × options.
 * Without repetition, in order of discovery.
 * @param weights the other side's weights in rows of `issueCount`
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * frontierPackages(game, Float64Array.of(0.2, 0.8), [1]).count // 1
 */
export function frontierPackages(game: BundleGame, weights: Float64Array, rates: readonly number[]): PackageList {
  const { issueCount, optionCounts, firstOption, myWorth, theirUtility } = game;
  const seen = new Set<number>();
  const found: number[] = [];
  const row = new Uint8Array(issueCount);
  for (let from = 0; from < weights.length; from += issueCount) {
    for (const rate of rates) {
      let key = 0;
      for (let issue = 0; issue < issueCount; issue += 1) {
        const first = firstOption[issue] ?? 0;
        const count = optionCounts[issue] ?? 1;
        const weight = rate * (weights[from + issue] ?? 0);
        let best = 0;
        let bestWorth = -1;
        for (let option = 0; option < count; option += 1) {
          const worth = (myWorth[first + option] ?? 0) + weight * (theirUtility[first + option] ?? 0);
          if (worth > bestWorth) [best, bestWorth] = [option, worth];
        }
        row[issue] = best;
        key = key * count + best;
      }
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(...row);
    }
  }
  return packagesOf(game, Uint8Array.from(found));
}

/**
 * Packages from rows of option indexes.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * packagesOf(game, Uint8Array.of(0, 1, 1, 1)).count // 2
 */
export function packagesOf(game: BundleGame, choices: Uint8Array): PackageList {
  const { issueCount, firstOption, myWorth, theirUtility } = game;
  const count = choices.length / issueCount;
  const mine = new Float64Array(count);
  const theirs = new Float64Array(choices.length);
  for (let row = 0, at = 0; row < count; row += 1) {
    let sum = 0;
    for (let issue = 0; issue < issueCount; issue += 1, at += 1) {
      const option = firstOption[issue]! + choices[at]!;
      sum += myWorth[option]!;
      theirs[at] = theirUtility[option]!;
    }
    mine[row] = sum;
  }
  return { count, choices, mine, theirs };
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
