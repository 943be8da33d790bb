import { frontierPackages, listPackages, packagesOf, type BundleGame, type PackageList } from './game.js';

/** Up to so many packages all are listed; of more, those that are best at some rate of exchange between the sides. */
const LISTED_PACKAGES = 2_000;

/** Rates of exchange between their utility and the caller's, and the rows of weights at which packages are sought. */
const RATES = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 1, 1.4, 2, 3, 5, 10];
const SOUGHT_ROWS = 128;

/** Of the packages that are listed, so many stay: those that are efficient for the most rows, at the levels of a grid. */
const MOST_CANDIDATES = 128;
const PROBED_ROWS = 40;
const LEVELS = Array.from({ length: 32 }, (_, step) => 0.2 + 0.025 * step);

/** A utility and a row in one number: whole parts of a utility, and more rows than there are packages. */
const FINENESS = 2 ** 30;
const MOST_ROWS = 2 ** 18;

/**
 * The packages that a plan chooses from, none below `myBatna`, the caller's best first.
 * @param weights rows of the other side's weights, likelier ones more often
 */
export function chooseCandidates(game: BundleGame, weights: Float64Array, myBatna: number): PackageList {
  const { issueCount } = game;
  const listed = game.packageCount <= LISTED_PACKAGES ? listPackages(game) : frontierPackages(game, weights.subarray(0, SOUGHT_ROWS * issueCount), RATES);
  const sorted = sortFalling(listed.mine, myBatna);
  const kept = sorted.length <= MOST_CANDIDATES ? sorted : keepEfficient(listed, sorted, weights, issueCount);
  const choices = new Uint8Array(kept.length * issueCount);
  for (const [to, row] of kept.entries()) choices.set(listed.choices.subarray(row * issueCount, (row + 1) * issueCount), to * issueCount);
  return packagesOf(game, choices);
}

/** Rows of at least `least`, the greatest first, equal ones in their order: sorted as numbers that carry utility and row, exact to 2^−30. */
function sortFalling(mine: Float64Array, least: number): number[] {
  const keys: number[] = [];
  for (let row = 0; row < mine.length; row += 1) if (mine[row]! >= least) keys.push(Math.round((1 - mine[row]!) * FINENESS) * MOST_ROWS + row);
  return Array.from(Float64Array.from(keys).sort(), (key) => key % MOST_ROWS);
}

/** Counts, for rows of weights, which packages are the caller's best among those that reach a level of the grid. */
function keepEfficient({ theirs }: PackageList, sorted: readonly number[], weights: Float64Array, issueCount: number): number[] {
  const utilities = new Float64Array(sorted.length * issueCount);
  for (const [to, row] of sorted.entries()) for (let issue = 0; issue < issueCount; issue += 1) utilities[to * issueCount + issue] = theirs[row * issueCount + issue]!;
  const efficient = new Int32Array(sorted.length);
  const rows = weights.length / issueCount;
  for (let probe = 0; probe < PROBED_ROWS; probe += 1) {
    const from = Math.floor((probe * rows) / PROBED_ROWS) * issueCount;
    let level = 0;
    for (let candidate = 0, at = 0; candidate < sorted.length && level < LEVELS.length; candidate += 1) {
      let worth = 0;
      for (let issue = 0; issue < issueCount; issue += 1, at += 1) worth += weights[from + issue]! * utilities[at]!;
      if (worth < LEVELS[level]!) continue;
      efficient[candidate]! += 1;
      while (level < LEVELS.length && LEVELS[level]! <= worth) level += 1;
    }
  }
  const least = efficient.slice().sort()[sorted.length - MOST_CANDIDATES]!;
  const above = efficient.reduce((count, value) => count + (value > least ? 1 : 0), 0);
  let room = MOST_CANDIDATES - above;
  return sorted.filter((_, candidate) => efficient[candidate]! > least || (efficient[candidate] === least && room-- > 0));
}
