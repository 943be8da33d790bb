import { isRecord } from './is-record.js';
import type { JsonSchema } from './json-schema.js';

/** One place where a value does not fit its schema. */
export interface SchemaFault {
  /** JSON pointer (RFC 6901) to the value. */
  path: string;
  /** The schema keyword that failed, such as `required` or `maximum`. */
  keyword: string;
  /** What the schema says there: a bound, a pattern, the name of a member. `sayFault` puts words on it. */
  asked: unknown;
}

/** Where the walk stands and what it has found: one of each for a whole value, because this runs on every request. */
interface Walk {
  readonly faults: SchemaFault[];
  /** The members and indexes that lead to the value at hand; written as a pointer only where there is a fault. */
  readonly steps: (string | number)[];
  readonly start: string;
}

const TYPE_TESTS: Readonly<Record<NonNullable<JsonSchema['type']>, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/**
 * Every place where `value` does not fit `schema`, in document order; empty where it fits.
 * Never throws on JSON, however large. A value of the wrong type is reported once and not looked into.
 * @example schemaFaults(POLICY_SCHEMA, { version: 'svc-policy/1' }) // [{ path: '', keyword: 'required', … }, …]
 */
export function schemaFaults(schema: JsonSchema, value: unknown, path = ''): SchemaFault[] {
  const walk: Walk = { faults: [], steps: [], start: path };
  collect(walk, schema, value);
  return walk.faults;
}

function fault({ faults, steps, start }: Walk, keyword: string, asked: unknown): void {
  const path = steps.reduce<string>(
    (pointer, step) => `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    start,
  );
  faults.push({ path, keyword, asked });
}

function collect(walk: Walk, schema: JsonSchema, value: unknown): void {
  const { anyOf } = schema;
  if (anyOf) collect(walk, anyOf.find(({ type }) => TYPE_TESTS[type](value)) ?? anyOf[0]!, value);
  else if (schema.type && !TYPE_TESTS[schema.type](value)) {
    fault(walk, 'type', schema.type);
  } else if (typeof value === 'string') stringFaults(walk, schema, value);
  else if (typeof value === 'number') numberFaults(walk, schema, value);
  else if (Array.isArray(value)) arrayFaults(walk, schema, value);
  else if (isRecord(value)) objectFaults(walk, schema, value);
}

function collectAt(walk: Walk, step: string | number, schema: JsonSchema, value: unknown): void {
  walk.steps.push(step);
  collect(walk, schema, value);
  walk.steps.pop();
}

function stringFaults(walk: Walk, schema: JsonSchema, value: string): void {
  if (schema.const !== undefined && value !== schema.const) fault(walk, 'const', schema.const);
  if (schema.enum && !schema.enum.includes(value)) fault(walk, 'enum', schema.enum);
  if (schema.minLength !== undefined && !isLonger(value, schema.minLength - 1))
    fault(walk, 'minLength', schema.minLength);
  if (schema.maxLength !== undefined && isLonger(value, schema.maxLength)) fault(walk, 'maxLength', schema.maxLength);
  if (schema.pattern !== undefined && !compiledPattern(schema, schema.pattern).test(value))
    fault(walk, 'pattern', schema.pattern);
}

/** Whether a string has more than `count` code points; counts only where its length in UTF-16 does not tell. */
function isLonger(value: string, count: number): boolean {
  if (value.length <= count) return false;
  return value.length > 2 * count || [...value].length > count;
}

const patterns = new WeakMap<JsonSchema, RegExp>();

function compiledPattern(schema: JsonSchema, source: string): RegExp {
  const known = patterns.get(schema);
  if (known) return known;
  const compiled = new RegExp(source, 'u');
  patterns.set(schema, compiled);
  return compiled;
}

function numberFaults(walk: Walk, schema: JsonSchema, value: number): void {
  if (schema.enum && !schema.enum.includes(value)) fault(walk, 'enum', schema.enum);
  if (schema.minimum !== undefined && value < schema.minimum) fault(walk, 'minimum', schema.minimum);
  if (schema.maximum !== undefined && value > schema.maximum) fault(walk, 'maximum', schema.maximum);
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum)
    fault(walk, 'exclusiveMinimum', schema.exclusiveMinimum);
}

function arrayFaults(walk: Walk, schema: JsonSchema, value: readonly unknown[]): void {
  if (schema.maxItems !== undefined && value.length > schema.maxItems) return fault(walk, 'maxItems', schema.maxItems);
  if (schema.minItems !== undefined && value.length < schema.minItems) fault(walk, 'minItems', schema.minItems);
  if (!schema.items) return;
  for (let index = 0; index < value.length; index += 1) collectAt(walk, index, schema.items, value[index]);
}

function objectFaults(walk: Walk, schema: JsonSchema, value: Readonly<Record<string, unknown>>): void {
  if (schema.required) for (const key of schema.required) if (!Object.hasOwn(value, key)) fault(walk, 'required', key);
  if (schema.minProperties !== undefined || schema.maxProperties !== undefined)
    countFaults(walk, schema, Object.keys(value).length);
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    const known =
      schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : schema.additionalProperties;
    if (known === false) unknownMember(walk, key);
    else if (typeof known === 'object') collectAt(walk, key, known, value[key]);
  }
}

function countFaults(walk: Walk, { minProperties, maxProperties }: JsonSchema, count: number): void {
  if (minProperties !== undefined && count < minProperties) fault(walk, 'minProperties', minProperties);
  if (maxProperties !== undefined && count > maxProperties) fault(walk, 'maxProperties', maxProperties);
}

function unknownMember(walk: Walk, key: string): void {
  walk.steps.push(key);
  fault(walk, 'additionalProperties', key);
  walk.steps.pop();
}
