import { patternWith } from '@svc/language';
import { codePoints } from '../text/code-points.js';
import type { Place } from '../text/said-figures.js';

/** The headings under which a form or a table says what is sold. A closed class. */
const HEADING = '(?:product|item|goods|article|title|商品名?称?|品名|名称|产品|货名)';
const VALUE = String.raw`([^\n;；。|\t]*?[^\s.,，])(?=[.,，]?\s*(?:[\n;；。|\t]|$))`;
const FIELD = new RegExp(String.raw`^[ \t*•-]*${HEADING}[ \t]*(?:[:：=|\t]|,(?=\S))[ \t]*${VALUE}`, 'gimu');
const ALONE = new RegExp(`^${HEADING}$`, 'iu');
/** A greeting, and a verb of selling without what is sold. */
const SAYS_NOTHING = patternWith('iu')`
    [你您]好
    |^dear\b
    |^\p{Script=Han}?[卖售让租出]$
  `;
const MOST_CHARACTERS = 80;

/** Whether words that open a description name no thing: a heading, a greeting, a verb alone. */
export const namesNothing = (words: string): boolean => ALONE.test(words) || SAYS_NOTHING.test(words);

/**
 * What a form names under its heading; of several the longest, because the head of a table says less than its rows.
 * @example fieldName('Price: 5\nProduct: enamel mug') // {quote: 'enamel mug', …}
 */
export function fieldName(description: string): Place | null {
  const points = codePoints(description);
  const named = [...description.matchAll(FIELD)].map((match) => {
    const quote = match[1] ?? '';
    const start = match.index + match[0].length - quote.length;
    return { quote, start: points(start), end: points(start + quote.length) };
  });
  const fit = named.filter(
    ({ quote }) => [...quote].length <= MOST_CHARACTERS && /\p{L}{2}|\p{Script=Han}/u.test(quote),
  );
  return fit.sort((one, other) => other.quote.length - one.quote.length)[0] ?? null;
}
