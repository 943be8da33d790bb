import { OFFER_QUOTE, RECEIPT_VERIFY, type OperationRecord } from '@svc/contracts';
import { ANSWERS } from './answers.js';

/**
 * What the answer of an operation needs beside its input: nothing but a clock and randomness; a model, for which the
 * built-in reader, writer and compiler can stand in, with the keys that seal and sign; or its service, which has the
 * database and publishes the keys.
 */
export type AnswerNeeds = 'nothing' | 'model' | 'service';

/**
 * What answering an operation needs; the doors outside of the service decide by it what they answer themselves.
 * @example answerNeeds(POLICY_CHECK) // 'nothing'
 */
export function answerNeeds({ id, cost }: Pick<OperationRecord, 'id' | 'cost'>): AnswerNeeds {
  // A receipt is verified, and a quote attested, under published keys, which only the service has.
  if (!ANSWERS.has(id) || id === RECEIPT_VERIFY.id || id === OFFER_QUOTE.id) return 'service';
  return cost === 'model' ? 'model' : 'nothing';
}
