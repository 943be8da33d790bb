import { foldText } from '@svc/language';

/** A Han character, a word of another script or a number in digits, with its place in code points. */
export interface HanToken {
  text: string;
  start: number;
  end: number;
  /** Whether it is a number, or a character that numbers are written with. */
  figure: boolean;
}

const DIGIT = /^\p{Nd}$/u;
const DIGITS = /^[\p{Nd}.,:%]$/u;
const LETTER = /^\p{Script=Latin}$/u;
const LETTERS = /^[\p{Script=Latin}\p{Nd}-]$/u;
const NUMERAL = /^[零〇一二两三四五六七八九十百千万亿半]$/u;

/** The tokens of a run of characters that no mark and no space parts. */
export function hanTokens(points: readonly string[], from: number, to: number): HanToken[] {
  const tokens: HanToken[] = [];
  for (let start = from; start < to;) {
    const first = points[start] ?? '';
    const goes = DIGIT.test(first) ? DIGITS : LETTER.test(first) ? LETTERS : null;
    let end = start + 1;
    while (goes !== null && end < to && goes.test(points[end] ?? '')) end += 1;
    const digits = goes === DIGITS;
    const text = digits ? '#' : foldText(points.slice(start, end).join('')).text;
    tokens.push({ text, start, end, figure: digits || NUMERAL.test(text) });
    start = end;
  }
  return tokens;
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30] as const;
const stepOf = (count: number): number => STEPS.filter((step) => count >= step).length;
/** So many tokens ahead the end of the run is far, and a figure is near. */
const FAR = 30;
const SOON = 4;
/** The longest run of characters that is one feature. */
const LONGEST = 4;

/**
 * The features of the place before a token: the characters on both sides of it in runs, as they are and with every
 * numeral as one, how many stand since the clause began and before the run ends, and where figures stand.
 * @param from the number of the token with which the clause began
 * @param figuresBefore how many figures stand before each token
 */
export function hanGapFeatures(
  tokens: readonly HanToken[],
  next: number,
  from: number,
  figuresBefore: readonly number[],
): string[] {
  const exact = (at: number): string => tokens[at]?.text ?? '$';
  const rough = (at: number): string => (tokens[at]?.figure === true ? '#' : exact(at));
  const run = (at: number, count: number, of = exact): string =>
    Array.from({ length: count }, (_, more) => of(at + more)).join('');
  const figures = (first: number, end: number): boolean =>
    (figuresBefore[Math.min(end, tokens.length)] ?? 0) > (figuresBefore[first] ?? 0);
  const since = stepOf(next - from);
  const before = figures(from, next) ? 'before' : '';
  const soon = figures(next, next + SOON) ? 'soon' : '';
  const lengths = Array.from({ length: LONGEST }, (_, more) => more + 1);
  return [
    ...new Set([
      ':always',
      `:since ${since}`,
      `:to ${stepOf(Math.min(FAR, tokens.length - next))}`,
      `:figure ${before} ${soon}`,
      `:figure ${before} ${soon} ${since}`,
      `:since ${since} / ${exact(next)}`,
      `:since ${since} < ${exact(next - 1)}`,
      `:since ${since} began ${run(from, 2)}`,
      `:figure ${before} / ${exact(next)}`,
      `:figure ${before} / ${run(next, 2)}`,
      `:figure ${before} < ${run(next - 2, 2, rough)}`,
      ...lengths.map((length) => `< ${run(next - length, length)}`),
      ...lengths.map((length) => `> ${run(next, length)}`),
      ...lengths.map((length) => `<# ${run(next - length, length, rough)}`),
      ...lengths.map((length) => `># ${run(next, length, rough)}`),
      `/ ${run(next - 1, 2)}`,
      `/< ${run(next - 2, 3)}`,
      `/> ${run(next - 1, 3)}`,
      `// ${run(next - 2, 4)}`,
      `//# ${run(next - 2, 4, rough)}`,
      `<< ${exact(next - 2)}`,
      `>> ${exact(next + 1)}`,
      `<<< ${run(next - 3, 2)}`,
      `>>> ${run(next + 1, 2)}`,
    ]),
  ];
}

/** How many figures stand before each token, and in all. */
export function countFigures(tokens: readonly HanToken[]): number[] {
  const counts = [0];
  for (const { figure } of tokens) counts.push((counts.at(-1) ?? 0) + (figure ? 1 : 0));
  return counts;
}
