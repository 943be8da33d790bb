import type { BundleGame } from './game.js';

/** Packages in rows. Row `p` holds `choices[p × issueCount + issue]`, the index of the option. */
export interface PackageList {
  readonly count: number;
  readonly choices: Uint8Array;
  /** Own utility of each package, 0..1. */
  readonly mine: Float64Array;
  /** Their utility of the chosen option, `theirs[p × issueCount + issue]`, before weights. */
  readonly theirs: Float64Array;
}

/** A package by option indexes, and what it is worth to the caller, 0..1. */
export interface Package {
  readonly choices: Uint8Array;
  readonly worth: number;
}

/** Rates of exchange between their utility and the caller's at which packages are sought. */
const RATES = [0, 0.15, 0.3, 0.5, 0.75, 1, 1.4, 2, 3, 5, 10, 30];

/** A utility and a row in one number: whole parts of a utility, and more rows than there are packages. */
const FINENESS = 2 ** 30;
const MOST_ROWS = 2 ** 18;

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
 * A package of a list: its options, and what it is worth to the caller.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * packageAt(listPackages(compileGame(issues, [0.75, 0.25])), 1).worth // 0.75
 */
export function packageAt({ count, choices, mine }: Omit<PackageList, 'theirs'>, row: number): Package {
  const issueCount = choices.length / count;
  return { choices: choices.subarray(row * issueCount, (row + 1) * issueCount), worth: mine[row]! };
}

/**
 * The options of some packages of a list, row after row.
 * @example choicesAt({ count: 2, choices: Uint8Array.of(0, 1, 2, 3), mine: Float64Array.of(0.5, 0.4) }, [1]) // [2, 3]
 */
export function choicesAt(packages: Omit<PackageList, 'theirs'>, rows: readonly number[]): number[] {
  return rows.flatMap((row) => [...packageAt(packages, row).choices]);
}

/**
 * What row `row` of their utilities is worth to them under the weights that begin at `weights[from]`.
 * @example worthOfRow(Float64Array.of(1, 0.5), 0, Float64Array.of(0.4, 0.6), 0, 2) // 0.7
 */
export function worthOfRow(
  rows: Float64Array,
  row: number,
  weights: Float64Array,
  from: number,
  issueCount: number,
): number {
  let sum = 0;
  for (let issue = 0; issue < issueCount; issue += 1)
    sum += (rows[row * issueCount + issue] as number) * (weights[from + issue] as number);
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
 * All packages where there are at most so many; of more, those that are best at some rate of exchange, and where these
 * are fewer than `enough`, packages around them.
 * @param weights the other side's weights in rows of `issueCount`
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * listCandidates(compileGame(issues, [0.75, 0.25]), Float64Array.of(0.5, 0.5), 1000).count // 4
 */
export function listCandidates(game: BundleGame, weights: Float64Array, most: number, enough = most): PackageList {
  return game.packageCount <= most
    ? listPackages(game)
    : packagesAround(game, frontierPackages(game, weights, RATES), enough);
}

/** These packages and those that differ from one of them in one issue, until about so many are found. */
function packagesAround(game: BundleGame, { count, choices }: PackageList, enough: number): PackageList {
  const { issueCount, optionCounts } = game;
  const seen = new Set<number>();
  const found: number[] = [];
  const add = (row: Uint8Array): void => {
    const number = numberOf(game, row);
    if (seen.has(number)) return;
    seen.add(number);
    found.push(...row);
  };
  const rowAt = (row: number): Uint8Array => choices.slice(row * issueCount, (row + 1) * issueCount);
  for (let row = 0; row < count; row += 1) add(rowAt(row));
  for (let row = 0; row < count && seen.size < enough; row += 1)
    for (let issue = 0, near = rowAt(row); issue < issueCount; issue += 1, near = rowAt(row))
      for (let option = 0; option < optionCounts[issue]!; option += 1) add(near.fill(option, issue, issue + 1));
  return packagesOf(game, Uint8Array.from(found));
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
 * The packages that are worth at least `least` to the caller, the best first, equal ones in their order: sorted as
 * numbers that carry utility and row, exact to 2^−30.
 */
export function sortFalling(game: BundleGame, { mine, choices }: PackageList, least: number): PackageList {
  const { issueCount } = game;
  const keys = new Float64Array(mine.length);
  let count = 0;
  for (let row = 0; row < mine.length; row += 1)
    if (mine[row]! >= least) keys[count++] = Math.round((1 - mine[row]!) * FINENESS) * MOST_ROWS + row;
  const sorted = new Uint8Array(count * issueCount);
  let to = 0;
  for (const key of keys.subarray(0, count).sort())
    for (let from = (key % MOST_ROWS) * issueCount, end = from + issueCount; from < end; from += 1, to += 1)
      sorted[to] = choices[from]!;
  return packagesOf(game, sorted);
}
