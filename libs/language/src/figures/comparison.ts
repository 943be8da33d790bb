import { patternWith } from '../pattern.js';

/** How words compare with a number of things: beyond it, from it on, or below it. */
export type Comparison = 'above' | 'above_or_at' | 'from' | 'below' | 'up_to';

/** Words right before a number. Where people use "over" loosely it may be "at least". Closed classes. */
const BEFORE: readonly (readonly [Comparison, RegExp])[] = [
  [
    'above',
    patternWith('iu')`
      (?:\b(?:more|greater|larger|bigger) than|\bexceed(?:s|ing)?|\bin excess of
      |超过|超過|超出|多于|多於|大于|大於|高于)[ ]?$
    `,
  ],
  ['above_or_at', /(?:\b(?:over|above|beyond|past|upwards of))[ ]$/iu],
  [
    'from',
    /(?:\b(?:from|at least|not? (?:fewer|less) than|starting (?:at|from))|满|達|达到?|至少|不少于|不低于)[ ]?$/iu,
  ],
  ['below', /(?:\b(?:(?<!\bnot?[ ])(?:less|fewer|smaller) than|under|below)|不足|不到|少于|少於|低于|小于)[ ]?$/iu],
  [
    'up_to',
    patternWith('iu')`
      (?:\b(?:up to|at most|no more than|not more than|maximum(?: of)?|max)
      |(?:n['’]t|\bnot|\bnever|\bcannot)(?: [a-z]+){1,2} more than
      |最多|至多|不超过|不超過|不多于)[ ]?$
    `,
  ],
];
/** Words right behind a number, with a word for what is counted between; they stand above those before it. */
const BEHIND: readonly (readonly [Comparison, RegExp])[] = [
  [
    'from',
    patternWith('iu')`
      ^\s?(?:\p{Script=Latin}{1,16} )?
      (?:\+|(?:or|and) (?:more|over|above|longer|larger|up(?:wards?)?|greater)\b|upwards?\b|plus\b)
      |^\s?(?:\p{Script=Han}{1,2})?(?:及以上|以上|起|往上)
    `,
  ],
  [
    'up_to',
    /^\s?(?:\p{Script=Han}{1,2})?(?:以内|之内)|^\s?(?:\p{Script=Latin}{1,16} )?(?:or (?:less|fewer|under))\b/iu,
  ],
];

const REACH = 24;

/**
 * How the words beside a number compare with it; null where they do not.
 * @param start where the number begins, in UTF-16 units; `end` is exclusive, its unit is part of it
 * @example comparisonAt('More than 10: $36 each', 10, 12) // 'above'
 * @example comparisonAt('over a tonne (1000 kg and up)', 14, 21) // 'from'
 */
export function comparisonAt(text: string, start: number, end: number): Comparison | null {
  const [before, behind] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)];
  const found =
    BEHIND.find(([, pattern]) => pattern.test(behind)) ??
    [...BEFORE].reverse().find(([, pattern]) => pattern.test(before));
  return found?.[0] ?? null;
}
