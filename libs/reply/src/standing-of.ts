import type { Standing, StandingOffer } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import type { PromisedOffer, ReplyMemory } from './memory.js';
import { orderOf } from './order.js';

/** What lies on the table when the next message arrives: what its reader needs to know. */
export function standingOf(policy: Policy, memory: ReplyMemory | null): Standing {
  const [term, option] = memory?.told?.split('=') ?? [];
  const menu = memory?.menu ?? [];
  return {
    offers: (memory?.table ?? []).map(asStanding),
    ...(menu.length > 1 && (memory?.table.length ?? 0) < 2 ? { menu: menu.map(asStanding) } : {}),
    listPrice: policy.list_price,
    lastBid: memory?.last_bid ?? null,
    lastCount: memory?.last_bid == null ? (memory?.quantity ?? null) : null,
    ...(memory?.language == null ? {} : { language: memory.language }),
    ...(term === undefined || option === undefined ? {} : { told: { term, option } }),
  };
}

const asStanding = ({ total, total_per_period: perPeriod, ...offer }: PromisedOffer): StandingOffer => ({
  price: offer.price,
  ...orderOf(offer),
  ...(perPeriod === undefined
    ? total !== undefined && { total }
    : { total: perPeriod, ...(total !== undefined && { dealTotal: total }) }),
});
