import { erfcx, expSquare } from './erfcx.js';
import { NumericsError } from './numerics-error.js';

const SQRT_HALF = 0.7071067811865476;
const SQRT_HALF_PI = 1.2533141373155003;
const SQRT_TWO_PI = 2.5066282746310002;
const INVERSE_SQRT_TWO_PI = 0.3989422804014327;
const LOG_SQRT_TWO_PI = 0.9189385332046728;

/** Where ln Φ changes from the upper tail's complement to the lower tail. */
const LOG_CDF_BY_TAIL_FROM = -1;

/**
 * Density of the standard normal distribution; any z.
 * @example normalDensity(0) // 0.398942280401
 */
export function normalDensity(z: number): number {
  return INVERSE_SQRT_TWO_PI * expSquare(z, -0.5);
}

/**
 * ln of the density: −z²/2 − ln √(2π); any z.
 * @example normalLogDensity(0) // -0.918938533205
 */
export function normalLogDensity(z: number): number {
  return -0.5 * z * z - LOG_SQRT_TWO_PI;
}

/**
 * Φ(z), the standard normal distribution, 0..1; relative error about 1e-15 down to z = −37.5, below which it fades to
 * 0.
 * @example normalCdf(-10) // 7.619853024160527e-24
 */
export function normalCdf(z: number): number {
  if (z > 0) return 1 - normalCdf(-z);
  return 0.5 * expSquare(z, -0.5) * erfcx(-z * SQRT_HALF);
}

/**
 * 1 − Φ(z) = Φ(−z), without cancellation in the upper tail.
 * @example normalSurvival(0) // 0.5
 */
export function normalSurvival(z: number): number {
  return normalCdf(-z);
}

/**
 * ln Φ(z), finite for every finite z; relative error about 1e-15, also where Φ itself is 0 or 1 in double precision.
 * @example normalLogCdf(0) // -0.69314718056
 */
export function normalLogCdf(z: number): number {
  if (z >= LOG_CDF_BY_TAIL_FROM) return Math.log1p(-normalCdf(-z));
  return z === -Infinity ? -Infinity : Math.log(0.5 * erfcx(-z * SQRT_HALF)) - 0.5 * z * z;
}

/**
 * Mills' ratio (1 − Φ(z))/φ(z) = √(π/2)·erfcx(z/√2): the reciprocal hazard. Falls from Infinity (z below −37) to 0.
 * @example millsRatio(0) // 1.2533141373155
 */
export function millsRatio(z: number): number {
  return z >= 0
    ? SQRT_HALF_PI * erfcx(z * SQRT_HALF)
    : SQRT_TWO_PI * expSquare(z, 0.5) - SQRT_HALF_PI * erfcx(-z * SQRT_HALF);
}

/**
 * The z with Φ(z) = p, for p in [0, 1]: Wichura's AS241 (1988), relative error about 1e-15. 0 gives −Infinity, 1
 * Infinity. The lower tail is kept to the smallest number; for an upper tail give the survival probability and take the
 * negative.
 * @throws NumericsError `probability_range`
 * @example -normalQuantile(1e-20) // 9.262340089798409
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new NumericsError('probability_range', 'a probability must be from 0 to 1');
  const fromHalf = p - 0.5;
  if (Math.abs(fromHalf) <= 0.425) return fromHalf * centralRatio(0.180625 - fromHalf * fromHalf);
  const tail = fromHalf < 0 ? p : 1 - p;
  if (tail === 0) return fromHalf < 0 ? -Infinity : Infinity;
  const depth = Math.sqrt(-Math.log(tail));
  const z = depth <= 5 ? tailRatio(depth - 1.6) : farTailRatio(depth - 5);
  return fromHalf < 0 ? -z : z;
}

/** |p − 1/2| ≤ 0.425: p − 1/2 times a function of x = 0.180625 − (p − 1/2)². */
function centralRatio(x: number): number {
  return (
    (((((((2509.0809287301227 * x + 33430.57558358813) * x + 67265.7709270087) * x + 45921.95393154987) * x +
      13731.69376550946) *
      x +
      1971.5909503065513) *
      x +
      133.14166789178438) *
      x +
      3.3871328727963665) /
    (((((((5226.495278852854 * x + 28729.085735721943) * x + 39307.89580009271) * x + 21213.794301586597) * x +
      5394.196021424751) *
      x +
      687.1870074920579) *
      x +
      42.31333070160091) *
      x +
      1)
  );
}

/** Down to a tail of e^−25: a function of x = √(−ln tail) − 1.6. */
function tailRatio(x: number): number {
  return (
    (((((((7.745450142783414e-4 * x + 0.022723844989269184) * x + 0.2417807251774506) * x + 1.2704582524523684) * x +
      3.6478483247632045) *
      x +
      5.769497221460691) *
      x +
      4.630337846156546) *
      x +
      1.4234371107496835) /
    (((((((1.0507500716444169e-9 * x + 5.475938084995345e-4) * x + 0.015198666563616457) * x + 0.14810397642748008) *
      x +
      0.6897673349851) *
      x +
      1.6763848301838038) *
      x +
      2.053191626637759) *
      x +
      1)
  );
}

/** Beyond: a function of x = √(−ln tail) − 5. */
function farTailRatio(x: number): number {
  return (
    (((((((2.0103343992922881e-7 * x + 2.7115555687434876e-5) * x + 0.0012426609473880784) * x + 0.026532189526576124) *
      x +
      0.29656057182850487) *
      x +
      1.7848265399172913) *
      x +
      5.463784911164114) *
      x +
      6.657904643501103) /
    (((((((2.0442631033899397e-15 * x + 1.421511758316446e-7) * x + 1.8463183175100548e-5) * x + 7.868691311456133e-4) *
      x +
      0.014875361290850615) *
      x +
      0.1369298809227358) *
      x +
      0.599832206555888) *
      x +
      1)
  );
}
