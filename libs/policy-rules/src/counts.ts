import { isRecord } from './is-record.js';
import type { Offer } from './offer.js';
import type { CountedCharge, Policy } from './policy.js';
import { chosenOption } from './choices.js';

/** The counts of an offer that are whole numbers from 1; of the others no charge can be computed. */
export const wholeCounts = (counts: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(isRecord(counts) ? counts : {}).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && (entry[1] as number) >= 1,
    ),
  );

/** The charges of an offer's options that are ordered by a count of their own. */
function countedCharges(policy: Policy, offer: Pick<Offer, 'terms'>): CountedCharge[] {
  return (policy.terms ?? []).flatMap((term) => {
    const per = chosenOption(policy, offer, term.id)?.charge_per;
    return typeof per === 'object' ? [per] : [];
  });
}

/**
 * Whether everything that an offer's options count is ordered, within its bound, and nothing else is.
 * @example
 * const options = [{ id: 'by_mile', charge: { amount: 0.6 }, charge_per: { count: 'mile', max: 200 } }];
 * const policy = { terms: [{ id: 'delivery', default: 'by_mile', options }] };
 * countsAllowed(policy, { terms: {} }, { mile: 20 }) // true
 */
export function countsAllowed(policy: Policy, offer: Pick<Offer, 'terms'>, counts: unknown = {}): boolean {
  const counted = countedCharges(policy, offer);
  const ordered = wholeCounts(counts);
  return (
    isRecord(counts) &&
    Object.keys(counts).every((name) => counted.some(({ count }) => count === name)) &&
    counted.every(({ count, max }) => ordered[count]! <= max)
  );
}

/**
 * The options of an offer that need another which is not chosen.
 * @example
 * const plates = [{ id: 'logo', requires: { term: 'print', option: 'own' } }];
 * const print = [{ id: 'none' }, { id: 'own' }];
 * const terms = [{ id: 'plates', default: 'logo', options: plates }, { id: 'print', default: 'none', options: print }];
 * requirementsMissing({ terms }, { terms: {} }) // ['logo']
 */
export function requirementsMissing(policy: Policy, offer: Pick<Offer, 'terms'>): string[] {
  return (policy.terms ?? []).flatMap((term) => {
    const option = chosenOption(policy, offer, term.id);
    const needed = option?.requires;
    return option && needed && chosenOption(policy, offer, needed.term)?.id !== needed.option ? [option.id] : [];
  });
}
