import { countedWord, patternWith, timeUnit } from '@svc/language';
import { countsWay } from '../words/counting-words.js';

/** Where the words that name what is charged for end: at a verb, a mark, a number or what is beyond it. */
const NAME_ENDS = patternWith('iu')`
    [:：,，]|\p{Nd}|\p{Sc}|含|包|超|每|免|内
    |\b(?:
      is|are|costs?|beyond|over|above|after|within|includes?|included|including|up to|free|each|every|any|per|an?|for
      |additional|extra|further|more|outside|exceeding|past|thereafter|it's|that's
    )\b
  `;
/** What leads to a name and is none of it. */
const LEADS = /^(?:and|but|or|our|my|the|plus|also|with|如|另外|另)\s?/iu;
const NAMES_NOTHING = /^(?:it|that|this|we|i|you|there|from|one|two|three|four|five|six|ten|if|then|otherwise)\b/iu;

/**
 * What a charge beyond a count is called: by the words that its sentence begins with, else by what is counted.
 * @example beyondLabel('Travel beyond 50 km costs ', 'km', null) // 'Travel'
 * @example beyondLabel('Each further hour is ', 'hour', 'further') // 'further hours'
 */
export function beyondLabel(words: string, noun: string, further: string | null): string {
  const text = words
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
    .replace(LEADS, '');
  const name = text.slice(0, NAME_ENDS.exec(text)?.index ?? text.length).trim();
  const isName = name !== '' && !NAMES_NOTHING.test(name) && name.split(/\s+/).length <= 3 && name.length <= 40;
  if (isName) return name;
  if (/^\p{Script=Han}/u.test(noun)) return timeUnit(noun) === null ? `超出的${noun}` : '超时';
  if (countsWay(noun)) return 'Travel';
  return `${further ?? 'additional'} ${/^\p{Lu}+$/u.test(noun) ? noun : countedWord(2, noun)}`;
}
