import type { DecideIn, ReplyResult } from '@svc/contracts';
import type { MessageReading } from '@svc/language';
import { decideBid, type ReplyDecision } from '@svc/reply';
import { closeTalk } from './close-talk.js';
import { openTalk, type Talk } from './open-talk.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

/**
 * The reply to the buyer after the seller has decided on the bid that waits.
 * @throws OperationFault 400 for a policy with errors, a state that is not the last one or is of another key holder, no
 *   bid or an expired one, a price that is missing, outside of the policy or beside another decision, and a thing that
 *   is on hold for somebody else; nothing is signed or held then
 */
export async function decideStandingBid(input: DecideIn, ports: OperationPorts): Promise<ReplyResult> {
  if (input.decision !== 'counter' && input.price != null)
    throw new OperationFault(400, 'send a price only with counter: accept uses the price of the bid');
  const talk = await openTalk(input, ports);
  checkOwner(talk, ports.owner ?? null);
  const language = talk.memory.language ?? talk.circumstances.policy.language;
  return closeTalk(talk, { message: '', reading: nothingSaid(language), decision: decided(input, talk) }, ports, () =>
    decided(input, talk, { held: true }),
  );
}

/**
 * Who began a negotiation with a key decides in it, and looks into it.
 * @throws OperationFault 400 for anybody else
 */
export function checkOwner({ memory }: Talk, caller: string | null): void {
  if (memory.owner === null || memory.owner === caller) return;
  throw new OperationFault(400, 'the negotiation was begun with another key; only its holder can decide', {
    code: 'owner_differs',
  });
}

function decided(
  { decision, price, by }: DecideIn,
  { circumstances, memory }: Talk,
  otherwise: { held?: true } = {},
): ReplyDecision {
  const answer = decideBid({ ...circumstances, ...otherwise, memory, decision, price: price ?? null, by: by ?? null });
  if (answer.ok) return answer;
  throw new OperationFault(400, answer.message);
}

/** Nobody has written: what stands in the place of a reading. */
function nothingSaid(language: 'en' | 'zh'): MessageReading {
  return { intent: 'other', package: {}, refuses: {}, facts: { language }, source: 'builtin' };
}
