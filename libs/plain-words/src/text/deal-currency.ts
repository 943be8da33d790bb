import { currenciesInCapitals, readNumbers } from '@svc/language';
import { NAMED } from './phrases/deal-currency.js';

const SHARED = /^(?:CAD|AUD|NZD|SGD|HKD|TWD|MXN|EUR)$/;

/**
 * The currency that the shared signs of a description stand for: `CAD 1,800 … 120 dollars off` is Canadian throughout.
 * Undefined where nothing names one, or US dollars stand beside it.
 */
export function dealCurrency(description: string): string | undefined {
  const byName = NAMED.filter(([, pattern]) => pattern.test(description)).map(([code]) => code);
  const named = [...new Set(byName.length > 0 ? byName : currenciesInCapitals(description))];
  const [code] = named;
  if (code === undefined || named.length > 1) return undefined;
  if (SHARED.test(code) && /\bUSD?\b/.test(description)) return undefined;
  return readNumbers(description, { currency: code }).some((mention) => mention.currency === code) ? code : undefined;
}
