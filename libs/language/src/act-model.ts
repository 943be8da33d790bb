import { actFeatures } from './act-features.js';
import { chancesOf, unpackWeights } from './linear-model.js';
import { ACT_WEIGHTS } from './phrases/act-weights.js';
import { ACTS, type Act, type MessageReading, type Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

/** How sure the model is of each act, 0..1; acts stand beside each other, so the figures need not add up to one. */
export type ActChances = Readonly<Record<Act['act'], number>>;

/** From this chance on a message is taken to perform an act: chosen on training data. */
export const LIKELY = 0.3;

/** What a letter of the weights' file is more than the one before it. */
export const ACT_STEP = 1 / 16;

const WEIGHTS = unpackWeights(ACT_WEIGHTS, ACT_STEP);

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
  return chancesOf(WEIGHTS, ACTS, actFeatures(text, reading, vocabulary, standing));
}
