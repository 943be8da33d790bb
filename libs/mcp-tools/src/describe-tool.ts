import type { Tool } from '@modelcontextprotocol/server';
import type { DoorTool, OperationRecord } from '@svc/contracts';
import { outlineOf } from './listed-once.js';
import { toolInputSchema } from './tool-schemas.js';

/**
 * How a door lists a tool, from its record alone: what it is for and when to use it, what it takes, whether it changes
 * anything. Worked calls, schemas of answers, access, cost and stability are resources: every agent pays for a list
 * with its context. A second name of an operation is listed with the names and types of its arguments.
 * @param asksForKeys whether the door asks for keys: one that answers everything in its own process does not
 * @throws Error for a record whose answer is not described by a class: a tool answers with structured content
 * @example describeTool({ link, record: POLICY_CHECK }).name // 'check_offer_policy'
 */
export function describeTool({ link, record }: DoorTool, asksForKeys = true): Tool {
  if (record.output === null) throw new Error(`${record.id} has the tool ${link.name} but no class of its answer.`);
  const first = firstName({ link, record });
  const input = toolInputSchema(record, link, asksForKeys);
  return {
    name: link.name,
    title: record.summary,
    description: first === null ? descriptionOf(record, asksForKeys) : `The same tool as ${first}; use either.`,
    inputSchema: (first === null ? input : outlineOf(input)) as Tool['inputSchema'],
    annotations: annotationsOf(record),
  };
}

/** The first name of an operation, where this is another, so that nobody weighs one against the other. */
function firstName({ link, record: { tools } }: DoorTool): string | null {
  const [first] = tools;
  return first === undefined || first === link ? null : first.name;
}

function descriptionOf({ access, description }: OperationRecord, asksForKeys: boolean): string {
  return asksForKeys && access !== 'open' ? `${description} Needs a key.` : description;
}

/** The hints that say something: two of them have no meaning for a tool that only reads, and all have defaults. */
function annotationsOf({ annotations }: OperationRecord): NonNullable<Tool['annotations']> {
  const { readOnly, destructive, idempotent, openWorld } = annotations;
  return {
    ...(readOnly && { readOnlyHint: true }),
    ...(!readOnly && !destructive && { destructiveHint: false }),
    ...(!readOnly && idempotent && { idempotentHint: true }),
    ...(!openWorld && { openWorldHint: false }),
  };
}
