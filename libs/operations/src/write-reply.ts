import { fillWording, menuLines, wordingBrief, wordReply } from '@svc/language';
import type { ReplyDecision } from '@svc/reply';
import type { ModelPorts } from './ports.js';

/**
 * The text for the buyer, and the same with a line that states the offer on the table, or a line for each of a menu; an
 * offer that the text states is not stated again.
 */
export interface WrittenReply {
  reply: string;
  replyWithOffer: string;
}

/**
 * Words a decided reply: the model writes around placeholders that code fills; where it writes anything else, the
 * built-in writer does it all.
 */
export async function writeReply(
  { speech, offer }: Pick<ReplyDecision, 'speech' | 'offer'>,
  model: Pick<ModelPorts, 'wordReply'>,
): Promise<WrittenReply> {
  const worded = (await model.wordReply?.(wordingBrief(speech))) ?? null;
  const filled = worded === null ? null : fillWording(worded, speech);
  const reply = filled?.ok === true ? filled.text : wordReply(speech);
  const lines = speech.menu.length > 1 ? menuLines(speech.menu, speech) : offer === null ? [] : [offer.line];
  const said = lines.every((line) => reply.includes(line));
  return { reply, replyWithOffer: said ? reply : [reply, '', ...lines].join('\n') };
}
