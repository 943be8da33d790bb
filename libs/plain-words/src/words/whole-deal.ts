import { patternWith } from '@svc/language';

/**
 * What is counted once a deal, however many units it has: "$9 an order", "per shipment", 每单, 12元一单.
 * @example WHOLE_DEAL.test('Shipping is $9 an order') // true
 */
export const WHOLE_DEAL = patternWith('i')`
    \b(?:an?|per|each|every) (?:deal|order|booking|job|shipment|delivery|customer|sale|trip|visit|event)\b
    |[每一][单次趟笔]
  `;
