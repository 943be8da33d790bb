import { patternWith } from '@svc/language';

/** The deal in other words; what is delivered and who buys may be a thing of their own. */
const DEAL = 'deal|order|booking|job|shipment|sale|trip|visit|event';

/**
 * What is counted once a deal, however many units it has: "$9 an order", "per shipment", 每单, 12元一单.
 * @example WHOLE_DEAL.test('Shipping is $9 an order') // true
 */
export const WHOLE_DEAL = patternWith('i')`
    \b(?:an?|per|each|every) (?:${DEAL}|delivery|customer)\b
    |[每一][单次趟笔]
  `;

/**
 * Whether words name nothing but the whole deal, so that a sum "for the job" is for what else its clause names.
 * @example namesWholeDeal('the job') // true
 */
export const namesWholeDeal = (words: string): boolean =>
  new RegExp(`^(?:the |this |whole )*(?:${DEAL})$`, 'i').test(words.trim());
