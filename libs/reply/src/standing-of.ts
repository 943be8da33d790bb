import type { Standing } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { decodeDeals } from './deal-code.js';
import type { ReplyMemory } from './memory.js';

/** What lies on the table when the next message arrives: what its reader needs to know. */
export function standingOf(policy: Policy, memory: ReplyMemory | null): Standing {
  return { offers: decodeDeals(policy, memory?.standing ?? []), listPrice: policy.list_price };
}
