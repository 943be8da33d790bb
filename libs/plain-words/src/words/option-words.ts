import { SYNONYMS } from './phrases/option-words.js';
import { subjectWords } from './subject-words.js';

/** What every buyer does in every deal: such a word alone tells no option from another. A closed class. */
const OF_EVERY_DEAL: ReadonlySet<string> = new Set([
  ...['pay', 'pays', 'paying', 'paid', 'buy', 'buys', 'buying', 'purchase', 'order', 'orders', 'ordering'],
  ...['book', 'books', 'booking', 'take', 'takes', 'get', 'gets'],
  ...['付', '付款', '支付', '买', '购买', '下单', '订'],
]);

function names(text: string, word: string): boolean {
  return /[a-z]/.test(word)
    ? new RegExp(`(?:^|[^a-z])${word.replace(/[-]/g, '\\-')}(?![a-z])`).test(text)
    : text.includes(word);
}

/**
 * The words by which buyers may name an option: its own, then what others call it; at most 24.
 * @example optionWords('pay cash').includes('pay') // false: whoever pays by card says it too
 */
export function optionWords(label: string): string[] {
  const text = label.toLowerCase();
  const words = [...subjectWords(label, 10)];
  for (const line of SYNONYMS) {
    if (line.some((word) => names(text, word))) words.push(...line);
  }
  return [...new Set(words)].filter((word) => word.length <= 80 && !OF_EVERY_DEAL.has(word)).slice(0, 24);
}

/** A word whose meaning is a sum that is paid besides the price. */
const FEE_NOUN = /(?:费|費)$|\b(?:fees?|charges?|postage|freight)$/i;
/** What the seller does not do may well have a price of its own. */
const WITHOUT = /\b(?:no|not|without)\b|[不免无無]/i;

/**
 * Whether words name what the seller does besides, and not what the buyer does: a sum said of it is rather the price of
 * that than the price of the thing with it, however near the two are.
 * @example namesService('Shipping') // true: "Shipping is $9"
 * @example namesService('cash') // false: "Cash is $180"
 */
export const namesService = (words: string): boolean =>
  FEE_NOUN.test(words.trim()) || (optionWords(words).includes('delivery') && !WITHOUT.test(words));
