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

/** A whole number as a buyer reads it: `20,000` in English, `20000` in Chinese. */
export function formatCount(count: number, language: 'en' | 'zh'): string {
  return language === 'zh' ? String(count) : amountText(count, 0);
}
