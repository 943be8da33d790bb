import { SAMPLER } from './constants.js';
import { resample, sharesOfLogs, type Posterior } from './posterior.js';
import { fixedUniforms, priorPoints } from './simplex-points.js';

/** What a sampler asks: how likely everything that was observed is, for given weights. */
export interface Likelihood {
  readonly issueCount: number;
  /** How many behaviours are told apart. */
  readonly behaviours: number;
  /** Distances, in utility, at which an offer counts as near what a behaviour asks for: coarse to fine. */
  readonly scales: readonly number[];
  /**
   * The log likelihood of the weights that begin at `weights[from]`, all behaviours summed up.
   * @param shares gets the share of each behaviour in it from `to` on, where it is given; they sum to 1
   */
  readonly weigh: (
    weights: Float64Array,
    from: number,
    scale: number,
    shares: Float64Array | null,
    to: number,
  ) => number;
}

/** Particles with the log likelihood of each. */
interface Weighed {
  readonly weights: Float64Array;
  readonly logs: Float64Array;
}

/** Uniform numbers that a move of a particle takes. */
const DRAWS = 4;

/**
 * The posterior over weights and behaviours; prior: Dirichlet(1) for the weights, by evenly spread points. Where the
 * likelihood leaves few of those, a sequential Monte Carlo sampler (Del Moral et al. 2006) goes from the coarse scale
 * to the fine one: particles are resampled and moved along differences of other particles (ter Braak 2006), which keeps
 * them on the thin slices that an offer of known worth cuts out of the simplex. Deterministic: the stream of random
 * numbers has a fixed seed.
 * @param draws particles that are drawn where few of the prior's points are left
 * @param least points of the prior, at least
 */
export function samplePosterior(
  likelihood: Likelihood,
  draws: number,
  moveRounds: number,
  least: number = SAMPLER.priorPoints,
): Posterior {
  const { issueCount, scales } = likelihood;
  const { points } = priorPoints(issueCount, least);
  const prior = weighAll(likelihood, points, scales[0]!);
  const first = sharesOfLogs(prior.logs);
  if (effectiveCount(first) >= SAMPLER.enoughEffective * first.length)
    return { count: first.length, weights: points, probability: first, ...splitUp(first, prior.shares) };
  let particles = take(issueCount, prior, resample(first, draws));
  let moves = 0;
  for (const [index, scale] of scales.entries()) {
    if (index > 0) {
      const { weights } = particles;
      const logs = particles.logs.map((_, particle) =>
        likelihood.weigh(weights, particle * issueCount, scale, null, 0),
      );
      const gain = sharesOfLogs(logs.map((log, particle) => log - particles.logs[particle]!));
      particles = take(issueCount, { weights, logs }, resample(gain, draws));
    }
    for (let round = 0; round < moveRounds; round += 1, moves += 1)
      move(likelihood, particles, scale, moves * draws * DRAWS);
  }
  const probability = new Float64Array(draws).fill(1 / draws);
  const { shares } = weighAll(likelihood, particles.weights, scales.at(-1)!);
  return { count: draws, weights: particles.weights, probability, ...splitUp(probability, shares) };
}

/**
 * The posterior where the weights are known: one particle, and how likely each behaviour is with it.
 * @param weights one an issue, summing to 1
 */
export function posteriorAt(likelihood: Likelihood, weights: Float64Array): Posterior {
  const probability = Float64Array.of(1);
  const { shares } = weighAll(likelihood, weights, likelihood.scales.at(-1)!);
  return { count: 1, weights, probability, ...splitUp(probability, shares) };
}

/** Weighs particles. Of each the shares of its behaviours: `shares[particle × behaviours + behaviour]`. */
function weighAll(
  { issueCount, behaviours, weigh }: Likelihood,
  weights: Float64Array,
  scale: number,
): { weights: Float64Array; logs: Float64Array; shares: Float64Array } {
  const count = weights.length / issueCount;
  const [logs, shares] = [new Float64Array(count), new Float64Array(count * behaviours)];
  for (let particle = 0; particle < count; particle += 1)
    logs[particle] = weigh(weights, particle * issueCount, scale, shares, particle * behaviours);
  return { weights, logs, shares };
}

/**
 * A round of Metropolis moves, in place: all are tried from where the particles stood before.
 * @param from where in the fixed stream of uniform numbers it begins
 */
function move({ issueCount, weigh }: Likelihood, { weights, logs }: Weighed, scale: number, from: number): void {
  const count = logs.length;
  const uniforms = fixedUniforms();
  const uniform = (index: number): number => uniforms[(from + index) % uniforms.length]!;
  const before = weights.slice();
  const tried = new Float64Array(issueCount);
  for (let particle = 0, at = 0, luck = 0; particle < count; particle += 1, at += issueCount, luck += DRAWS) {
    const one = Math.floor(uniform(luck) * count) * issueCount;
    const other = Math.floor(uniform(luck + 1) * count) * issueCount;
    const step = SAMPLER.leastStep + (SAMPLER.mostStep - SAMPLER.leastStep) * uniform(luck + 2);
    let inside = true;
    for (let issue = 0; issue < issueCount; issue += 1) {
      tried[issue] = before[at + issue]! + step * (before[one + issue]! - before[other + issue]!);
      if (tried[issue]! < 0) inside = false;
    }
    if (!inside) continue;
    const log = weigh(tried, 0, scale, null, 0);
    if (log < logs[particle]! && Math.exp(log - logs[particle]!) < uniform(luck + 3)) continue;
    logs[particle] = log;
    for (let issue = 0; issue < issueCount; issue += 1) weights[at + issue] = tried[issue]!;
  }
}

/** Copies of particles, by their numbers. */
function take(issueCount: number, { weights, logs }: Weighed, numbers: Int32Array): Weighed {
  const taken = { weights: new Float64Array(numbers.length * issueCount), logs: new Float64Array(numbers.length) };
  for (let to = 0, at = 0; to < numbers.length; to += 1) {
    const particle = numbers[to]!;
    taken.logs[to] = logs[particle]!;
    for (let issue = 0; issue < issueCount; issue += 1, at += 1)
      taken.weights[at] = weights[particle * issueCount + issue]!;
  }
  return taken;
}

/** Probabilities of particles, split up among the behaviours. */
function splitUp(probability: Float64Array, shares: Float64Array): Pick<Posterior, 'joint' | 'shares'> {
  const count = probability.length;
  const behaviours = shares.length / count;
  const [joint, sums] = [new Float64Array(shares.length), new Float64Array(behaviours)];
  for (let behaviour = 0, to = 0; behaviour < behaviours; behaviour += 1) {
    for (let particle = 0; particle < count; particle += 1, to += 1) {
      joint[to] = probability[particle]! * shares[particle * behaviours + behaviour]!;
      sums[behaviour]! += joint[to]!;
    }
  }
  return { joint, shares: sums };
}

function effectiveCount(probability: Float64Array): number {
  let squares = 0;
  for (let particle = 0; particle < probability.length; particle += 1)
    squares += probability[particle]! * probability[particle]!;
  return 1 / squares;
}
