import { formatMoney, perPeriod } from '@svc/language';
import type { PeriodUnit } from '@svc/policy-rules';
import { currencyDecimals } from '@svc/policy-rules';

/** The finest amount that is written, as decimals of a currency unit. */
const FINEST = 6;

/**
 * An amount for the owner of a policy, as replies write it: none of the currency's decimals where it is whole, and
 * more than the currency has where the amount has more, up to six.
 * @example writeMoney(11900, 'USD', 'en') // '$11,900'
 * @example writeMoney(0.0125, 'USD', 'en') // '$0.0125'
 */
export function writeMoney(amount: number, currency: string, language: 'en' | 'zh'): string {
  return formatMoney(amount, currency, shownDecimals(amount, currency), language);
}

function shownDecimals(amount: number, currency: string): number {
  if (Number.isSafeInteger(amount)) return 0;
  const exact = amount.toFixed(FINEST).replace(/0+$/, '');
  return Math.max(currencyDecimals(currency), exact.length - exact.indexOf('.') - 1);
}

/**
 * A sum with the time that it is paid for; the sum alone where it is paid once.
 * @example ofTime('€65', 'day', 'en') // '€65 a day'
 */
export function ofTime(sum: string, unit: PeriodUnit | null, language: 'en' | 'zh'): string {
  if (unit === null) return sum;
  const per = perPeriod(unit, language);
  return language === 'zh' ? `${per}${sum}` : `${sum} ${per}`;
}

/** A share as a percentage without trailing zeros. */
export function writePercent(share: number): string {
  return String(Number((share * 100).toFixed(4)));
}

/**
 * What so many come to, of a price that is the share of a sum for them; null where the price is whole cents, which
 * somebody set.
 * @example sumShared(57.142857, 7, 'EUR') // 400
 */
export function sumShared(price: number, count: number, currency: string): number | null {
  const minor = 10 ** currencyDecimals(currency);
  if (Number.isInteger(Number((price * minor).toFixed(4)))) return null;
  return Math.round(price * count * minor) / minor;
}
