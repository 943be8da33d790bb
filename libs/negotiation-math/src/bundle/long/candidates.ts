import { myUtilityOf, packagesOf, type BundleGame, type PackageList } from '../game.js';
import { listCandidates } from '../list-candidates.js';
import { worthOfRow } from '../../opponent/history.js';
import type { Scenarios } from '../../opponent/scenarios.js';

/**
 * Up to this number of packages all are looked at; above it those that are best at some rate of exchange, and so many
 * of those around them.
 */
const LISTED_PACKAGES = 1500;

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
  const shown = listCandidates(game, sought, LISTED_PACKAGES);
  const efficient = efficientRows(shown, sought, issueCount);
  return {
    planned: packagesOf(game, Uint8Array.of(...efficient, ...bestOffers(game, theirOffers))),
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
      const worth = worthOfRow(theirs, row, weights, from, issueCount);
      if (worth <= highest + 1e-9) continue;
      highest = worth;
      kept.add(row);
    }
  }
  return Uint8Array.from(
    [...kept].flatMap((row) => Array.from(choices.subarray(row * issueCount, (row + 1) * issueCount))),
  );
}
