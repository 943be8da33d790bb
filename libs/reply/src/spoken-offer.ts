import { labelIn, type SpokenOffer, type SpokenTerm } from '@svc/language';
import type { Charge, PolicyOption } from '@svc/policy-rules';
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
  const charged = new Map(offer.charges.map((charge) => [charge.term, charge]));
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
        ...spokenCharge(charge, option, offer),
        ...(option.id === term.default ? { standard: true } : {}),
      },
    ];
  });
  const { price, quantity, periods, total, total_per_period: totalPerPeriod } = offer;
  return {
    price,
    quantity,
    ...(periods !== undefined && { periods }),
    ...(totalPerPeriod !== undefined && { totalPerPeriod }),
    ...(total !== undefined && { total }),
    terms: [...shown, ...former],
  };
}

/** What is paid on top for an option, again and again or once, and what it is ordered by where that is counted. */
function spokenCharge(
  charge: Charge | undefined,
  { charge_per: per }: Pick<PolicyOption, 'charge_per'>,
  { counts = {} }: Pick<PromisedOffer, 'counts'>,
): Pick<SpokenTerm, 'charge' | 'chargePer' | 'counted'> {
  const { count: unit, included } = typeof per === 'object' ? per : {};
  const count = unit === undefined ? undefined : counts[unit];
  return {
    ...(charge !== undefined && { charge: charge.amount }),
    ...(charge?.per !== undefined && { chargePer: charge.per }),
    ...(unit !== undefined && count !== undefined && { counted: { unit, count, ...(included && { included }) } }),
  };
}

/** What a promise holds and this policy does not know any more, in the words of the policy that promised it. */
function formerOptions({ policy, memory, reading }: Words, offer: PromisedOffer): SpokenOffer['terms'] {
  const labels = memory.policies[offer.policy]?.labels ?? {};
  return Object.entries(offer.terms).flatMap(([id, option]) => {
    const isKnown = policy.terms?.some((term) => term.id === id && term.options.some((one) => one.id === option));
    if (isKnown === true) return [];
    const charge = offer.charges.find(({ term }) => term === id);
    const label = labels[`${id}=${option}`] ?? option;
    const optionLabel = labelIn({ label }, reading.facts.language);
    return [{ id, label: '', option, optionLabel, ...spokenCharge(charge, {}, offer) }];
  });
}
