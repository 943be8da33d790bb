import { frontierPackages, listPackages, numberOf, packagesOf, type BundleGame, type PackageList } from './game.js';

/** Rates of exchange between their utility and the caller's at which packages are sought. */
const RATES = [0, 0.15, 0.3, 0.5, 0.75, 1, 1.4, 2, 3, 5, 10, 30];

/** A utility and a row in one number: whole parts of a utility, and more rows than there are packages. */
const FINENESS = 2 ** 30;
const MOST_ROWS = 2 ** 18;

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
