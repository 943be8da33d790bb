import { currencyDecimals } from '@svc/policy-rules';

/** Signs of currencies that are read without thinking; the others are written with their code. */
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', CNY: '¥', INR: '₹', JPY: 'JP¥' };

/**
 * An amount for people: grouped thousands, the currency's decimals unless it is whole, more where it has more.
 * @example writeMoney(11900, 'USD') // '$11,900'
 */
export function writeMoney(amount: number, currency: string): string {
  const number = grouped(decimals(amount, currencyDecimals(currency)));
  const sign = SIGNS[currency];
  return sign === undefined ? `${number} ${currency}` : `${sign}${number}`;
}

/** Thousands parted by commas; most amounts have none, and this runs for every amount of every summary. */
function grouped(plain: string): string {
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  return whole.length <= 3 ? plain : whole.replace(/\B(?=(\d{3})+$)/g, ',') + plain.slice(whole.length);
}

/** A share as a percentage without trailing zeros. */
export function writePercent(share: number): string {
  return String(Number((share * 100).toFixed(4)));
}

function decimals(amount: number, places: number): string {
  if (Number.isSafeInteger(amount)) return String(amount);
  const exact = amount.toFixed(6).replace(/0+$/, '');
  const has = exact.length - exact.indexOf('.') - 1;
  return has < places ? amount.toFixed(places) : exact;
}
