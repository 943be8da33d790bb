import { foldPhrase } from './phrases.js';
import { isHanziNumeral } from './hanzi-number.js';
import { readNumbers } from './numbers.js';
import type { Speech, SpokenOffer } from './speech.js';

/** Stands where a string of the speech stood; a letter of no language, so that nothing is read across it. */
export const MASK = '\ue000';

/** The offers that a speech puts on the table. */
export function spokenOffers(speech: Speech): SpokenOffer[] {
  return [...(speech.offer ? [speech.offer] : []), ...speech.menu];
}

/** Whether a text is nothing but a number, so that it must not be taken for a name. */
export function isNumeric(text: string): boolean {
  const folded = foldPhrase(text);
  if (folded !== '' && [...folded].every((character) => isHanziNumeral(character) || !/[\p{L}\p{Sc}%]/u.test(character))) return /[\d\p{L}]/u.test(folded);
  return readNumbers(folded).some((mention) => mention.text.length === folded.length && mention.kind === 'number');
}

/** Every string of a speech that a wording may repeat as it is. */
export function spokenStrings(speech: Speech): string[] {
  const { unit } = speech;
  const plural = unit === null || unit.trim() === '' ? [] : [unit, `${unit.trim()}s`];
  return [
    speech.subject, ...speech.answers, ...speech.refusals, speech.handoff ?? '', speech.signOff ?? '', ...plural,
    ...spokenOffers(speech).flatMap((offer) => offer.terms.flatMap((term) => [term.label, term.optionLabel])),
  ].map((text) => text.trim()).filter((text) => text !== '');
}

/** Whether a place can be masked: no word, figure or currency sign runs on at an edge that is one itself. */
function apart(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.slice(end, end + 2);
  const word = /[\p{Script=Latin}\p{N}]/u;
  if (/\p{N}/u.test(before) && /^\p{N}/u.test(after)) return false;
  if (word.test(text.charAt(start)) && (word.test(before) || /\p{Sc}/u.test(before) || /\d[.,]$/.test(text.slice(Math.max(0, start - 2), start)))) return false;
  return !(word.test(text.charAt(end - 1)) && (/^[\p{Script=Latin}\p{N}\p{Sc}%]/u.test(after) || /^[.,]\d/.test(after)));
}

/**
 * A folded text with the strings of the speech taken out, the longest first. Bare numbers stay, to be judged as
 * numbers, unless `numericToo`.
 */
export function maskSpoken(folded: string, strings: readonly string[], numericToo = false): string {
  const phrases = [...new Set(strings.filter((text) => numericToo || !isNumeric(text)).map(foldPhrase))].filter((phrase) => phrase !== '').sort((left, right) => right.length - left.length);
  let text = folded;
  for (const phrase of phrases) {
    let masked = '';
    let from = 0;
    for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + phrase.length)) {
      if (!apart(text, start, start + phrase.length)) continue;
      masked += text.slice(from, start) + MASK;
      from = start + phrase.length;
    }
    text = masked + text.slice(from);
  }
  return text;
}
