import { chancesOf, unpackWeights } from '@svc/language';
import { gapFeatures, gapsOf, type Gap, type GapsOf } from './clause-gaps.js';
import { partHan } from './part-han.js';
import { GAP_WEIGHTS } from './phrases/gap-weights.js';
import { figurePlaces } from './within-figures.js';

const WEIGHTS = unpackWeights(GAP_WEIGHTS);

/** From this chance on a clause begins behind a gap. */
const BEGINS = 0.5;
/** What has fewer words between two marks is written with marks. */
const SHORT_RUN = 20;
/** The same in a text that has a mark for so many words. */
const LONG_RUN = 45;
const MARKED = 25;
/** In Chinese, where words stand together, spaces are the marks of what has so many between two others. */
const FEW_SPACES = 3;
/** What is left of a clause that is a figure alone: its unit, or nothing. */
const LONE_WORDS = 1;
/** Letters of a currency, with a sign. */
const CODE = 4;

const isSum = ({ tokens }: GapsOf, at: number): boolean =>
  tokens[at]?.figure === true || /^\p{Sc}$/u.test(tokens[at]?.text ?? '');

/** Whether a figure alone stands behind a gap, with no more than its unit: it belongs to what is before it. */
function isLoneSum(found: GapsOf, next: number): boolean {
  const { tokens } = found;
  let at = next;
  while (isSum(found, at)) at += 1;
  if (at === next) return false;
  const touches = (one: number): boolean => tokens[one]?.mark === false && tokens[one]?.start === tokens[one - 1]?.end;
  const first = at;
  while (touches(at) && at - first <= LONE_WORDS) at += 1;
  const ends = tokens[at]?.mark !== false;
  return at - first <= LONE_WORDS && (ends || tokens[next]?.han === true || tokens[next - 1]?.han === true);
}

/** Whether a run of words is written with marks, so that a clause has one where it begins. */
function isWritten({ tokens, marks, runs }: GapsOf, next: number): boolean {
  const { words, spaces, han } = runs[next] ?? { words: 0, spaces: 0, han: 0 };
  if (han > 2 * spaces) return spaces < FEW_SPACES;
  return words < (marks * MARKED < tokens.length ? SHORT_RUN : LONG_RUN);
}

/** Whether the words about a gap hold together whatever the model says. */
function holds(found: GapsOf, { next }: Gap): boolean {
  const [before, token] = [found.tokens[next - 1], found.tokens[next]];
  if (!before || !token) return true;
  // "R13 800", "10 000 words", "$79 USD": a figure goes on, and what stands behind it may be its currency or unit.
  const isCode = token.capital && token.end - token.start <= CODE;
  if (before.figure && (isSum(found, next) || token.han || isCode)) return true;
  return isLoneSum(found, next) || isWritten(found, next);
}

/**
 * Whether a gap lies in a figure, or between two figures: "four hundred twenty thousand", "ten pounds eighty". The
 * places of the figures are looked for when they are first asked.
 */
function figuresOf(description: string): (gap: Gap) => boolean {
  let found: { starts: Set<number>; ends: Set<number>; within: ReadonlySet<number> } | undefined;
  const look = (): NonNullable<typeof found> => {
    const { places, within } = figurePlaces(description);
    return { starts: new Set(places.map(([start]) => start)), ends: new Set(places.map(([, end]) => end)), within };
  };
  return ({ start, end }) => {
    found ??= look();
    return found.within.has(start) || (found.starts.has(start) && found.ends.has(end));
  };
}

/**
 * A description in which a new line stands for each space at which a clause begins without a mark, as in what was
 * dictated or pasted out of a table, and one more before each that begins in a long run of Chinese without a space.
 * `writtenPlaces` tells where its characters stood. Linear in its length.
 * @example partClauses('钢琴家教 央院在读 上门朝阳海淀都行 三岁以下的小孩不收') // a new line for each space
 */
export function partClauses(description: string): string {
  const found = gapsOf(description);
  const points = [...description];
  const inFigure = figuresOf(description);
  let [from, seen] = [0, 0];
  for (const gap of found.gaps) {
    for (; seen < gap.next; seen += 1) if (found.tokens[seen]?.mark === true) from = seen + 1;
    if (holds(found, gap)) continue;
    const { begins } = chancesOf(WEIGHTS, ['begins'], gapFeatures(found, gap, from));
    if (begins < BEGINS || inFigure(gap)) continue;
    points[gap.start - 1] = '\n';
    from = gap.next;
  }
  return partHan(points.join(''));
}
