import { foldText } from '../fold.js';
import { FURTHER_NAMES } from './currency-names.js';
import { ANY_CASE, CURRENCIES, IN_CAPITALS, OTHER_MONEY, SHARED_LETTERS, SHARED_NAMES } from './phrases/currencies.js';

/** How a currency is written: a sign, a code, a name. */
export interface Mark {
  text: string;
  /** An ISO 4217 code, or a row of `SHARED`. */
  means: string;
  /** Letters as they must be written, where that matters. */
  cased: string | null;
  /** It counts in a deal of this currency only. */
  own?: true;
  /** A name, which stands behind a number only. */
  name: boolean;
}

/** The words of a list. */
export const words = (list: string | undefined): string[] => (list === undefined || list === '' ? [] : list.split(' '));
/** Codes that are read in any case, and those that capitals tell. */
export const ANY_CASE_CODES: ReadonlySet<string> = new Set(words(ANY_CASE));
export const CAPITAL_CODES: ReadonlySet<string> = new Set(words(IN_CAPITALS));

/** Every mark of every currency. */
export function* allMarks(): Generator<Mark> {
  for (const { code, marks, letters, own, words: names, hanzi } of CURRENCIES) {
    const plain = { means: code, cased: null, name: false };
    for (const mark of words(marks)) yield { ...plain, text: foldText(mark).text };
    // "Fr 8" is a day: short forms with small letters stand behind a figure.
    for (const mark of words(letters))
      yield { ...plain, text: foldText(mark).text, cased: mark, name: /^[A-Z][a-z]{1,2}\.?$/.test(mark) };
    for (const mark of words(own)) yield { ...plain, text: mark.toLowerCase(), cased: mark, own: true };
    for (const name of [...words(names), ...words(hanzi)]) yield { ...plain, text: foldText(name).text, name: true };
  }
  for (const [mark, means] of SHARED_NAMES)
    yield { text: mark, means, cased: null, name: /[a-z元块蚊]{2}|[元块蚊]/.test(mark) && mark !== 'kr' };
  for (const mark of words(SHARED_LETTERS)) yield { text: foldText(mark).text, means: mark, cased: mark, name: true };
  for (const mark of OTHER_MONEY) yield { text: foldText(mark).text, means: '', cased: null, name: false };
  for (const code of words(ANY_CASE)) yield { text: code, means: code.toUpperCase(), cased: null, name: false };
  for (const code of words(IN_CAPITALS)) yield { text: code.toLowerCase(), means: code, cased: code, name: false };
  // Our own tables come first: of two marks of one text the first counts.
  for (const [text, means] of FURTHER_NAMES) yield { text, means, cased: null, name: true };
}

/** Marks by the character that they begin or end with, longest first. */
function byCharacter(at: (text: string) => string): ReadonlyMap<string, readonly Mark[]> {
  const table = new Map<string, Mark[]>();
  for (const mark of allMarks()) {
    const key = at(mark.text);
    table.set(key, [...(table.get(key) ?? []), mark]);
  }
  for (const marks of table.values()) marks.sort((left, right) => right.text.length - left.text.length);
  return table;
}
export const BEGINNING = byCharacter((text) => text.charAt(0));
export const ENDING = byCharacter((text) => text.charAt(text.length - 1));
