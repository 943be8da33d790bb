import { behind, letterOf, weightOf } from '../libs/language/src/linear-model.js';

/** One text as features, with the classes that it belongs to and how much it counts. */
export interface Example {
  features: readonly string[];
  classes: ReadonlySet<string>;
  weight: number;
  /** Classes of which nobody knows whether the text belongs to them: it says nothing of these. */
  open?: ReadonlySet<string>;
}

export interface Settings {
  /** Strength of the quadratic penalty on every weight. */
  penalty: number;
  steps: number;
  /** The length of a step; 0.1 where left out. */
  rate?: number;
  /** The least number of examples that hold a feature. */
  atLeast: number;
  /** A feature none of whose weights is so large is left out of the file; 0 where left out. */
  faint?: number;
}

/** Feature → weight, for one class. */
export type Weights = ReadonlyMap<string, number>;

const RATE = 0.1;

/** The features that enough examples hold, in the order of their code units. */
export function knownFeatures(examples: readonly Example[], atLeast: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= atLeast)
    .map(([name]) => name)
    .sort();
}

/**
 * Logistic regression with a quadratic penalty, by adaptive steps over all examples at once (Adagrad, Duchi, Hazan and
 * Singer 2011). The examples are taken in their order and nothing is drawn, so equal examples give equal weights.
 */
export function fitClass(
  examples: readonly Example[],
  names: readonly string[],
  one: string,
  settings: Settings,
): Weights {
  const index = new Map(names.map((name, at) => [name, at]));
  const known = examples.filter(({ open }) => open?.has(one) !== true);
  const rows = known.map(({ features, classes, weight }) => ({
    at: features.flatMap((name) => index.get(name) ?? []),
    wanted: classes.has(one) ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(names.length);
  const { rate = RATE } = settings;
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let step = 0; step < settings.steps; step += 1) {
    const slopes = weights.map((weight) => settings.penalty * weight);
    for (const { at, wanted, weight } of rows) {
      const sum = at.reduce((total, one) => total + (weights[one] as number), 0);
      const fault = weight * (1 / (1 + Math.exp(-sum)) - wanted);
      for (const one of at) slopes[one] = (slopes[one] as number) + fault;
    }
    slopes.forEach((slope, at) => {
      squares[at] = (squares[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
    });
  }
  return new Map(names.map((name, at) => [name, weights[at] as number]));
}

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
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples
    .filter(({ open }) => open?.has(one) !== true)
    .map(({ features, classes, weight }) => ({
      at: Int32Array.from(features.flatMap((name) => index.get(name) ?? [])),
      wanted: classes.has(one) ? 1 : 0,
      weight,
    }));
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

/** Characters of a line of a weights' file. */
const LINE = 100;

/** Whether a weight is not nothing, and at least so large. */
const isHeard = (letter: string, faint: number): boolean => {
  const weight = Math.abs(weightOf(letter));
  return weight > 0 && weight >= faint;
};

/** The weights of a model fitted on examples, as the lines of their file; see `packFitted`. */
export function packWeights(examples: readonly Example[], classes: readonly string[], settings: Settings): string[] {
  const names = knownFeatures(examples, settings.atLeast);
  return packFitted(
    names,
    classes.map((one) => fitClass(examples, names, one, settings)),
    settings.faint,
  );
}

/** The same, fitted on one example after the other. */
export function packInTurns(examples: readonly Example[], classes: readonly string[], settings: Settings): string[] {
  const names = knownFeatures(examples, settings.atLeast);
  return packFitted(
    names,
    classes.map((one) => fitInTurns(examples, names, one, settings)),
    settings.faint,
  );
}

/**
 * Fitted weights as the lines of their file: a feature, a tilde and a letter for each class. A feature whose weights
 * all round to nothing or to less than `faint` is left out, and so is one that holds a mark of the file.
 */
export function packFitted(names: readonly string[], fitted: readonly Weights[], faint = 0): string[] {
  const packed = names
    .map((name) => ({ name, letters: fitted.map((weights) => letterOf(weights.get(name) ?? 0)).join('') }))
    .filter(({ name, letters }) => !/[|~]/.test(name) && [...letters].some((letter) => isHeard(letter, faint)))
    .map(({ name, letters }, at, all) => `${behind(all[at - 1]?.name ?? '', name)}~${letters}|`)
    .join('');
  return packed.match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? [];
}
