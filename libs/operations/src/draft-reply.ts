import type { ReplyIn, ReplyResult } from '@svc/contracts';
import { readMessage, type MessageReading } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { decideReply, recordTurn, standingOf, vocabularyOf, type ReplyDecision } from '@svc/reply';
import { openNegotiation, sealNegotiation, type Negotiation } from './reply-state.js';
import { OperationFault } from './operation-fault.js';
import type { ModelPorts, OperationPorts } from './ports.js';
import { signDeal } from './sign-deal.js';
import { soundPolicy } from './sound-policy.js';
import { writeReply } from './write-reply.js';

/** A message as it was read, and what was decided on it. */
interface Understanding {
  reading: MessageReading;
  decision: ReplyDecision;
}

/**
 * The reply to a buyer's message: policy, state, reading, decision, wording, receipt and state, in this order.
 * @throws OperationFault 400 for a policy with errors, an unknown engine, missing stock, or a state that is not the
 *   last one
 */
export async function draftReply(input: ReplyIn, ports: Omit<OperationPorts, 'publishedKeys'>): Promise<ReplyResult> {
  const policy = soundPolicy(input.policy);
  const negotiation = await openNegotiation(input.state, policy, ports);
  const { decision, reading } = await understand(input, policy, negotiation, ports);
  const { reply, replyWithOffer } = await writeReply(decision, ports);
  const memory = recordTurn(decision.memory, { message: input.message, reply }, ports.hash);
  const receipt =
    decision.deal &&
    (await signDeal(
      {
        deal: decision.deal,
        decidedBy: decision.decided_by,
        negotiationId: negotiation.negotiationId,
        transcriptHash: memory.transcript_hash,
        policy,
        flags: input.flags,
        stock: input.stock,
      },
      ports,
    ));
  return {
    kind: decision.kind,
    reply,
    reply_with_offer: replyWithOffer,
    offer: decision.offer,
    ...(decision.menu.length > 0 && { menu: decision.menu }),
    decided_by: decision.decided_by,
    reading: publicReading(reading),
    state: await sealNegotiation(negotiation, memory, ports),
    done: decision.done,
    ...(receipt && { receipt }),
  };
}

/** Reads and decides. The built-in reading comes first: a request that cannot be answered costs no model call. */
async function understand(
  input: ReplyIn,
  policy: Policy,
  negotiation: Negotiation,
  ports: ModelPorts & Pick<OperationPorts, 'nowMillis'>,
): Promise<Understanding> {
  const { memory } = negotiation;
  const message = { message: input.message, vocabulary: vocabularyOf(policy), standing: standingOf(policy, memory) };
  const nowMillis = ports.nowMillis();
  const decide = (reading: MessageReading): Understanding => ({
    reading,
    decision: decided(input, policy, negotiation, reading, nowMillis),
  });
  const builtin = decide(readMessage(message.message, message.vocabulary, message.standing));
  const reading = (await ports.readMessage?.(message)) ?? null;
  return reading === null ? builtin : decide(underLaw(reading, builtin.reading));
}

/**
 * A model's reading with what the built-in reader holds every reading to: what stays open is told, and what was only
 * asked about is not asked for.
 */
function underLaw(reading: MessageReading, { package: named, facts }: MessageReading): MessageReading {
  const { acts, open_questions, wishes, unread, asked_about, by_piece, asks } = facts;
  const kept = Object.entries(reading.package).filter(
    ([term, option]) => asked_about?.[term] !== option || named[term] === option,
  );
  return {
    ...reading,
    package: Object.fromEntries(kept),
    facts: {
      ...(acts && { acts }),
      ...(open_questions && { open_questions }),
      ...(wishes && { wishes }),
      ...(unread && { unread }),
      ...(asked_about && { asked_about }),
      ...(by_piece && { by_piece }),
      ...(asks && { asks }),
      ...reading.facts,
    },
  };
}

function decided(
  { engine, flags, stock }: ReplyIn,
  policy: Policy,
  { policyHash, memory }: Negotiation,
  reading: MessageReading,
  nowMillis: number,
): ReplyDecision {
  const decision = decideReply({
    policy,
    policyHash,
    reading,
    memory,
    engine: engine ?? null,
    flags,
    stock,
    nowMillis,
  });
  if (decision.ok) return decision;
  throw new OperationFault(400, decision.message);
}

/** The members that a caller is told, whoever read the message. */
function publicReading({ intent, package: proposed, refuses, facts, source }: MessageReading): MessageReading {
  return { intent, package: proposed, refuses, facts, source };
}
