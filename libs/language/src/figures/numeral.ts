import { patternWith } from '../pattern.js';
import { currencyAfter } from './currencies.js';
import { unitAfter } from './units.js';

/** A number written with digits, as far as the digits alone tell. */
export interface Numeral {
  value: number;
  /** What else the same spelling can mean (`1.200` is twelve hundred or one point two); null where it is plain. */
  alternative: number | null;
  /** Index after its last character. */
  end: number;
  /** What the shape says it is: `code` and `date` are no amounts. */
  shape: 'amount' | 'code' | 'date' | 'time' | 'phone';
}

/** At most a dozen groups, so that a list of thousands is not read anew at each of its members. */
const RUN = /\d+(?:[.,'_\u00a0]\d+){0,12}/y;
const SPACED =
  /\d{1,3}(?:[ \u00a0]\d{3})+(?:[.,]\d{1,2}(?!\d)|,\d{3}(?= ?[€$£]))?(?!\d|[.,]\d|[ \u00a0]\d{1,3}(?![\d.,]))/y;
/** A dash in place of the cents: "1.899,-". */
const NO_CENTS = /[.,][-\u2014]{1,2}(?!\d)/y;
const EXPONENT = /e[+-]?\d{1,4}(?![\p{L}\d])/uy;
const HEXADECIMAL = /0x[\da-f]+/y;
const CLOCK = /(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?!\d)/y;
const DATE = /\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?![\d/])/y;
const PHONE = patternWith('y')`
    \d{1,3}[ -]?\(\d{2,4}\)[ -]?\d{3,4}[ -]?\d{3,4}
    |\d{3,4}[ -]\d{3,4}[ -]\d{4}(?!\d)
    |\d{3}-\d{4}(?!\d|\s{1,12}[$€£¥]?\d+(?:\.\d+)?(?:\s*[元块\n]|\s*$)|\s?[个件箱把张双条只支盒瓶台套])
  `;
const FRACTION = /([123])[/\u2044]([234])(?![\d/])/y;
const RATIO = /\d+(?:[/\u2044:]\d+){1,12}/y;

/** A decimal number from its digits, exact as a literal would be; never infinite. */
export function decimal(whole: string, fraction = '', exponent = 0): number {
  const value = Number(`${whole || '0'}.${fraction || '0'}e${exponent}`);
  return Number.isFinite(value) ? value : Number.MAX_VALUE;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const grouped = (groups: readonly string[]): boolean =>
  groups.length > 1 &&
  (groups[0] ?? '').length <= 3 &&
  groups[0] !== '0' &&
  (groups.at(-1) ?? '').length === 3 &&
  (groups.slice(1).every((group) => group.length === 3) || groups.slice(1, -1).every((group) => group.length === 2));

/** One separator that occurs once: `1,200`, `12,50`, `1.200`, `12.5`, `4,0000`. */
function oneSeparator(
  whole: string,
  rest: string,
  mark: string,
  decimalComma: boolean,
): Omit<Numeral, 'end' | 'shape'> {
  const joined = decimal(whole + rest);
  const split = decimal(whole, rest);
  if (mark !== ',' && mark !== '.') return { value: joined, alternative: null };
  if (rest.length !== 3 || whole.length > 3 || /^0/.test(whole)) {
    if (mark === ',' && rest.length > 3) return { value: joined, alternative: split };
    return { value: split, alternative: null };
  }
  if (mark === ',') return decimalComma ? { value: split, alternative: joined } : { value: joined, alternative: null };
  const looksGrouped = decimalComma || rest.endsWith('0');
  return looksGrouped ? { value: joined, alternative: split } : { value: split, alternative: joined };
}

function separated(run: string, decimalComma: boolean): Omit<Numeral, 'end'> | null {
  const marks = run.replace(/\d+/g, '');
  const kinds = new Set(marks);
  const groups = run.split(/\D/);
  const last = groups.at(-1) ?? '';
  if (marks === '') return { value: decimal(run), alternative: null, shape: 'amount' };
  if (marks.length === 1) return { ...oneSeparator(groups[0] ?? '', last, marks, decimalComma), shape: 'amount' };
  if (grouped(groups) && kinds.size === 1)
    return { value: decimal(groups.join('')), alternative: null, shape: 'amount' };
  const lastMark = marks.at(-1) ?? '';
  const thousands = groups.slice(0, -1);
  const decimalLast =
    (lastMark === '.' || lastMark === ',') && !marks.slice(0, -1).includes(lastMark) && kinds.size === 2;
  if (decimalLast && (grouped(thousands) || thousands.length === 1)) {
    return { value: decimal(thousands.join(''), last), alternative: null, shape: 'amount' };
  }
  return null;
}

/** A count of one or two digits behind a comma that a Han character counts: the comma parts two figures there. */
const COUNTED_BEHIND = /,\d{1,2}$/;
const HAN = /\p{Script=Han}/u;

/** The digits of a run that belong to its first number, where a comma parts figures: "1180一台,10台1120,50台1050". */
function firstOf(run: string, behind: string): string {
  const counted = COUNTED_BEHIND.exec(run);
  return counted && HAN.test(behind) ? run.slice(0, counted.index) : run;
}

/** The longest beginning of groups that commas part into one number: of "9,800,10" it is "9,800". */
function longestGrouped(run: string): string {
  const groups = run.split(',');
  const count = groups.findIndex((_, at) => at > 1 && !grouped(groups.slice(0, at + 1)));
  const first = groups.slice(0, Math.max(1, count));
  return grouped(first) ? first.join(',') : (groups[0] ?? run);
}

/** Shapes that are read whole before any amount: hexadecimal, clock times, dates, phone numbers, ratios. */
function otherShape(text: string, at: number): Numeral | null {
  const hexadecimal = match(HEXADECIMAL, text, at);
  if (hexadecimal)
    return {
      value: Number.parseInt(hexadecimal[0].slice(0, 14), 16),
      alternative: null,
      end: at + hexadecimal[0].length,
      shape: 'code',
    };
  const lead = Number(match(/\d{1,12}/y, text, at)?.[0] ?? 0);
  const shapes: readonly [RegExp, Numeral['shape']][] = [
    [CLOCK, 'time'],
    [PHONE, 'phone'],
    [DATE, 'date'],
  ];
  for (const [pattern, shape] of shapes) {
    const found = match(pattern, text, at);
    if (found && !grouped(found[0].split(/[.]/)))
      return { value: lead, alternative: null, end: at + found[0].length, shape };
  }
  const fraction = match(FRACTION, text, at);
  if (fraction)
    return {
      value: Number(fraction[1]) / Number(fraction[2]),
      alternative: null,
      end: at + fraction[0].length,
      shape: 'amount',
    };
  const ratio = match(RATIO, text, at);
  return ratio ? { value: lead, alternative: null, end: at + ratio[0].length, shape: 'code' } : null;
}

/** Groups of digits behind blanks are one number: "11 900"; not where the last one is a measure of its own. */
function spacedAt(text: string, at: number): Numeral | null {
  const wide = match(SPACED, text, at)?.[0];
  if (wide === undefined) return null;
  const end = at + wide.length;
  if (/^(?:[a-z]|[ \u00a0]?(?:%|percent))/.test(text.slice(end, end + 9)) && currencyAfter(text, end) === null)
    return null;
  if (currencyAfter(text, end) === null) {
    // Blanks between figures part them in Chinese: "加25 380不卖".
    if (/^[ \u00a0]?\p{Script=Han}/u.test(text.slice(end, end + 2))) return null;
    // Feet and forints are spelled alike, and both are counted by the thousand.
    if (unitAfter(text, end)?.sense != null && !/^ ft(?![a-z])/.test(text.slice(end, end + 4))) return null;
  }
  const [whole = '', fraction = ''] = wide.replace(/[ \u00a0]/g, '').split(/[.,]/);
  return { value: decimal(whole, fraction), alternative: null, end, shape: 'amount' };
}

/** A number that a dash in place of the cents ends is whole: its points and commas are thousands. */
function withoutCents(numeral: Numeral, text: string): Numeral {
  const dash = match(NO_CENTS, text, numeral.end)?.[0];
  if (dash === undefined || numeral.shape !== 'amount') return numeral;
  const { value, alternative, end } = numeral;
  return { ...numeral, value: Math.max(value, alternative ?? value), alternative: null, end: end + dash.length };
}

/**
 * Reads the number written with digits that begins at `at` in a folded text; null where none does.
 * `decimalComma` says that the text writes decimals with a comma.
 * @example readNumeral('12.500,00 €', 0) // { value: 12500, alternative: null, end: 9, shape: 'amount' }
 * @example readNumeral('1.899,-', 0) // { value: 1899, alternative: null, end: 7, shape: 'amount' }
 */
export function readNumeral(text: string, at: number, decimalComma = false): Numeral | null {
  const other = otherShape(text, at);
  if (other) return other;
  const wide = spacedAt(text, at);
  if (wide) return withoutCents(wide, text);
  const found = match(RUN, text, at)?.[0];
  if (found === undefined) return null;
  const run = firstOf(found, text.charAt(at + found.length));
  const read = separated(run, decimalComma);
  if (!read) return firstOfList(run, at);
  const end = at + run.length;
  const exponent = match(EXPONENT, text, end)?.[0];
  if (exponent === undefined) return withoutCents({ ...read, end }, text);
  const value = Number(`${read.value}${exponent}`);
  return {
    value: Number.isFinite(value) ? value : Number.MAX_VALUE,
    alternative: null,
    end: end + exponent.length,
    shape: 'amount',
  };
}

/** The first number of a list without blanks: "3.9,5000". */
function firstOfList(run: string, at: number): Numeral {
  const listed = /^\d+\.\d{1,2}(?=,)/.exec(run)?.[0];
  if (listed !== undefined)
    return { value: Number(listed), alternative: null, end: at + listed.length, shape: 'amount' };
  const first = /^\d+/.exec(run)?.[0] ?? run;
  if (run.includes('.')) return { value: decimal(first), alternative: null, end: at + run.length, shape: 'code' };
  const whole = /^[\d,]+$/.test(run) ? longestGrouped(run) : first;
  return { value: decimal(whole.replaceAll(',', '')), alternative: null, end: at + whole.length, shape: 'amount' };
}
