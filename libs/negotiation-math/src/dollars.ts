import { NegotiationMathError } from './negotiation-math-error.js';

/** The greatest amount of money, in dollars: its cents are still whole numbers without rounding. */
export const MAX_DOLLARS = 1_000_000_000_000;

/** The greatest number of whole cents that is not above an amount: never more than it in the one direction that matters. */
export function centsAtMost(dollars: number): number {
  const cents = Math.round(dollars * 100);
  return cents / 100 > dollars ? cents - 1 : cents;
}

/** The least number of whole cents that is not below an amount. */
export function centsAtLeast(dollars: number): number {
  const cents = Math.round(dollars * 100);
  return cents / 100 < dollars ? cents + 1 : cents;
}

/**
 * An amount as it is written in a message: whole dollars without cents.
 * @example tellDollars(1234.5) // '$1,234.50'
 */
export function tellDollars(dollars: number): string {
  const [whole = '', fraction = ''] = decimalText(dollars).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${grouped}${fraction === '' ? '' : `.${fraction.padEnd(2, '0')}`}`;
}

/** The number without an exponent, at most six decimals. */
function decimalText(dollars: number): string {
  return dollars.toFixed(6).replace(/\.?0+$/, '');
}

/** @throws NegotiationMathError `amount_range` unless the value is a number from 0 to {@link MAX_DOLLARS} */
export function requireDollars(value: unknown, path: readonly (string | number)[]): void {
  if (!(typeof value === 'number' && value >= 0 && value <= MAX_DOLLARS)) throw new NegotiationMathError('amount_range', path, `Amount should be a number from 0 to ${MAX_DOLLARS}`);
}
