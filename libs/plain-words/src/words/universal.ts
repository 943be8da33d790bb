import { patternWith } from '@svc/language';

/** Pronouns for whoever it may be, and "no condition": a closed class. */
const EVERYBODY = patternWith('i')`
    ^(?:(?:any|every)(?:one|body)|all(?: (?:buyers|customers|comers))?|whoever(?: asks)?|who asks)$
    |^(?:任何人|所有人|人人|谁|大家|每个人|不附(?:任何|带)?条件|不带条件|无条件|没有?条件)$
  `;
const TAIL = /(?:都|也|就|可以?|能|均|一律)+$/;

/**
 * Whether a condition is none: it names everybody.
 * @example namesEverybody('Everybody') // true
 * @example namesEverybody('任何人都可以') // true
 */
export const namesEverybody = (condition: string): boolean => EVERYBODY.test(condition.trim().replace(TAIL, ''));

/** Whether words give to everybody: 任何人都可以优惠100元. */
export const givesEverybody = (words: string): boolean =>
  /^\W*(?:(?:any|every)(?:one|body))\b/i.test(words) || /(?:任何人|所有人|人人|谁|大家|每个人)都/.test(words);
