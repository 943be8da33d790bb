import { actFeatures } from './act-features.js';
import { ACT_WEIGHTS } from './phrases/act-weights.js';
import { ACTS, type Act, type MessageReading, type Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

/** How sure the model is of each act, 0..1; acts stand beside each other, so the figures need not add up to one. */
export type ActChances = Readonly<Record<Act['act'], number>>;

/** From this chance on a message is taken to perform an act: chosen on training data. */
export const LIKELY = 0.3;

/** The letters of a weight: the middle one is 0, each step is an eighth. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz012345678';
const ZERO = (LETTERS.length - 1) / 2;
const STEP = 1 / 8;

/** One weight as its letter, rounded to an eighth and kept within 3.75. */
export const letterOf = (weight: number): string =>
  LETTERS.charAt(Math.max(0, Math.min(LETTERS.length - 1, Math.round(weight / STEP) + ZERO)));

/** Feature → a weight for each act, in the order of `ACTS`, out of the lines of the weights' file. */
function unpack(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const weights = new Map<string, readonly number[]>();
  for (const entry of lines.join('').split('|')) {
    const cut = entry.lastIndexOf('~');
    if (cut < 0) continue;
    weights.set(
      entry.slice(0, cut),
      [...entry.slice(cut + 1)].map((letter) => (LETTERS.indexOf(letter) - ZERO) * STEP),
    );
  }
  return weights;
}

const WEIGHTS = unpack(ACT_WEIGHTS);

/** The chances of each act from features: the logistic function of the sum of their weights. */
function chancesOf(features: readonly string[]): ActChances {
  const sums = ACTS.map(() => 0);
  for (const feature of features)
    WEIGHTS.get(feature)?.forEach((weight, at) => {
      sums[at] = (sums[at] as number) + weight;
    });
  return Object.fromEntries(ACTS.map((act, at) => [act, 1 / (1 + Math.exp(-(sums[at] as number)))])) as Record<
    Act['act'],
    number
  >;
}

/**
 * How likely a folded message performs each act, by a linear model over its words and what the tables have read of it.
 * It tells what a message does and nothing of what it names: no price, count or term comes from it.
 * @example actChances('would you take 400?', reading, vocabulary, standing).offer // 0.97
 */
export function actChances(
  text: string,
  reading: MessageReading,
  vocabulary: Vocabulary,
  standing: Standing,
): ActChances {
  return chancesOf(actFeatures(text, reading, vocabulary, standing));
}
