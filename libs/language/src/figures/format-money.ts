/** Signs that stand before an amount; ¥ alone is the yuan. */
const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CNY: '¥',
  JPY: 'JP¥',
  CAD: 'CA$',
  AUD: 'A$',
  HKD: 'HK$',
  NZD: 'NZ$',
  SGD: 'S$',
  TWD: 'NT$',
  INR: '₹',
  KRW: '₩',
};
const HANZI_NAMES: Readonly<Record<string, string>> = {
  CNY: '元',
  USD: '美元',
  EUR: '欧元',
  GBP: '英镑',
  JPY: '日元',
  HKD: '港币',
  TWD: '新台币',
  CAD: '加元',
  AUD: '澳元',
  SGD: '新元',
};

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
  if (language === 'zh')
    return HANZI_NAMES[currency] === undefined ? `${digits} ${currency}` : digits + HANZI_NAMES[currency];
  return SIGNS[currency] === undefined ? `${currency} ${digits}` : SIGNS[currency] + digits;
}

/** A whole number as a buyer reads it: `20,000` in English, `20000` in Chinese. */
export function formatCount(count: number, language: 'en' | 'zh'): string {
  return language === 'zh' ? String(count) : amountText(count, 0);
}
