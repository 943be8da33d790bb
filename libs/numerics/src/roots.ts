import { NumericsError } from './numerics-error.js';

/** Steps after which even a bisection has come down from any bracket to neighbouring numbers. */
const MAX_STEPS = 200;

/**
 * A root of a continuous function between two points of opposite sign: inverse quadratic steps, each safeguarded by
 * bisection (Chandrupatla 1997). Ends when the bracket is a few units in the last place wide.
 * @throws NumericsError `bracket_invalid` where an end is not finite or the signs are equal
 * @example findRoot((x) => x * x - 2, 0, 2) // 1.414213562373095
 */
export function findRoot(of: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  let [atA, atB] = [of(a), of(b)];
  if (!Number.isFinite(a) || !Number.isFinite(b) || !(atA * atB <= 0 || Math.sign(atA) !== Math.sign(atB)))
    throw new NumericsError('bracket_invalid', 'the function must change its sign between two finite ends');
  let c: number;
  let atC: number;
  let fraction = 0.5;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const x = a + fraction * (b - a);
    const atX = of(x);
    if (Math.sign(atX) === Math.sign(atA)) [c, atC] = [a, atA];
    else [c, b, atC, atB] = [b, a, atB, atA];
    [a, atA] = [x, atX];
    const [best, atBest] = Math.abs(atA) < Math.abs(atB) ? [a, atA] : [b, atB];
    const margin = (2 * Number.EPSILON * Math.abs(best) + Number.MIN_VALUE) / Math.abs(b - a);
    if (margin > 0.5 || atBest === 0) return best;
    const [xi, phi] = [(a - b) / (c - b), (atA - atB) / (atC - atB)];
    const quadratic = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
    const next = quadratic
      ? (atA / (atB - atA)) * (atC / (atB - atC)) + ((c - a) / (b - a)) * (atA / (atC - atA)) * (atB / (atC - atB))
      : 0.5;
    fraction = Math.min(1 - margin, Math.max(margin, next));
  }
  return Math.abs(atA) < Math.abs(atB) ? a : b;
}
