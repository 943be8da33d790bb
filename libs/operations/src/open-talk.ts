import type { OfferContext } from '@svc/policy-rules';
import type { Circumstances, ReplyMemory } from '@svc/reply';
import { startMemory, type HistoryMoment } from './buyer-history.js';
import {
  findDealings,
  policyKeyOf,
  thingCounts,
  type CountedThing,
  type Dealings,
  type DealingParties,
} from './dealings.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';
import { openNegotiation, type Negotiation } from './reply-state.js';
import { soundPolicy } from './sound-policy.js';

/** What of a request opens a talk. */
export interface TalkInput extends OfferContext {
  policy: Readonly<Record<string, unknown>>;
  state?: unknown;
  engine?: string | null;
  buyer?: string | null;
  offers_before?: string | null;
}

/** A negotiation between two messages, with all that its next reply may depend on beside the message. */
export interface Talk {
  negotiation: Negotiation;
  memory: ReplyMemory;
  circumstances: Omit<Circumstances, 'memory'>;
  parties: DealingParties;
  things: readonly CountedThing[];
  dealings: Dealings;
}

/**
 * Opens the negotiation of a request, or begins one: policy, state, and what is kept beside states.
 * @throws OperationFault 400 for a policy with errors or a state that is not the last one, 422 for a time that is none
 */
export async function openTalk(input: TalkInput, ports: OperationPorts): Promise<Talk> {
  const policy = soundPolicy(input.policy);
  const offersBeforeMillis = timeOf(input.offers_before ?? null);
  const negotiation = await openNegotiation(input.state, policy, ports);
  const { negotiationId, policyHash } = negotiation;
  const parties = {
    negotiationId,
    holder: ports.holder ?? null,
    buyer: input.buyer ?? null,
    policyKey: policyKeyOf(policy),
  };
  const things = thingCounts(policy, input.stock);
  const dealings = await findDealings({ ...parties, things, isNew: negotiation.memory === null }, ports);
  const nowMillis = ports.nowMillis();
  const circumstances = {
    policy,
    policyHash,
    engine: input.engine ?? null,
    flags: input.flags,
    stock: input.stock,
    nowMillis,
    offersBeforeMillis,
    held: dealings.held,
    outbidAt: dealings.outbidAt,
  };
  const memory = negotiation.memory ?? startMemory(dealings, ports.owner ?? null, historyMoment(circumstances));
  return { negotiation, memory, circumstances, parties, things, dealings };
}

/** The moment of a talk, as the history of a buyer needs it. */
export function historyMoment({ policy, policyHash, flags, stock, nowMillis }: Talk['circumstances']): HistoryMoment {
  return { policy, policyHash, context: { flags, stock }, nowMillis };
}

function timeOf(text: string | null): number | null {
  if (text === null) return null;
  const millis = Date.parse(text);
  if (Number.isFinite(millis)) return millis;
  const msg = 'Input should be a time in ISO 8601 with an offset';
  throw new OperationFault(422, [{ loc: ['body', 'offers_before'], msg, type: 'time_invalid', input: text, ctx: {} }]);
}
