import { formatMoney, formatShare, perPeriod } from '@svc/language';
import type { PeriodUnit, Policy } from '@svc/policy-rules';
import { currencyDecimals } from '@svc/policy-rules';

/** The finest amount that is written, as decimals of a currency unit. */
const FINEST = 6;

/**
 * An amount for the owner of a policy, as replies write it: none of the currency's decimals where it is whole, more
 * than the currency has where the amount has more, and rounded where it is the share of a sum.
 * @example writeMoney(11900, 'USD', 'en') // '$11,900'
 * @example writeMoney(0.0125, 'USD', 'en') // '$0.0125'
 * @example writeMoney(3.333333, 'USD', 'en') // '$3.33 (rounded)'
 */
export function writeMoney(amount: number, currency: string, language: 'en' | 'zh'): string {
  return (
    formatShare(amount, currency, language) ?? formatMoney(amount, currency, shownDecimals(amount, currency), language)
  );
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

/** What so many cost together. */
export interface PackPrice {
  sum: number;
  count: number;
  unit: string;
  /** Whether time is counted, and not what is sold. */
  timed: boolean;
}

/**
 * The sum that a price is the share of, by the volume prices of a policy; null where it is none.
 * @example
 * const quantity = { min: 1, max: 99, unit: 'jar', breaks: [{ from: 12, gives: { to_price: 3.333333 } }] };
 * packPriced(3.333333, { currency: 'EUR', quantity }) // { sum: 40, count: 12, unit: 'jar', timed: false }
 */
export function packPriced(
  price: number,
  { currency, quantity, period }: Pick<Policy, 'currency' | 'quantity' | 'period'>,
): PackPrice | null {
  for (const counts of [quantity, period])
    for (const { from, gives } of counts?.breaks ?? []) {
      const sum = gives && 'to_price' in gives && gives.to_price === price ? sumShared(price, from, currency) : null;
      if (sum !== null && counts) return { sum, count: from, unit: counts.unit, timed: counts === period };
    }
  return null;
}
