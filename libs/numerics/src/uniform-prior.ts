import { NumericsError } from './numerics-error.js';
import type { Prior, PriorCoordinate } from './prior-shape.js';

/**
 * Values equally likely from low to high; 0 ≤ low < high. Its virtual value is 2v − high.
 * @example uniformPrior(0, 2).cdf(0.5) // 0.25
 */
export function uniformPrior(low: number, high: number): Prior {
  const width = high - low;
  const share = (value: number): number => Math.min(1, Math.max(0, (value - low) / width));
  const shareAbove = (value: number): number => Math.min(1, Math.max(0, (high - value) / width));
  const valueAt = (x: number): number => (x <= 0.5 ? low + width * x : high - width * (1 - x));
  const coordinate: PriorCoordinate = {
    from: 0,
    to: 1,
    of: share,
    valueAt,
    logValueAt: (x) => Math.log(valueAt(x)),
    rise: (x, y) => width * (y - x),
    logSlopeAt: () => Math.log(width),
    logDensityAt: (x) => (x < 0 || x > 1 ? -Infinity : 0),
    logCdfAt: (x) => Math.log(x),
    logSurvivalAt: (x) => Math.log1p(-x),
    virtualAt: (x) => low - width * (1 - 2 * x),
    virtualSlopeAt: () => 2 * width,
    atVirtual: (y) => Math.min(1, Math.max(0, ((y - low) / width + 1) / 2)),
    atCdf: requireProbability,
    atLogCdf: (logCdf) => Math.exp(logCdf),
  };
  return {
    family: 'uniform',
    low,
    high,
    mean: low + width / 2,
    coordinate,
    density: (value) => (value < low || value > high ? 0 : 1 / width),
    cdf: share,
    logCdf: (value) => Math.log(share(value)),
    survival: shareAbove,
    hazard: (value) => (value < low ? 0 : value >= high ? Infinity : 1 / (high - value)),
    quantile: (p) => low + width * requireProbability(p),
    upperQuantile: (q) => high - width * requireProbability(q),
    virtualValue: (value) => 2 * value - high,
    virtualInverse: (x) => (x > high ? Infinity : Math.max(low, (x + high) / 2)),
  };
}

function requireProbability(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new NumericsError('probability_range', 'a probability must be from 0 to 1');
  return p;
}
