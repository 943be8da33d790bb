import { patternWith } from '@svc/language';

/** Words that shut a lowest price, whatever is offered for it. */
const SHUTS = patternWith('i')`
    \b(?:never|under no circumstances|absolutely|whatever|no matter)\b
    |\b(?:not|nothing|no)\b(?: [a-z]+){0,2} (?:below|under|less|lower)\b
    |不(?:能|得|会|可)?(?:低于|少于)
    |绝不
    |绝对不
    |决不
    |无论如何
    |死也不
  `;

/**
 * Whether the words of a lowest price leave nothing to haggle over.
 * @example shutsPrice('never below $38 a seat') // true
 */
export function shutsPrice(words: string): boolean {
  return SHUTS.test(words);
}
