import { isRecord, jsonValueFault } from '@svc/contracts';
import { REPORT_INSTRUCTIONS, REPORT_TOOL } from '@svc/plain-words';
import { quoteData, type ModelTask } from './model-task.js';

/** A long description has many statements; a compile makes one call only. */
const REPORT_MILLIS = 9_000;
const MAX_TOKENS = 4_000;

/**
 * Asks a model to point at what a description says. It names kinds and copies words; every figure is read out of those
 * words by code, and what is not in the description is set aside.
 */
export function reportTask(description: string): ModelTask<Record<string, unknown>> {
  return {
    instructions: REPORT_INSTRUCTIONS,
    content: `<description>${quoteData(description)}</description>`,
    tool: REPORT_TOOL,
    maxTokens: MAX_TOKENS,
    timeoutMillis: REPORT_MILLIS,
    accept: (answer) => (isRecord(answer) && jsonValueFault(answer) === null ? answer : null),
  };
}
