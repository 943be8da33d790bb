import { isHanziNumeral } from './hanzi-signs.js';
import { readNumbers } from './numbers.js';
import { foldPhrase } from '../find-phrases.js';

/** Whether a text is nothing but a number, so that it must not be taken for a name. */
export function isNumeric(text: string): boolean {
  const folded = foldPhrase(text);
  if (
    folded !== '' &&
    [...folded].every((character) => isHanziNumeral(character) || !/[\p{L}\p{Sc}%]/u.test(character))
  )
    return /[\d\p{L}]/u.test(folded);
  return readNumbers(folded).some((mention) => mention.text.length === folded.length && mention.kind === 'number');
}
