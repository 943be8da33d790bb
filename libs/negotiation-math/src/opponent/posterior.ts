import type { BundleTurn } from '../bundle/read-bundle.js';
import { BEHAVIOURS } from './behaviours.js';
import { SAMPLER } from './constants.js';
import { likelihoodOf, type Likelihood } from './likelihood.js';
import { fixedUniforms, priorPoints, type Posterior } from './particles.js';

/** Particles with the likelihood of each. */
interface Weighed {
  readonly weights: Float64Array;
  readonly totals: Float64Array;
}

/** Uniform numbers that a move of a particle takes. */
const DRAWS = 4;

/** The belief about the other side, as finely sampled as the turn's effort says. */
export function believeTurn(turn: BundleTurn): Posterior {
  const likelihood = likelihoodOf(turn, BEHAVIOURS);
  return turn.theirWeights
    ? posteriorAt(likelihood, turn.theirWeights)
    : samplePosterior(likelihood, turn.effort.particles, turn.effort.moveRounds);
}

/**
 * The posterior over weights and behaviours; prior: Dirichlet(1) for the weights, by evenly spread points. Where the
 * likelihood leaves few of those, a sequential Monte Carlo sampler (Del Moral et al. 2006) goes from the coarse scale
 * to the fine one: particles are resampled and moved along differences of other particles (ter Braak 2006), which keeps
 * them on the thin slices that an offer of known worth cuts out of the simplex. Deterministic: the stream of random
 * numbers has a fixed seed.
 * @param draws points of the prior, at least, and particles that are drawn where few of those are left
 */
export function samplePosterior(likelihood: Likelihood, draws: number, moveRounds: number): Posterior {
  const { issueCount, scales, weigh } = likelihood;
  const prior = weighAll(likelihood, priorPoints(issueCount, draws), scales[0]!);
  if (effectiveCount(prior.totals) >= SAMPLER.enoughEffective * prior.totals.length)
    return sharedBy(likelihood, prior, sumOf(prior.totals));
  const among = likelyBehaviours(prior);
  let particles = take(issueCount, prior, resample(prior.totals, draws));
  weigh(particles.weights, draws, scales[0]!, particles.totals, null, among);
  const totals = new Float64Array(draws);
  let moves = 0;
  for (const [index, scale] of scales.entries()) {
    if (index > 0) {
      weigh(particles.weights, draws, scale, totals, null, among);
      const gain = totals.map((total, particle) => total / particles.totals[particle]!);
      particles = take(issueCount, { weights: particles.weights, totals }, resample(gain, draws));
    }
    for (let round = 0; round < moveRounds; round += 1, moves += 1)
      move(likelihood, particles, { scale, among, from: moves * draws * DRAWS });
  }
  return posteriorAt(likelihood, particles.weights);
}

/**
 * The posterior where particles of the weights are known, all equally likely: how likely each behaviour is with each.
 * @param weights rows of one an issue, each summing to 1
 */
export function posteriorAt(likelihood: Likelihood, weights: Float64Array): Posterior {
  const weighed = weighAll(likelihood, weights, likelihood.scales.at(-1)!);
  const { joint, totals } = weighed;
  const count = totals.length;
  for (let at = 0, row = 0; at < joint.length; at += 1, row = row + 1 === count ? 0 : row + 1)
    joint[at]! /= totals[row]!;
  return sharedBy(likelihood, { ...weighed, totals: totals.fill(1) }, count);
}

/** Behaviours of some share of the belief: particles are moved for those. */
function likelyBehaviours({ totals, joint }: Weighed & { joint: Float64Array }): number[] {
  const count = totals.length;
  const least = SAMPLER.leastShare * sumOf(totals);
  const likely: number[] = [];
  for (let behaviour = 0; behaviour < joint.length / count; behaviour += 1)
    if (sumOf(joint.subarray(behaviour * count, (behaviour + 1) * count)) >= least) likely.push(behaviour);
  return likely;
}

/** Weighs particles: what all behaviours make of each, and each by itself, `[behaviour × count + particle]`. */
function weighAll(
  { issueCount, behaviours, weigh }: Likelihood,
  weights: Float64Array,
  scale: number,
): Weighed & { joint: Float64Array } {
  const count = weights.length / issueCount;
  const [totals, joint] = [new Float64Array(count), new Float64Array(count * behaviours.length)];
  weigh(weights, count, scale, totals, joint);
  return { weights, totals, joint };
}

