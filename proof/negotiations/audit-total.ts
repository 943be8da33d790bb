import type { Policy } from '@svc/policy-rules';
import type { Chosen } from './audit.js';
import { exact, ONE } from './decimal.js';

/** The currencies of the policies that are played whose minor unit is a hundredth. */
export const TWO_DECIMALS: ReadonlySet<string> = new Set(['USD', 'EUR', 'CNY', 'GBP']);

/** What is summed up: so many periods, with what is paid once or without. */
export interface Summed {
  price: bigint;
  quantity: number;
  counts?: Readonly<Record<string, number>>;
  periods: bigint;
  once: boolean;
}

/**
 * Price times quantity and periods, and what each option costs on top: every charge rounded to the currency, as often
 * as it is paid.
 */
export function totalOf(
  policy: Policy,
  chosen: readonly Chosen[],
  { price, quantity, counts, periods, once }: Summed,
): bigint {
  const goods = price * BigInt(quantity);
  const minor = TWO_DECIMALS.has(policy.currency) ? ONE / 100n : ONE;
  const rounded = (due: bigint): bigint => ((2n * due + minor) / (2n * minor)) * minor;
  return chosen.reduce(
    (sum, { option: { charge, charge_per: per } }) => {
      if (!charge) return sum;
      const again = policy.period !== undefined && ('share' in charge || per === 'period' || per === 'unit_period');
      const beyond = typeof per === 'object' ? (counts?.[per.count] ?? 0) - (per.included ?? 0) : quantity;
      const count = per === 'deal' || per === 'period' ? 1 : Math.max(0, beyond);
      const due =
        'share' in charge ? (goods * (exact(charge.share) ?? 0n)) / ONE : (exact(charge.amount) ?? 0n) * BigInt(count);
      if (!again && !once) return sum;
      return sum + rounded(due) * (again ? periods : 1n);
    },
    rounded(goods * periods),
  );
}
