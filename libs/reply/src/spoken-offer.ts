import { labelIn, type SpokenOffer } from '@svc/language';
import type { PromisedOffer } from './memory.js';
import { orderUnder } from './order.js';
import type { Turn } from './turn.js';

/** What the words of an offer depend on. */
type Words = Pick<Turn, 'policy' | 'memory' | 'reading'>;

/**
 * The offer as it is worded: the terms that are not at their default, those that the buyer has raised, and all that
 * cost something. An option that an earlier policy promised and this one does not have keeps the words that it had, so
 * that what is said is what is signed.
 *
 * @example spokenOffer(turn, promise).terms // [{ id: 'contract', option: 'two_years', optionLabel: 'two years', … }]
 */
export function spokenOffer({ policy, memory, reading }: Words, offer: PromisedOffer): SpokenOffer {
  const { language } = reading.facts;
  const charged = new Map(offer.charges.map((charge) => [charge.term, charge.amount]));
  const former = formerOptions({ policy, memory, reading }, offer);
  const { terms } = orderUnder(policy, offer);
  const shown = (policy.terms ?? []).flatMap((term) => {
    const option = term.options.find((one) => one.id === terms[term.id]);
    const charge = charged.get(term.id);
    if (!option || former.some(({ id }) => id === term.id)) return [];
    if (option.id === term.default && memory.wanted[term.id] === undefined && charge === undefined) return [];
    return [
      {
        id: term.id,
        label: labelIn(term, language),
        option: option.id,
        optionLabel: labelIn(option, language),
        ...(charge === undefined ? {} : { charge }),
        ...(option.id === term.default ? { standard: true } : {}),
      },
    ];
  });
  return { price: offer.price, quantity: offer.quantity, total: offer.total, terms: [...shown, ...former] };
}

/** What a promise holds and this policy does not know any more, in the words of the policy that promised it. */
function formerOptions({ policy, memory, reading }: Words, offer: PromisedOffer): SpokenOffer['terms'] {
  const labels = memory.policies[offer.policy]?.labels ?? {};
  return Object.entries(offer.terms).flatMap(([id, option]) => {
    const isKnown = policy.terms?.some((term) => term.id === id && term.options.some((one) => one.id === option));
    if (isKnown === true) return [];
    const charge = offer.charges.find(({ term }) => term === id)?.amount;
    const label = labels[`${id}=${option}`] ?? option;
    const optionLabel = labelIn({ label }, reading.facts.language);
    return [{ id, label: '', option, optionLabel, ...(charge === undefined ? {} : { charge }) }];
  });
}
