import { isRecord } from '@svc/contracts';
import type { SchemaObject } from '@svc/contracts';
import type { ToolSchema } from './class-schema.js';

/** What a reader of an answer is told of a member: its kind, and of those on the first level what they mean. */
const TOLD: ReadonlySet<string> = new Set(['type', 'enum', 'description']);
/** Members of members are told with their kinds; what is below them, not. */
const LEVELS = 1;

/**
 * The schema of an answer as lists of tools carry it: the members of the first level with their meaning, those of the
 * second with their kinds, and no further. What fits the whole schema fits this one. It is open, and requires nothing:
 * an answer may gain members.
 * @example shortSchema(classSchema(ReplyResult, {})).properties.reading
 *   // {type, description, properties: {intent: {type, enum}, …}}
 */
export function shortSchema({ properties }: ToolSchema): ToolSchema {
  const told = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, shortMember(member, 1)]));
  return { type: 'object', properties: told };
}

function shortMember(schema: SchemaObject, level: number): SchemaObject {
  const { properties, items, additionalProperties: values } = schema;
  const told = Object.entries(schema).filter(([name]) => TOLD.has(name) && (level === 1 || name !== 'description'));
  if (level > LEVELS) return Object.fromEntries(told);
  const below = level + 1;
  return {
    ...Object.fromEntries(told),
    ...(isRecord(properties) && { properties: membersOf(properties, below) }),
    ...(isRecord(items) && { items: shortMember(items, below) }),
    ...(isRecord(values) && typeof values['type'] === 'string' && { additionalProperties: shortMember(values, below) }),
    ...alternatives(schema['anyOf'], level),
  };
}

function membersOf(properties: SchemaObject, level: number): SchemaObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, shortMember(member as SchemaObject, level)]),
  );
}

/** An object that may be null is told as one with two types; other alternatives stay. */
function alternatives(anyOf: unknown, level: number): SchemaObject {
  if (!Array.isArray(anyOf)) return {};
  const forms = (anyOf as SchemaObject[]).filter((form) => form['type'] !== 'null');
  const [form] = forms;
  if (forms.length !== 1 || form === undefined || form['type'] !== 'object')
    return { anyOf: (anyOf as SchemaObject[]).map((one) => shortMember(one, level + 1)) };
  const { description: _told, ...told } = shortMember(form, level);
  return { ...told, type: ['object', 'null'] };
}
