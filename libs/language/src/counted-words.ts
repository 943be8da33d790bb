import { foldPhrase } from './find-phrases.js';
import { leftoverWords } from './leftover-words.js';
import type { NumberMention } from './figures/number-mention.js';
import { pattern } from './pattern.js';
import type { Vocabulary } from './vocabulary.js';

/** One or two words of its own between a number and a noun. */
const NOUN_GROUPS = [/^ ([a-z][a-z'-]+) ([a-z][a-z'-]+)/, /^ ([a-z][a-z'-]+ [a-z][a-z'-]+) ([a-z][a-z'-]+)/];
/** Words behind a bare number with which a price is said: "18 tops". */
const OF_A_PRICE = pattern`
    ^(?:
      max|maximum|tops|flat|firm|final|cash|net|gross|even|straight|today|now|delivered|shipped|posted|paid|works|work
      |sounds|seems|or|including|plus|inclusive|bucks?|quid
    )$
  `;
/** Words of paying before a bare number. */
const BID_BEFORE = pattern`
    (?<![a-z])(?:
      pay|paying|offer|offering|do|take|give|say|sell|price|spend|budget|bid|for|at|@|to|is|of|than|about|around|only
    )(?: (?:you|it|them))? ?$
  `;

const sameWord = (one: string, other: string): boolean =>
  one === other || `${one}s` === other || `${other}s` === one || `${one}es` === other || `${other}es` === one;

/** The words of what is sold. */
const soldWords = ({ unit = '', name = '' }: Pick<Vocabulary, 'unit' | 'name'>): string[] => [
  ...leftoverWords(foldPhrase(name), 0, []),
  ...(unit === '' ? [] : [foldPhrase(unit)]),
];

/**
 * Whether a bare number counts what is sold, with words of its own before the noun: "3 blue mugs", "3 green ones".
 * @example countsNoun('3 blue mugs', { start: 0, end: 1, … }, { name: 'Mugs' }) // true
 */
export function countsNoun(
  text: string,
  { kind, sense, value, end }: NumberMention,
  vocabulary: Pick<Vocabulary, 'unit' | 'name'>,
): boolean {
  if (kind !== 'number' || sense !== null || !Number.isSafeInteger(value) || value < 1) return false;
  const sold = soldWords(vocabulary);
  return NOUN_GROUPS.some((group) => {
    const [, own = '', noun = ''] = group.exec(text.slice(end, end + 60)) ?? [];
    const isOwn = own !== '' && own.split(' ').every((word) => leftoverWords(word, 0, []).length > 0);
    return isOwn && (noun === 'ones' || sold.some((word) => sameWord(word, noun)));
  });
}

/**
 * Whether a bare number beside a count is followed by words of its own and can hardly be a price: "3 white mugs, 4
 * blue". How many are wanted is then open.
 * @example countsOwnWords('3 white mugs, 4 blue', { start: 14, end: 15, … }, 20) // true
 */
export function countsOwnWords(
  text: string,
  { kind, sense, value, alternative, start, end }: NumberMention,
  listPrice: number,
): boolean {
  if (kind !== 'number' || sense !== null || alternative !== null || !Number.isSafeInteger(value)) return false;
  if (value < 1 || value >= listPrice / 2 || BID_BEFORE.test(text.slice(Math.max(0, start - 30), start))) return false;
  const word = /^ ([a-z]{3,})/.exec(text.slice(end, end + 30))?.[1] ?? '';
  return leftoverWords(word, 0, []).length > 0 && !OF_A_PRICE.test(word);
}
