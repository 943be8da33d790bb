import { frontierPackages, listPackages, packagesOf, type BundleGame, type PackageList } from './game.js';
import { worthOfHalves } from './half-worths.js';
import type { Workspace } from './workspace.js';

/** Up to so many packages all are listed; of more, those that are best at some rate of exchange between the sides. */
const LISTED_PACKAGES = 2_000;

/** Rates of exchange between their utility and the caller's, and the rows of weights at which packages are sought. */
const RATES = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 1, 1.4, 2, 3, 5, 10];
const SOUGHT_ROWS = 128;

/** The packages that stay are those that are efficient for the most of so many rows, at the levels of a grid. */
const PROBED_ROWS = 16;
const LEVELS = Float64Array.from({ length: 32 }, (_, step) => 0.2 + 0.025 * step);

/** A utility and a row in one number: whole parts of a utility, and more rows than there are packages. */
const FINENESS = 2 ** 30;
const MOST_ROWS = 2 ** 18;

/**
 * The packages that a plan chooses from, none below `myBatna`, the caller's best first.
 * @param weights rows of the other side's weights, likelier ones more often
 * @param most so many packages at most
 */
export function chooseCandidates(
  game: BundleGame,
  weights: Float64Array,
  { most, myBatna, workspace }: { most: number; myBatna: number; workspace: Workspace },
): PackageList {
  const { issueCount } = game;
  const listed =
    game.packageCount <= LISTED_PACKAGES
      ? listPackages(game)
      : frontierPackages(game, weights.subarray(0, SOUGHT_ROWS * issueCount), RATES);
  const sorted = sortFalling(listed.mine, myBatna);
  const kept = sorted.length <= most ? sorted : keepEfficient(listed, sorted, weights, game, { most, workspace });
  const choices = new Uint8Array(kept.length * issueCount);
  for (let candidate = 0, to = 0; candidate < kept.length; candidate += 1) {
    for (let issue = 0, from = kept[candidate]! * issueCount; issue < issueCount; issue += 1, to += 1, from += 1)
      choices[to] = listed.choices[from]!;
  }
  return packagesOf(game, choices);
}

/**
 * Rows of at least `least`, the greatest first, equal ones in their order: sorted as numbers that carry utility and
 * row, exact to 2^−30.
 */
function sortFalling(mine: Float64Array, least: number): Int32Array {
  const keys = new Float64Array(mine.length);
  let count = 0;
  for (let row = 0; row < mine.length; row += 1)
    if (mine[row]! >= least) keys[count++] = Math.round((1 - mine[row]!) * FINENESS) * MOST_ROWS + row;
  const sorted = keys.subarray(0, count).sort();
  const rows = new Int32Array(count);
  for (let place = 0; place < count; place += 1)
    rows[place] = sorted[place]! - Math.floor(sorted[place]! / MOST_ROWS) * MOST_ROWS;
  return rows;
}

/** Counts, for rows of weights, which packages are the caller's best among those that reach a level of the grid. */
function keepEfficient(
  listed: PackageList,
  sorted: Int32Array,
  weights: Float64Array,
  { issueCount, optionCounts }: BundleGame,
  { most, workspace }: { most: number; workspace: Workspace },
): Int32Array {
  const rows = weights.length / issueCount;
  const probed = new Float64Array(PROBED_ROWS * issueCount);
  for (let probe = 0, to = 0; probe < PROBED_ROWS; probe += 1) {
    for (
      let issue = 0, from = Math.floor((probe * rows) / PROBED_ROWS) * issueCount;
      issue < issueCount;
      issue += 1, to += 1, from += 1
    )
      probed[to] = weights[from]!;
  }
  const { one, other, oneOf, otherOf } = worthOfHalves(listed, probed, optionCounts, workspace);
  const level = new Int32Array(PROBED_ROWS);
  const next = new Float64Array(PROBED_ROWS).fill(LEVELS[0]!);
  const efficient = new Int32Array(sorted.length);
  for (let candidate = 0; candidate < sorted.length; candidate += 1) {
    const first = oneOf[sorted[candidate]!]! * PROBED_ROWS;
    const second = otherOf[sorted[candidate]!]! * PROBED_ROWS;
    let count = 0;
    for (let probe = 0; probe < PROBED_ROWS; probe += 1) {
      const worth = one[first + probe]! + other[second + probe]!;
      if (worth < next[probe]!) continue;
      count += 1;
      let reached = level[probe]! + 1;
      while (reached < LEVELS.length && LEVELS[reached]! <= worth) reached += 1;
      level[probe] = reached;
      next[probe] = reached < LEVELS.length ? LEVELS[reached]! : Infinity;
    }
    efficient[candidate] = count;
  }
  const tally = new Int32Array(PROBED_ROWS + 1);
  for (let candidate = 0; candidate < sorted.length; candidate += 1) tally[efficient[candidate]!]! += 1;
  let least = PROBED_ROWS;
  let room = most;
  while (tally[least]! < room) room -= tally[least--]!;
  const kept = new Int32Array(most);
  for (let candidate = 0, place = 0; candidate < sorted.length; candidate += 1) {
    if (efficient[candidate]! > least || (efficient[candidate] === least && room-- > 0))
      kept[place++] = sorted[candidate]!;
  }
  return kept;
}
