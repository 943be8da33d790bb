import type { Figure } from '@svc/plain-words';
import { currencyDecimals, fromMicros, hasDecimals, reductionMicros, toMicros } from '@svc/policy-rules';
import type { Unlock } from '@svc/policy-rules';

/** The fewest decimals, at most 6, in which all the amounts can be written; never fewer than the currency has. */
export function decimalsFor(currency: string, amounts: readonly number[]): number {
  let decimals = currencyDecimals(currency);
  while (decimals < 6 && !amounts.every((amount) => hasDecimals(amount, decimals))) decimals += 1;
  return decimals;
}

/** An amount rounded up to the price step. */
export function roundUp(amount: number, decimals: number): number {
  const step = BigInt(10 ** (6 - decimals));
  const micros = toMicros(amount);
  return fromMicros(((micros + step - 1n) / step) * step);
}

/** The money a unit that a figure takes off a list price. */
export function offAmount(list: number, figure: Figure): number {
  const unlock: Unlock = 'to_price' in figure ? { to_price: figure.to_price } : figure;
  return fromMicros(reductionMicros(unlock, toMicros(list)));
}

/** The difference of two amounts, exact in micros. */
export function minus(left: number, right: number): number {
  return fromMicros(toMicros(left) - toMicros(right));
}

/**
 * A figure as the policy writes it. A price that was only implied ("$50 for cash") and lies below half the
 * lowest price can only mean an amount off.
 */
export function unlockOf(figure: Figure, floor: number | undefined): Unlock {
  if (!('to_price' in figure)) return figure;
  if (figure.implied && floor !== undefined && figure.to_price < floor / 2) return { amount: figure.to_price };
  return { to_price: figure.to_price };
}
