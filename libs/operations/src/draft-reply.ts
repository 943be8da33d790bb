import type { ReplyIn, ReplyResult } from '@svc/contracts';
import { readingOfActs, readMessage, type MessageReading } from '@svc/language';
import { decideReply, standingOf, vocabularyOf, type ReplyDecision } from '@svc/reply';
import { checkSignedBid } from './check-signed-bid.js';
import { closeTalk } from './close-talk.js';
import { openTalk, type Talk } from './open-talk.js';
import { OperationFault } from './operation-fault.js';
import type { ModelPorts, OperationPorts } from './ports.js';

/** What a reply takes whose policy is open. */
export type OpenReplyIn = ReplyIn & Pick<Required<ReplyIn>, 'policy'>;

/** A message as it was read, and what was decided on it. */
interface Understanding {
  reading: MessageReading;
  decision: ReplyDecision;
}

/**
 * The reply to a buyer's message: policy, state, what is kept beside it, reading, decision, hold, wording, receipt and
 * state, in this order.
 * @throws OperationFault 400 for a policy with errors, an unknown engine, missing stock, a state that is not the last
 *   one, or a bid whose signature is not over it
 */
export async function draftReply(input: OpenReplyIn, ports: OperationPorts): Promise<ReplyResult> {
  const talk = await openTalk(input, ports);
  const { reading, decision } = await understand(input, talk, ports);
  if (input.signed_bid) {
    const { negotiationId } = talk.negotiation;
    const { currency } = talk.circumstances.policy;
    await checkSignedBid(input.signed_bid, { currency, negotiationId, reading, decision }, ports);
  }
  return closeTalk(talk, { message: input.message, reading, decision }, ports, () =>
    decided(input, talk, reading, { held: true }),
  );
}

/** Reads and decides. The built-in reading comes first: a request that cannot be answered costs no model call. */
async function understand(input: ReplyIn, talk: Talk, model: ModelPorts): Promise<Understanding> {
  const { policy } = talk.circumstances;
  const message = {
    message: input.message,
    vocabulary: vocabularyOf(policy),
    standing: standingOf(policy, talk.memory),
  };
  const decide = (reading: MessageReading): Understanding => ({ reading, decision: decided(input, talk, reading) });
  const builtin = decide(readMessage(message.message, message.vocabulary, message.standing));
  const reported = (await model.reportActs?.(message)) ?? null;
  const reading =
    reported === null
      ? null
      : readingOfActs(input.message, reported, message.vocabulary, message.standing, builtin.reading);
  return reading === null ? builtin : decide(underLaw(reading, builtin.reading));
}

/** What the built-in reader adds to every reading: what stays open is told, and what no figure may move is heard. */
const HELD_FACTS = [
  'acts',
  'open_questions',
  'wishes',
  'unread',
  'asked_about',
  'by_piece',
  'asks',
  'wants_person',
  'complains',
  'claims',
  'takes_back',
] as const satisfies readonly (keyof MessageReading['facts'])[];

/** A model's reading with what the built-in reader adds to every one; what was only asked about is not asked for. */
function underLaw(reading: MessageReading, { package: named, facts }: MessageReading): MessageReading {
  const kept = Object.entries(reading.package).filter(
    ([term, option]) => facts.asked_about?.[term] !== option || named[term] === option,
  );
  const held = HELD_FACTS.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]);
  return { ...reading, package: Object.fromEntries(kept), facts: { ...Object.fromEntries(held), ...reading.facts } };
}

function decided(
  { signed_bid }: ReplyIn,
  { circumstances, memory }: Talk,
  reading: MessageReading,
  otherwise: { held?: true } = {},
): ReplyDecision {
  const signedBid = signed_bid ? { public_key: signed_bid.public_key, signature: signed_bid.signature } : null;
  const decision = decideReply({ ...circumstances, ...otherwise, memory, reading, signedBid });
  if (decision.ok) return decision;
  throw new OperationFault(400, decision.message);
}
