import type { Scenarios } from '../../opponent/scenarios.js';
import type { BundleGame } from '../game.js';
import { listCandidates, choicesAt, numberOf, packagesOf, worthOfRow, type PackageList } from '../packages.js';
import type { BundleTurn } from '../read-bundle.js';

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
  { game, theirOffers }: Pick<BundleTurn, 'game' | 'theirOffers'>,
  scenarios: Scenarios,
): Candidates {
  const { issueCount } = game;
  const stride = Math.floor(scenarios.count / SOUGHT_SCENARIOS);
  const sought = Float64Array.from(
    { length: SOUGHT_SCENARIOS * issueCount },
    (_, at) => scenarios.weights[Math.floor(at / issueCount) * stride * issueCount + (at % issueCount)]!,
  );
  const shown = listCandidates(game, sought, LISTED_PACKAGES);
  const efficient = efficientRows(shown, sought, issueCount);
  const recalled = bestOffers(game, theirOffers);
  return {
    planned: packagesOf(game, Uint8Array.of(...choicesAt(shown, efficient), ...choicesAt(theirOffers, recalled))),
    recalledFrom: efficient.length,
    shown,
  };
}

/** Of their different offers those that are worth most to the caller. */
function bestOffers(game: BundleGame, offers: PackageList): number[] {
  const firsts = new Map<number, number>();
  for (let row = 0; row < offers.count; row += 1) {
    const number = numberOf(game, offers.choices, row * game.issueCount);
    if (!firsts.has(number)) firsts.set(number, row);
  }
  const ranked = [...firsts.values()].sort((a, b) => offers.mine[b]! - offers.mine[a]!);
  return ranked.slice(0, RECALLED_OFFERS);
}

/**
 * The packages that no other one beats for both sides, under some row of weights; rows are gone through until enough
 * are found.
 */
function efficientRows({ count, mine, theirs }: PackageList, weights: Float64Array, issueCount: number): number[] {
  const order = Array.from({ length: count }, (_, row) => row).sort((a, b) => mine[b]! - mine[a]! || a - b);
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
  return [...kept];
}
