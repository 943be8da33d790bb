/** The weights of a model: for a feature a weight for each class, in the order of the classes. */
export interface LinearModel {
  get(feature: string): ArrayLike<number> | undefined;
}

/** The letters of a weight: the middle one is 0. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz012345678';
const ZERO = (LETTERS.length - 1) / 2;

/** What a letter is more than the one before it, where a model does not say. */
const STEP = 1 / 8;

/** The largest weight that a letter can tell. */
export const largestWeight = (step = STEP): number => ZERO * step;

/**
 * One weight as its letter: rounded to a step, an eighth where none is named, and kept within 30 of them.
 * @example letterOf(0.25) // 'g'
 */
export const letterOf = (weight: number, step = STEP): string =>
  LETTERS.charAt(Math.max(0, Math.min(LETTERS.length - 1, Math.round(weight / step) + ZERO)));

/**
 * The weight that a letter stands for.
 * @example weightOf('g') // 0.25
 */
export const weightOf = (letter: string, step = STEP): number => (LETTERS.indexOf(letter) - ZERO) * step;

/**
 * A feature behind another one in their order: a letter for how many characters both begin with, and the rest of it.
 * @example behind('new chain', 'new chair') // 'Ir'
 */
export function behind(last: string, name: string): string {
  let shared = 0;
  while (shared < LETTERS.length - 1 && shared < name.length && last[shared] === name[shared]) shared += 1;
  // A character of two code units is not cut in two.
  if (/[\uD800-\uDBFF]/.test(name[shared - 1] ?? '')) shared -= 1;
  return `${LETTERS.charAt(shared)}${name.slice(shared)}`;
}

/** The weights of all features one behind the other, and where each begins. */
interface Unpacked {
  places: ReadonlyMap<string, number>;
  weights: Float32Array;
  classes: number;
}

/** One entry after the other, so that no list of all of them stands beside the model. */
function unpack(lines: readonly string[], step?: number): Unpacked {
  const text = lines.join('');
  const first = text.indexOf('|');
  const classes = first - text.lastIndexOf('~', first) - 1;
  const places = new Map<string, number>();
  const weights = new Float32Array(classes * (text.split('|').length - 1));
  let name = '';
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('|', from);
    const cut = end - classes;
    name = `${name.slice(0, LETTERS.indexOf(text.charAt(from)))}${text.slice(from + 1, cut - 1)}`;
    const place = places.size * classes;
    places.set(name, place);
    for (let at = 0; at < classes; at += 1) weights[place + at] = weightOf(text.charAt(cut + at), step);
    from = end + 1;
  }
  return { places, weights, classes };
}

/**
 * A model out of the lines of its weights' file: `feature~letters|`, a letter for each class; of a feature only what
 * follows the one before it, see `behind`. A letter is a step more than the one before it, an eighth where none is
 * named.
 * The lines are unpacked when the model is first asked.
 * @example unpackWeights(['Acash~fe|']).get('cash') // [0.125, 0]
 */
export function unpackWeights(lines: readonly string[], step?: number): LinearModel {
  let unpacked: Unpacked | undefined;
  return {
    get(feature) {
      unpacked ??= unpack(lines, step);
      const { places, weights, classes } = unpacked;
      const place = places.get(feature);
      return place === undefined ? undefined : weights.subarray(place, place + classes);
    },
  };
}

/**
 * The sums of the weights of features, one for each class.
 * @example sumsOf(unpackWeights(['Acash~fe|']), 2, ['cash']) // [0.125, 0]
 */
export function sumsOf(model: LinearModel, classes: number, features: Iterable<string>): number[] {
  const sums = Array.from({ length: classes }, () => 0);
  for (const feature of features) {
    const weights = model.get(feature);
    if (weights !== undefined)
      for (let at = 0; at < classes; at += 1) sums[at] = (sums[at] as number) + (weights[at] as number);
  }
  return sums;
}

/**
 * The chances of each class, 0 to 1, from features: the logistic function of the sum of their weights. Classes stand
 * beside each other, so the chances need not add up to one.
 * @example chancesOf(unpackWeights(['Acash~fe|']), ['yes', 'no'], ['cash']) // { yes: 0.531, no: 0.5 }
 */
export function chancesOf<Class extends string>(
  model: LinearModel,
  classes: readonly Class[],
  features: Iterable<string>,
): Readonly<Record<Class, number>> {
  const sums = sumsOf(model, classes.length, features);
  const chances = classes.map((one, at) => [one, 1 / (1 + Math.exp(-(sums[at] as number)))]);
  return Object.fromEntries(chances) as Record<Class, number>;
}

/** The longest run of words and of Han characters that is one feature. */
const WORDS_IN_A_ROW = 2;
const CHARACTERS_IN_A_ROW = 3;
const HAN = /\p{Script=Han}/u;

/**
 * Runs of tokens as features: single ones, pairs of words, up to three Han characters; the edges count as tokens.
 * @example runsOf(['no', 'rust']) // ['^', '^ no', 'no', 'no rust', 'rust', 'rust $', '$']
 */
export function runsOf(tokens: readonly string[]): string[] {
  const framed = ['^', ...tokens, '$'];
  return framed.flatMap((token, at) => {
    const longest = HAN.test(token) ? CHARACTERS_IN_A_ROW : WORDS_IN_A_ROW;
    return Array.from({ length: longest }, (_, more) => framed.slice(at, at + more + 1))
      .filter((run, more) => run.length === more + 1)
      .map((run) => run.join(' '));
  });
}
