import { agreedLabels, bindAvailable, bindsFor, chargesOf, soldUnder } from '@svc/policy-rules';
import type { Offer, Policy, StockBind } from '@svc/policy-rules';
import type { Judge } from './lawful.js';
import { MEMORY_LIMITS, type JudgedUnder, type PromisedOffer, type ReplyMemory } from './memory.js';
import { orderKey, orderOf, sameOrder, type Order } from './order.js';
import type { AgreedPromise } from './reply.js';

/** What decides whether a promise can still be had. */
export interface PromiseMoment {
  judge: Judge;
  /** Whole seconds since 1970. */
  now: number;
  /** The caller takes back what was given before this second; 0 where nothing is. */
  revokedBefore: number;
  /** The place of the current policy in the memory's list. */
  policy: number;
  /** The memory's list. */
  policies: readonly JudgedUnder[];
}

/** What an offer states beside its order: what the judge will see, and the buyer. */
export type Stated = Offer & Pick<PromisedOffer, 'charges' | 'total' | 'total_per_period'>;

/** An offer with its charges and its sums, as it leaves: so that the judge sees what the buyer will see. */
export function stated(policy: Policy, offer: Offer): Stated {
  const { total, total_per_period: perPeriod } = soldUnder(policy, offer);
  return {
    price: offer.price,
    ...orderOf(offer),
    charges: chargesOf(policy, offer),
    ...(perPeriod !== undefined && { total_per_period: perPeriod }),
    ...(total !== undefined && { total }),
  };
}

/**
 * Whether a promise can be had now: until its time, unless the caller has taken it back or its stock is gone. One of
 * an earlier policy is compared with no new price, and needs the stock of both; one of this policy passes the judge
 * again, for its flags.
 */
export function isLive(promise: PromisedOffer, moment: PromiseMoment): boolean {
  const { judge, policy, policies } = moment;
  if (promise.until <= moment.now || promise.given < moment.revokedBefore) return false;
  if (promise.policy === policy) return judge.allows(stated(judge.policy, promise));
  const isThere = bindsOf(promise, policies[promise.policy]).every((bind) =>
    bindAvailable(bind, judge.context.stock ?? [], promise.quantity),
  );
  return isThere && !judge.outOfStock(promise);
}

/** What stock was kept of what a promise sells when it was made. */
const bindsOf = ({ terms }: PromisedOffer, judged: JudgedUnder | undefined): StockBind[] =>
  bindsFor({ inventory: { bind: judged?.binds ?? [] } }, terms);

/** The promise of this very order that costs least; null where none is live. */
export function promiseFor(promised: readonly PromisedOffer[], order: Order): PromisedOffer | null {
  return promised
    .filter((one) => sameOrder(one, order))
    .reduce<PromisedOffer | null>((best, one) => (best === null || one.price < best.price ? one : best), null);
}

/** Some promises and some newer ones: of each order the one that costs least, the newest last. */
export function joinPromises(older: readonly PromisedOffer[], newer: readonly PromisedOffer[]): PromisedOffer[] {
  const byOrder = new Map<string, PromisedOffer>();
  for (const one of [...older, ...newer]) {
    const key = orderKey(one);
    const before = byOrder.get(key);
    byOrder.delete(key);
    byOrder.set(key, before !== undefined && before.price < one.price ? before : one);
  }
  return [...byOrder.values()];
}

/**
 * The memory with the policy of this moment among those that its promises name, and that policy's place. The oldest
 * is forgotten with its promises where there are too many.
 */
export function underPolicy(memory: ReplyMemory, judged: JudgedUnder): { memory: ReplyMemory; place: number } {
  const at = memory.policies.findIndex(({ hash }) => hash === judged.hash);
  if (at >= 0) return { memory, place: at };
  const dropped = memory.policies.length < MEMORY_LIMITS.policies ? 0 : 1;
  const moved = (promises: readonly PromisedOffer[]): PromisedOffer[] =>
    promises.flatMap((one) => (one.policy < dropped ? [] : [{ ...one, policy: one.policy - dropped }]));
  const policies = [...memory.policies.slice(dropped), judged];
  return {
    memory: {
      ...memory,
      policies,
      table: moved(memory.table),
      menu: moved(memory.menu),
      promised: moved(memory.promised),
    },
    place: policies.length - 1,
  };
}

/**
 * The memory with the words that the policy of this moment has for what its live promises name, and with the stock that
 * it keeps of them: after an edit a receipt still tells both as they were.
 */
export function withEvidence(memory: ReplyMemory, policy: Policy, place: number): ReplyMemory {
  const own = [...memory.table, ...memory.menu, ...memory.promised].filter((one) => one.policy === place);
  const labels = Object.fromEntries(
    own.flatMap(({ terms }) =>
      Object.entries(agreedLabels(policy, terms)).map(([term, label]) => [`${term}=${terms[term]}`, label]),
    ),
  );
  const needed = new Set(own.flatMap(({ terms }) => bindsFor(policy, terms)));
  const binds = (policy.inventory?.bind ?? []).filter((bind) => needed.has(bind));
  const { name: goods, quantity, period } = policy;
  const sold = { goods, ...(quantity && { unit: quantity.unit }), ...(period && { period: period.unit }) };
  const policies = memory.policies.map(({ hash, list, ...known }, at) =>
    at === place ? { hash, list, goods: sold, labels, ...(binds.length > 0 && { binds }) } : { hash, list, ...known },
  );
  return { ...memory, policies };
}

/** What the receipt of a promise of an earlier policy says of that policy; null where it is not remembered. */
export function agreedPromise(promise: PromisedOffer, { policies, of }: ReplyMemory): AgreedPromise | null {
  const judged = policies[promise.policy];
  if (judged === undefined) return null;
  const { terms, charges, flags = [], periods, counts, total_per_period, total } = promise;
  const labels = Object.entries(terms).map(([term, option]) => [term, judged.labels?.[`${term}=${option}`]] as const);
  return {
    hash: judged.hash,
    list: judged.list,
    charges,
    sold: {
      // A state of before receipts named their goods knows them by the name that every edit of a policy keeps.
      ...(judged.goods ?? { goods: of?.name ?? '' }),
      ...(periods !== undefined && { periods }),
      ...(counts !== undefined && { counts }),
      ...(total_per_period !== undefined && { total_per_period }),
      ...(total !== undefined && { total }),
    },
    labels: labels.every(([, label]) => label !== undefined)
      ? (Object.fromEntries(labels) as Record<string, string>)
      : null,
    flags: Object.fromEntries(flags.map((flag) => [flag, true as const])),
    binds: bindsOf(promise, judged),
  };
}
