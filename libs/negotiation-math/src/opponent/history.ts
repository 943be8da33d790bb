import type { BundleGame } from '../bundle/game.js';
import type { BundleTurn } from '../bundle/read-bundle.js';
import { bestOptions } from './likelihood.js';
import { lastTurnOf, readTurnClock, turnOfOffer, type TurnClock } from './turn-clock.js';

/** What the planner of long games takes from a turn. */
export type LongTurn = Pick<
  BundleTurn,
  'theirOffers' | 'myOffers' | 'myBatna' | 'theirBatna' | 'roundsLeft' | 'opponentMovesLast' | 'untold'
> &
  Partial<Pick<BundleTurn, 'theirWeights'>>;

/**
 * What has been offered, as rows of the other side's utilities of the options, thinned to what the cost of a move
 * allows.
 */
export interface OfferHistory {
  clock: TurnClock;
  issueCount: number;
  /** How many of their offers are kept. */
  count: number;
  /** Their kept offers: `theirs[row × issueCount + issue]`, their utility of the option before weights. */
  theirs: Float64Array;
  /** The time of each kept offer, 0..1. */
  times: Float64Array;
  /** The caller's offer that stood when each was made, in the same form; the caller's first where none stood. */
  answered: Float64Array;
  /** 1 where such an offer stood, which the other side refused. */
  refused: Uint8Array;
  /** The caller's first offer in the same form; empty before it. */
  myFirst: Float64Array;
  /** The caller's last offer, or its best package before the first. */
  myLast: Float64Array;
  /** All of the caller's offers, for the best that was refused. */
  mine: Float64Array;
  /** How many of the kept offers are not their best package. */
  changed: number;
  /** Trades of one option for another around their last offer that they have not offered. */
  passedOver: Float64Array;
  /** How many new packages they owe if they answer each of the caller's new packages with one of theirs. */
  stepsOwed: number;
  /** Their utility of their best option on each issue. */
  best: Float64Array;
}

/** The newest offers that are all kept, and how many of the older ones are, evenly spaced. */
const NEWEST_KEPT = 12;
const OLDER_KEPT = 10;

/** Compiles a turn's history. */
export function compileHistory(game: BundleGame, turn: LongTurn): OfferHistory {
  const { issueCount } = game;
  const { theirOffers, myOffers } = turn;
  const [mySpoken, theirSpoken] = [myOffers.length, theirOffers.length];
  const clock = readTurnClock({ ...turn, mySpoken, theirSpoken });
  const kept = keptRows(theirSpoken);
  const rows = (offers: readonly (readonly number[])[]): Float64Array =>
    Float64Array.from(
      offers.flatMap((choices) =>
        choices.map((option, issue) => game.theirUtility[(game.firstOption[issue] ?? 0) + option] ?? 0),
      ),
    );
  const standing = kept.map((row) => (theirSpoken > mySpoken ? row - 1 : row));
  const shown = (index: number): readonly number[] =>
    myOffers[Math.max(0, Math.min(index, mySpoken - 1))] ?? game.optionCounts.map(() => 0);
  const theirs = rows(kept.map((row) => theirOffers[row]!));
  const best = rows([bestOptions(game, game.theirUtility)]);
  return {
    clock,
    issueCount,
    count: kept.length,
    theirs,
    changed: kept.filter((_, row) => best.some((most, issue) => (theirs[row * issueCount + issue] ?? 0) < most - 1e-9))
      .length,
    times: Float64Array.from(kept, (row) => turnOfOffer(clock, row, theirSpoken) / lastTurnOf(clock)),
    answered: rows(standing.map(shown)),
    refused: Uint8Array.from(standing, (index) => (index >= 0 && index < mySpoken ? 1 : 0)),
    passedOver: rows(tradesAround(game, theirOffers)),
    stepsOwed: Math.max(0, countDistinct(myOffers) - countDistinct(theirOffers)),
    myFirst: rows(myOffers.slice(0, 1)),
    myLast: rows([myOffers.at(-1) ?? bestOptions(game, game.myWorth)]),
    mine: rows(myOffers),
    best,
  };
}

const countDistinct = (offers: readonly (readonly number[])[]): number =>
  new Set(offers.map((choices) => choices.join())).size;

/** Packages that better one issue for them by an option and worsen another, and have not been offered. */
function tradesAround(game: BundleGame, offers: readonly (readonly number[])[]): number[][] {
  const last = offers.at(-1);
  if (!last) return [];
  const made = new Set(offers.map((choices) => choices.join()));
  const next = (issue: number, sign: number): number | null => nextOption(game, issue, last[issue] ?? 0, sign);
  return last.flatMap((_, up) =>
    last.flatMap((__, down) => {
      const [better, worse] = [next(up, 1), next(down, -1)];
      if (up === down || better === null || worse === null) return [];
      const trade = last.map((option, issue) => (issue === up ? better : issue === down ? worse : option));
      return made.has(trade.join()) ? [] : [trade];
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
  const first = firstOption[issue] ?? 0;
  const here = theirUtility[first + option] ?? 0;
  let found: number | null = null;
  for (let other = 0; other < (optionCounts[issue] ?? 0); other += 1) {
    const ahead = sign * ((theirUtility[first + other] ?? 0) - here);
    if (ahead > 0 && (found === null || ahead < sign * ((theirUtility[first + found] ?? 0) - here))) found = other;
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

/**
 * What a row of their utilities is worth to them under the weights that begin at `weights[from]`.
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
