import { MAX_DOLLARS } from './limits.js';
import { requireNumber, type Place } from './requirements.js';

/**
 * The greatest number of whole cents that is not above an amount: never more than it in the one direction that matters.
 * @example centsAtMost(0.299) // 29
 */
export function centsAtMost(dollars: number): number {
  const cents = Math.round(dollars * 100);
  return cents / 100 > dollars ? cents - 1 : cents;
}

/**
 * The least number of whole cents that is not below an amount.
 * @example centsAtLeast(0.291) // 30
 */
export function centsAtLeast(dollars: number): number {
  const cents = Math.round(dollars * 100);
  return cents / 100 < dollars ? cents + 1 : cents;
}

/** The smallest amount that is written out: a millionth of a dollar. */
const LEAST_TOLD = 1e-6;

/**
 * An amount as it is written in a message: whole dollars without cents, at most six decimals. What is smaller than the
 * last of them is told as such, so that something is never told as nothing.
 * @example tellDollars(1234.5) // '$1,234.50'
 * @example tellDollars(1e-9) // 'less than $0.000001'
 */
export function tellDollars(dollars: number): string {
  if (dollars > 0 && dollars < LEAST_TOLD) return `less than $${LEAST_TOLD.toFixed(6)}`;
  const [whole = '', fraction = ''] = dollars
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${grouped}${fraction === '' ? '' : `.${fraction.padEnd(2, '0')}`}`;
}

/**
 * @throws NegotiationMathError `amount_range` unless the value is a number from 0 to {@link MAX_DOLLARS}
 * @example requireDollars(12, ['walk_away']) // undefined
 */
export function requireDollars(value: unknown, place: Place): void {
  requireNumber(value, 0, MAX_DOLLARS, { name: 'Amount', place, code: 'amount_range' });
}
