import { asPacked, behind, largestWeight, letterOf, weightOf } from '../libs/language/src/linear-model.js';

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
  /** How many features are kept: those that say most, with which the model is fitted again; all where left out. */
  most?: number;
  /** What a letter of the file is more than the one before it; an eighth where left out. */
  step?: number;
  /** How much a feature counts while fitting; 1 where left out. One that counts less is given a smaller weight. */
  shareOf?: (name: string) => number;
}

/** Feature → weight, for one class. */
export type Weights = ReadonlyMap<string, number>;

export const RATE = 0.1;

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
export function fitClass(placed: Placed, one: string, settings: Settings): Weights {
  const { rate = RATE, penalty, step: letter, shareOf = () => 1 } = settings;
  const { names } = placed;
  const rows = rowsOf(placed, one);
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const shares = Float64Array.from(names, shareOf);
  const bound = letter === undefined ? Infinity : largestWeight(letter);
  const slopes = new Float64Array(names.length);
  for (let step = 0; step < settings.steps; step += 1) {
    for (let at = 0; at < slopes.length; at += 1) slopes[at] = (penalty * weights[at]!) / shares[at]!;
    for (let row = 0; row < rows.count; row += 1) {
      const fault = faultOf(rows, row, weights);
      for (let at = rows.from[row]!; at < rows.from[row + 1]!; at += 1) {
        const feature = rows.features[at]!;
        slopes[feature] = slopes[feature]! + fault * shares[feature]!;
      }
    }
    for (let at = 0; at < slopes.length; at += 1) {
      const slope = slopes[at]!;
      squares[at] = squares[at]! + slope * slope;
      const stride = (rate * slope * shares[at]!) / Math.sqrt(squares[at]!);
      weights[at] = Math.max(-bound, Math.min(bound, weights[at]! - stride));
    }
  }
  return new Map(names.map((name, at) => [name, weights[at]!]));
}

/** Examples with the places of their features among the names that a model knows. */
export interface Placed {
  names: readonly string[];
  examples: readonly (Example & { places: readonly number[] })[];
}

/** Finds the features of examples among the names of a model, once for all of its classes. */
export function place(examples: readonly Example[], names: readonly string[]): Placed {
  const index = new Map(names.map((name, at) => [name, at]));
  const placesOf = ({ features }: Example): number[] => features.flatMap((name) => index.get(name) ?? []);
  return { names, examples: examples.map((example) => ({ ...example, places: placesOf(example) })) };
}

/** Examples as numbers: those of a row are the places of its features, from `from[row]` to before `from[row + 1]`. */
export interface Rows {
  count: number;
  from: Int32Array;
  features: Int32Array;
  /** 1 for a row of the class, else 0. */
  wanted: Float64Array;
  counts: Float64Array;
}

/** The rows of one class; without those of which it is open. */
export function rowsOf({ examples }: Placed, one: string): Rows {
  const told = examples.filter(({ open }) => open?.has(one) !== true);
  const from = new Int32Array(told.length + 1);
  told.forEach(({ places }, row) => (from[row + 1] = from[row]! + places.length));
  const features = new Int32Array(from[told.length]!);
  told.forEach(({ places }, row) => features.set(places, from[row]));
  return {
    count: told.length,
    from,
    features,
    wanted: Float64Array.from(told, ({ classes }) => (classes.has(one) ? 1 : 0)),
    counts: Float64Array.from(told, ({ weight }) => weight),
  };
}

/** How far the model is from the class of a row, times how much the row counts. */
export function faultOf(rows: Rows, row: number, weights: Float64Array): number {
  let sum = 0;
  for (let at = rows.from[row]!; at < rows.from[row + 1]!; at += 1) sum += weights[rows.features[at]!]!;
  return rows.counts[row]! * (1 / (1 + Math.exp(-sum)) - rows.wanted[row]!);
}

/** Of fitted features those that say most: the largest weight of any class, times the root of how many hold them. */
function tellingMost(
  examples: readonly Example[],
  names: readonly string[],
  fitted: readonly Weights[],
  most: number,
): string[] {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const { features } of examples)
    for (const one of features) {
      const count = counts.get(one);
      if (count !== undefined) counts.set(one, count + 1);
    }
  const saying = names.map((name) => {
    const largest = Math.max(...fitted.map((weights) => Math.abs(weights.get(name) ?? 0)));
    return { name, says: largest * Math.sqrt(counts.get(name) ?? 0) };
  });
  // The order of the names is kept where two say as much, for sorting is stable.
  const kept = saying.sort((left, right) => right.says - left.says).slice(0, most);
  return kept.map(({ name }) => name).sort();
}

/** Characters of a line of a weights' file. */
const LINE = 100;

/** Whether a weight is not nothing, and at least so large. */
const isHeard = (letter: string, faint: number, step?: number): boolean => {
  const weight = Math.abs(weightOf(letter, step));
  return weight > 0 && weight >= faint;
};

/** The weights of a model fitted on examples, as the lines of their file; see `packFitted`. */
export function packWeights(examples: readonly Example[], classes: readonly string[], settings: Settings): string[] {
  const fit = (names: readonly string[]): Weights[] => {
    const placed = place(examples, names);
    return classes.map((one) => fitClass(placed, one, settings));
  };
  const known = knownFeatures(examples, settings.atLeast);
  const fitted = fit(known);
  const { most, faint, step } = settings;
  if (most === undefined || known.length <= most) return packFitted(known, fitted, faint, step);
  const names = tellingMost(examples, known, fitted, most);
  return packFitted(names, fit(names), faint, step);
}

/**
 * Fitted weights as the lines of their file: a feature, a tilde and a letter for each class. A feature whose weights
 * all round to nothing or to less than `faint` is left out.
 */
export function packFitted(names: readonly string[], fitted: readonly Weights[], faint = 0, step?: number): string[] {
  const packed = names
    .map((name) => ({
      name: asPacked(name),
      letters: fitted.map((weights) => letterOf(weights.get(name) ?? 0, step)).join(''),
    }))
    .filter(({ letters }) => [...letters].some((letter) => isHeard(letter, faint, step)))
    .map(({ name, letters }, at, all) => `${behind(all[at - 1]?.name ?? '', name)}~${letters}|`)
    .join('');
  return packed.match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? [];
}
