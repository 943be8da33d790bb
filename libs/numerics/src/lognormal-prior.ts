import { millsRatio, normalCdf, normalDensity, normalLogCdf, normalLogDensity, normalQuantile } from './normal.js';
import type { Prior, PriorCoordinate } from './prior.js';
import { findRoot } from './roots.js';

const LOG_HALF = -0.6931471805599453;

/** The sigma up to which a lognormal is regular: its virtual value increases everywhere. Above, it falls only where it is negative. */
export const LOGNORMAL_REGULAR_SIGMA = 1.5176193992279574;

/** Values whose logarithm is normal with mean mu and standard deviation sigma > 0. Works in z = (ln v − mu)/sigma throughout. */
export function lognormalPrior(mu: number, sigma: number): Prior {
  const zOf = (value: number): number => (value > 0 ? (Math.log(value) - mu) / sigma : -Infinity);
  const valueAt = (z: number): number => Math.exp(mu + sigma * z);
  const logSigma = Math.log(sigma);
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
    atLogCdf: (logCdf) => (logCdf < LOG_HALF ? normalQuantile(Math.exp(logCdf)) : -normalQuantile(-Math.expm1(logCdf))),
  };
  return {
    family: 'lognorm', low: 0, high: Infinity, mean: Math.exp(mu + (sigma * sigma) / 2), coordinate,
    density: (value) => (value > 0 ? normalDensity(zOf(value)) / (sigma * value) : 0),
    cdf: (value) => normalCdf(zOf(value)),
    logCdf: (value) => normalLogCdf(zOf(value)),
    survival: (value) => normalCdf(-zOf(value)),
    hazard: (value) => (value > 0 ? 1 / (sigma * value * millsRatio(zOf(value))) : 0),
    quantile: (p) => valueAt(normalQuantile(p)),
    upperQuantile: (q) => valueAt(-normalQuantile(q)),
    virtualValue: (value) => value * (1 - sigma * millsRatio(zOf(value))),
    virtualInverse: (x) => (x === Infinity ? Infinity : valueAt(virtualInverseZ(mu, sigma, x))),
  };
}

/** The z from which the virtual value v·(1 − sigma·Mills(z)) is positive: Mills(z) = 1/sigma. In logarithms, which keeps both tails straight. */
function zeroVirtualZ(sigma: number): number {
  const gap = (z: number): number => Math.log(sigma * millsRatio(z));
  let [low, high] = [-1, 1];
  while (gap(low) < 0) low *= 2;
  while (gap(high) > 0) high *= 2;
  return findRoot(gap, low, high);
}

/** Solves mu + sigma·z + ln(1 − sigma·Mills(z)) = ln x for z above the zero of the virtual value. */
function virtualInverseZ(mu: number, sigma: number, x: number): number {
  const zero = zeroVirtualZ(sigma);
  if (!(x > 0)) return zero;
  const gap = (z: number): number => {
    const share = 1 - sigma * millsRatio(z);
    return share > 0 ? mu + sigma * z + Math.log(share) - Math.log(x) : -Infinity;
  };
  let high = zero + 1;
  while (gap(high) < 0) high = zero + 2 * (high - zero);
  return findRoot((z) => Math.max(gap(z), -1e3), zero, high);
}
