import { menuLines, wordingFaults, wordReply, type Vocabulary } from '@svc/language';
import type { ReplyDecision } from '@svc/reply';
import type { ModelPorts } from './ports.js';

/** The text for the buyer, and the same followed by a line that states the offer on the table, or a line for each of a menu. */
export interface WrittenReply {
  reply: string;
  replyWithOffer: string;
}

/** Words a decided reply: by the model where it keeps to the decision, else by the built-in writer. */
export async function writeReply({ speech, offer }: Pick<ReplyDecision, 'speech' | 'offer'>, vocabulary: Vocabulary, model: Pick<ModelPorts, 'wordReply'>): Promise<WrittenReply> {
  const worded = (await model.wordReply?.(speech)) ?? null;
  const reply = worded !== null && wordingFaults(worded, speech, vocabulary).length === 0 ? worded : wordReply(speech);
  const lines = speech.menu.length > 1 ? menuLines(speech.menu, speech) : offer === null ? [] : [offer.line];
  return { reply, replyWithOffer: [reply, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n') };
}
