import { jsonSchemaOf, jsonSchemasOf, type BodyClass, type SchemaObject } from '@svc/contracts';

/** JSON Schemas that libraries own, by the names that classes refer to: Policy, Receipt, State. */
export type LibrarySchemas = Readonly<Record<string, object>>;

/** The JSON Schema of a tool's arguments or answer: 2020-12, an object, complete in itself and without references. */
export interface ToolSchema extends SchemaObject {
  type: 'object';
  properties: Record<string, SchemaObject>;
  required?: string[];
}

const OPENAPI_REF = '#/components/schemas/';

/**
 * A class's schema with everything that it refers to written in its place: front ends that take a subset of JSON Schema
 * have no
 * `$ref`. A name that nobody knows becomes any object.
 * @param schemas those of libraries that are written out; leave one out and it becomes any object
 * @throws Error for a class that holds itself
 * @example classSchema(ScoreIn, {}).properties.issues // its items written out
 */
export function classSchema(bodyClass: BodyClass, schemas: LibrarySchemas): ToolSchema {
  const known: Record<string, object> = { ...jsonSchemasOf([bodyClass]), ...schemas };
  return inlined(jsonSchemaOf(bodyClass), known, []) as ToolSchema;
}

function inlined(value: unknown, known: Readonly<Record<string, object>>, inside: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, known, inside));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, $schema: _dialect, $id: _id, ...rest } = value as SchemaObject;
  const own = Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, inlined(member, known, inside)]));
  if (typeof $ref !== 'string' || !$ref.startsWith(OPENAPI_REF)) return { ...own, ...($ref !== undefined && { $ref }) };
  const name = $ref.slice(OPENAPI_REF.length);
  if (inside.includes(name))
    throw new Error(`${name} contains itself, which a schema without references cannot ` + `express`);
  const referred = (known[name] === undefined ? {} : inlined(known[name], known, [...inside, name])) as SchemaObject;
  return { type: 'object', ...referred, ...own };
}
