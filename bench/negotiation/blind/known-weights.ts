import type { Random } from '../../../libs/numerics/src/index.js';
import type { Position } from './position.js';

/** What a player knows of the weights of somebody that it takes for a conceder. */
export interface Known {
  /** Packages that it asked for, each the nearest of all to its best less `below`. */
  readonly demands: readonly { index: number; below: number }[];
  /** Packages that it refused, worth less than `level` to it. */
  readonly refusals: readonly { index: number; level: number }[];
}

/** The other side's utilities of a package's options. */
export function optionsOf({ theirs }: Position, index: number): number[] {
  const utilities: number[] = [];
  for (let issue = theirs.length - 1, left = index; issue >= 0; issue -= 1) {
    const count = theirs[issue]!.length;
    utilities.unshift(theirs[issue]![left % count]!);
    left = Math.floor(left / count);
  }
  return utilities;
}

/** The worth of a package under some weights. */
export function worthAt(position: Position, weights: ArrayLike<number>, index: number): number {
  return optionsOf(position, index).reduce((sum, utility, issue) => sum + utility * weights[issue]!, 0);
}

/** Every package's worth under some weights, the first issue varying slowest, written into `worths`; gives the best. */
function fillWorths({ theirs }: Position, weights: ArrayLike<number>, worths: Float64Array): number {
  let top = 0;
  worths[0] = 0;
  for (let issue = 0, begun = 1; issue < theirs.length; issue += 1) {
    const row = theirs[issue]!;
    const weight = weights[issue]!;
    // From the last on: what is written lies behind what is still to be read.
    for (let from = begun - 1, to = begun * row.length - 1; from >= 0; from -= 1) {
      const worth = worths[from]!;
      for (let option = row.length - 1; option >= 0; option -= 1, to -= 1) worths[to] = worth + weight * row[option]!;
    }
    begun *= row.length;
    top += weight * Math.max(...row);
  }
  return top;
}

/** The package that a conceder asks for: the nearest to its best less `below`. */
export function demandUnder(position: Position, weights: ArrayLike<number>, below: number): number {
  const worths = new Float64Array(position.mine.length);
  const target = fillWorths(position, weights, worths) - below;
  let [found, distance] = [0, Infinity];
  for (let index = 0; index < worths.length; index += 1) {
    const away = Math.abs(worths[index]! - target);
    if (away < distance) [found, distance] = [index, away];
  }
  return found;
}

/** Whether some weights are as what is known says. */
function fits(
  position: Position,
  { demands, refusals }: Known,
  weights: ArrayLike<number>,
  worths: Float64Array,
): boolean {
  const top = fillWorths(position, weights, worths);
  for (const { index, level } of refusals) if (worths[index]! >= level) return false;
  for (const { index, below } of demands) {
    const target = top - below;
    const distance = Math.abs(worths[index]! - target) - ROUNDING;
    for (let one = 0; one < worths.length; one += 1) if (Math.abs(worths[one]! - target) < distance) return false;
  }
  return true;
}

/** Sums of the same products may differ by their rounding. */
const ROUNDING = 1e-12;

/**
 * Weights from the prior, Dirichlet(1), given what is known: a chain of slice moves along random lines (Neal 2003)
 * that begins at weights that fit. Every second line keeps the worths of the demanded packages, because what fits is a
 * thin slice.
 */
export function sampleKnown(
  position: Position,
  known: Known,
  start: ArrayLike<number>,
  { count, random }: { count: number; random: Random },
): Float64Array {
  const size = start.length;
  const sampled = new Float64Array(count * size);
  const normals = known.demands.map(({ index }) => optionsOf(position, index));
  const at = Array.from(start);
  const worths = new Float64Array(position.mine.length);
  for (let move = -BURN_IN; move < count * MOVES; move += 1) {
    const kept = move % 2 === 0 ? normals : normals.slice(0, move % 4 === 1 ? 1 : 0);
    step(at, drawLine(size, kept, random), (weights) => fits(position, known, weights, worths), random);
    if (move >= 0 && move % MOVES === MOVES - 1) sampled.set(at, ((move - MOVES + 1) / MOVES) * size);
  }
  return sampled;
}

/** Moves before the first sample, between samples, and attempts to stay on the slice. */
const BURN_IN = 60;
const MOVES = 3;
const ATTEMPTS = 30;

/** A direction in which the sum of weights stays, and so do some linear functions of them (Gram and Schmidt). */
function drawLine(size: number, kept: readonly (readonly number[])[], random: Random): number[] {
  const basis: number[][] = [];
  const residue = (vector: readonly number[]): number[] =>
    basis.reduce((left, one) => {
      const share = dot(left, one);
      return left.map((value, issue) => value - share * one[issue]!);
    }, Array.from(vector));
  for (const vector of [new Array<number>(size).fill(1), ...kept]) {
    const left = residue(vector);
    const length = Math.sqrt(dot(left, left));
    if (length > 1e-9 && basis.length < size - 1) basis.push(left.map((value) => value / length));
  }
  return residue(Array.from({ length: size }, () => random.normal()));
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, issue) => sum + value * other[issue]!, 0);

/** Moves a point along a line to a place that fits, drawn evenly from an interval that shrinks towards the point. */
function step(at: number[], line: readonly number[], fitting: (weights: readonly number[]) => boolean, random: Random) {
  let [low, high] = [-Infinity, Infinity];
  for (const [issue, slope] of line.entries()) {
    const edge = -at[issue]! / slope;
    if (slope > 1e-12) low = Math.max(low, edge);
    if (slope < -1e-12) high = Math.min(high, edge);
  }
  if (!(high > low) || !Number.isFinite(high - low)) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const way = low + (high - low) * random.next();
    const tried = at.map((value, issue) => Math.max(0, value + way * line[issue]!));
    if (fitting(tried)) {
      for (const [issue, value] of tried.entries()) at[issue] = value;
      return;
    }
    if (way < 0) low = way;
    else high = way;
  }
}
