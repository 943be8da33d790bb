import { foldText, runsOf } from '@svc/language';
import type { SaidFigure } from '../text/said-figures.js';
import { mayBeSum } from '../words/bare-sum.js';
import { wordsAround } from './words-around.js';

const TOKEN = /[a-z]+(?:'[a-z]+)*|\p{Script=Han}|[?!:,+|()]/gu;
const HAN = /\p{Script=Han}/u;

/** Words or Han characters on either side of a figure that are looked at one by one. */
const NEAR = 8;
/** The most code points of a sentence on either side of a clause. */
const AROUND = 100;
/** The most code points of a heading. */
const HEADING = 60;
const SENTENCE_END = /[.!?;\n。！？；]/u;

interface Range {
  start: number;
  end: number;
}

const markOf = ({ kind }: SaidFigure): string => (kind === 'money' ? '#m' : kind === 'percent' ? '#p' : '#n');

/** The words of a range, with its figures as what they are and not how much. */
function tokensIn(points: readonly string[], { start, end }: Range, figures: readonly SaidFigure[]): string[] {
  const tokens: string[] = [];
  let at = start;
  const words = (to: number): void => {
    const text = foldText(points.slice(at, to).join('')).text;
    tokens.push(...(text.replace(/[，、]/gu, ',').match(TOKEN) ?? []));
  };
  for (const figure of figures) {
    if (figure.start < at || figure.end > end) continue;
    words(figure.start);
    tokens.push(markOf(figure));
    at = figure.end;
  }
  words(end);
  return tokens;
}

/** The sentence of a clause, or its line. */
function sentenceOf(points: readonly string[], clause: Range): Range {
  const ends = (at: number): boolean =>
    SENTENCE_END.test(points[at] ?? '') && !(points[at] === '.' && /\p{Nd}/u.test(points[at + 1] ?? ''));
  let { start, end } = clause;
  while (start > 0 && clause.start - start < AROUND && !ends(start - 1)) start -= 1;
  while (end < points.length && end - clause.end < AROUND && !ends(end)) end += 1;
  return { start, end };
}

/** The line above a list that ends with a colon. */
function headingOf(points: readonly string[], before: number): Range | null {
  for (let end = before; end > 0; end -= 1) {
    if (points[end - 1] !== '\n') continue;
    let start = end - 1;
    while (start > 0 && points[start - 1] !== '\n') start -= 1;
    const line = points.slice(start, end).join('').trim();
    if (line === '') return null;
    if (/[:：]$/u.test(line) && end - start <= HEADING) return { start, end };
  }
  return null;
}

/** Pairs of Han characters that stand beside each other, and single words. */
const pairsOf = (tokens: readonly string[]): string[] => [
  ...tokens.filter((token) => !HAN.test(token)),
  ...tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    return next !== undefined && HAN.test(token) && HAN.test(next) ? [`${token}${next}`] : [];
  }),
];

const BOUNDS = [0.02, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95, 0.999, 1.001, 1.1, 1.5, 3] as const;
const stepOf = (ratio: number): string => String(BOUNDS.filter((bound) => ratio >= bound).length);

/** How much a figure is beside the first sum and the largest. */
function sizes(figure: SaidFigure, sums: readonly SaidFigure[]): string[] {
  const [first] = sums;
  const kind = `:${figure.kind}${sums.includes(figure) ? ' sum' : ''}`;
  if (figure.kind === 'percent') return [`:percent ${stepOf(Math.abs(figure.value) / 20)}`];
  if (!first) return [`${kind} alone`];
  const most = Math.max(...sums.map(({ value }) => value));
  return [
    `${kind} first ${stepOf(figure.value / first.value)}`,
    `${kind} most ${stepOf(figure.value / most)}`,
    ...(first === figure ? [':first'] : [first.start > figure.start ? ':before' : ':behind']),
    ...(sums.some(({ value, start }) => value === figure.value && start < figure.start) ? [':again'] : []),
  ];
}

/** No more figures than these are told apart. */
const FEW = 3;

/** Of a bare number that may be a sum: how many sums have a currency, and how many have none. */
function bare(figure: SaidFigure, sums: readonly SaidFigure[]): string[] {
  if (figure.kind !== 'number' || !sums.includes(figure)) return [];
  const signed = sums.filter(({ kind }) => kind === 'money').length;
  return [`:bare ${Math.min(FEW, signed)} ${Math.min(FEW, sums.length - signed)}`];
}

