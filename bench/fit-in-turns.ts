import { knownFeatures, packFitted, RATE, rowsOf, type Example, type Settings, type Weights } from './fit-linear.js';

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
export function fitInTurns(
  examples: readonly Example[],
  names: readonly string[],
  one: string,
  { penalty, steps, rate = RATE }: Settings,
): Weights {
  const rows = rowsOf(examples, names, one);
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-2);
  const order = mixed(rows.length);
  for (let step = 0; step < steps; step += 1)
    for (const row of order) {
      const { at, wanted, weight } = rows[row] as (typeof rows)[number];
      let sum = 0;
      for (const feature of at) sum += weights[feature] as number;
      const fault = weight * (1 / (1 + Math.exp(-sum)) - wanted);
      for (const feature of at) {
        const slope = fault + penalty * (weights[feature] as number);
        squares[feature] = (squares[feature] as number) + slope * slope;
        weights[feature] = (weights[feature] as number) - (rate * slope) / Math.sqrt(squares[feature] as number);
      }
    }
  return new Map(names.map((name, at) => [name, weights[at] as number]));
}

/** The mean of the weights of two models over the same features: what both find counts most. */
export const meanOf = (one: Weights, other: Weights): Weights =>
  new Map([...one].map(([name, weight]) => [name, (weight + (other.get(name) ?? 0)) / 2]));

/** The weights of a model fitted on one example after the other, as the lines of their file; see `packFitted`. */
export function packInTurns(examples: readonly Example[], classes: readonly string[], settings: Settings): string[] {
  const names = knownFeatures(examples, settings.atLeast);
  return packFitted(
    names,
    classes.map((one) => fitInTurns(examples, names, one, settings)),
    settings.faint,
  );
}
