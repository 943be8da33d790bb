import type { NumberMention } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { POLICY_LIMITS, toMicros } from '@svc/policy-rules';
import type { PolicyFigure } from './policy-figures.js';

/**
 * Every amount, in micros, that is in a description or follows from it: the numbers themselves, percentages as
 * shares, and with the list and lowest price the discounts and prices that they make.
 * @param own figures that the compiler itself computed from the same description
 */
export function groundedAmounts(
  mentions: readonly NumberMention[],
  policy: Policy,
  own: readonly PolicyFigure[],
): ReadonlySet<bigint> {
  const numbers = mentions
    .flatMap((mention) => (mention.alternative === null ? [mention.value] : [mention.value, mention.alternative]))
    .map(Math.abs);
  const shares = mentions
    .filter((mention) => mention.kind === 'percent')
    .map((mention) => Number(`${Math.abs(mention.value)}e-2`));
  const grounded = new Set<bigint>([toMicros(POLICY_LIMITS.quantity)]);
  const add = (value: number): void => {
    if (Number.isFinite(value) && Math.abs(value) <= POLICY_LIMITS.quantity) grounded.add(toMicros(Math.abs(value)));
  };
  for (const value of [...numbers, ...shares, ...own.map((figure) => figure.value)]) add(value);
  const list = numbers.includes(policy.list_price) ? policy.list_price : null;
  if (list === null) return grounded;
  const floors = numbers.filter((value) => value < list);
  const offs = [...shares.map((share) => roundMicros(list * share)), ...floors];
  for (const off of offs) {
    add(off);
    add(roundMicros(list - off));
    add(Math.floor(((list - off) / list) * 1e6) / 1e6);
    add(Math.floor((off / list) * 1e6) / 1e6);
  }
  // Another version that is dearer costs so much more.
  for (const value of numbers) if (value > list) add(roundMicros(value - list));
  if (numbers.includes(policy.floor_price)) for (const off of offs) add(roundMicros(list - policy.floor_price - off));
  return grounded;
}

function roundMicros(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
