import { nashGain, type Bargain } from './bargain.js';
import type { CartPart } from './cart-points.js';
import { add, firstCorner, upperHull, type Point, type Step } from './upper-hull.js';

/** An upper bound of the Nash gain over all ways to take one part of each group, linear in surplus and room. */
export interface NashBound {
  /** Micros. */
  readonly gain: number;
  /** By group, by part: how much less than `gain` a cart with this part can have. */
  readonly losses: readonly (readonly number[])[];
  /** By group: the parts of the best corners of the hull that were met, for first carts. */
  readonly corners: readonly (readonly number[])[];
}

/**
 * What the price is kept within: below list (`room` is list less cost), or above the least share of it (`room` is the
 * negative of that less cost).
 */
export type PriceLimit = 'list' | 'least';

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

interface Slope extends Point {
  /** The plane's height at the peak. */
  readonly height: number;
}

const SEARCH_STEPS = 40;

/**
 * The bound of one limit of the price, the other left aside. The Nash gain is concave in surplus and room, so its
 * greatest value over the convex hull of all carts bounds it, and so does its tangent there. The upper hull of a sum of
 * groups is the sum of their hulls: their edges in the order of their slopes. Null where no tangent was found; then
 * nothing is bounded.
 */
export function boundNash(
  base: CartPart,
  groups: readonly (readonly CartPart[])[],
  bargain: Bargain,
  limit: PriceLimit,
): NashBound | null {
  const roomOf =
    limit === 'list'
      ? ({ list, cost }: CartPart): number => list - cost
      : ({ list, cost }: CartPart): number => cost - bargain.minPriceFrac * list;
  const points = groups.map((parts) => parts.map((part): Point => ({ surplus: part.surplus, room: roomOf(part) })));
  const starts = points.map(firstCorner);
  const steps = points
    .flatMap((group, index) => upperHull(group, starts[index] ?? 0, index))
    .sort((one, other) => -one.surplus * other.room + other.surplus * one.room || one.group - other.group);
  let start: Point = { surplus: base.surplus, room: roomOf(base) };
  for (const [group, corner] of starts.entries()) start = add(start, points[group]?.[corner] as Point);

  const gainAt = (point: Point): number => limitedGain(point, bargain, limit);
  const { path, best } = climb(start, steps, gainAt);
  const { peak, edge } = peakAround(path, best, gainAt);
  const slope = slopeAt(peak, edge, bargain, limit);
  if (slope === null)
    return limit === 'list' || canDeal(start, steps, bargain)
      ? null
      : { gain: -Infinity, losses: points.map((group) => group.map(() => 0)), corners: [] };
  const corners = [best - 1, best, best + 1]
    .filter((corner) => corner >= 0 && corner < path.length)
    .map((corner) => cornerParts(starts, steps, corner));
  return tangent(peak, slope, { surplus: base.surplus, room: roomOf(base) }, points, corners);
}

/**
 * Whether some cart is worth its least price to the buyer: surplus and room together are value less least price,
 * greatest at a corner of the hull.
 */
function canDeal(start: Point, steps: readonly Step[], { survival, buyerBeside }: Bargain): boolean {
  let most = start.surplus + start.room;
  let here = most;
  for (const step of steps) {
    here += step.surplus + step.room;
    most = Math.max(most, here);
  }
  return survival * most + buyerBeside >= -1;
}

/**
 * The greatest Nash gain at this surplus where the price has this room; −∞ where there is none.
 * @example
 *   const bargain = { survival: 1, sellerElse: 0, buyerBeside: 0, weight: 0.5 };
 *   limitedGain({ surplus: 8, room: 3 }, bargain, 'list') // Math.sqrt(15)
 */
export function limitedGain(
  { surplus, room }: Point,
  { survival, sellerElse, buyerBeside, weight }: Bargain,
  limit: PriceLimit,
): number {
  const sum = survival * surplus + buyerBeside - sellerElse;
  if (sum < 0) return -Infinity;
  const ideal = (weight * sum + sellerElse) / survival;
  const over = limit === 'list' ? Math.min(ideal, room) : Math.max(ideal, -room);
  const sellerGain = survival * over - sellerElse;
  const buyerGain = survival * (surplus - over) + buyerBeside;
  if (sellerGain < -1 || buyerGain < -1) return -Infinity;
  return nashGain(Math.max(0, sellerGain), Math.max(0, buyerGain), weight);
}

