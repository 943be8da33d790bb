import { jsonSchemaOf, jsonSchemasOf, type BodyClass, type OperationRecord, type SchemaObject, type ToolLink } from '@svc/contracts';

/** JSON Schemas that libraries own, by the names that classes refer to: Policy, Receipt, State. */
export type LibrarySchemas = Readonly<Record<string, object>>;

/** The JSON Schema of a tool's arguments or answer: 2020-12, an object, complete in itself. */
export interface ToolSchema extends SchemaObject {
  type: 'object';
  properties: Record<string, SchemaObject>;
  additionalProperties: boolean;
  required?: string[];
}

const OPENAPI_REF = '#/components/schemas/';
const KEY_ARGUMENTS = { open: null, svc_key: 'access_key', gt_key: 'api_key' } as const;
const KEY_DESCRIPTIONS = {
  access_key: 'An access key, svc_…. Leave it out where the connection sends the key as a header.',
  api_key: 'An API key, gt_…. Leave it out where the connection sends the key as a header.',
} as const;

/** The argument that carries the key; null for an operation that is open. */
export function keyArgumentOf({ access }: OperationRecord): 'access_key' | 'api_key' | null {
  return KEY_ARGUMENTS[access];
}

/** The names of a record's path parameters, in order. */
export function pathParametersOf({ path }: OperationRecord): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/**
 * The schema of a tool's arguments: path parameters, members of the input class, arguments of joined operations, the key.
 * A library's schema is named in words and not spelt out: such objects are passed on as they came, and every agent would
 * pay for their length with each list of tools. Where a join offers another way, no argument is required, because schemas
 * with alternatives at the top are refused by some model providers.
 */
export function toolInputSchema(record: OperationRecord, link: ToolLink): ToolSchema {
  const { required: needed = [], ...own }: Partial<ToolSchema> = record.input === null ? {} : classSchema(record.input, {});
  const joins = link.joins ?? [];
  const key = keyArgumentOf(record);
  const text = (description: string): SchemaObject => ({ type: 'string', description });
  const properties = {
    ...Object.fromEntries(pathParametersOf(record).map((name) => [name, text(`The ${name.replaceAll('_', ' ')}.`)])),
    ...own.properties,
    ...Object.fromEntries(joins.map(({ argument, description }) => [argument, text(description)])),
    ...(key !== null && { [key]: text(KEY_DESCRIPTIONS[key]) }),
  };
  const required = joins.length > 0 ? [] : [...pathParametersOf(record), ...needed];
  return { ...own, type: 'object', properties, additionalProperties: false, ...(required.length > 0 && { required }) };
}

/** The schema of a tool's answer, the schemas of libraries included. */
export function toolOutputSchema(output: BodyClass, schemas: LibrarySchemas): ToolSchema {
  return classSchema(output, schemas);
}

/** A class's schema with all that it refers to under `$defs`; a name that nobody knows becomes any object. */
function classSchema(bodyClass: BodyClass, schemas: LibrarySchemas): ToolSchema {
  const known: Record<string, object> = { ...jsonSchemasOf([bodyClass]), ...schemas };
  const used: Record<string, object> = {};
  const localise = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(localise);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, $schema: _dialect, $id: _id, ...rest } = value as SchemaObject;
    const plain = Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, localise(member)]));
    if (typeof $ref !== 'string' || !$ref.startsWith(OPENAPI_REF)) return { ...plain, ...($ref !== undefined && { $ref }) };
    const name = $ref.slice(OPENAPI_REF.length);
    const schema = known[name];
    if (schema === undefined) return { ...plain, type: 'object' };
    if (!(name in used)) {
      used[name] = {};
      used[name] = localise(schema) as object;
    }
    return { ...plain, $ref: `#/$defs/${name}` };
  };
  const schema = localise(jsonSchemaOf(bodyClass)) as ToolSchema;
  return Object.keys(used).length === 0 ? schema : { ...schema, $defs: used };
}
