import { isFormerPrice } from '../certainty/sum-clause.js';
import { WHOLE_DEAL } from './whole-deal.js';
import { patternWith } from '@svc/language';

const EACH_UNIT = patternWith('iu')`
    \b(?:per|each|every|apiece|pp|a head|a piece)\b
    |\/
    |\p{Nd}\s?(?:extra |more )?(?:an?) [a-z]+
    |每
    |一(?:个|人|位|件|桶|箱|斤|天|晚|小时|月)
  `;
const ONCE = /\b(?:once|one-off|flat)\b|一次性/i;

/**
 * Whether a sum is paid for each unit, by its words, or once a deal.
 * @example eachUnit('Open bar is 25 extra per guest') // true
 * @example eachUnit('Delivery is 45 dollars on top') // false
 * @example eachUnit('Shipping is $9 an order') // false
 */
export function eachUnit(words: string): boolean {
  return EACH_UNIT.test(words) && !WHOLE_DEAL.test(words) && !ONCE.test(words);
}

/**
 * Whether words say that something is paid once, however long it is had.
 * @example paidOnce('€3.50 a table, once per order') // true
 */
export const paidOnce = (words: string): boolean => ONCE.test(words);

/** Words of time and numerals alone name a span and no thing: "Weekly", "hour of service". */
const SPAN = patternWith('iu')`
    ^(?:
      [^\p{L}]
      |\b(?:hour|dai|day|night|week|month|quarter|year|annual|minute|mile|km)(?:s|ly|y)?\b
      |\b(?:an?|of|per|each|every|and|now|new|usually|service)\b
      |[一二两三四五六七八九十半个每小时天日晚周月季年次]
    )+$
  `;
/** A sum behind words that bound it is what an order comes to: "free over $150", 满5000元免. */
const THRESHOLD = patternWith('iu')`
    (?:
      \b(?:over|above|under|below|beyond|from|minimum(?:[ ]\p{L}+)?|min|at least|up to|more than|less than)
      |[满滿达達]|[超不][过過足]
    )[\s\p{Sc}]*$
  `;

/**
 * Whether a sum of a clause is paid for the thing beside it: it is no price of a span, and bounds no order.
 * @example paysForThing('Gift sleeve 45 cents each', '45 cents', 'Gift sleeve') // true
 * @example paysForThing('free for orders over $150', '$150', 'free for orders') // false
 */
export const paysForThing = (words: string, sum: string, thing: string): boolean =>
  !SPAN.test(thing) && !isFormerPrice(words) && !THRESHOLD.test(words.slice(0, Math.max(0, words.indexOf(sum))));
