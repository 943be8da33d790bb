import type { Tool } from '@modelcontextprotocol/server';
import type { DoorTool } from '@svc/contracts';
import { listedOutputSchema, toolInputSchema } from './tool-schemas.js';

/**
 * How a door lists a tool, from its record alone: what it is for and when to use it, what it takes and gives, whether
 * it changes anything. Worked calls, access, cost and stability are a resource: every agent pays for a list with its
 * context.
 * @param asksForKeys whether the door asks for keys: one that answers everything in its own process does not
 * @throws Error for a record whose answer is not described by a class: a tool answers with structured content
 * @example describeTool({ link, record: POLICY_CHECK }).name // 'check_offer_policy'
 */
export function describeTool({ link, record }: DoorTool, asksForKeys = true): Tool {
  if (record.output === null) throw new Error(`${record.id} has the tool ${link.name} but no class of its answer.`);
  const { readOnly, destructive, idempotent, openWorld } = record.annotations;
  return {
    name: link.name,
    title: record.summary,
    description: descriptionOf({ link, record }, asksForKeys),
    inputSchema: toolInputSchema(record, link, asksForKeys) as Tool['inputSchema'],
    outputSchema: listedOutputSchema(record.output) as Tool['outputSchema'],
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      openWorldHint: openWorld,
    },
  };
}

/** A second name of an operation says which is the first, so that nobody weighs one against the other. */
function descriptionOf({ link, record }: DoorTool, asksForKeys: boolean): string {
  const [first] = record.tools;
  if (first !== undefined && first !== link) return `The same tool as ${first.name}, under its full name; use either.`;
  const needsKey = asksForKeys && record.access !== 'open';
  return !needsKey ? record.description : `${record.description} Needs an access key.`;
}
