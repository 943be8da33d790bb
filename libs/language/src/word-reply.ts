import { joinReply, replyParts } from './reply-parts.js';
import type { Speech } from './speech.js';

/**
 * Words a reply in the speech's language and tone: the answers and refusals of the policy, the reason in one sentence,
 * and the offer or menu in full. Equal speeches give equal words; every figure and every term comes from the speech.
 * @example wordReply(speech) // 'Thank you for writing. My offer: 25 seats at $39.20, two years — $980.00 in total.'
 */
export function wordReply(speech: Speech): string {
  return joinReply(
    replyParts(speech).map((part) => part.text),
    speech,
  );
}