/** Walks along the hull as long as the gain does not fall. */
function climb(
  start: Point,
  steps: readonly Step[],
  gainAt: (point: Point) => number,
): { path: Point[]; best: number } {
  const path = [start];
  let best = 0;
  let gain = gainAt(start);
  for (const step of steps) {
    const next = add(path.at(-1) as Point, step);
    path.push(next);
    const there = gainAt(next);
    if (there > gain) [best, gain] = [path.length - 1, there];
    else if (there < gain) break;
  }
  return { path, best };
}

/** The greatest gain on the two edges beside a corner, by ternary search, and the edge on which it lies. */
function peakAround(
  path: readonly Point[],
  best: number,
  gainAt: (point: Point) => number,
): { peak: Point; edge: Edge | null } {
  let peak = path[best] as Point;
  let edge: Edge | null = null;
  // Both from the best corner: where neither third has a gain, what has one is nearer to it.
  for (const [from, to] of [
    [path[best], path[best - 1]],
    [path[best], path[best + 1]],
  ] as const) {
    if (from === undefined || to === undefined) continue;
    const at = (share: number): Point => ({
      surplus: from.surplus + share * (to.surplus - from.surplus),
      room: from.room + share * (to.room - from.room),
    });
    let [low, high] = [0, 1];
    for (let step = 0; step < SEARCH_STEPS; step += 1) {
      const third = (high - low) / 3;
      if (gainAt(at(low + third)) < gainAt(at(high - third))) low += third;
      else high -= third;
    }
    const found = at((low + high) / 2);
    if (edge === null || gainAt(found) > gainAt(peak)) edge = { from, to };
    if (gainAt(found) > gainAt(peak)) peak = found;
  }
  return { peak, edge };
}

/** A plane through or above the gain at its peak that is nowhere below the gain; null where none was found. */
function slopeAt(peak: Point, edge: Edge | null, bargain: Bargain, limit: PriceLimit): Slope | null {
  const { survival, sellerElse, buyerBeside, weight } = bargain;
  const gain = limitedGain(peak, bargain, limit);
  if (!(gain > 0)) return null;
  const sum = survival * peak.surplus + buyerBeside - sellerElse;
  if (weight === 1 && limit === 'list' && edge !== null)
    return alongEdge(edge, { sum, capped: survival * peak.room - sellerElse, survival });
  const ideal = (weight * sum + sellerElse) / survival;
  if (limit === 'list' ? ideal <= peak.room : ideal >= -peak.room) {
    const split =
      weight === 0 || weight === 1 ? 1 : Math.exp(weight * Math.log(weight) + (1 - weight) * Math.log(1 - weight));
    return { surplus: survival * split, room: 0, height: split * sum };
  }
  const over = limit === 'list' ? peak.room : -peak.room;
  const sellerGain = survival * over - sellerElse;
  const buyerGain = survival * (peak.surplus - over) + buyerBeside;
  if (!(sellerGain > 0) || !(buyerGain > 0)) return null;
  const perBuyer = ((1 - weight) * gain * survival) / buyerGain;
  const perPrice = (weight * gain * survival) / sellerGain - perBuyer;
  return { surplus: perBuyer, room: Math.abs(perPrice), height: gain };
}

/**
 * Where all weight is the seller's, its gain is the lesser of two planes; the mixture of both along the hull's edge is
 * the tightest.
 */
function alongEdge(
  { from, to }: Edge,
  { sum, capped, survival }: { sum: number; capped: number; survival: number },
): Slope {
  const rise = to.room - from.room;
  const share = rise / (rise + from.surplus - to.surplus);
  return { surplus: share * survival, room: (1 - share) * survival, height: share * sum + (1 - share) * capped };
}

function tangent(
  peak: Point,
  slope: Slope,
  base: Point,
  points: readonly (readonly Point[])[],
  corners: NashBound['corners'],
): NashBound {
  const along = ({ surplus, room }: Point): number => slope.surplus * surplus + slope.room * room;
  let total = along(base);
  const losses = points.map((group) => {
    const heights = group.map(along);
    const highest = heights.reduce((most, height) => Math.max(most, height), -Infinity);
    total += highest;
    return heights.map((height) => highest - height);
  });
  return { gain: slope.height + (total - along(peak)), losses, corners };
}

/** Which part each group stands at after so many steps along the hull. */
function cornerParts(starts: readonly number[], steps: readonly Step[], count: number): number[] {
  const parts = [...starts];
  for (const { group, to } of steps.slice(0, count)) parts[group] = to;
  return parts;
}
