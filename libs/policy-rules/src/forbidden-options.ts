import type { Offer } from './offer.js';
import type { Policy } from './policy.js';
import { chosenOption } from './choices.js';

/**
 * What is never given and yet chosen: an option with its id, or one that its words name by label or by word.
 * @example
 * const options = [{ id: 'no', label: 'No chair' }, { id: 'included', label: 'Chair' }];
 * const never = [{ id: 'chair', text: 'Never the chair.', words: ['chair'] }];
 * const policy = { terms: [{ id: 'chair', default: 'no', options }], never };
 * forbiddenOptions(policy, { terms: { chair: 'included' } }) // ['chair']
 */
export function forbiddenOptions(policy: Policy, offer: Pick<Offer, 'terms'>): string[] {
  return (policy.never ?? [])
    .filter((never) =>
      (policy.terms ?? []).some((term) => {
        const option = chosenOption(policy, offer, term.id);
        if (!option || option.id === term.default) return false;
        const names = new Set([option.label, ...(option.words ?? [])].map((name) => name.toLowerCase()));
        return option.id === never.id || never.words.some((word) => names.has(word.toLowerCase()));
      }),
    )
    .map((never) => never.id);
}
