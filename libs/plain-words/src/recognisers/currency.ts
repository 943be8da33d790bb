import { CODES } from './phrases/currency.js';
import type { Recogniser } from '../recogniser.js';

const SAYS = /\b(?:prices?|amounts?|figures?|numbers?|everything) in\b|计价/;

/** The one currency that a text names in words, wherever they stand; pounds that may be weights are left out. */
export function currencyNamed(text: string): string | null {
  const named = CODES.filter(
    ([code, pattern]) =>
      (code !== 'GBP' || !/\b(?:a|per|each) (?:pound|lb)\b|\d ?(?:lb|lbs)\b/i.test(text)) &&
      pattern.test(text.toLowerCase()),
  );
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** "All prices in CHF", "以美元计价": the currency of bare numbers. */
export const readCurrency: Recogniser = (clause) => {
  if (!SAYS.test(clause.text) || clause.left('mp').length > 0) return [];
  const code = CODES.find(([, pattern]) => pattern.test(clause.text))?.[0];
  if (code === undefined) return [];
  clause.understood = true;
  return [{ kind: 'currency', code, quote: clause.quote }];
};
