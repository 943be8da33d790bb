import { millsRatio, type Prior } from '@svc/numerics';

const { exp, log } = Math;

/** So many bidders who draw from one prior. */
export interface EqualBidders {
  readonly prior: Prior;
  readonly count: number;
}

/** A lognormal is cut at z = sigma + this, where 3·10⁻¹⁰ of its mean and less of its probability lie above. */
const TOP_Z = 6.2;

/** ln F above which a value is so rare that its bid is of no weight: 10⁻⁹ of the probability. */
export const NO_TAIL_LOG = -1e-9;

/**
 * A group on the path. Its state is the coordinate in which ln F is tame at both ends: ln of the share of a uniform, z
 * of a lognormal.
 */
export interface Rival {
  readonly prior: Prior;
  readonly count: number;
  /** The highest state, and the value there. */
  readonly start: number;
  readonly top: number;
  stateOf(x: number): number;
  /** Value at a state less an amount, without cancellation where they are near the lower end. */
  above(state: number, amount: number): number;
  logCdf(state: number): number;
  /** d ln F/d state, the derivative of its logarithm, and d value/d state. */
  logCdfSlope(state: number): number;
  logSlopeChange(state: number, slope: number): number;
  valueSlope(state: number): number;
}

/**
 * @example createRival(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 2).top // 1
 */
export function createRival(prior: Prior, count: number): Rival {
  const { coordinate, low } = prior;
  if (prior.family === 'uniform') {
    const width = prior.high - low;
    return {
      prior,
      count,
      start: 0,
      top: prior.high,
      stateOf: log,
      above: (y, amount) => low - amount + width * exp(y),
      logCdf: (y) => y,
      logCdfSlope: () => 1,
      logSlopeChange: () => 0,
      valueSlope: (y) => width * exp(y),
    };
  }
  const sigma = exp(coordinate.logSlopeAt(0) - coordinate.logValueAt(0));
  const start = sigma + TOP_Z;
  return {
    prior,
    count,
    start,
    top: coordinate.valueAt(start),
    stateOf: (x) => x,
    above: (z, amount) => coordinate.valueAt(z) - amount,
    logCdf: coordinate.logCdfAt,
    logCdfSlope: (z) => 1 / millsRatio(-z),
    logSlopeChange: (z, slope) => -(z + slope),
    valueSlope: (z) => sigma * coordinate.valueAt(z),
  };
}
