import { currencyDecimals, hasDecimals } from '@svc/policy-rules';
import { CURRENCIES } from './phrases/currencies.js';

const BY_CODE = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

/** Digits with the thousands apart; more than two decimals only where they say something. */
function amountText(amount: number, decimals: number): string {
  const fixed = amount.toFixed(Math.min(Math.max(decimals, 0), 6));
  if (fixed.includes('e')) return String(amount);
  const [whole = '0', rest = ''] = fixed.split('.');
  const fraction = rest.length > 2 ? rest.slice(0, 2) + rest.slice(2).replace(/0+$/, '') : rest;
  const grouped: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) grouped.unshift(whole.slice(Math.max(0, end - 3), end));
  return grouped.join(',') + (fraction === '' ? '' : `.${fraction}`);
}

/**
 * An amount as a buyer reads it: `$39.20` in English, `39.20元` in Chinese; a currency without a sign by its code.
 * @param decimals of the amount, 0..6; trailing zeros beyond the second are left out.
 * @example formatMoney(11900, 'USD', 0, 'en') // '$11,900'
 */
export function formatMoney(amount: number, currency: string, decimals: number, language: 'en' | 'zh'): string {
  const digits = amountText(amount, decimals);
  const { sign, name } = BY_CODE.get(currency) ?? {};
  if (language === 'zh') return name === undefined ? `${digits} ${currency}` : digits + name;
  return sign === undefined ? `${currency} ${digits}` : sign + digits;
}

/** So many decimals may be a price that somebody set, such as $0.0125 an hour; more are the share of a sum. */
const MOST_SET_DECIMALS = 4;
/** Rounding that moves an amount by more than this share of it says something else. */
const MOST_MOVED = 0.02;

/**
 * A price that is the share of a sum, in the currency's own steps; null for any other price.
 * @example formatShare(3.333333, 'EUR', 'en') // '€3.33 (rounded)'
 */
export function formatShare(price: number, currency: string, language: 'en' | 'zh'): string | null {
  const decimals = currencyDecimals(currency);
  const moved = Math.abs(Number(price.toFixed(decimals)) - price);
  if (hasDecimals(price, MOST_SET_DECIMALS) || moved > Math.abs(price) * MOST_MOVED) return null;
  return formatMoney(price, currency, decimals, language) + (language === 'zh' ? '（四舍五入）' : ' (rounded)');
}

/** A whole number as a buyer reads it: `20,000` in English, `20000` in Chinese. */
export function formatCount(count: number, language: 'en' | 'zh'): string {
  return language === 'zh' ? String(count) : amountText(count, 0);
}
