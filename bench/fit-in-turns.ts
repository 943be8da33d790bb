import { faultOf, RATE, rowsOf, type Placed, type Settings, type Weights } from './fit-linear.js';

/** Steps between two examples that follow one another when they are taken in turns: the golden ratio of all. */
const STRIDE = 0.618_033_988_75;

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** A fixed order in which examples that stand beside each other do not follow one another. */
function mixed(count: number): number[] {
  let stride = Math.max(1, Math.round(count * STRIDE));
  while (greatestDivisor(count, stride) !== 1) stride += 1;
  return Array.from({ length: count }, (_, at) => (at * stride) % count);
}

/**
 * Logistic regression by adaptive steps over one example after the other, for examples so many that steps over all at
 * once would take long. They are taken in a fixed order, so equal examples give equal weights.
 */
export function fitInTurns(placed: Placed, one: string, { penalty, steps, rate = RATE }: Settings): Weights {
  const { names } = placed;
  const rows = rowsOf(placed, one);
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-2);
  const order = mixed(rows.count);
  for (let step = 0; step < steps; step += 1)
    for (const row of order) {
      const fault = faultOf(rows, row, weights);
      for (let at = rows.from[row]!; at < rows.from[row + 1]!; at += 1) {
        const feature = rows.features[at]!;
        const slope = fault + penalty * weights[feature]!;
        squares[feature] = squares[feature]! + slope * slope;
        weights[feature] = weights[feature]! - (rate * slope) / Math.sqrt(squares[feature]!);
      }
    }
  return new Map(names.map((name, at) => [name, weights[at]!]));
}

/** The mean of the weights of two models over the same features: what both find counts most. */
export const meanOf = (one: Weights, other: Weights): Weights =>
  new Map([...one].map(([name, weight]) => [name, (weight + (other.get(name) ?? 0)) / 2]));
