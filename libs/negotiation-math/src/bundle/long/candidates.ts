import { frontierPackages, listPackages, myUtilityOf, packagesOf, type BundleGame, type PackageList } from '../game.js';
import type { Scenarios } from '../../opponent/scenarios.js';

/**
 * Up to this number of packages all are looked at; above it those that are best at some rate of exchange, and so many
 * of those around them.
 */
const LISTED_PACKAGES = 1500;

/** Rates of exchange between their utility and ours at which packages are sought. */
const RATES = [0, 0.15, 0.3, 0.5, 0.75, 1, 1.4, 2, 3, 5, 10, 30];

/** Scenarios under whose weights packages are sought, and how many packages are enough. */
const SOUGHT_SCENARIOS = 12;
const ENOUGH_PACKAGES = 150;

/** The best of their offers are candidates too: what they asked for they will most likely take. */
const RECALLED_OFFERS = 8;

/** The packages that are worth planning with, and those that may be shown while there is time. */
export interface Candidates {
  /** Efficient under the weights of some scenario, and from row `recalledFrom` on the best of their own offers. */
  planned: PackageList;
  recalledFrom: number;
  /** All packages where they are few enough to be listed, else those around the efficient ones. */
  shown: PackageList;
}

/** Seeks candidate packages. */
export function seekCandidates(
  game: BundleGame,
  scenarios: Scenarios,
  theirOffers: readonly (readonly number[])[],
): Candidates {
  const { issueCount } = game;
  const stride = Math.floor(scenarios.count / SOUGHT_SCENARIOS);
  const sought = Float64Array.from(
    { length: SOUGHT_SCENARIOS * issueCount },
    (_, at) => scenarios.weights[Math.floor(at / issueCount) * stride * issueCount + (at % issueCount)] ?? 0,
  );
  const shown =
    game.packageCount > LISTED_PACKAGES
      ? packagesAround(game, frontierPackages(game, sought, RATES))
      : listPackages(game);
  const efficient = efficientRows(shown, sought, issueCount);
  return {
    planned: join(game, efficient, bestOffers(game, theirOffers)),
    recalledFrom: efficient.length / issueCount,
    shown,
  };
}

/** Of their different offers those that are worth most to the caller. */
function bestOffers(game: BundleGame, theirOffers: readonly (readonly number[])[]): Uint8Array {
  const different = [...new Map(theirOffers.map((choices) => [choices.join(), choices])).values()];
  const ranked = different
    .map((choices) => ({ choices, mine: myUtilityOf(game, choices) }))
    .sort((a, b) => b.mine - a.mine);
  return Uint8Array.from(ranked.slice(0, RECALLED_OFFERS).flatMap(({ choices }) => choices));
}

/** These packages and those that differ from one of them in one issue, until about `LISTED_PACKAGES` are found. */
function packagesAround(game: BundleGame, { count, choices }: PackageList): PackageList {
  const { issueCount, optionCounts } = game;
  const seen = new Uint8Array(game.packageCount);
  const strides = optionCounts.map((_, issue) =>
    optionCounts.slice(issue + 1).reduce((product, options) => product * options, 1),
  );
  const numberAt = (row: number): number =>
    strides.reduce((sum, stride, issue) => sum + stride * (choices[row * issueCount + issue] ?? 0), 0);
  const found = Array.from({ length: count }, (_, row) => numberAt(row));
  for (const number of found) seen[number] = 1;
  for (let row = 0; row < count && found.length < LISTED_PACKAGES; row += 1) {
    for (let issue = 0; issue < issueCount; issue += 1) {
      const stride = strides[issue] ?? 1;
      const without = (found[row] ?? 0) - stride * (choices[row * issueCount + issue] ?? 0);
      for (let option = 0; option < (optionCounts[issue] ?? 1); option += 1) {
        const number = without + stride * option;
        if (seen[number]) continue;
        seen[number] = 1;
        found.push(number);
      }
    }
  }
  const rows = new Uint8Array(found.length * issueCount);
  for (let row = 0; row < found.length; row += 1) {
    for (let issue = 0; issue < issueCount; issue += 1)
      rows[row * issueCount + issue] =
        Math.floor((found[row] ?? 0) / (strides[issue] ?? 1)) % (optionCounts[issue] ?? 1);
  }
  return packagesOf(game, rows);
}

function join(game: BundleGame, first: Uint8Array, second: Uint8Array): PackageList {
  const choices = new Uint8Array(first.length + second.length);
  choices.set(first);
  choices.set(second, first.length);
  return packagesOf(game, choices);
}

/**
 * The packages that no other one beats for both sides, under some row of weights; rows are gone through until enough
 * are found.
 */
function efficientRows(
  { count, choices, mine, theirs }: PackageList,
  weights: Float64Array,
  issueCount: number,
): Uint8Array {
  const order = Array.from({ length: count }, (_, row) => row).sort((a, b) => (mine[b] ?? 0) - (mine[a] ?? 0) || a - b);
  const kept = new Set<number>();
  for (let from = 0; from < weights.length && kept.size < ENOUGH_PACKAGES; from += issueCount) {
    let highest = -1;
    for (const row of order) {
      let worth = 0;
      for (let issue = 0; issue < issueCount; issue += 1)
        worth += (weights[from + issue] ?? 0) * (theirs[row * issueCount + issue] ?? 0);
      if (worth <= highest + 1e-9) continue;
      highest = worth;
      kept.add(row);
    }
  }
  return Uint8Array.from(
    [...kept].flatMap((row) => Array.from(choices.subarray(row * issueCount, (row + 1) * issueCount))),
  );
}
