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

const BUYER_DOES = /(?: (?:it|them|this))? yoursel(?:f|ves)$/i;

/**
 * What a charge is an option for: what the buyer does by themselves is charged for where the seller does it instead.
 * @example chargedOption('dismantle it yourself') // 'dismantle'
 */
export const chargedOption = (words: string): string => chargedThing(words).replace(BUYER_DOES, '');

const regExp = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words that only charge, and count what is charged for, at either end: closed classes. */
const CHARGING = patternWith('iu')`
    (?:
      (?:^|[\s:：,，])(?:
        surcharge|supplement|premium|optional|available|flat|once|one-(?:off|time)|on top|in addition|addition|plus|pp
        |ea|each|only|about|an?|of|at|for|is|are|be|costs?|per(?:[ ]\p{L}+)?|(?:an?|every)[ ]\p{L}+
      )
      |[/／]\s?\p{L}+
      |[每一]\p{Script=Han}{1,2}
      |大[概约約]|[约約]
      |[另再][加收付算计計外]?
      |[加付收要需计計贵貴为為]|加[收价價]
    )\s*$
  `;
/** A clause of its own behind another one: "or I post it". */
const OTHER_CLAUSE = /^.*\b(?:or|and|but) (?=(?:i|we|you|it|they)\b)/iu;
/** Nothing that has a name: no letters, or one sign that begins or ends a word. */
const NAMELESS = /^(?:[^\p{L}]*|\p{Script=Han})$/u;

/** "Book weekly and it's $31": what stands before the pronoun says for what the sum holds. */
const HELD_FOR = /^(.*\S)[, ]+(?:or|and|then) (?:it|that|this)(?:['’]s| is| will be|['’]ll be)$/iu;

/** "A vase is": behind an article that opens the words stands the thing, and no unit. */
const OPENS_WITH_THING = /^an? (\p{L}[\p{L}'’-]*(?: \p{L}+)?) (?:is|are|costs?|comes? (?:at|to))$/iu;

/** Words without those at their end that only charge. */
function named(words: string): string {
  const thing = OPENS_WITH_THING.exec(words.trim())?.[1];
  if (thing !== undefined) return thing;
  let text = (HELD_FOR.exec(words.trim())?.[1] ?? words).replace(OTHER_CLAUSE, '');
  for (;;) {
    const next = text.replace(/[\s:：,，|+–—-]+$/u, '').replace(CHARGING, '');
    if (next === text) break;
    text = next;
  }
  const left = chargedThing(trimWords(text.replace(/\s+/g, ' ')));
  return NAMELESS.test(left) ||
    (CHARGING.test(` ${left}`.replace(/^\s(?=\p{Script=Han})/u, '')) && trimWords(left.replace(CHARGING, '')) === '')
    ? ''
    : left;
}

/**
 * What a sum is for: the words before it, else those behind it, without those that only charge it.
 * @example whatFor('Setup fee of $30 per design', '$30') // 'Setup fee'
 * @example whatFor('Lessons at your home cost £8 extra an hour', '£8') // 'Lessons at your home'
 * @example whatFor('掛耳包裝每包加NT$40', 'NT$40') // '掛耳包裝'
 */
export function whatFor(words: string, sum: string): string {
  const at = words.search(new RegExp(regExp(sum), 'i'));
  if (at < 0) return named(words);
  const behind = words
    .slice(at + sum.length)
    .replace(/^\s?(?:[/／]\s?\p{L}+|(?:per|an?|each|every) \p{L}+|[/每一]\p{Script=Han})/iu, '');
  return named(words.slice(0, at)) || named(behind);
}
