import { isRecord, jsonValueFault } from '@svc/contracts';
import { readReported, REPORT_ACTS_INSTRUCTIONS, REPORT_ACTS_TOOL } from '@svc/language';
import type { MessageToRead } from './model.port.js';
import { quoteData, type ModelTask } from './model-task.js';

const READ_MILLIS = 4_000;
const MAX_TOKENS = 1_500;

/**
 * Asks a model to point at what a buyer's message does. It names acts, ids of the vocabulary and places in lists, and
 * copies words; every figure is read out of the message by code.
 */
export function actsTask({ message, vocabulary, standing }: MessageToRead): ModelTask<Record<string, unknown>> {
  const facts = vocabulary.facts.map(({ id, words }) => ({ id, words }));
  const told = { ...vocabulary, name: undefined, facts };
  return {
    instructions: REPORT_ACTS_INSTRUCTIONS,
    content: [
      `<vocabulary>${quoteData(told)}</vocabulary>`,
      `<standing>${quoteData(standing)}</standing>`,
      `<message>${quoteData(message)}</message>`,
    ].join('\n'),
    tool: REPORT_ACTS_TOOL,
    maxTokens: MAX_TOKENS,
    timeoutMillis: READ_MILLIS,
    accept: (answer) =>
      isRecord(answer) &&
      jsonValueFault(answer) === null &&
      readReported(message, answer, vocabulary, standing) !== null
        ? answer
        : null,
  };
}
