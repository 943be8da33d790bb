import { createRandom } from '@svc/numerics';
import type { Behaviour } from './behaviours.js';
import { SAMPLER } from './constants.js';

/** Particles of the other side's hidden weights with their probabilities. */
export interface Particles {
  readonly count: number;
  /** Rows of `issueCount`, each summing to 1. */
  readonly weights: Float64Array;
  /** One for each particle, summing to 1. */
  readonly probability: Float64Array;
}

/** What is believed of the other side: its way of negotiating and its weights, jointly. */
export interface Posterior extends Particles {
  readonly behaviours: readonly Behaviour[];
  /** `joint[behaviour × count + particle]`; all sum to 1. */
  readonly joint: Float64Array;
  /** The probability of each behaviour. */
  readonly shares: Float64Array;
}

/** What an answer tells of the other side; of short and long games alike. */
export interface BelievedSide {
  /** Its mean weights, one an issue, summing to 1. */
  readonly theirWeights: readonly number[];
  /** How much of the uncertainty about them is gone, 0..1. */
  readonly confidence: number;
  /** The issue that weighs most for it, by more than the noise of the belief; null where none does. */
  readonly dearest: number | null;
  /** The way of bargaining that its own is most like. */
  readonly likeness: string;
}

/** Differences below this are rounding. */
const ROUNDING = 1e-9;

const tables = new Map<string, Float64Array>();
let uniforms: Float64Array | null = null;

/**
 * The points that stand for a Dirichlet(1) prior over so many weights, so many at least; computed once, not to be
 * written to. Rows of `issueCount` that sum to 1.
 * @example priorPoints(4).length // 1536
 */
export function priorPoints(issueCount: number, least: number = SAMPLER.particles): Float64Array {
  const key = `${issueCount}/${least}`;
  const known = tables.get(key) ?? simplexPoints(issueCount, least);
  tables.set(key, known);
  return known;
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

/**
 * Logs of weights, of any common offset, as shares that sum to 1.
 * @example [...sharesOfLogs(Float64Array.of(0, Math.log(3)))] // [0.25, 0.75]
 */
export function sharesOfLogs(logs: Float64Array): Float64Array {
  let highest = -Infinity;
  for (const log of logs) highest = Math.max(highest, log);
  const shares = logs.map((log) => Math.exp(log - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** A belief in the figures and the words of an answer. */
export function describeBelief(belief: Posterior): BelievedSide {
  const theirWeights = meanWeights(belief);
  return {
    theirWeights,
    confidence: certaintyOf(belief, theirWeights),
    dearest: dearestIssue(belief, theirWeights),
    likeness: likeliestModel(belief),
  };
}

function likeliestModel(belief: Posterior): string {
  const shares = new Map<string, number>();
  for (const [model, { name }] of belief.behaviours.entries())
    shares.set(name, (shares.get(name) ?? 0) + belief.shares[model]!);
  return [...shares].reduce((likeliest, entry) => (entry[1] > likeliest[1] ? entry : likeliest))[0];
}

/**
 * The mean of the believed weights, in the order of the issues; they sum to 1.
 * @example
 * const [weights, probability] = [Float64Array.of(0.5, 0.5, 0.1, 0.9), Float64Array.of(0.5, 0.5)];
 * meanWeights({ count: 2, weights, probability }) // [0.3, 0.7]
 */
export function meanWeights({ count, weights, probability }: Particles): number[] {
  const issueCount = weights.length / count;
  return Array.from({ length: issueCount }, (_, issue) => {
    let mean = 0;
    for (let particle = 0, at = issue; particle < count; particle += 1, at += issueCount)
      mean += probability[particle]! * weights[at]!;
    return mean;
  });
}

/**
 * How much of the prior's spread of weights is gone, 0..1: 1 less the ratio of the summed standard deviations to those
 * of the points that stand for the prior.
 * @param mean of the belief, where it is known already
 * @example certaintyOf({ count: 1, weights: Float64Array.of(0.3, 0.7), probability: Float64Array.of(1) }) // 1
 */
export function certaintyOf(particles: Particles, mean: readonly number[] = meanWeights(particles)): number {
  const points = priorPoints(mean.length);
  const count = points.length / mean.length;
  const prior = { count, weights: points, probability: new Float64Array(count).fill(1 / count) };
  const certainty = 1 - spreadOf(particles, mean) / spreadOf(prior, meanWeights(prior));
  return certainty < ROUNDING ? 0 : certainty;
}

/** The summed standard deviations of the weights. */
function spreadOf({ count, weights, probability }: Particles, mean: ArrayLike<number>): number {
  const issueCount = mean.length;
  let spread = 0;
  for (let issue = 0; issue < issueCount; issue += 1) {
    let variance = 0;
    for (let particle = 0, at = issue; particle < count; particle += 1, at += issueCount)
      variance += probability[particle]! * square(weights[at]! - mean[issue]!);
    spread += Math.sqrt(variance);
  }
  return spread;
}

/**
 * The issue that weighs most, if its lead over the next is at least one standard deviation of that lead; else null.
 * @example
 * const [weights, probability] = [Float64Array.of(0.5, 0.5, 0.1, 0.9), Float64Array.of(0.5, 0.5)];
 * dearestIssue({ count: 2, weights, probability }) // null
 */
export function dearestIssue(particles: Particles, mean: ArrayLike<number> = meanWeights(particles)): number | null {
  const { count, weights, probability } = particles;
  const issueCount = mean.length;
  const order = Array.from(mean, (_, issue) => issue).sort((a, b) => mean[b]! - mean[a]!);
  const [first, second] = order as [number, number];
  const lead = mean[first]! - mean[second]!;
  let variance = 0;
  for (let particle = 0, at = 0; particle < count; particle += 1, at += issueCount)
    variance += probability[particle]! * square(weights[at + first]! - weights[at + second]! - lead);
  return lead > ROUNDING && lead >= Math.sqrt(variance) ? first : null;
}

const square = (x: number): number => x * x;
