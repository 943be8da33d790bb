import type { CallToolResult } from '@modelcontextprotocol/server';
import type { InputFault } from '@svc/contracts';
import type { Execution } from './execution.js';

/** A tool's answer: structured content, and the same JSON as text for clients that read only that. */
export function toolAnswer(body: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: body as Record<string, unknown> };
}

/**
 * A refusal as a result that a model can read and act on: the JSON of REST's body with the status beside it, and for a
 * refusal that passes the seconds to wait. It has no structured content, because that would have to fit the schema of answers.
 */
export function toolRefusal({ status, body, headers }: Execution): CallToolResult {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  const told = { status, ...(isObject(body) ? body : { detail: 'the call failed' }), ...(Number.isFinite(seconds) && { retry_after: seconds }) };
  return { content: [{ type: 'text', text: JSON.stringify(told) }], isError: true };
}

/** A refusal of arguments, before anything was executed. */
export function argumentRefusal(faults: readonly InputFault[]): CallToolResult {
  return toolRefusal({ status: 422, body: { detail: faults } });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