/** Where a figure stands in its clause: with nothing before it, with nothing behind it, with few words before it. */
function places(mine: string, before: readonly string[], behind: readonly string[]): string[] {
  return [
    ...(before.length === 0 ? [`:leads ${mine}`] : []),
    ...(behind.length === 0 ? [`:ends ${mine} ${Math.min(2 * FEW, before.length)}`] : []),
  ];
}

/** What the figures of a description are looked at beside. */
export interface Surroundings {
  points: readonly string[];
  figures: readonly SaidFigure[];
  /** Every sum: money, and bare numbers that may be. */
  sums: readonly SaidFigure[];
  /** What a price is for, by the words right behind "per", "a" and 每: `hour`, `天`. */
  priced: ReadonlySet<string>;
}

const PRICED = /(?:\/ ?|\bper |\ban? |\beach |\bevery |[每一])(\p{Script=Latin}{2,20}|\p{Script=Han})/gu;
const COUNTED = /^[ -]?(\p{Script=Latin}{2,20}|\p{Script=Han})/u;
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/u, '') : word);

const wordsOf = (points: readonly string[], from: number, to: number): string =>
  foldText(points.slice(Math.max(0, from), to).join('')).text;

/** What the figures of a description are looked at beside, found once for all of them. */
export function surroundingsOf(points: readonly string[], figures: readonly SaidFigure[]): Surroundings {
  const sums = figures.filter((figure) => figure.kind === 'money' || mayBeSum(figure, points));
  const beside = sums.map(
    ({ start, end }) => `${wordsOf(points, start - 12, start)} ${wordsOf(points, end, end + 24)}`,
  );
  const priced = beside.flatMap((words) => [...words.matchAll(PRICED)].map(([, unit = '']) => singular(unit)));
  return { points, figures, sums, priced: new Set(priced) };
}

/** Whether a figure counts what a price is for: "$40 an hour, two hours minimum". */
function counted({ kind, quote, end }: SaidFigure, { points, priced }: Surroundings): string[] {
  if (kind !== 'number' && kind !== 'count') return [];
  const own = /(\p{Script=Latin}{2,20}|\p{Script=Han})$/u.exec(foldText(quote).text)?.[1];
  const behind = COUNTED.exec(wordsOf(points, end, end + 20))?.[1];
  const named = [own, behind].filter((unit) => unit !== undefined).some((unit) => priced.has(singular(unit)));
  return [named ? ':counts the priced' : ':counts another'];
}

/** How much a figure is beside the asking price, as a feature. */
export const besideList = ({ kind, value }: SaidFigure, list: number): string =>
  kind === 'percent' ? '= percent' : `= ${kind === 'money' ? 'money' : 'number'} ${stepOf(value / list)}`;

/** Whether a feature says how much a figure is beside the asking price. */
export const isBesideList = (feature: string): boolean => feature.startsWith('= ');

/**
 * The features of a figure for the model of sums, each once: the words of its clause in runs and by the side on which
 * they stand, the words of its sentence and of the heading above it, and how much it is beside the other sums.
 */
export function sumFeatures(figure: SaidFigure, around: Surroundings): string[] {
  const { points, figures, sums } = around;
  const clause = wordsAround(points, figure);
  const before = tokensIn(points, { start: clause.start, end: figure.start }, figures);
  const behind = tokensIn(points, { start: figure.end, end: clause.end }, figures);
  const sentence = sentenceOf(points, clause);
  const earlier = tokensIn(points, { start: sentence.start, end: clause.start }, figures);
  const later = tokensIn(points, { start: clause.end, end: sentence.end }, figures);
  const heading = headingOf(points, sentence.start);
  const mine = `@${markOf(figure)}`;
  return [
    ...new Set([
      ':always',
      `:script ${HAN.test([...before, ...behind].join('')) ? 'han' : 'latin'}`,
      `:kind ${figure.kind}`,
      ...(figure.currency === null ? [] : [':currency']),
      ...sizes(figure, sums),
      ...bare(figure, sums),
      ...places(mine, before, behind),
      ...counted(figure, around),
      ...runsOf([...before.slice(-NEAR * 2), mine, ...behind.slice(0, NEAR * 2)]),
      ...pairsOf(before.slice(-NEAR)).map((token) => `< ${token}`),
      ...pairsOf(behind.slice(0, NEAR)).map((token) => `> ${token}`),
      ...pairsOf(earlier.slice(-NEAR * 2)).map((token) => `<< ${token}`),
      ...pairsOf(later.slice(0, NEAR * 2)).map((token) => `>> ${token}`),
      ...(heading === null ? [] : pairsOf(tokensIn(points, heading, figures)).map((token) => `: ${token}`)),
    ]),
  ];
}
