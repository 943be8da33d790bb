import type { Ordered } from './offer.js';
import type { Policy } from './policy.js';
import { POLICY_LIMITS } from './policy-limits.js';
import { chosenOption } from './choices.js';

/** Whether a value says for how many periods an offer is: a whole number from 1, or null without an end. */
export const isPeriods = (value: unknown): value is number | null =>
  value === null || (Number.isSafeInteger(value) && (value as number) >= 1);

/** The counts of periods that the chosen options set, in the order of the terms. */
function periodsOfOptions(policy: Policy, order: Pick<Ordered, 'terms'>): number[] {
  return (policy.terms ?? []).flatMap((term) => chosenOption(policy, order, term.id)?.periods ?? []);
}

/**
 * For how many periods an order is made: as it says, else as its options do, else the policy's default; null where
 * it runs until somebody ends it. One where the price is not paid by time.
 * @example
 * const options = [{ id: 'monthly' }, { id: 'two_years', periods: 24 }];
 * const policy = { period: { unit: 'month' }, terms: [{ id: 'contract', default: 'monthly', options }] };
 * agreedPeriods(policy, { terms: { contract: 'two_years' } }) // 24
 */
export function agreedPeriods(policy: Policy, order: Pick<Ordered, 'terms' | 'periods'>): number | null {
  if (!policy.period) return 1;
  if (order.periods !== undefined) return order.periods;
  return periodsOfOptions(policy, order)[0] ?? policy.period.default ?? null;
}

/**
 * Over how many periods what counts once a deal is spread: the agreed ones, else the fewest that are agreed to.
 * @example spreadPeriods({ period: { unit: 'month', min: 3 } }, { terms: {} }) // 3
 */
export function spreadPeriods(policy: Policy, order: Pick<Ordered, 'terms' | 'periods'>): number {
  return Math.max(1, Math.trunc(agreedPeriods(policy, order) ?? policy.period?.min ?? 1));
}

/**
 * Whether an order may be for so many periods: whole ones within the bounds, those that its options set, and without
 * an end only where the policy names no usual length and no longest one.
 * @example periodsAllowed({ period: { unit: 'day', min: 2, default: 2 } }, { terms: {}, periods: 1 }) // false
 */
export function periodsAllowed(policy: Policy, order: Pick<Ordered, 'terms' | 'periods'>): boolean {
  const { period } = policy;
  if (!period) return order.periods === undefined;
  const agreed = agreedPeriods(policy, order);
  if (!periodsOfOptions(policy, order).every((set) => set === agreed)) return false;
  if (agreed === null) return period.default === undefined && period.max === undefined;
  const { min = 1, max = POLICY_LIMITS.periods } = period;
  return Number.isSafeInteger(agreed) && agreed >= min && agreed <= max;
}