/** Likelihoods, which become probabilities in place: all are divided by their sum. */
function sharedBy(
  { behaviours }: Likelihood,
  { weights, totals, joint }: Weighed & { joint: Float64Array },
  sum: number,
): Posterior {
  const count = totals.length;
  const shares = new Float64Array(joint.length / count);
  for (let row = 0; row < count; row += 1) totals[row]! /= sum;
  for (let behaviour = 0, at = 0; behaviour < shares.length; behaviour += 1)
    for (const end = at + count; at < end; at += 1) shares[behaviour]! += joint[at]! /= sum;
  return { count, weights, probability: totals, behaviours, joint, shares };
}

/**
 * A round of Metropolis moves, in place: all are tried from where the particles stood before.
 * @param from where in the fixed stream of uniform numbers it begins
 */
function move(
  { issueCount, weigh }: Likelihood,
  { weights, totals }: Weighed,
  { scale, among, from }: { scale: number; among: readonly number[]; from: number },
): void {
  const count = totals.length;
  const uniforms = fixedUniforms();
  const uniform = (index: number): number => uniforms[(from + index) % uniforms.length]!;
  const [tried, odds] = [new Float64Array(weights.length), new Float64Array(count)];
  const moved = new Int32Array(count);
  let tries = 0;
  for (let particle = 0, luck = 0; particle < count; particle += 1, luck += DRAWS) {
    const one = Math.floor(uniform(luck) * count) * issueCount;
    const other = Math.floor(uniform(luck + 1) * count) * issueCount;
    const step = SAMPLER.leastStep + (SAMPLER.mostStep - SAMPLER.leastStep) * uniform(luck + 2);
    let inside = true;
    for (let issue = 0, at = particle * issueCount, to = tries * issueCount; issue < issueCount; issue += 1) {
      const weight = weights[at + issue]! + step * (weights[one + issue]! - weights[other + issue]!);
      if (weight < 0) inside = false;
      tried[to + issue] = weight;
    }
    if (inside) moved[tries++] = particle;
  }
  weigh(tried, tries, scale, odds, null, among);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const particle = moved[attempt]!;
    if (odds[attempt]! < totals[particle]! * uniform(particle * DRAWS + 3)) continue;
    totals[particle] = odds[attempt]!;
    for (let issue = 0; issue < issueCount; issue += 1)
      weights[particle * issueCount + issue] = tried[attempt * issueCount + issue]!;
  }
}

/** Copies of particles, by their numbers. */
function take(issueCount: number, { weights, totals }: Weighed, numbers: Int32Array): Weighed {
  const taken = { weights: new Float64Array(numbers.length * issueCount), totals: new Float64Array(numbers.length) };
  for (let to = 0, at = 0; to < numbers.length; to += 1) {
    const particle = numbers[to]!;
    taken.totals[to] = totals[particle]!;
    for (let issue = 0; issue < issueCount; issue += 1, at += 1)
      taken.weights[at] = weights[particle * issueCount + issue]!;
  }
  return taken;
}

/**
 * Numbers of particles in proportion to their probability, whatever that sums to, evenly spaced through the cumulated
 * one (systematic resampling).
 * @example [...resample(Float64Array.of(0.25, 0, 0.5, 0.25), 4)] // [0, 2, 2, 3]
 */
export function resample(probability: ArrayLike<number>, count: number): Int32Array {
  const numbers = new Int32Array(count);
  const total = sumOf(probability);
  let particle = 0;
  let reached = probability[0]!;
  for (let draw = 0; draw < count; draw += 1) {
    while (reached < ((draw + 0.5) / count) * total && particle < probability.length - 1)
      reached += probability[(particle += 1)]!;
    numbers[draw] = particle;
  }
  return numbers;
}

function sumOf(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 1) sum += numbers[at]!;
  return sum;
}

/** As how many equally likely particles these count, whatever their probabilities sum to. */
function effectiveCount(probability: Float64Array): number {
  let squares = 0;
  for (let at = 0; at < probability.length; at += 1) squares += probability[at]! * probability[at]!;
  return sumOf(probability) ** 2 / squares;
}
