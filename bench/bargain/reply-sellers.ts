import type { MessageReading } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { readMessage } from '@svc/language';
import { decideReply, standingOf, vocabularyOf, type ReplyDecision, type ReplyMemory } from '@svc/reply';
import type { Said } from './buyers.js';
import { phraseOf } from './phrases.js';
import { NOW_MILLIS, type Seller } from './sellers.js';

/** What a buyer says, or their yes. */
export type Message = Said | 'yes';

/** What a message reaches, before it is read. */
export interface Place {
  policy: Policy;
  memory: ReplyMemory | null;
  /** Whether there are several offers to say yes to: it is the first then. */
  isMenu: boolean;
}

/** How a message reaches the reply: as a reading made by hand, or as words that are read. */
export type Hearing = (place: Place, message: Message) => MessageReading;

/** The reply of this state of the product, or of another one with the same way of asking. */
export type Decide = typeof decideReply;

const READINGS = {
  wish: { intent: 'ask', facts: { question: true, wants_discount: true } },
  goodbye: { intent: 'quit', facts: {} },
  news: { intent: 'greet', facts: {} },
  yes: { intent: 'accept', facts: {} },
} as const;

/** A reading made by hand: no word can be misread. */
export function byHand({ policy: { language }, isMenu }: Place, message: Message): MessageReading {
  const { intent, facts } = typeof message === 'string' ? READINGS[message] : { intent: 'offer' as const, facts: {} };
  const named: Record<string, number> = typeof message === 'string' ? {} : { price: message.bid };
  const choice = message === 'yes' && isMenu ? { choice: 1 } : {};
  return { intent, package: named, refuses: {}, facts: { language, ...facts, ...choice }, source: 'builtin' };
}

/** Words, in the language of the policy; `seed` picks the phrases. */
export const inWords =
  (seed: string): Hearing =>
  ({ policy, memory, isMenu }, message) =>
    readMessage(
      phraseOf(policy, message, { seed, turn: memory?.turn ?? 0, isMenu }),
      vocabularyOf(policy),
      standingOf(policy, memory),
    );

/** A seller that answers by the whole reply. */
export function replySeller(policy: Policy, hearing: Hearing, decide: Decide = decideReply): Seller {
  let memory: ReplyMemory | null = null;
  let isMenu = false;
  let table = Infinity;
  let nowMillis = NOW_MILLIS;
  const answer = (message: Message): ReplyDecision | null => {
    if (message === 'news') nowMillis += 24 * 3_600_000;
    const reading = hearing({ policy, memory, isMenu }, message);
    const given = { policy, policyHash: policy.name, reading, memory, engine: null, flags: null, stock: null };
    const decision = decide({ ...given, nowMillis });
    if (!decision.ok) return null;
    memory = decision.memory;
    isMenu = decision.menu.length > 1;
    table = decision.done && decision.kind !== 'deal' ? Infinity : (decision.offer?.price ?? Infinity);
    return decision;
  };
  return {
    hear: (said) => (answer(said) ? table : (table = Infinity)),
    seal: () => answer('yes')?.deal?.offer.price ?? null,
  };
}
