import {
  fieldsOf,
  pathParametersOf,
  isShareable,
  type BodyClass,
  type OperationRecord,
  type SchemaObject,
  type ToolJoin,
  type ToolLink,
} from '@svc/contracts';
import { classSchema, type LibrarySchemas, type ToolSchema } from './class-schema.js';
import { plainSchema } from './plain-schema.js';

const KEY_ARGUMENTS = { open: null, svc_key: 'access_key', gt_key: 'api_key' } as const;
const KEY_DESCRIPTIONS = {
  access_key: 'svc_… key, unless a header has it.',
  api_key: 'gt_… key, unless a header has it.',
} as const;

/** The argument that carries the key; null for an operation that is open and does no more with one. */
export function keyArgumentOf({
  access,
  optionalKey,
  input,
}: Pick<OperationRecord, 'access' | 'optionalKey' | 'input'>): 'access_key' | 'api_key' | null {
  return optionalKey === true || isShareable({ input }) ? 'api_key' : KEY_ARGUMENTS[access];
}

/**
 * The schema of a tool's arguments: path parameters, members of the input class, arguments of joined operations, the
 * key. A library's schema is named in words and not spelt out: such objects are passed on as they came, and every agent
 * would pay for their length with each list of tools; so with members that change nothing yet. Where a join offers
 * another way, only what both ways take is required, because schemas with alternatives at the top are refused by some
 * model providers.
 * @param asksForKeys whether the door asks for keys; where it does not, no argument is named for one
 */
export function toolInputSchema(record: OperationRecord, link: ToolLink, asksForKeys = true): ToolSchema {
  const own = record.input === null ? null : inTools(record.input);
  const joins = link.joins ?? [];
  const key = asksForKeys ? keyArgumentOf(record) : null;
  const text = (description: string): SchemaObject => ({ type: 'string', description });
  const properties = {
    ...Object.fromEntries(pathParametersOf(record).map((name) => [name, text(`The ${name.replaceAll('_', ' ')}.`)])),
    ...own?.properties,
    ...Object.fromEntries(joins.map((join) => [join.argument, argumentSchema(join)])),
    ...(key !== null && { [key]: text(KEY_DESCRIPTIONS[key]) }),
  };
  const isAlways = (name: string): boolean => joins.every(({ object }) => object?.beside.includes(name) === true);
  const required = [...pathParametersOf(record), ...(own?.required ?? [])].filter(isAlways);
  const schema = plainSchema({ type: 'object', properties, ...(required.length > 0 && { required }) }) as ToolSchema;
  return { ...schema, additionalProperties: false };
}

/** What a tool takes of an input class: members that are for REST alone are left out, and so are their alternatives. */
function inTools(input: BodyClass): Pick<ToolSchema, 'properties' | 'required'> {
  const { properties } = classSchema(input, {});
  const listed = [...fieldsOf(input)].filter(([, { notInTools }]) => notInTools !== true);
  return {
    properties: Object.fromEntries(listed.map(([name]) => [name, properties[name] ?? {}])),
    required: listed.filter(([, { optional }]) => !optional).map(([name]) => name),
  };
}

/** The schema of the argument of a join: a text, or the object whose members the other operation takes. */
function argumentSchema({ description, object }: ToolJoin): SchemaObject {
  if (object === undefined) return { type: 'string', description };
  return object.inWords === true ? { type: 'object', description } : { ...classSchema(object.of, {}), description };
}

/** The schema that a tool's answer is held against, the schemas of libraries included. */
export function toolOutputSchema(output: BodyClass, schemas: LibrarySchemas): ToolSchema {
  return classSchema(output, schemas);
}
