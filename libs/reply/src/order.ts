import { completeTerms, type Ordered, type Policy } from '@svc/policy-rules';
import { periodsOf } from './ordered-time.js';

/** What is bought, without its price. */
export type Order = Ordered;

/** What of an order the buyer has named beside its quantity and its terms; what they have not named is left out. */
export type Asked = Pick<Order, 'periods' | 'counts'>;

/**
 * An order as a short text: equal for equal counts, options and times, in whatever order the terms are named.
 * @example orderKey({ quantity: 25, terms: { contract: 'two_years' }, periods: 24 }) // '25:contract=two_years*24'
 */
export function orderKey({ quantity, terms, periods, counts = {} }: Order): string {
  const options = Object.entries(terms).map(([term, option]) => `${term}=${option}`);
  const counted = Object.entries(counts).map(([name, count]) => `+${count}${name}`);
  const time = periods === undefined ? '' : `*${periods ?? 'open'}`;
  return `${quantity}:${options.sort().join('&')}${time}${counted.sort().join('')}`;
}

const UTF8 = new TextEncoder();

/**
 * A short tag of an order, for telling whether two are the same where the order is not kept: FNV-1a over its key.
 * @example orderTag({ quantity: 1, terms: {} }) // '1y6tnh'
 */
export function orderTag(order: Order): string {
  let hash = 0x811c9dc5;
  for (const byte of UTF8.encode(orderKey(order))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Whether two orders are the same: every term named in both. */
export const sameOrder = (one: Order, other: Order): boolean => orderKey(one) === orderKey(other);

/** What is ordered by an offer: all of it but its price. */
export const orderOf = ({ quantity, terms, periods, counts }: Order): Order => ({
  quantity,
  terms,
  ...(periods !== undefined && { periods }),
  ...(counts !== undefined && { counts }),
});

/**
 * An order with every term of the policy named and no other: what an earlier policy knew is left out, what this one
 * does not know stands at its default, and so does an option whose own count nobody has named. It says for how long it
 * is where the policy's price is paid by time.
 */
export function orderUnder(policy: Policy, { quantity, terms, periods, counts = {} }: Order): Order {
  const chosen = (policy.terms ?? []).flatMap((term) =>
    term.options.filter(({ id }) => id === terms[term.id]).map((option) => ({ term: term.id, option })),
  );
  const known = chosen.filter(
    ({ option: { charge_per: per } }) => typeof per !== 'object' || Object.hasOwn(counts, per.count),
  );
  const counted = known.flatMap(({ option: { charge_per: per } }) =>
    typeof per === 'object' ? [[per.count, counts[per.count]] as const] : [],
  );
  const order = {
    quantity,
    terms: completeTerms(policy, Object.fromEntries(known.map(({ term, option }) => [term, option.id]))),
  };
  return {
    ...order,
    ...(policy.period && { periods: periodsOf(policy, { ...order, ...(periods !== undefined && { periods }) }) }),
    ...(counted.length > 0 && { counts: Object.fromEntries(counted) as Record<string, number> }),
  };
}

/** Whether a buyer asks for as long, and for as many of what is counted by itself, as before. */
export const sameAsked = (one: Asked, other: Asked = {}): boolean =>
  orderKey({ ...one, quantity: 1, terms: {} }) === orderKey({ ...other, quantity: 1, terms: {} });
