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

/** A sum for each of something: "$40 a trailer", "$15 per shipment", 每公斤120, 15元/张, and 费, which is paid. */
const PAID_FOR = patternWith('iu')`
    \p{Nd}(?:\.\p{Nd}+)?\s?(?:\p{Sc}|\p{L}+)?(?:\s(?:an?|per|each|every)\s\p{L}|\s?\/\s?\p{L})
    |[每一]\p{Script=Han}{1,3}(?:加)?\s?\p{Sc}?\p{Nd}
    |费[^用不]{0,4}\p{Nd}
  `;
/** What something costs new or elsewhere as a rule is not asked for now. */
const AS_A_RULE = /\b(?:usually|new)\b/iu;

/** A word of time, of a bound or of distance is no thing that is paid for. */
const NO_THING = patternWith('iu')`
    \p{N}
    |\b(?:
      min(?:imum)?|max(?:imum)?|hours?|days?|weeks?|months?|years?|minutes?|mi|miles?|km|lots?|all
    )\b
    |^(?:个|件|月|天|次)
  `;

/**
 * Whether words name a sum as what is paid for a thing: for each of something, or as a fee. The thing is named by more
 * than what the price is counted in.
 * @example paidForEach('mill certs $15 per shipment', 'mill certs', 'ton') // true
 * @example paidForEach('£40 a game', 'game', null) // false
 */
export function paidForEach(words: string, thing: string, priced: string | null): boolean {
  const counted = new RegExp(`(?:\\b(?:an?|per|each|every)\\s|[/每])${thing.replace(/[^\p{L}]/gu, '.')}`, 'iu').test(
    words,
  );
  const named =
    !counted && !NO_THING.test(thing) && !(priced !== null && thing.toLowerCase().includes(priced.toLowerCase()));
  return named && PAID_FOR.test(words) && !isFormerPrice(words) && !AS_A_RULE.test(words);
}
