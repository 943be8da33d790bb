import { chancesOf, unpackWeights } from '../../libs/language/src/linear-model.js';
import { packInTurns } from '../fit-in-turns.js';
import type { Settings } from '../fit-linear.js';
import { ownGaps, ownTexts } from './gap-examples.js';

const SETTINGS: Settings = { penalty: 0, steps: 4, atLeast: 16, faint: 0.375 };
const CLASSES = ['begins'] as const;
const OWN = new URL('../../libs/plain-words/vectors/', import.meta.url);

/** The fitted weights as the lines of their file. */
export const gapLines = (): string[] => packInTurns(ownGaps(ownTexts(OWN)), CLASSES, SETTINGS);

/** How the gaps of every so many-th description are told by weights that have not seen them. */
export function apartReport(every: number): string[] {
  const texts = ownTexts(OWN);
  const model = unpackWeights(
    packInTurns(ownGaps(texts.filter((_, at) => at % every !== every - 1)), CLASSES, SETTINGS),
  );
  const gaps = ownGaps(texts.filter((_, at) => at % every === every - 1)).map((gap) => ({
    ...gap,
    begins: gap.classes.has('begins'),
    chance: chancesOf(model, CLASSES, gap.features).begins,
  }));
  return ['en', 'zh'].flatMap((language) =>
    ['written', 'unmarked', 'spoken'].map((writing) => {
      const rows = gaps.filter((gap) => gap.language === language && gap.description.endsWith(writing));
      const found = rows.filter(({ chance }) => chance >= 0.5);
      const right = found.filter(({ begins }) => begins).length;
      const share = (of: number): string => `${((100 * right) / Math.max(1, of)).toFixed(1)} %`;
      const all = rows.filter(({ begins }) => begins).length;
      return (
        `${language}, ${writing}: ${share(all)} of ${all} clauses that begin without a mark are found, ` +
        `${share(found.length)} of what is found is one`
      );
    }),
  );
}
