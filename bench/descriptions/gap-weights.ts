import { chancesOf, unpackWeights } from '../../libs/language/src/linear-model.js';
import { packInTurns } from '../fit-in-turns.js';
import type { Settings } from '../fit-linear.js';
import type { Example } from '../fit-linear.js';
import { ownGaps, ownTexts } from './gap-examples.js';
import { ownHanGaps } from './han-gap-examples.js';

const SETTINGS: Settings = { penalty: 0, steps: 4, atLeast: 16, faint: 0.375 };
const HAN_SETTINGS: Settings = {
  penalty: 1e-5,
  steps: 5,
  rate: 0.1,
  atLeast: 9,
  faint: 0.375,
};
const CLASSES = ['begins'] as const;
const OWN = new URL('../../libs/plain-words/vectors/', import.meta.url);

/** The fitted weights as the lines of their file. */
export const gapLines = (): string[] => packInTurns(ownGaps(ownTexts(OWN)), CLASSES, SETTINGS);

/** The same for the places in Chinese that is written without marks and spaces. */
export const hanGapLines = (): string[] => packInTurns(ownHanGaps(ownTexts(OWN)), CLASSES, HAN_SETTINGS);

/** How many beginnings of clauses are found, and how many of those that are found are one. */
function foundOf(what: string, gaps: readonly Example[], lines: readonly string[]): string {
  const model = unpackWeights(lines);
  const rows = gaps.map(({ classes, features }) => ({
    begins: classes.has('begins'),
    isFound: chancesOf(model, CLASSES, features).begins >= 0.5,
  }));
  const found = rows.filter(({ isFound }) => isFound);
  const right = found.filter(({ begins }) => begins).length;
  const all = rows.filter(({ begins }) => begins).length;
  const share = (of: number): string => `${((100 * right) / Math.max(1, of)).toFixed(1)} %`;
  return (
    `${what}: ${share(all)} of ${all} clauses that begin without a mark are found, ` +
    `${share(found.length)} of what is found is one`
  );
}

/** How the gaps of every so many-th description are told by weights that have not seen them. */
export function apartReport(every: number): string[] {
  const texts = ownTexts(OWN);
  const seen = texts.filter((_, at) => at % every !== every - 1);
  const apart = texts.filter((_, at) => at % every === every - 1);
  const lines = packInTurns(ownGaps(seen), CLASSES, SETTINGS);
  const gaps = ownGaps(apart);
  return [
    ...['en', 'zh'].flatMap((language) =>
      ['written', 'unmarked', 'spoken'].map((writing) => {
        const rows = gaps.filter((gap) => gap.language === language && gap.description.endsWith(writing));
        return foundOf(`${language}, ${writing}`, rows, lines);
      }),
    ),
    foundOf('zh, without spaces', ownHanGaps(apart), packInTurns(ownHanGaps(seen), CLASSES, HAN_SETTINGS)),
  ];
}
