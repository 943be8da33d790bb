const LOG_TWO_PI = 1.8378770664093453;

/**
 * ln n! − [(n + ½) ln n − n + ½ ln 2π] for n = 1..15, by its definition from exact factorials; beyond, the asymptotic
 * series is exact.
 */
const STIRLING_ERRORS = [
  0, 0.08106146679532726, 0.0413406959554093, 0.02767792568499834, 0.020790672103765093, 0.016644691189821193,
  0.013876128823070748, 0.01189670994589177, 0.010411265261972096, 0.009255462182712733, 0.00833056343336287,
  0.007573675487951841, 0.00694284010720953, 0.006408994188004207, 0.005951370112758848, 0.005554733551962801,
];

function stirlingError(n: number): number {
  if (n < STIRLING_ERRORS.length) return STIRLING_ERRORS[n] as number;
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / (1188 * square)) / square) / square) / square) / n;
}

/** x·ln(x/m) + m − x without cancellation near x = m. */
function deviance(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x;
  const v = (x - m) / (x + m);
  const square = v * v;
  let term = 2 * x * v;
  let sum = (x - m) * v;
  for (let odd = 3; odd < 60; odd += 2) {
    term *= square;
    const next = sum + term / odd;
    if (next === sum) return sum;
    sum = next;
  }
  return sum;
}

/**
 * P(N = count) of a Poisson variable, by Loader's saddle-point form (2000): relative error about 1e-14 for any mean.
 * @example poissonMass(2, 1) // 0.183939720586
 */
export function poissonMass(count: number, mean: number): number {
  if (mean === 0) return count === 0 ? 1 : 0;
  if (count === 0) return Math.exp(-mean);
  return Math.exp(-stirlingError(count) - deviance(count, mean) - 0.5 * (LOG_TWO_PI + Math.log(count)));
}

/**
 * P(N ≤ count), and P(N > count), each summed from its own side, so that small ones keep their digits.
 * @example poissonTails(0, 1).atMost // 0.367879441171
 */
export function poissonTails(count: number, mean: number): { atMost: number; above: number } {
  if (count < 0) return { atMost: 0, above: 1 };
  if (count < mean) {
    const atMost = sumDown(count, mean);
    return { atMost, above: 1 - atMost };
  }
  const above = sumUp(count + 1, mean);
  return { atMost: 1 - above, above };
}

function sumDown(count: number, mean: number): number {
  let term = poissonMass(count, mean);
  let sum = 0;
  for (let at = count; at >= 0 && term > sum * 1e-18; at -= 1) {
    sum += term;
    term *= at / mean;
  }
  return sum;
}

function sumUp(count: number, mean: number): number {
  let term = poissonMass(count, mean);
  let sum = 0;
  for (let at = count; term > sum * 1e-18; at += 1) {
    sum += term;
    term *= mean / (at + 1);
  }
  return sum;
}

/**
 * E[min(stock, N)], and its derivative by the mean, P(N < stock).
 * @example expectedSales(1, 1).sales // 0.632120558829
 */
export function expectedSales(stock: number, mean: number): { sales: number; slope: number } {
  const below = poissonTails(stock - 1, mean);
  const lower = poissonTails(stock - 2, mean);
  return { sales: mean * lower.atMost + stock * below.above, slope: below.atMost };
}
