import {
  OFFER_QUOTE,
  POLICY_SEAL,
  POLICY_SEALED,
  RECEIPT_VERIFY,
  REPLY_STANDING,
  type OperationRecord,
} from '@svc/contracts';
import { ANSWERS } from './answers.js';

/**
 * What the answer of an operation needs beside its input: nothing but a clock and randomness; a model, for which the
 * built-in reader, writer and compiler can stand in, with the keys that seal and sign; or its service, which has the
 * database and publishes the keys.
 */
export type AnswerNeeds = 'nothing' | 'model' | 'service';

/** Receipts are verified, and quotes attested, under published keys; talks over a link are where its page is. */
const IN_THE_SERVICE: ReadonlySet<string> = new Set([
  RECEIPT_VERIFY.id,
  OFFER_QUOTE.id,
  POLICY_SEAL.id,
  POLICY_SEALED.id,
  REPLY_STANDING.id,
]);

/**
 * What answering an operation needs; the doors outside of the service decide by it what they answer themselves.
 * @example answerNeeds(POLICY_CHECK) // 'nothing'
 */
export function answerNeeds({ id, cost }: Pick<OperationRecord, 'id' | 'cost'>): AnswerNeeds {
  if (!ANSWERS.has(id) || IN_THE_SERVICE.has(id)) return 'service';
  return cost === 'model' ? 'model' : 'nothing';
}
