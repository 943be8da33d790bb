import { completeTerms, type Offer, type Policy } from '@svc/policy-rules';

/** What is bought, without its price. */
export type Order = Pick<Offer, 'quantity' | 'terms'>;

/**
 * An order as a short text: equal for equal counts and options, in whatever order the terms are named.
 * @example orderKey({ quantity: 25, terms: { contract: 'two_years' } }) // '25:contract=two_years'
 */
export function orderKey({ quantity, terms }: Order): string {
  const options = Object.entries(terms).map(([term, option]) => `${term}=${option}`);
  return `${quantity}:${options.sort().join('&')}`;
}

/**
 * A short tag of an order, for telling whether two are the same where the order is not kept: FNV-1a over its key.
 * @example orderTag({ quantity: 1, terms: {} }) // '1y6tnh'
 */
export function orderTag(order: Order): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(orderKey(order))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Whether two orders are the same: every term named in both. */
export const sameOrder = (one: Order, other: Order): boolean => orderKey(one) === orderKey(other);

/**
 * An order with every term of the policy named and no other: what an earlier policy knew is left out, what this one
 * does not know stands at its default.
 */
export function orderUnder(policy: Policy, { quantity, terms }: Order): Order {
  const known = Object.entries(terms).filter(([id, option]) =>
    policy.terms?.some((term) => term.id === id && term.options.some((one) => one.id === option)),
  );
  return { quantity, terms: completeTerms(policy, Object.fromEntries(known)) };
}
