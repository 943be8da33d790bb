import { currencyByName } from './currency-names.js';
import { ANY_CASE_CODES, BEGINNING, ENDING, type Mark } from './currency-marks.js';
import { SHARED } from './phrases/currencies.js';
import { countsGiven, PIECES } from './unit-words-chinese.js';

/** A currency found beside a number. */
export interface FoundCurrency {
  /** ISO 4217; null where the mark may mean several and none of them is the deal's. */
  code: string | null;
  /** Characters that it takes, with the blanks between it and the number. */
  length: number;
  /** The mark as it was folded. */
  mark: string;
}

/**
 * Whether a word is the code of a currency that is read in any case.
 * @example isCurrencyCode('aud') // true
 */
export const isCurrencyCode = (word: string): boolean =>
  ANY_CASE_CODES.has(word.toLowerCase()) || word.toLowerCase() === 'rmb';

const COUNTED = new RegExp(`^${PIECES}`);
const countsPieces = (text: string, at: number): boolean =>
  COUNTED.test(text.slice(at, at + 16)) || countsGiven(text, at);
const LETTER = /\p{L}/u;
export const HAN = /\p{Script=Han}/u;

/** The currency that a mark stands for beside a deal in `own`. */
export function settle(means: string, own: string | undefined): string | null {
  const shared = Object.hasOwn(SHARED, means) ? SHARED[means] : undefined;
  if (shared === undefined) return means === '' ? null : means;
  return own !== undefined && shared.codes.includes(own) ? own : shared.usual;
}

/** Whether letters go on beside a mark that is made of letters. */
const goesOn = (edge: string, beside: string): boolean =>
  LETTER.test(edge) && LETTER.test(beside) && !HAN.test(edge) && !HAN.test(beside);

/** What a text was before its letters were made small, character by character; empty where that is not known. */
export interface Spelled {
  text: string;
  cased: string;
}

/** Whether the letters of a mark stand at a place; a blank in it may be one that does not break. */
const standsAt = (mark: Mark, text: string, at: number): boolean =>
  text.startsWith(mark.text, at) ||
  (mark.text.includes(' ') && text.slice(at, at + mark.text.length).replaceAll('\u00a0', ' ') === mark.text);

/** Capitals count where a mark is spelled so; in the deal's own currency any spelling of it does. */
function spelledSo(mark: Mark, spelled: Spelled, at: number, own: string | undefined): boolean {
  const { cased, means } = mark;
  if (cased === null || means === own) return true;
  if (mark.own === true) return false;
  return spelled.cased.slice(at, at + cased.length) === cased;
}

/** Whether a word in capitals stands among others, where it is no code but shouted. */
const shouted = (mark: Mark, spelled: Spelled, at: number): boolean =>
  mark.cased !== null && mark.cased.length > 1 && /^ [A-Z]{2,}/.test(spelled.cased.slice(at));

/** Digits that are written as a sum: behind a letter other ones are a model, "R8". */
export const AMOUNT = /^\d{1,3}(?:[ \u00a0,.]\d{3})+(?!\d)|^\d+[.,]\d{2}(?!\d)/;

/** Letters that stand before a sum without its looking like one: "RM 68", "KES 900". */
const leads = ({ cased, means }: Mark, behind: string, own: string | undefined): boolean =>
  cased === null ||
  means === own ||
  cased === 'RM' ||
  AMOUNT.test(behind) ||
  (cased.length === 3 && !/^(?:19[5-9]|20[0-3])\d(?![\d.,])/.test(behind));

/** Codes that are words of English in a heading: "TOP 10", "ALL 20". */
const HEADS = new Set(['TOP', 'ALL', 'MAD', 'PEN', 'CUP', 'BAM', 'SOS', 'LAK']);

/** The currency that ends right before `at`, blanks between allowed; `own` is the deal's currency. */
export function markBefore(spelled: Spelled, at: number, own?: string): FoundCurrency | null {
  const { text } = spelled;
  let end = at;
  while (end > 0 && at - end < 3 && /[ \u00a0:]/.test(text.charAt(end - 1))) end -= 1;
  if (text.charAt(end - 1) === '.' && /\p{L}/u.test(text.charAt(end - 2))) end -= 1;
  for (const mark of ENDING.get(text.charAt(end - 1)) ?? []) {
    const start = end - mark.text.length;
    if (start < 0 || !standsAt(mark, text, start)) continue;
    // "Fr 8" is a day, "Fr 8.50" a price.
    if (mark.name && !HAN.test(mark.text) && (mark.cased === null || !AMOUNT.test(text.slice(at, at + 14)))) continue;
    if (goesOn(mark.text.charAt(0), text.charAt(start - 1))) continue;
    if (/\d[ \u00a0]?$/.test(text.slice(Math.max(0, start - 2), start)) && !isOfNext(mark.text, text, start)) continue;
    if (mark.means === '元' || !spelledSo(mark, spelled, start, own)) continue;
    if (!leads(mark, text.slice(at, at + 14), own)) continue;
    if (mark.cased !== null && HEADS.has(mark.cased) && mark.means !== own && !AMOUNT.test(text.slice(at, at + 14)))
      continue;
    // Letters that touch a sign are part of it: a mark that is not known.
    const letters = /\p{Sc}/u.test(mark.text.charAt(0))
      ? /[a-z]{1,5}$/.exec(text.slice(Math.max(0, start - 6), start))?.[0]
      : undefined;
    if (letters !== undefined) return { code: null, length: at - start + letters.length, mark: letters + mark.text };
    // "c $", "hk $", "u.s $": the letters of a mark, a blank, its sign.
    const wide = mark.text === '$' ? wideDollar(spelled, start) : null;
    if (wide !== null) return { code: wide.code, length: at - start + wide.length, mark: mark.text };
    return { code: settle(mark.means, own), length: at - start, mark: mark.text };
  }
  return null;
}

