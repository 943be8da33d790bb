import { meanWeights, ROUNDING, spreadOf, type Particles } from './posterior.js';
import { priorPoints } from './simplex-points.js';

/**
 * How much of the prior's spread of weights is gone, 0..1: 1 less the ratio of the summed standard deviations to those
 * of the points that stand for the prior.
 * @param mean of the belief, where it is known already
 * @example certaintyOf({ count: 1, weights: Float64Array.of(0.3, 0.7), probability: Float64Array.of(1) }) // 1
 */
export function certaintyOf(particles: Particles, mean: ArrayLike<number> = meanWeights(particles)): number {
  const certainty = 1 - spreadOf(particles, mean) / priorPoints(mean.length).spread;
  return certainty < ROUNDING ? 0 : certainty;
}
