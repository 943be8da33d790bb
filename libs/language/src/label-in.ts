import { CONCEPTS } from './concepts.js';
import { foldPhrase } from './find-phrases.js';
import type { NamedThing } from './vocabulary.js';

const HAN = /\p{Script=Han}/u;

/** Whether a text can stand in a sentence of a language; figures and names of one letter can in any. */
const isIn = (text: string, language: 'en' | 'zh'): boolean =>
  language === 'zh' ? HAN.test(text) || !/\p{Script=Latin}{2}/u.test(text) : !HAN.test(text);

/** Whether a word can stand for a label of another language: it is in this one, and not only signs and figures. */
const canStandFor = (word: string, language: 'en' | 'zh'): boolean =>
  isIn(word, language) && (language === 'zh' ? HAN : /\p{Script=Latin}/u).test(word);

/** Rows that name no figure: another spelling of one would be a figure that the policy does not state. */
const WITHOUT_FIGURES = CONCEPTS.filter((row) => !row.some((word) => /\d/.test(word)));

/** The standard word of a language that means what a label says; undefined where none does. */
function standardWord(label: string, language: 'en' | 'zh'): string | undefined {
  const folded = foldPhrase(label);
  return WITHOUT_FIGURES.find((row) => row.includes(folded))?.find((word) => isIn(word, language));
}

/**
 * A label as a buyer of this language reads it: as it is where it is in that language, else the policy's own word for
 * it, else a standard one, else the label in quotation marks: no sentence mixes languages.
 * @example labelIn({ label: 'Cash' }, 'zh') // '现金'; of { label: 'Gift wrap' } it is '“Gift wrap”'
 */
export function labelIn({ label, words = [] }: Pick<NamedThing, 'label' | 'words'>, language: 'en' | 'zh'): string {
  if (isIn(label, language)) return label;
  return words.find((word) => canStandFor(word, language)) ?? standardWord(label, language) ?? `“${label.trim()}”`;
}
