import type { SaidFigure } from '../text/said-figures.js';

const YEAR = /^(?:19[5-9]\d|20[0-3]\d)$/;
/**
 * A number is part of a name where letters or a joining mark stand right before it: "DDL-8700", "F310", "24/7",
 * "8+256", "M8×30".
 */
const NAME_BEFORE = /(?:[\p{Script=Latin}\-/.:×*第#]|\p{N}\+)\s?$/u;
/** A number that a verb of being states names nothing: "My lowest, for anyone, is 7.70". */
const STATED = /(?<!\p{L})(?:is|are|be)\s$/iu;
/** What may follow a bare sum: an end, a mark, or in Chinese a function word; any other word is what is counted. */
const AFTER_SUM = /^(?:\s*$|\n|\s?[^\s\p{L}\p{N}:/–~×*-]|\s[一每]|[的可就起包带出走一每左以都才也转卖给了吧元块是])/u;
/** A sum in Han numerals alone may be part of a word: 六角螺丝. */
const HAN_NUMERAL = /^\p{Script=Han}+$/u;
const NUMERAL = /[\p{Nd}万千]/u;

/** Whether nothing beside a number says what else than money it counts. */
function isBare({ kind, sum, quote, value, start, end }: SaidFigure, points: readonly string[]): boolean {
  const before = points.slice(Math.max(0, start - 5), start).join('');
  const after = points.slice(end, end + 2).join('');
  return (
    sum &&
    (kind === 'money' || (value >= 1 && NUMERAL.test(quote))) &&
    !/w$/i.test(quote) &&
    !YEAR.test(quote) &&
    (STATED.test(before) || !NAME_BEFORE.test(before)) &&
    AFTER_SUM.test(after)
  );
}

/**
 * Whether a figure of a description is money, or a bare number that may be. Percentages are neither.
 * @param points the code points of the description
 * @example mayBeSum(the850, [...'My lowest is 850.']) // true
 */
export function mayBeSum(figure: SaidFigure, points: readonly string[]): boolean {
  if (figure.value === 0) return false;
  // 两块一起: the last numeral begins a word of its own.
  if (figure.quote.endsWith('一') && /[样些点起共般直定次]/.test(points[figure.end] ?? '')) return false;
  if (figure.kind === 'money') return !HAN_NUMERAL.test(figure.quote) || isBare(figure, points);
  return figure.kind === 'number' && isBare(figure, points);
}

/** Whether words are written without spaces between them, so that a bare number is a usual way to say a price. */
export const isUnspaced = (words: string): boolean => /\p{Script=Han}/u.test(words);

/** Whether a numeral is written in digits, at least in part. */
export const hasDigit = (words: string): boolean => /\p{Nd}/u.test(words);
