import type { Offer, Policy } from '@svc/policy-rules';
import { emptyMemory, type PromisedOffer, type ReplyMemory } from '../memory.js';
import { orderUnder } from '../order.js';
import { stated } from '../promises.js';
import { identityOf } from '../same-policy.js';
import { hashOf, NOON } from './talk.js';

/** An offer that was made at noon under this policy and is good for two days, unless said otherwise. */
export function promised(policy: Policy, offer: Partial<Offer> & { price: number }, more: Partial<PromisedOffer> = {}) {
  const { quantity = policy.quantity?.min ?? 1, terms = {} } = offer;
  const order = orderUnder(policy, { quantity, terms });
  const given = NOON / 1000;
  return { ...stated(policy, { ...order, price: offer.price }), given, until: given + 48 * 3600, policy: 0, ...more };
}

/** A talk in its third message in which these offers lie on the table, for the least that can be ordered. */
export function table(
  policy: Policy,
  offers: readonly (Partial<Offer> & { price: number })[],
  more: Partial<ReplyMemory> = {},
): ReplyMemory {
  const promises = offers.map((offer) => promised(policy, offer));
  return {
    ...emptyMemory(),
    of: identityOf(policy),
    turn: 2,
    last_kind: 'offer',
    policies: [{ hash: hashOf(policy), list: policy.list_price }],
    table: promises,
    promised: promises,
    ...more,
  };
}
