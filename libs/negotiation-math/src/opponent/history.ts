import type { BundleGame } from '../bundle/game.js';
import { numberOf, packagesOf, type Package, type PackageList } from '../bundle/packages.js';
import type { BundleTurn } from '../bundle/read-bundle.js';
import { UNTOLD } from './constants.js';

/**
 * What has been offered, as rows of the other side's utilities of the options, thinned to what the cost of a move
 * allows.
 */
export interface OfferHistory {
  issueCount: number;
  /** How far an offer lies from what its maker wants to ask for: the coarser the packages, the more. */
  noise: number;
  /** How many of their offers are kept. */
  count: number;
  /** Their kept offers: `theirs[row × issueCount + issue]`, their utility of the option before weights. */
  theirs: Float64Array;
  /** The time of each kept offer, 0..1. */
  times: Float64Array;
  /** The caller's offer that stood when each was made, in the same form; zeros where none stood. */
  answered: Float64Array;
  /** 1 where such an offer stood, which the other side refused. */
  refused: Uint8Array;
  /** The caller's last offer, or its best package before the first. */
  myLast: Float64Array;
  /** All of the caller's offers: the first is what it opened with, the best of them was refused. */
  mine: Float64Array;
  /** The numbers of the packages that the caller has offered. */
  shown: ReadonlySet<number>;
  /** How many of the kept offers are not their best package. */
  changed: number;
  /** Trades of one option for another around their last offer that they have not offered. */
  passedOver: Float64Array;
  /** How many new packages they owe if they answer each of the caller's new packages with one of theirs. */
  stepsOwed: number;
  /** Their utility of their best option on each issue. */
  tops: Float64Array;
}

/** The newest offers that are all kept, and how many of the older ones are, evenly spaced. */
const NEWEST_KEPT = 12;
const OLDER_KEPT = 10;

/** The bounds of how coarse offers are, and what that is in packages. */
const COARSENESS = { least: 0.012, most: 0.08, packages: 0.5 } as const;

/** Compiles a turn's history. */
export function compileHistory({
  game,
  theirOffers,
  myOffers,
  standing,
  clock,
  untold,
}: Pick<BundleTurn, 'game' | 'theirOffers' | 'myOffers' | 'standing' | 'clock' | 'untold'>): OfferHistory {
  const { issueCount, theirTops } = game;
  const kept = keptRows(theirOffers.count);
  const count = kept.length;
  const stood = kept.map((row) => (theirOffers.count > myOffers.count ? row - 1 : row));
  const refused = Uint8Array.from(stood, (row) => (row >= 0 && row < myOffers.count ? 1 : 0));
  const [theirs, answered] = [new Float64Array(count * issueCount), new Float64Array(count * issueCount)];
  const put = (into: Float64Array, at: number, { theirs: rows }: PackageList, row: number): void =>
    into.set(rows.subarray(row * issueCount, (row + 1) * issueCount), at * issueCount);
  for (let at = 0; at < count; at += 1) {
    put(theirs, at, theirOffers, kept[at]!);
    if (refused[at]) put(answered, at, myOffers, stood[at]!);
  }
  const [shown, made] = [numbersOf(game, myOffers), numbersOf(game, theirOffers)];
  return {
    issueCount,
    noise: offerNoise(game, untold),
    count,
    theirs,
    changed: kept.filter((_, at) => theirTops.some((top, issue) => theirs[at * issueCount + issue]! < top - 1e-9))
      .length,
    times: Float64Array.from(kept, (row) => clock.theirs[row]! / clock.last),
    answered,
    refused,
    passedOver: packagesOf(game, Uint8Array.from(tradesAround(game, standing, made).flat())).theirs,
    stepsOwed: Math.max(0, shown.size - made.size),
    myLast:
      myOffers.count > 0
        ? myOffers.theirs.subarray(-issueCount)
        : packagesOf(game, Uint8Array.from(game.myBest)).theirs,
    mine: myOffers.theirs,
    shown,
    tops: theirTops,
  };
}

/**
 * How coarse offers are where few packages exist.
 * @example coarsenessOf({ packageCount: 10 }) // 0.05
 */
export function coarsenessOf({ packageCount }: { readonly packageCount: number }): number {
  return Math.max(COARSENESS.least, Math.min(COARSENESS.most, COARSENESS.packages / packageCount));
}

/**
 * How far what an offer seems to be worth to the side that makes it may lie from what that side asks for: as far as
 * packages are coarse, and where it has not told what its options are worth to it, as far as what was learned of them
 * may be wrong.
 * @param untold the share of the options that it has not valued, 0..1
 * @example offerNoise({ packageCount: 10 }, 0) // 0.05
 */
export function offerNoise(game: { readonly packageCount: number }, untold: number): number {
  return Math.sqrt(coarsenessOf(game) ** 2 + untold * UNTOLD.noise ** 2);
}

/** The numbers of different packages. */
function numbersOf(game: BundleGame, { count, choices }: PackageList): Set<number> {
  return new Set(Array.from({ length: count }, (_, row) => numberOf(game, choices, row * game.issueCount)));
}

/** Packages that better one issue for them by an option and worsen another, and are not among the `made` ones. */
function tradesAround(game: BundleGame, standing: Package | null, made: ReadonlySet<number>): number[][] {
  const last = Array.from(standing?.choices ?? []);
  const next = (issue: number, sign: number): number | null => nextOption(game, issue, last[issue]!, sign);
  return last.flatMap((_, up) =>
    last.flatMap((__, down) => {
      const [better, worse] = [next(up, 1), next(down, -1)];
      if (up === down || better === null || worse === null) return [];
      const trade = last.map((option, issue) => (issue === up ? better : issue === down ? worse : option));
      return made.has(numberOf(game, trade)) ? [] : [trade];
    }),
  );
}

/** The option that is next better (sign 1) or worse (−1) for them; null where there is none. */
function nextOption(
  { firstOption, optionCounts, theirUtility }: BundleGame,
  issue: number,
  option: number,
  sign: number,
): number | null {
  const first = firstOption[issue]!;
  const here = theirUtility[first + option]!;
  let found: number | null = null;
  for (let other = 0; other < optionCounts[issue]!; other += 1) {
    const ahead = sign * (theirUtility[first + other]! - here);
    if (ahead > 0 && (found === null || ahead < sign * (theirUtility[first + found]! - here))) found = other;
  }
  return found;
}

function keptRows(count: number): number[] {
  const older = Math.max(0, count - NEWEST_KEPT);
  const from =
    older <= OLDER_KEPT
      ? Array.from({ length: older }, (_, row) => row)
      : Array.from({ length: OLDER_KEPT }, (_, row) => Math.floor((row * older) / OLDER_KEPT));
  return [...from, ...Array.from({ length: count - older }, (_, row) => older + row)];
}
