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
  /** `joint[behaviour × count + particle]`; all sum to 1. */
  readonly joint: Float64Array;
  /** The probability of each behaviour. */
  readonly shares: Float64Array;
}

/** Differences below this are rounding. */
export const ROUNDING = 1e-9;

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
 * The summed standard deviations of the weights.
 * @example
 * const [weights, probability] = [Float64Array.of(0.5, 0.5, 0.1, 0.9), Float64Array.of(0.5, 0.5)];
 * spreadOf({ count: 2, weights, probability }, [0.3, 0.7]) // 0.4
 */
export function spreadOf({ count, weights, probability }: Particles, mean: ArrayLike<number>): number {
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

/**
 * Logs of weights, of any common offset, as shares that sum to 1.
 * @example [...sharesOfLogs(Float64Array.of(0, Math.log(3)))] // [0.25, 0.75]
 */
export function sharesOfLogs(logs: Float64Array): Float64Array {
  let highest = -Infinity;
  for (const log of logs) highest = Math.max(highest, log);
  const shares = logs.map((log) => Math.exp(log - highest));
  let total = 0;
  for (const share of shares) total += share;
  return shares.map((share) => share / total);
}

/**
 * The sum of numbers.
 * @example sumOf(Float64Array.of(0.25, 0.5)) // 0.75
 */
export function sumOf(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 1) sum += numbers[at]!;
  return sum;
}

/**
 * As how many equally likely particles these count, whatever their probabilities sum to.
 * @example effectiveCount(Float64Array.of(1, 1, 0)) // 2
 */
export function effectiveCount(probability: Float64Array): number {
  let squares = 0;
  for (let at = 0; at < probability.length; at += 1) squares += probability[at]! * probability[at]!;
  return sumOf(probability) ** 2 / squares;
}

const square = (x: number): number => x * x;
