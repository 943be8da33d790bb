import type { ReplyResult } from '@svc/contracts';
import type { MessageReading } from '@svc/language';
import { POLICY_DEFAULTS } from '@svc/policy-rules';
import { receiptId } from '@svc/receipts';
import { recordTurn, type ReplyDecision, type ReplyMemory } from '@svc/reply';
import { historyAfter } from './buyer-history.js';
import { historyMoment, type Talk } from './open-talk.js';
import type { OperationPorts } from './ports.js';
import { sealNegotiation } from './reply-state.js';
import { signDeal } from './sign-deal.js';
import { writeReply } from './write-reply.js';

/** What was decided on a message, or on a bid in its place. */
export interface Outcome {
  /** The buyer's words; empty where the seller has decided. */
  message: string;
  reading: MessageReading;
  decision: ReplyDecision;
}

/**
 * Turns what was decided into the reply as it leaves: its things are put on hold, and where somebody else was faster it
 * is decided again; then wording, receipt, what is kept beside the state, and the state.
 * @param decideAgain the decision while the thing is on hold for somebody else
 */
export async function closeTalk(
  talk: Talk,
  { message, reading, decision: first }: Outcome,
  ports: OperationPorts,
  decideAgain: () => ReplyDecision,
): Promise<ReplyResult> {
  const decision = (await holdThings(talk, first, ports)) ? first : decideAgain();
  const { reply, replyWithOffer } = await writeReply(decision, ports);
  const memory = recordTurn(decision.memory, { message, reply }, ports.hash);
  const receipt =
    decision.deal &&
    (await signDeal(
      {
        deal: decision.deal,
        decidedBy: decision.decided_by,
        negotiationId: talk.negotiation.negotiationId,
        transcriptHash: memory.transcript_hash,
        ...talk.circumstances,
      },
      ports,
    ));
  await keepDealings(talk, memory, ports);
  return {
    kind: decision.kind,
    reply,
    reply_with_offer: replyWithOffer,
    offer: decision.offer,
    ...(decision.menu.length > 0 && { menu: decision.menu }),
    decided_by: decision.decided_by,
    reading: publicReading(reading),
    seller: decision.seller,
    state: await sealNegotiation(talk.negotiation, memory, ports),
    done: decision.done,
    ...(receipt && { receipt }),
  };
}

/** Whether a decision may stand: it is no deal, or its single things are on hold for it now. */
async function holdThings(
  { parties, things, circumstances: { policy } }: Talk,
  { deal }: ReplyDecision,
  { holdThings: hold }: OperationPorts,
): Promise<boolean> {
  if (deal === null || things.length === 0 || hold === undefined) return true;
  const hours = policy.manner?.hold_hours ?? POLICY_DEFAULTS.holdHours;
  return hold({ ...parties, things, receiptId: await receiptId(parties.negotiationId), holdSeconds: hours * 3600 });
}

async function keepDealings(talk: Talk, memory: ReplyMemory, ports: OperationPorts): Promise<void> {
  const { parties, things, dealings } = talk;
  const bid = memory.done ? null : memory.bid;
  const concerns = parties.buyer !== null || (things.length > 0 && (bid !== null || dealings.keepsBid));
  if (!concerns) return;
  const history =
    parties.buyer === null
      ? null
      : historyAfter(dealings.history, { ...memory, bid }, historyMoment(talk.circumstances));
  await ports.keepDealings?.({ ...parties, things, bid, keepsBid: dealings.keepsBid, history });
}

/** The members that a caller is told, whoever read the message. */
function publicReading({ intent, package: proposed, refuses, facts, source }: MessageReading): MessageReading {
  return { intent, package: proposed, refuses, facts, source };
}
