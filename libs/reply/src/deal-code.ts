import { chosenOption, type Offer, type Policy } from '@svc/policy-rules';

/** Stands for an option that the policy does not have. */
const UNKNOWN = '-';

/**
 * A deal without its price as a short text: quantity, then one base-36 digit for the chosen option of each term.
 * It names options by their place, so it means something only together with the policy.
 *
 * @example dealKey(policy, { quantity: 25, terms: { contract: 'two_years' } }) // '25:20'
 */
export function dealKey(policy: Policy, order: Pick<Offer, 'quantity' | 'terms'>): string {
  const digits = (policy.terms ?? []).map((term) => {
    const option = chosenOption(policy, order, term.id);
    return option ? term.options.indexOf(option).toString(36) : UNKNOWN;
  });
  return `${order.quantity}:${digits.join('')}`;
}

/** A deal as a short text: its price, then its key. */
export function encodeDeal(policy: Policy, offer: Offer): string {
  return `${offer.price}@${dealKey(policy, offer)}`;
}

/** The deal of a code, every term named; null where the code is not of this policy. */
export function decodeDeal(policy: Policy, code: string): Offer | null {
  const match = /^(-?[\d.e+-]+)@(\d+):([0-9a-z-]*)$/.exec(code);
  if (!match) return null;
  const [, price = '', quantity = '', digits = ''] = match;
  const terms: Record<string, string> = {};
  for (const [index, term] of (policy.terms ?? []).entries()) {
    const option = term.options[Number.parseInt(digits[index] ?? '', 36)];
    if (!option) return null;
    terms[term.id] = option.id;
  }
  return { price: Number(price), quantity: Number(quantity), terms };
}

/** The deals of several codes; codes of another policy are left out. */
export function decodeDeals(policy: Policy, codes: readonly string[]): Offer[] {
  return codes.map((code) => decodeDeal(policy, code)).filter((offer) => offer !== null);
}
