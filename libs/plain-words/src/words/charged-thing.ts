import { trimWords } from './trim-words.js';
import { patternWith } from '@svc/language';

/**
 * The verb of being or costing behind a thing, with the words of addition and of the unit that follow it. A closed
 * class.
 */
const CHARGED_EN = patternWith('i')`
    ^(.*\S)\s+(?:
      is|are|costs?|comes? (?:at|for|to)|will (?:be|cost)|would (?:be|cost)|gets?
    )
    (?: (?:me|us|you))?(?:
      [ ](?:an? )?(?:extra|more|additional|surcharge|on top)
    )?(?: (?:an?|per|each|every) \w+)?$
  `;
const PER_UNIT_EN = /^(.*\S)\s+(?:per|each|every) \w+$/i;
/** The verb of adding to a price, with the unit before it. */
const CHARGED_ZH =
  /^(.*?\p{Script=Han})(?:要?每[\p{Script=Han}]{1,2})?(?:另加|另付|另收|另算|加收|加价|再加|需加|要加|贵|加)$/u;

/**
 * What is charged for, without the words that charge it: a label names a thing, and the price says what it costs.
 * @example chargedThing('open bar is extra per guest') // 'open bar'
 * @example chargedThing('酒水每桌另加') // '酒水'
 */
export function chargedThing(words: string): string {
  const text = words.trim();
  const thing = (CHARGED_EN.exec(text) ?? PER_UNIT_EN.exec(text) ?? CHARGED_ZH.exec(text))?.[1]?.trim() ?? '';
  return thing.length >= 2 ? thing : words;
}

const regExp = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What a sum is for: its words without it, the preposition that leads to it, and those that only charge it.
 * @example whatFor('Setup fee of $30 per design', '$30') // 'Setup fee'
 * @example whatFor('Lessons at your home cost £8 extra an hour', '£8') // 'Lessons at your home'
 */
export const whatFor = (words: string, sum: string): string =>
  chargedThing(
    trimWords(
      words
        .replace(new RegExp(`(?:\\b(?:of|at|for)\\b[\\s:]*)?(?:\\b(?:about|an?) )?${regExp(sum)}`, 'i'), ' ')
        .replace(/\s+/g, ' '),
    ),
  ).replace(/\s+(?:costs?|is|are|per|once|of|at)$/i, '');
