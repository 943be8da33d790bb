import { readMessage, wordReply } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import type { ReplyDecision } from '../reply.js';
import { standingOf } from '../standing-of.js';
import { vocabularyOf } from '../vocabulary-of.js';
import { decide } from './talk.js';

/** One message as it was answered, in words. */
export interface Answered {
  decision: ReplyDecision;
  shown: string;
}

/** Plays messages as buyers write them, read and worded as they are without a model. */
export function chat(policy: Policy, messages: readonly string[]): Answered[] {
  const answered: Answered[] = [];
  for (const message of messages) {
    const memory = answered.at(-1)?.decision.memory ?? null;
    const decision = decide(policy, readMessage(message, vocabularyOf(policy), standingOf(policy, memory)), memory);
    answered.push({ decision, shown: wordReply(decision.speech) });
  }
  return answered;
}
