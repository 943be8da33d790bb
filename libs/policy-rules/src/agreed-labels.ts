import { chosenOption } from './choices.js';
import type { Policy } from './policy.js';

/**
 * What an order chooses that a policy does not bring without a choice, in the words that the policy has for it.
 * @example
 * const options = [{ id: 'yes', label: 'with the lamp' }, { id: 'no', label: 'without the lamp' }];
 * const terms = [{ id: 'lamp', label: 'Lamp', default: 'yes', options }];
 * chosenLabels({ terms }, { lamp: 'no' }) // ['without the lamp']
 */
export const chosenLabels = (
  { terms = [] }: Pick<Policy, 'terms'>,
  chosen: Readonly<Record<string, unknown>>,
): string[] =>
  terms.flatMap(({ id, default: usual, options }) =>
    options.filter((option) => option.id === chosen[id] && option.id !== usual).map(({ label }) => label),
  );

/**
 * What was agreed in every term, in the words that the policy has for it; an option that is not known has none.
 * @example agreedLabels(policy, { contract: 'two_years' }) // { contract: 'Contract: two years, paid yearly', … }
 */
export function agreedLabels(policy: Policy, terms: Readonly<Record<string, string>>): Record<string, string> {
  const between = policy.language === 'zh' ? '：' : ': ';
  return Object.fromEntries(
    (policy.terms ?? []).flatMap((term) => {
      const option = chosenOption(policy, { terms }, term.id);
      return option ? [[term.id, `${term.label}${between}${option.label}`]] : [];
    }),
  );
}
