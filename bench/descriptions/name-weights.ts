import { readDescription } from '@svc/plain-words';
import { unpackWeights } from '../../libs/language/src/linear-model.js';
import { nameCandidates } from '../../libs/plain-words/src/certainty/name-candidates.js';
import { nameFeatures } from '../../libs/plain-words/src/certainty/name-features.js';
import { NAME_CLASSES, weighNamesBy } from '../../libs/plain-words/src/certainty/name-model.js';
import { packWeights, type Example, type Settings } from '../fit-linear.js';
import { developmentRows, DEVELOPMENT_SETS } from './clause-examples.js';
import { ownDescriptions } from './own-descriptions.js';

const SETTINGS: Settings = { penalty: 1, steps: 100, atLeast: 4, faint: 0.25 };
const OWN = new URL('../../libs/plain-words/vectors/', import.meta.url);
const DEVELOPMENT = new URL('../../libs/policy-compiler/vectors/', import.meta.url);

/** A candidate names what is sold where it shares so much with the marked words. */
const SHARED = 0.5;

type Interval = { start: number; end: number };

function shared(one: Interval, other: Interval): number {
  const both = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return both <= 0 ? 0 : both / (Math.max(one.end, other.end) - Math.min(one.start, other.start));
}

/** The candidates of a description: those that share most with the name, and others; what is near it is left out. */
function examplesOf(
  description: string,
  language: 'en' | 'zh',
  shareOf: (place: Interval & { quote: string }) => number,
): Example[] {
  const { figures } = readDescription(description, { language });
  const points = [...description];
  const named = { points, figures, text: description.toLowerCase() };
  return nameCandidates(points, figures).flatMap((candidate) => {
    const share = shareOf(candidate);
    if (share > 0 && share < SHARED) return [];
    return [{ features: nameFeatures(candidate, named), classes: new Set(share > 0 ? ['name'] : []), weight: 1 }];
  });
}

function trainingNames(sets?: readonly string[]): Example[] {
  const own = ownDescriptions(OWN, /^own-/).flatMap(({ description, language, marks }) => {
    const name = marks.find(({ letter }) => letter === '[');
    return name === undefined ? [] : examplesOf(description, language, (place) => shared(place, name));
  });
  const rows = developmentRows(DEVELOPMENT, sets).flatMap(({ description, language, truth }) => {
    const words = (truth.name ?? []).map((word) => word.toLowerCase());
    if (words.length === 0) return [];
    return examplesOf(description, language, ({ quote }) =>
      words.some((word) => quote.toLowerCase().includes(word)) ? 1 : 0,
    );
  });
  return [...own, ...rows];
}

/** The fitted weights as the lines of their file. */
export const nameLines = (sets?: readonly string[]): string[] =>
  packWeights(trainingNames(sets), NAME_CLASSES, SETTINGS);

/** In how many descriptions of these sets the likeliest words hold one of the name, by weights fitted without them. */
export function apartReport(sets: readonly string[]): string[] {
  const model = unpackWeights(nameLines(DEVELOPMENT_SETS.filter((set) => !sets.includes(set))));
  return sets.map((set) => {
    const rows = developmentRows(DEVELOPMENT, [set]).filter(({ truth }) => truth.name !== undefined);
    const right = rows.filter(({ description, language, truth }) => {
      const { figures } = readDescription(description, { language });
      const [best] = weighNamesBy(model, description, figures).sort((one, other) => other.chance - one.chance);
      return (truth.name ?? []).some((word) => best?.quote.toLowerCase().includes(word.toLowerCase()));
    });
    return `${set}: ${right.length} of ${rows.length}`;
  });
}
