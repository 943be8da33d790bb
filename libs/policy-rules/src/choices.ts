import type { Offer, OfferContext, Ordered } from './offer.js';
import type { Policy, PolicyOption, QuantityBreak } from './policy.js';

/**
 * Whether the caller's records confirm a flag. Only `true` confirms; a string or a number does not.
 * @example flagConfirmed({ flags: { wire: 'yes' } }, 'wire') // false
 */
export function flagConfirmed(context: OfferContext, flag: string): boolean {
  return !!context.flags && Object.hasOwn(context.flags, flag) && context.flags[flag] === true;
}

/**
 * The option of a term that an offer chooses: its own, else the default; undefined where the id is unknown.
 * @example
 * const policy = { terms: [{ id: 'contract', default: 'monthly', options: [{ id: 'monthly' }, { id: 'yearly' }] }] };
 * chosenOption(policy, { terms: {} }, 'contract').id // 'monthly'
 */
export function chosenOption(policy: Policy, offer: Pick<Offer, 'terms'>, termId: string): PolicyOption | undefined {
  const term = policy.terms?.find((candidate) => candidate.id === termId);
  if (!term) return undefined;
  const id = Object.hasOwn(offer.terms, termId) ? offer.terms[termId] : term.default;
  return term.options.find((option) => option.id === id);
}

/**
 * An offer with every term named, defaults filled in. Unknown terms are kept, so that they can be refused.
 * @example
 * const policy = { terms: [{ id: 'contract', default: 'monthly', options: [{ id: 'monthly' }, { id: 'yearly' }] }] };
 * completeTerms(policy, { colour: 'red' }) // { contract: 'monthly', colour: 'red' }
 */
export function completeTerms(policy: Policy, terms: Readonly<Record<string, string>>): Record<string, string> {
  const complete: Record<string, string> = {};
  for (const term of policy.terms ?? []) complete[term.id] = term.default;
  return { ...complete, ...terms };
}

/**
 * The break that a count reaches: the one with the greatest `from` of those whose flag and option the order has.
 * @example reachedBreak({}, [{ from: 10 }, { from: 50 }], 60, { quantity: 60, terms: {} }, {}).from // 50
 */
export function reachedBreak(
  policy: Policy,
  breaks: readonly QuantityBreak[] | undefined,
  count: number,
  order: Pick<Ordered, 'terms'>,
  context: OfferContext,
): QuantityBreak | undefined {
  return (breaks ?? [])
    .filter(
      ({ from, flag, option }) =>
        from <= count &&
        (flag === undefined || flagConfirmed(context, flag)) &&
        (option === undefined || chosenOption(policy, order, option.term)?.id === option.option),
    )
    .reduce<QuantityBreak | undefined>(
      (best, candidate) => (!best || candidate.from > best.from ? candidate : best),
      undefined,
    );
}
