import type { Tool } from '@modelcontextprotocol/server';
import type { DoorTool } from '@svc/contracts';
import { keyArgumentOf, toolInputSchema, toolOutputSchema, type LibrarySchemas } from './tool-schemas.js';

/**
 * How a door lists a tool, from its record alone: what it is for and when to use it, what it takes and gives, whether it
 * changes anything. Cost, stability and worked arguments stand under `_meta`, where they cost a model nothing.
 * @throws Error for a record whose answer is not described by a class: a tool answers with structured content
 */
export function describeTool({ link, record }: DoorTool, schemas: LibrarySchemas): Tool {
  if (record.output === null) throw new Error(`${record.id} has the tool ${link.name} but no class of its answer.`);
  const key = keyArgumentOf(record);
  const { readOnly, destructive, idempotent, openWorld } = record.annotations;
  return {
    name: link.name,
    title: record.summary,
    description: key === null ? record.description : `${record.description} Needs an access key, in a header of the connection or as the argument ${key}.`,
    inputSchema: toolInputSchema(record, link) as Tool['inputSchema'],
    outputSchema: toolOutputSchema(record.output, schemas) as Tool['outputSchema'],
    annotations: { title: record.summary, readOnlyHint: readOnly, destructiveHint: destructive, idempotentHint: idempotent, openWorldHint: openWorld },
    _meta: {
      'svc/operation': record.id,
      'svc/access': record.access,
      'svc/cost': record.cost,
      'svc/stability': record.stability,
      'svc/examples': record.examples.map(({ name, input }) => ({ name, arguments: input ?? {} })),
    },
  };
}
