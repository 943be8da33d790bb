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

/** The marks of a weights' file, and what stands in it for one that is part of a feature. */
const MARKS = [
  ['|', '¦'],
  ['~', '∼'],
] as const;

/**
 * A feature as it stands in a file of weights, in which `|` and `~` are marks.
 * @example asPacked('< |') // '< ¦'
 */
export const asPacked = (feature: string): string =>
  MARKS.reduce((text, [mark, stand]) => text.replaceAll(mark, stand), feature);

const asNamed = (packed: string): string =>
  MARKS.reduce((text, [mark, stand]) => (text.includes(stand) ? text.replaceAll(stand, mark) : text), packed);

/** The weights of all features one behind the other, and where each begins. */
interface Unpacked {
  placeOf: (feature: string) => number;
  weights: Float32Array;
  classes: number;
}

/** The place of a feature that has no weights. */
const NOWHERE = -1;

/** Primes and offsets of two 32-bit FNV-1a hashes (Fowler, Noll and Vo); the second ones are our own. */
const FIRST = { offset: 0x811c9dc5, prime: 0x01000193 } as const;
const SECOND = { offset: 0x2f0b4c47, prime: 0x0100_01b3 } as const;

function hash(text: string, { offset, prime }: { offset: number; prime: number }): number {
  let value: number = offset;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  // What the last characters did reaches the low bits, by which a slot is chosen.
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * Where the weights of each feature begin, by 64 bits of hashes in place of the features themselves: a hundred thousand
 * strings of a few characters take ten times the memory. That two features share all 64 is less likely than one in 10⁸.
 */
class FeaturePlaces {
  private readonly mask: number;
  private readonly keys: Uint32Array;
  private readonly places: Int32Array;

  constructor(count: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * count + 2));
    this.mask = slots - 1;
    this.keys = new Uint32Array(2 * slots);
    this.places = new Int32Array(slots).fill(NOWHERE);
  }

  /** The slot of a feature, or the free one where it would stand. */
  private slotOf(first: number, second: number): number {
    let slot = first & this.mask;
    while (this.places[slot] !== NOWHERE && (this.keys[2 * slot] !== first || this.keys[2 * slot + 1] !== second))
      slot = (slot + 1) & this.mask;
    return slot;
  }

  set(feature: string, place: number): void {
    const [first, second] = [hash(feature, FIRST), hash(feature, SECOND)];
    const slot = this.slotOf(first, second);
    this.keys.set([first, second], 2 * slot);
    this.places[slot] = place;
  }

  /** Where the weights of a feature begin, or -1. */
  get(feature: string): number {
    return this.places[this.slotOf(hash(feature, FIRST), hash(feature, SECOND))] as number;
  }
}

/** One entry after the other, so that no list of all of them stands beside the model. */
function unpack(lines: readonly string[], step?: number): Unpacked {
  const text = lines.join('');
  const first = text.indexOf('|');
  const classes = first - text.lastIndexOf('~', first) - 1;
  let count = 0;
  for (let end = first; end >= 0; end = text.indexOf('|', end + 1)) count += 1;
  const places = new FeaturePlaces(count);
  const weights = new Float32Array(classes * count);
  let name = '';
  for (let from = 0, place = 0; from < text.length; place += classes) {
    const end = text.indexOf('|', from);
    const cut = end - classes;
    name = `${name.slice(0, LETTERS.indexOf(text.charAt(from)))}${text.slice(from + 1, cut - 1)}`;
    places.set(asNamed(name), place);
    for (let at = 0; at < classes; at += 1) weights[place + at] = weightOf(text.charAt(cut + at), step);
    from = end + 1;
  }
  return { placeOf: (feature) => places.get(feature), weights, classes };
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
      const { placeOf, weights, classes } = unpacked;
      const place = placeOf(feature);
      return place === NOWHERE ? undefined : weights.subarray(place, place + classes);
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
