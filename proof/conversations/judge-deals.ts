import type { Policy } from '@svc/policy-rules';
import type { AuditedOffer } from '../negotiations/audit.js';

/** The terms of a deal with what holds for those that nobody named. */
export const complete = (policy: Policy, terms: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries((policy.terms ?? []).map((term) => [term.id, term.default])),
  ...terms,
});
/** A deal without its price, as a key. */
export const orderOf = (policy: Policy, offer: Pick<AuditedOffer, 'quantity' | 'terms'>): string =>
  `${offer.quantity} ${JSON.stringify(Object.entries(complete(policy, offer.terms)).sort())}`;
/** Whether two deals differ in nothing but the price. */
export const sameDeal = (policy: Policy, a: AuditedOffer, b: AuditedOffer): boolean =>
  orderOf(policy, a) === orderOf(policy, b);
/** Whether two offers are one and the same. */
export const same = (policy: Policy, a: AuditedOffer, b: AuditedOffer): boolean =>
  a.price === b.price && orderOf(policy, a) === orderOf(policy, b);

/**
 * What is paid on top of one, in currency units: a figure that a buyer names for one thing may hold it, so that both
 * readings of it are right.
 */
export function chargesOn(policy: Policy, { price, quantity, terms }: AuditedOffer): number {
  const chosen = (policy.terms ?? []).map((term) =>
    term.options.find(({ id }) => id === complete(policy, terms)[term.id]),
  );
  return chosen.reduce((sum, option) => {
    const { amount = 0, share = 0 } = (option?.charge ?? {}) as { amount?: number; share?: number };
    return sum + (option?.charge_per === 'deal' ? amount / quantity : amount) + share * price;
  }, 0);
}

/** All that is paid at once: of what is paid by time that of a period, in whose time every sum of a buyer is said. */
export const payable = ({ price, quantity, total, totalPerPeriod }: AuditedOffer): number =>
  totalPerPeriod ?? total ?? price * quantity;

/** The step in which a policy's prices go, in currency units. */
export const stepOf = ({ price_decimals: decimals, currency }: Policy): number =>
  10 ** -(decimals ?? (currency === 'JPY' ? 0 : 2));

/** The counts for which an answer to a number may be: the nearest that can be ordered; above it, what lay there too. */
export const countsAble = (
  said: number,
  { min, max }: { min: number; max: number },
  shown: readonly (readonly { quantity: number }[])[],
): ReadonlySet<number> =>
  new Set([
    Math.min(max, Math.max(min, said)),
    ...(said > max ? (shown.at(-1) ?? []) : []).map(({ quantity }) => quantity),
  ]);
