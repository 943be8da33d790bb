import { agreedPeriods, chosenOption, POLICY_LIMITS, type Ordered, type Policy } from '@svc/policy-rules';

/** The fewest and the most periods that can be agreed on. */
export const periodBounds = ({ period }: Policy): { min: number; max: number } => ({
  min: period?.min ?? 1,
  max: period?.max ?? POLICY_LIMITS.periods,
});

/** For how many periods the chosen options make a deal; undefined where none says. */
const periodsOfOptions = (policy: Policy, { terms }: Pick<Ordered, 'terms'>): number | undefined =>
  (policy.terms ?? [])
    .map((term) => chosenOption(policy, { terms }, term.id)?.periods)
    .find((one) => one !== undefined);

/**
 * For how many periods an order is: as its options say, else as it was named, held to the policy's bounds, else the
 * policy's usual; null where it runs until somebody ends it and the policy allows that.
 * @example periodsOf({ period: { unit: 'day', min: 2 } }, { terms: {}, periods: 1 }) // 2
 */
export function periodsOf(policy: Policy, order: Pick<Ordered, 'terms' | 'periods'>): number | null {
  const { min, max } = periodBounds(policy);
  const set = periodsOfOptions(policy, order);
  if (set !== undefined) return set;
  const agreed = agreedPeriods(policy, order);
  if (agreed !== null) return Math.min(max, Math.max(min, agreed));
  return policy.period?.max === undefined && policy.period?.default === undefined ? null : min;
}

/**
 * The terms of an order that is wanted for so many periods: an option that makes the deal as long is chosen, and one
 * that makes it longer or shorter is not. "For two years" orders the contract of two years.
 * @example
 * const options = [{ id: 'monthly' }, { id: 'two_years', periods: 24 }];
 * const policy = { period: { unit: 'month' }, terms: [{ id: 'contract', default: 'monthly', options }] };
 * termsForPeriods(policy, { contract: 'monthly' }, 24) // { contract: 'two_years' }
 */
export function termsForPeriods(
  policy: Policy,
  terms: Readonly<Record<string, string>>,
  periods: number,
): Record<string, string> {
  const settled = { ...terms };
  for (const { id, options, default: usual } of policy.terms ?? []) {
    if (!options.some((option) => option.periods !== undefined)) continue;
    const now = options.find((option) => option.id === settled[id]);
    const fits = options.find((option) => option.periods === periods);
    if (now?.periods !== periods && (fits || now?.periods !== undefined)) settled[id] = fits?.id ?? usual;
  }
  return settled;
}

/**
 * A count that can be ordered: within the policy's bounds, and a multiple of its step; the next one up where there is
 * one.
 * @example orderableCount({ quantity: { min: 12, max: 120, unit: 'bottle', step: 12 } }, 20) // 24
 */
export function orderableCount({ quantity }: Policy, wanted: number): number {
  const { min = 1, max = 1, step = 1 } = quantity ?? {};
  const held = Math.min(Math.floor(max / step) * step, Math.max(Math.ceil(min / step) * step, wanted));
  return Math.ceil(held / step) * step;
}
