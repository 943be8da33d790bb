/**
 * What is counted once a deal, however many units it has: "$9 an order", "per shipment", 每单, 12元一单.
 * @example WHOLE_DEAL.test('Shipping is $9 an order') // true
 */
export const WHOLE_DEAL =
  /\b(?:an?|per|each|every) (?:deal|order|booking|job|shipment|delivery|customer|sale|trip|visit|event)\b|[每一][单次趟笔]/i;

/**
 * Whether words name nothing but the whole deal, so that a sum "for the job" is for what else its clause names.
 * @example namesWholeDeal('the job') // true
 */
export const namesWholeDeal = (words: string): boolean =>
  /^(?:the |this |whole )*(?:deal|order|booking|job|shipment|sale|trip|visit|event)$/i.test(words.trim());
