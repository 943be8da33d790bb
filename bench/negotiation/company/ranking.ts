import { createRandom, type Random } from '@svc/numerics';
import { allPackages, worthOf, type Seat } from '../domains/domain.js';
import type { Move, Table } from '../domains/play.js';

/** A package and what it is worth to a seat, 0..1. */
export interface Ranked {
  readonly choices: readonly number[];
  readonly worth: number;
}

const rankings = new WeakMap<Seat, readonly Ranked[]>();

/** All packages of a seat, the best first; sorted once for all its games. */
export function rankPackages(seat: Seat): readonly Ranked[] {
  const known = rankings.get(seat);
  if (known) return known;
  const ranked = allPackages(seat)
    .map((choices) => ({ choices, worth: worthOf(seat, choices) }))
    .sort((a, b) => b.worth - a.worth);
  rankings.set(seat, ranked);
  return ranked;
}

/**
 * How many packages of a ranking are worth at least `target`; never fewer than one.
 * @example countAtLeast([{ choices: [0], worth: 1 }, { choices: [1], worth: 0.2 }], 0.5) // 1
 */
export function countAtLeast(ranked: readonly Ranked[], target: number): number {
  let [low, high] = [1, ranked.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ranked[middle - 1]!.worth >= target - 1e-12) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The cheapest package worth at least `target`. */
export function cheapest(ranked: readonly Ranked[], target: number): Ranked {
  return ranked[countAtLeast(ranked, target) - 1]!;
}

/** Any package worth from `target` to `target + breadth`, each as likely. */
export function anyAbove(ranked: readonly Ranked[], target: number, breadth: number, random: Random): Ranked {
  const end = countAtLeast(ranked, target);
  const begin = Math.min(end - 1, target + breadth > 1 ? 0 : countAtLeast(ranked, target + breadth));
  return ranked[begin + random.integer(end - begin)]!;
}

/** What the other side's last offer is worth to a seat; −1 where it has made none. */
export function standingWorth(seat: Seat, { theirs }: Pick<Table, 'theirs'>): number {
  const last = theirs.at(-1);
  return last ? worthOf(seat, last) : -1;
}

/** What each of their offers is worth to a seat, oldest first. */
export function offeredWorths(seat: Seat, { theirs }: Pick<Table, 'theirs'>): number[] {
  return theirs.map((choices) => worthOf(seat, choices));
}

/** Takes the standing offer where it is worth at least `least`, else makes an offer. */
export function acceptOrOffer(seat: Seat, table: Table, least: number, next: Ranked): Move {
  return standingWorth(seat, table) >= least - 1e-12 ? { act: 'accept' } : { act: 'offer', choices: next.choices };
}

/** A stream of random numbers of a strategy in a seat; the same in every run. */
export function streamOf(name: string, seat: Seat, first: boolean): Random {
  return createRandom(`${name}/${first}/${seat.weights.join()}`);
}
