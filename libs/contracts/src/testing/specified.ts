import { jsonSchemasOf } from '../json-schema.js';
import type { SchemaObject } from '../fields.js';
import { OPERATIONS } from '../operations.js';

/** A member as the documents of the specification tell of it, with the bounds, defaults and words that they name. */
export type Specified = Readonly<Record<string, unknown>>;

/** A number between two bounds, both allowed. */
export const number = (minimum?: number, maximum?: number): Specified => ({
  type: 'number',
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
});
/** A number above a bound, which is not allowed itself. */
export const above = (exclusiveMinimum: number, maximum?: number): Specified => ({
  ...number(undefined, maximum),
  exclusiveMinimum,
});
/** A whole number between two bounds. */
export const whole = (minimum?: number, maximum?: number): Specified => ({
  ...number(minimum, maximum),
  type: 'integer',
});
/** A text, by its number of characters. */
export const text = (minLength?: number, maxLength?: number): Specified => ({
  type: 'string',
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
});
/** One of a closed set of words. */
export const word = (...words: string[]): Specified => ({ type: 'string', words });
/** True or false. */
export const flag: Specified = { type: 'boolean' };
/** An object whose members are free, or those of a class. */
export const object: Specified = { type: 'object' };
/** An object of a class. */
export const of = (name: string): Specified => ({ type: name });
/** A list, by what is in it and how many. */
export const list = (item: Specified, minItems?: number, maxItems?: number): Specified => ({
  type: 'array',
  item: item['type'],
  ...(minItems !== undefined && { minItems }),
  ...(maxItems !== undefined && { maxItems }),
});
/** What must be sent. */
export const must = (member: Specified): Specified => ({ ...member, required: true });
/** What may be left out. */
export const may = (member: Specified, standsFor?: unknown): Specified => ({
  ...member,
  required: false,
  ...(standsFor !== undefined && { default: standsFor }),
});
/** What may be null. */
export const orNull = (member: Specified): Specified => ({ ...member, nullable: true });

const SCHEMAS = jsonSchemasOf(
  OPERATIONS.flatMap(({ input, output }) => [input, output].filter((found) => found !== null)),
);

/**
 * The members of a class as its schema has them, in the words of `Specified`.
 * @throws Error where no operation has such a class
 * @example membersOf('RotateIn') // { api_key: { type: 'string', required: false, nullable: false, maxLength: 200 } }
 */
export function membersOf(name: string): Record<string, Specified> {
  const schema = SCHEMAS[name];
  if (schema === undefined) throw new Error(`No operation has a class ${name}.`);
  const required = (schema['required'] ?? []) as string[];
  return Object.fromEntries(
    Object.entries((schema['properties'] ?? {}) as Record<string, SchemaObject>).map(([member, said]) => [
      member,
      { ...plain(said), required: required.includes(member) },
    ]),
  );
}

function plain(schema: SchemaObject): Specified {
  const forms = ((schema['anyOf'] ?? schema['oneOf'] ?? []) as SchemaObject[]).filter(({ type }) => type !== 'null');
  const types = [schema['type']].flat().filter((type) => type !== undefined && type !== 'null');
  const item = schema['items'] as SchemaObject | undefined;
  return {
    ...schema,
    type: types[0] ?? nameOf(schema) ?? (forms[0] && (nameOf(forms[0]) ?? forms[0]['type'])),
    nullable: JSON.stringify([schema['type'] ?? null, schema['anyOf'] ?? []]).includes('"null"'),
    ...(item && { item: nameOf(item) ?? item['type'] }),
    ...(schema['enum'] !== undefined && { words: (schema['enum'] as unknown[]).filter((each) => each !== null) }),
  };
}

const nameOf = ({ $ref }: SchemaObject): string | undefined => ($ref as string | undefined)?.split('/').at(-1);

/** The two members with which a caller shares an outcome, the same wherever they stand. */
export const SHARING = { share_outcome: may(flag, false), vertical: may({ type: 'string', nullable: true }) };
