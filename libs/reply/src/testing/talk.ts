import type { MessageReading } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { decideReply } from '../decide-reply.js';
import type { ReplyMemory } from '../memory.js';
import { orderTag } from '../order.js';
import type { ReplyDecision, ReplyInput } from '../reply.js';
import { CAR_STOCK, reading } from './policies.js';

/** The moment at which tests play: noon of a day, UTC. */
export const NOON = Date.parse('2026-12-01T12:00:00Z');

/** Stands for the hash of a policy: another text for another policy. */
export const hashOf = (policy: Policy): string => orderTag({ quantity: 1, terms: { policy: JSON.stringify(policy) } });

/** What else a request may bring. */
export type More = Partial<Omit<ReplyInput, 'policy' | 'reading' | 'memory'>>;

/** Decides one message; a fault fails the test. Stock is there unless said otherwise. */
export function decide(
  policy: Policy,
  message: MessageReading,
  memory: ReplyMemory | null = null,
  more: More = {},
): ReplyDecision {
  const result = decideReply({
    policy,
    reading: message,
    memory,
    engine: null,
    flags: null,
    stock: policy.inventory ? CAR_STOCK : null,
    policyHash: hashOf(policy),
    nowMillis: NOON,
    ...more,
  });
  if (!result.ok) throw new Error(result.message);
  return result;
}

/** Plays several messages; the last decision counts. */
export function talk(policy: Policy, messages: readonly MessageReading[], more: More = {}): ReplyDecision {
  let last: ReplyDecision | null = null;
  for (const message of messages) last = decide(policy, message, last?.memory ?? null, more);
  return last as ReplyDecision;
}

/** A plain yes. */
export const yes = reading('accept');

/** A proposal at a unit price. */
export const bid = (price: number, terms: Record<string, string | number> = {}) =>
  reading('offer', { price, ...terms });
