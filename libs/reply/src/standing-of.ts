import type { Standing } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import type { ReplyMemory } from './memory.js';

/** What lies on the table when the next message arrives: what its reader needs to know. */
export function standingOf(policy: Policy, memory: ReplyMemory | null): Standing {
  const [term, option] = memory?.told?.split('=') ?? [];
  return {
    offers: (memory?.table ?? []).map(({ price, quantity, terms, total }) => ({ price, quantity, terms, total })),
    listPrice: policy.list_price,
    lastBid: memory?.last_bid ?? null,
    lastCount: memory?.last_bid == null ? (memory?.quantity ?? null) : null,
    ...(memory?.language == null ? {} : { language: memory.language }),
    ...(term === undefined || option === undefined ? {} : { told: { term, option } }),
  };
}
