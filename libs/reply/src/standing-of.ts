import type { Standing } from '@svc/language';
import { dealTotal, type Policy } from '@svc/policy-rules';
import { decodeDeals } from './deal-code.js';
import type { ReplyMemory } from './memory.js';

/** What lies on the table when the next message arrives: what its reader needs to know. */
export function standingOf(policy: Policy, memory: ReplyMemory | null): Standing {
  const offers = decodeDeals(policy, memory?.standing ?? []);
  const [term, option] = memory?.told?.split('=') ?? [];
  return {
    offers: offers.map((offer) => ({ ...offer, total: dealTotal(policy, offer) })),
    listPrice: policy.list_price,
    lastBid: memory?.last_bid ?? null,
    lastCount: memory?.last_bid == null ? (memory?.quantity ?? null) : null,
    ...(term === undefined || option === undefined ? {} : { told: { term, option } }),
  };
}
