import type { Tool } from '@modelcontextprotocol/server';
import { isRecord, type SchemaObject } from '@svc/contracts';
import type { ToolSchema } from './class-schema.js';

/** A schema from this length on is written out once in a list, in characters of JSON. */
const LONG_CHARACTERS = 700;

/**
 * The tools of a list, with every long schema of an argument written out where it stands first: a later argument of the
 * same shape names that one. Every agent reads the whole list, so nothing is out of its sight.
 * @example listedOnce([menu, quote])[1].inputSchema.properties.spec
 *          // { type: 'object', description: 'The menu, as spec of offer_profile_menu.' }
 */
export function listedOnce(tools: readonly Tool[]): Tool[] {
  const places = new Map<string, string>();
  return tools.map((tool) => {
    const { properties = {}, ...rest } = tool.inputSchema;
    const told = Object.entries(properties).map(([name, member]) => [
      name,
      toldOnce(member as SchemaObject, `${name} of ${tool.name}`, places),
    ]);
    return { ...tool, inputSchema: { ...rest, properties: Object.fromEntries(told) as typeof properties } };
  });
}

function toldOnce(schema: SchemaObject, place: string, places: Map<string, string>): SchemaObject {
  const { description, ...shape } = schema;
  const json = JSON.stringify(shape);
  if (json.length < LONG_CHARACTERS) return schema;
  const first = places.get(json);
  if (first === undefined) places.set(json, place);
  if (first === undefined) return schema;
  const told = String(description ?? '').replace(/\.$/, '');
  return { ...outlineOfMember(shape), description: `${told}, as ${first}.` };
}

/**
 * The names and types of arguments, and which are required: what a client must know that sends only what a schema has.
 * @example outlineOf(toolInputSchema(AUCTION_RESERVE, link)).properties.n_bidders // { type: 'integer' }
 */
export function outlineOf({ properties, ...rest }: ToolSchema): ToolSchema {
  return { ...rest, properties: mapped(properties, outlineOfMember) };
}

/** The type of a member; a list has that of its items, which some clients ask for. */
function outlineOfMember({ type, items }: SchemaObject): SchemaObject {
  return {
    ...(type !== undefined && { type }),
    ...(isRecord(items) && { items: outlineOfMember(items) }),
  };
}

function mapped(
  members: Readonly<Record<string, SchemaObject>>,
  change: (member: SchemaObject) => SchemaObject,
): Record<string, SchemaObject> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));
}
