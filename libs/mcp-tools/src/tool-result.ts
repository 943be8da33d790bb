import { isRecord } from '@svc/contracts';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { InputFault } from '@svc/contracts';
import type { Execution } from './execution.js';

/** What stands beside an answer. */
export interface AnswerNotes {
  /** What a model can do where the answer delivered nothing: a second block of text. */
  readonly hint?: string | null;
  /** The name of the record of a call that was shared. */
  readonly recommendationId?: string | undefined;
}

/** A tool's answer: structured content, and the same JSON as text for clients that read only that. */
export function toolAnswer(body: object, { hint = null, recommendationId }: AnswerNotes = {}): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(body) }, ...(hint === null ? [] : [textBlock(hint)])],
    structuredContent: body as Record<string, unknown>,
    ...(recommendationId !== undefined && { _meta: { recommendation_id: recommendationId } }),
  };
}

const textBlock = (text: string): { type: 'text'; text: string } => ({ type: 'text', text });

/**
 * A refusal as a result that a model can read and act on: the JSON of REST's body with the status beside it, and for a
 * refusal that passes the seconds to wait; then what a model can do about it, in the words of tools. It has no
 * structured content, because that would have to fit the schema of answers.
 */
export function toolRefusal({ status, body, headers }: Execution, hint: string | null = null): CallToolResult {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  const told = {
    status,
    ...(isRecord(body) ? body : { detail: 'the call failed' }),
    ...(Number.isFinite(seconds) && { retry_after: seconds }),
    ...(hint !== null && { hint }),
  };
  return { content: [{ type: 'text', text: JSON.stringify(told) }], isError: true };
}

/** A refusal of arguments, before anything was executed. */
export function argumentRefusal(faults: readonly InputFault[]): CallToolResult {
  return toolRefusal({ status: 422, body: { detail: faults } });
}
