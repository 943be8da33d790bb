import { createRandom } from '@svc/numerics';
import { SAMPLER } from './constants.js';
import { meanWeights, spreadOf } from './posterior.js';

/** Points of the prior and what belongs to them; the same for everybody, not to be written to. */
export interface PriorPoints {
  /** Rows of `issueCount` that sum to 1. */
  readonly points: Float64Array;
  /** Their summed standard deviations. */
  readonly spread: number;
}

const tables = new Map<string, PriorPoints>();
let uniforms: Float64Array | null = null;

/**
 * The points that stand for a Dirichlet(1) prior over so many weights, so many at least; computed once.
 * @example priorPoints(4).points.length // 1536
 */
export function priorPoints(issueCount: number, least: number = SAMPLER.particles): PriorPoints {
  const key = `${issueCount}/${least}`;
  const known = tables.get(key);
  if (known) return known;
  const points = simplexPoints(issueCount, least);
  const count = points.length / issueCount;
  const prior = { count, weights: points, probability: new Float64Array(count).fill(1 / count) };
  const table = { points, spread: spreadOf(prior, meanWeights(prior)) };
  tables.set(key, table);
  return table;
}

/**
 * A fixed stream of uniform numbers in 0..1, which a sampler goes through from the beginning; drawn once, not to be
 * written to.
 * @example fixedUniforms().length // 8191
 */
export function fixedUniforms(): Float64Array {
  if (uniforms === null) {
    const random = createRandom(SAMPLER.seed);
    uniforms = Float64Array.from({ length: FIXED_UNIFORMS }, () => random.next());
  }
  return uniforms;
}

/** A prime number of them, so that going round does not pair the same numbers. */
const FIXED_UNIFORMS = 8191;

/**
 * Points spread evenly over the simplex of weights, in rows of `issueCount` that sum to 1: quasi-random numbers for a
 * Dirichlet(1) prior. An additive recurrence by the generalised golden ratio (Roberts 2018) fills the unit cube; each
 * coordinate then takes its share of what those before it have left, by the inverse of its conditional distribution
 * (Rosenblatt 1952), which keeps neighbours together. The whole is centred: the mean is 1/issueCount for every issue.
 * @param least so many points at least; the next multiple of `issueCount`
 * @example simplexPoints(3, 256).length // 774
 */
export function simplexPoints(issueCount: number, least: number): Float64Array {
  const count = Math.ceil(least / issueCount) * issueCount;
  const steps = recurrenceSteps(issueCount - 1);
  const points = new Float64Array(issueCount * count);
  for (let row = 0; row < count; row += 1) {
    let left = 1;
    for (const [issue, step] of steps.entries()) {
      const kept = left * Math.pow(1 - ((0.5 + step * (row + 1)) % 1), 1 / (issueCount - 1 - issue));
      points[row * issueCount + issue] = left - kept;
      left = kept;
    }
    points[row * issueCount + steps.length] = left;
  }
  centre(points, issueCount);
  return points;
}

/** Scales columns to equal means and rows to sums of 1, in turn, until both hold (Sinkhorn 1964). */
function centre(points: Float64Array, issueCount: number): void {
  const wanted = points.length / issueCount / issueCount;
  for (let round = 0; round < CENTRING_ROUNDS; round += 1) {
    const sums = new Float64Array(issueCount);
    for (let at = 0; at < points.length; at += 1) sums[at % issueCount]! += points[at]!;
    for (let row = 0; row < points.length; row += issueCount) {
      let sum = 0;
      for (let issue = 0; issue < issueCount; issue += 1)
        sum += points[row + issue] = (points[row + issue]! * wanted) / sums[issue]!;
      for (let issue = 0; issue < issueCount; issue += 1) points[row + issue]! /= sum;
    }
  }
}

/** Enough to bring the means together to the last digits of an answer. */
const CENTRING_ROUNDS = 80;

/** The powers of 1/g, where g > 1 solves g^(d+1) = g + 1: by fixed-point iteration, which contracts. */
function recurrenceSteps(dimensions: number): number[] {
  let ratio = 2;
  for (let round = 0; round < 64; round += 1) ratio = Math.pow(1 + ratio, 1 / (dimensions + 1));
  const steps: number[] = [];
  for (let step = 1 / ratio; steps.length < dimensions; step /= ratio) steps.push(step);
  return steps;
}
