import { patternWith, readNumbers } from '@svc/language';
import { optionWords } from '../words/option-words.js';
import { subjectWords } from '../words/subject-words.js';
import { termKindOf } from '../words/term-kinds.js';
import { MARKED_BEHIND } from './count-marks.js';

/** Words of what is not paid for: a closed class of each language. */
const FREE = patternWith('iu')`
    \b(?:free|for nothing|no (?:extra )?charge|waived?|on us|on the house|we (?:pay|cover|bear) (?:it|that))\b
    |免|包邮|包送
  `;
const AT_LEAST_BEFORE = patternWith('iu')`
    (?:
      \b(?:from|at least|over|above|more than|orders? of|(?:order|buy|take|book)(?:ing)?)
      |满|达|到|超过|[订买]|不少于
    )\s?$
  `;
/** A pronoun at most names what is free, and no thing stands behind "free": it is what was just spoken of. */
const UNNAMED = patternWith('iu')`
    ^(?:(?:it is|it's|this is|that is|but|and|or|once)[,\s]\s?){0,2}
      (?:free|waived|no charge|for nothing)
      (?=\s*(?:$|[\p{P}\p{Nd}])|\s(?:of charge|from|for|over|above|beyond|within|if|when|on|with|at|to)(?![\p{L}]))
    |\bit\b
    |^免[费收]?(?:$|\p{P})
  `;

/** The least order that does not pay a charge. */
export interface FreeFrom {
  count: number;
  /** What is counted, as written; null where no word says. */
  unit: string | null;
}

/** The words of a text, each between blanks. */
const wholeWords = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Whether words name what is charged for: one word of a subject such as delivery, or all words of another thing. */
function namesCharged(words: string, what: string): boolean {
  const text = wholeWords(words);
  const isIn = (word: string): boolean =>
    /^\p{Script=Latin}/u.test(word) ? text.includes(wholeWords(word)) : words.includes(word);
  if (termKindOf(what).id !== 'deal') return optionWords(what).some(isIn);
  const own = subjectWords(what);
  return own.length > 0 && own.every(isIn);
}

/**
 * How words say that a charge is not always paid: `named`, or `alone` of what was just spoken of. Null where they say
 * nothing of it.
 * @param what what is charged for
 * @example waivesCharge('Free delivery from 20 boxes', 'Shipping') // 'named'
 * @example waivesCharge('yearly customers get it free', 'Onboarding call') // 'alone'
 * @example waivesCharge('Pick-up is free', 'Delivery') // null
 */
export function waivesCharge(words: string, what: string): 'named' | 'alone' | null {
  if (!FREE.test(words)) return null;
  if (namesCharged(words, what)) return 'named';
  return UNNAMED.test(words) ? 'alone' : null;
}

/**
 * The least order for which something is free; null where the words name none, or more than one number.
 * @example freeFrom('free from 20 cartons on') // { count: 20, unit: 'carton' }
 * @example freeFrom('满10箱包邮') // { count: 10, unit: '箱' }
 * @example freeFrom('free over €500') // null
 */
export function freeFrom(words: string): FreeFrom | null {
  const [number, ...others] = readNumbers(words);
  if (number === undefined || others.length > 0 || number.unclear || number.value < 2) return null;
  if ((number.kind !== 'count' && number.kind !== 'number') || !Number.isSafeInteger(number.value)) return null;
  const isLeast = AT_LEAST_BEFORE.test(words.slice(0, number.start)) || MARKED_BEHIND.test(words.slice(number.end));
  return isLeast && FREE.test(words) ? { count: number.value, unit: number.unit } : null;
}