const WIDE: Readonly<Record<string, string>> = {
  c: 'CAD',
  ca: 'CAD',
  hk: 'HKD',
  nt: 'TWD',
  au: 'AUD',
  nz: 'NZD',
  us: 'USD',
  'u.s': 'USD',
  'u.s.': 'USD',
  sg: 'SGD',
  mx: 'MXN',
};

function wideDollar({ text, cased }: Spelled, start: number): { code: string; length: number } | null {
  const found = /(?:^|[^\p{L}\d.'])((?:u\.s\.?|[a-z]{1,2}|[a-z]{3})) ?$/u.exec(
    text.slice(Math.max(0, start - 6), start),
  );
  const letters = found?.[1] ?? '';
  const code = Object.hasOwn(WIDE, letters)
    ? WIDE[letters]
    : ANY_CASE_CODES.has(letters) && letters.endsWith('d')
      ? letters.toUpperCase()
      : undefined;
  // "Give us $220" names no country.
  if (letters === 'us' && !/US ?$/.test(cased.slice(0, start))) return null;
  return found === null || code === undefined ? null : { code, length: found[0].replace(/^[^a-z]/, '').length };
}

/** Behind "dollars", whose they are: "dollars canadian", "$80.00 U.S.". */
const WHOSE: readonly (readonly [RegExp, string])[] = [
  [/^ ?(?:canadian|cdn)(?![a-z])/, 'CAD'],
  [/^ ?australian(?![a-z])/, 'AUD'],
  [/^ ?new zealand(?![a-z])/, 'NZD'],
];

/** The currency that begins right behind `at`, blanks between allowed; `own` is the deal's currency. */
export function markAfter(spelled: Spelled, at: number, own?: string): FoundCurrency | null {
  const { text } = spelled;
  let start = at;
  while (
    start - at < 2 &&
    /[ \u00a0-]/.test(text.charAt(start)) &&
    (text.charAt(start) !== '-' || /[a-z]/.test(text.charAt(start + 1)))
  )
    start += 1;
  const gap = start - at;
  const found = markAt(spelled, start, own);
  const national = currencyByName(text.slice(start, start + 48));
  if (national !== null && (found === null || national.length > found.length))
    return { ...national, length: gap + national.length };
  if (found === null) return null;
  const behind = text.slice(start + found.length, start + found.length + 14);
  const whose = found.code === settle('$', own) ? WHOSE.find(([pattern]) => pattern.test(behind)) : undefined;
  const more = whose?.[0].exec(behind)?.[0].length ?? 0;
  return { code: whose?.[1] ?? found.code, length: gap + found.length + more, mark: found.mark };
}

/**
 * Whether a mark between two figures is of the second: it touches that one, or is a sign or a code that nothing behind
 * the second repeats. Two digits alone may be hundredths: "35€ 99".
 */
function isOfNext(mark: string, text: string, start: number): boolean {
  const next = /^([ \u00a0]{0,2})[.,]?\d(?:[\d.,]*\d)?/.exec(text.slice(start + mark.length, start + mark.length + 16));
  if (!next) return false;
  const behind = text.slice(start + mark.length + next[0].length).trimStart();
  const cents = /^[ \u00a0]?\d{2}$/.test(next[0]);
  if (next[1] === '') return !cents || /[ \u00a0]/.test(text.charAt(start - 1));
  if (cents || behind.startsWith(mark)) return false;
  return /^[a-z]{3}$/.test(mark) || /\p{Sc}$/u.test(mark);
}

function markAt(spelled: Spelled, start: number, own: string | undefined): FoundCurrency | null {
  const { text } = spelled;
  for (const mark of BEGINNING.get(text.charAt(start)) ?? []) {
    if (!standsAt(mark, text, start)) continue;
    const end = start + mark.text.length;
    if (goesOn(mark.text.charAt(mark.text.length - 1), text.charAt(end))) continue;
    // Letters that touch a sign are part of it.
    if (LETTER.test(mark.text.charAt(mark.text.length - 1)) && /\p{Sc}/u.test(text.charAt(end))) continue;
    if (mark.cased !== null && text.charAt(start - 1) === '-') continue;
    if (mark.cased?.length === 1 && mark.means !== own && /\d/.test(text.charAt(start - 1))) continue;
    if (!spelledSo(mark, spelled, start, own) || (shouted(mark, spelled, end) && mark.means !== own)) continue;
    if (mark.text === '块' && countsPieces(text, start)) continue;
    if (mark.text === '欧' && /^[元洲式美]/.test(text.slice(end))) continue;
    if (!mark.name && isOfNext(mark.text, text, start)) continue;
    return { code: settle(mark.means, own), length: mark.text.length, mark: mark.text };
  }
  return null;
}

/** As `markBefore`, where only the folded text is known. */
export const currencyBefore = (text: string, at: number, own?: string): FoundCurrency | null =>
  markBefore({ text, cased: '' }, at, own);

/** As `markAfter`, where only the folded text is known. */
export const currencyAfter = (text: string, at: number, own?: string): FoundCurrency | null =>
  markAfter({ text, cased: '' }, at, own);
