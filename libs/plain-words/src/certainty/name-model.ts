import { chancesOf, unpackWeights, type LinearModel } from '@svc/language';
import type { Place, SaidFigure } from '../text/said-figures.js';
import { nameCandidates, type NameCandidate } from './name-candidates.js';
import { nameFeatures } from './name-features.js';
import { NAME_WEIGHTS } from './phrases/name-weights.js';

/** What the model tells of words: whether they name what is sold. */
export const NAME_CLASSES = ['name'] as const;

const WEIGHTS = unpackWeights(NAME_WEIGHTS);

/** A candidate with the chance that it names what is sold, 0 to 1. */
export type WeighedName = NameCandidate & { chance: number };

/** Every candidate of a description with its chance by a model. */
export function weighNamesBy(model: LinearModel, description: string, figures: readonly SaidFigure[]): WeighedName[] {
  const points = [...description];
  const named = { points, figures, text: description.toLowerCase() };
  return nameCandidates(points, figures).map((candidate) => ({
    ...candidate,
    chance: chancesOf(model, NAME_CLASSES, nameFeatures(candidate, named)).name,
  }));
}

/** So likely a name has to be at least, and so much likelier than the one that was read. */
const LEAST = 0.1;
const LIKELIER = 0.15;

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/**
 * Words of a description that are much likelier to name what is sold than those that were taken for its name; null
 * where none are.
 * @param name where the words stand that were taken so far; null for none
 * @example likelierName('Kia ora. Harbour Books, NZ$420 a month.', figures, kiaOra)?.quote // 'Harbour Books'
 */
export function likelierName(description: string, figures: readonly SaidFigure[], name: Place | null): Place | null {
  const weighed = weighNamesBy(WEIGHTS, description, figures);
  const best = weighed.reduce<WeighedName | null>(
    (one, other) => (other.chance > (one?.chance ?? 0) ? other : one),
    null,
  );
  if (best === null || best.chance < LEAST) return null;
  const taken = name === null ? [] : weighed.filter((one) => overlaps(one, name));
  const chance = Math.max(0, ...taken.map((one) => one.chance));
  return best.chance - chance >= LIKELIER ? { quote: best.quote, start: best.start, end: best.end } : null;
}
