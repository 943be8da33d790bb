import { currenciesNamed } from '@svc/language';
import type { Recogniser } from '../recogniser.js';

const SAYS = /\b(?:prices?|amounts?|figures?|numbers?|everything) in\b|计价/;
/** Pounds that may be weights. */
const WEIGHS = /\b(?:a|per|each) (?:pound|lb)\b|\d ?(?:lb|lbs)\b/i;

/** The one currency that a text names in words, wherever they stand; pounds that may be weights are left out. */
export function currencyNamed(text: string): string | null {
  const named = currenciesNamed(text).filter((code) => code !== 'GBP' || !WEIGHS.test(text));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** "All prices in CHF", "以美元计价": the currency of bare numbers. */
export const readCurrency: Recogniser = (clause) => {
  if (!SAYS.test(clause.text) || clause.left('mp').length > 0) return [];
  const [code] = currenciesNamed(clause.text);
  if (code === undefined) return [];
  clause.understood = true;
  return [{ kind: 'currency', code, quote: clause.quote }];
};
