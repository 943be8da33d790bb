import { millsRatio, normalCdf, normalDensity, normalLogCdf, normalLogDensity, normalQuantile } from './normal.js';
import type { Prior, PriorCoordinate } from './prior-shape.js';
import { findRoot } from './roots.js';

const MAX_NEWTON_STEPS = 60;
const LOG_HALF = -0.6931471805599453;

/**
 * The sigma up to which a lognormal is regular: its virtual value increases everywhere. Above, it falls only where it
 * is negative.
 */
export const LOGNORMAL_REGULAR_SIGMA = 1.5176193992279574;

/**
 * Values whose logarithm is normal with mean mu and standard deviation sigma > 0. Works in z = (ln v − mu)/sigma
 * throughout.
 * @example lognormalPrior(0, 1).survival(1) // 0.5
 */
export function lognormalPrior(mu: number, sigma: number): Prior {
  const zOf = (value: number): number => (value > 0 ? (Math.log(value) - mu) / sigma : -Infinity);
  const valueAt = (z: number): number => Math.exp(mu + sigma * z);
  const logSigma = Math.log(sigma);
  const zero = zeroVirtualZ(sigma);
  const coordinate: PriorCoordinate = {
    from: -Infinity,
    to: Infinity,
    of: zOf,
    valueAt,
    logValueAt: (z) => mu + sigma * z,
    rise: (x, y) => (x === -Infinity ? valueAt(y) : valueAt(x) * Math.expm1(sigma * (y - x))),
    logSlopeAt: (z) => logSigma + mu + sigma * z,
    logDensityAt: normalLogDensity,
    logCdfAt: normalLogCdf,
    logSurvivalAt: (z) => normalLogCdf(-z),
    virtualAt: (z) => valueAt(z) * (1 - sigma * millsRatio(z)),
    virtualSlopeAt: (z) => {
      const mills = millsRatio(z);
      return sigma * valueAt(z) * (2 - (sigma + z) * mills);
    },
    atVirtual: (y) => virtualInverseZ(mu, sigma, zero, y),
    atCdf: normalQuantile,
    atLogCdf: (logCdf) => (logCdf < LOG_HALF ? normalQuantile(Math.exp(logCdf)) : -normalQuantile(-Math.expm1(logCdf))),
  };
  return {
    family: 'lognorm',
    low: 0,
    high: Infinity,
    mean: Math.exp(mu + (sigma * sigma) / 2),
    coordinate,
    density: (value) => (value > 0 ? normalDensity(zOf(value)) / (sigma * value) : 0),
    cdf: (value) => normalCdf(zOf(value)),
    logCdf: (value) => normalLogCdf(zOf(value)),
    survival: (value) => normalCdf(-zOf(value)),
    hazard: (value) => (value > 0 ? 1 / (sigma * value * millsRatio(zOf(value))) : 0),
    quantile: (p) => valueAt(normalQuantile(p)),
    upperQuantile: (q) => valueAt(-normalQuantile(q)),
    virtualValue: (value) => value * (1 - sigma * millsRatio(zOf(value))),
    virtualInverse: (x) => (x === Infinity ? Infinity : valueAt(virtualInverseZ(mu, sigma, zero, x))),
  };
}

/**
 * The z from which the virtual value v·(1 − sigma·Mills(z)) is positive: Mills(z) = 1/sigma. In logarithms, which keeps
 * both tails straight.
 */
function zeroVirtualZ(sigma: number): number {
  const gap = (z: number): number => Math.log(sigma * millsRatio(z));
  let [low, high] = [-1, 1];
  while (gap(low) < 0) low *= 2;
  while (gap(high) > 0) high *= 2;
  return findRoot(gap, low, high);
}

/**
 * Solves mu + sigma·z + ln(1 − sigma·Mills(z)) = ln x for z above the zero of the virtual value. The left side is
 * concave and increases, so Newton's steps rise to the root from the left; a step that falls to the zero or below is
 * halved.
 */
function virtualInverseZ(mu: number, sigma: number, zero: number, x: number): number {
  if (!(x > 0)) return zero;
  const logX = Math.log(x);
  const slopeAtZero = sigma * Math.exp(mu + sigma * zero) * (1 - zero / sigma);
  let z = Math.max((logX - mu) / sigma, zero + Math.min(1, x / slopeAtZero));
  for (let step = 0; step < MAX_NEWTON_STEPS; step += 1) {
    const mills = millsRatio(z);
    const share = 1 - sigma * mills;
    if (!(share > 0)) return z;
    const change = -(mu + sigma * z + Math.log(share) - logX) / (sigma * (1 + (1 - z * mills) / share));
    const next = z + change > zero ? z + change : 0.5 * (z + zero);
    if (Math.abs(next - z) <= 2 * Number.EPSILON * Math.max(1, Math.abs(z))) return next;
    z = next;
  }
  return z;
}
