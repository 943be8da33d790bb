import { describe, expect, it } from '@jest/globals';
import { fieldsOf, type SchemaObject } from './fields.js';
import { isOfSchema, type InputFault } from './input-fault.js';
import { inputFaults } from './input-faults.js';
import { jsonSchemaOf } from './json-schema.js';
import type { BodyClass, OperationRecord } from './operation.js';
import { OPERATIONS } from './operations.js';

type Body = Record<string, unknown>;

const requests = OPERATIONS.flatMap(({ id, input, examples }: OperationRecord) =>
  input === null ? [] : [[id, input, (examples[0]?.input ?? {}) as Body] as const],
);
const propertiesOf = (bodyClass: BodyClass): [string, SchemaObject][] =>
  Object.entries(jsonSchemaOf(bodyClass)['properties'] as Record<string, SchemaObject>);
const typesOf = ({ type }: SchemaObject): unknown[] => (Array.isArray(type) ? (type as unknown[]) : [type]);

/** What breaks the schema, without rules between members: what may be left out may be needed beside another. */
const schemaFaults = (bodyClass: BodyClass, body: Body): InputFault[] =>
  inputFaults(bodyClass, body).filter(isOfSchema);

/** What is said of one member when it has this value, everything else as in the worked example. */
const saidOf = (bodyClass: BodyClass, example: Body, name: string, value: unknown): string[] =>
  schemaFaults(bodyClass, { ...example, [name]: value })
    .filter(({ loc }) => loc.length === 2 && loc[1] === name)
    .map(({ type }) => type);

const list = (length: number): unknown[] => Array.from({ length }, () => 0);

/** Values just within and just beyond each bound that a schema tells of a member. */
function edgesOf(schema: SchemaObject): { within: unknown; beyond: unknown; type: string }[] {
  const {
    minimum,
    maximum,
    exclusiveMinimum,
    minLength,
    maxLength,
    minItems = 0,
    maxItems,
  } = schema as Record<string, number>;
  const next = (value: number, direction: 1 | -1): number =>
    typesOf(schema).includes('integer')
      ? value + direction
      : value + direction * Math.max(1e-6, Math.abs(value) * 1e-9);
  const edges = [];
  if (minimum !== undefined) edges.push({ within: minimum, beyond: next(minimum, -1), type: 'greater_than_equal' });
  if (maximum !== undefined) edges.push({ within: maximum, beyond: next(maximum, 1), type: 'less_than_equal' });
  if (exclusiveMinimum !== undefined)
    edges.push({ within: next(exclusiveMinimum, 1), beyond: exclusiveMinimum, type: 'greater_than' });
  if (schema['pattern'] !== undefined) return edges;
  if (minLength !== undefined && minLength > 0)
    edges.push({ within: 'n'.repeat(minLength), beyond: 'n'.repeat(minLength - 1), type: 'string_too_short' });
  if (maxLength !== undefined)
    edges.push({ within: 'n'.repeat(maxLength), beyond: 'n'.repeat(maxLength + 1), type: 'string_too_long' });
  if (maxItems !== undefined) edges.push({ within: list(minItems), beyond: list(maxItems + 1), type: 'too_long' });
  if (minItems > 0) edges.push({ within: list(minItems), beyond: list(minItems - 1), type: 'too_short' });
  return edges;
}

describe.each(requests)('a request of %s', (_, bodyClass, example) => {
  it('is taken as its worked example is', () => expect(inputFaults(bodyClass, example)).toEqual([]));

  it('is taken without anything that may be left out', () => {
    const required = [...fieldsOf(bodyClass)].filter(([, { optional }]) => !optional).map(([name]) => name);
    const least = Object.fromEntries(required.map((name) => [name, example[name]]));
    expect(schemaFaults(bodyClass, least)).toEqual([]);
  });

  it('is refused without any one member that is required, and the member is named', () => {
    for (const [name, { optional }] of fieldsOf(bodyClass)) {
      const { [name]: _left, ...rest } = example;
      expect([name, schemaFaults(bodyClass, rest).map(({ loc, type }) => [loc, type])]).toEqual([
        name,
        optional ? [] : [[['body', name], 'missing']],
      ]);
    }
  });

  it('is refused with a member that it does not know, and the member is named', () => {
    for (const name of ['colour', 'Policy', 'constructor', ' '])
      expect(inputFaults(bodyClass, { ...example, [name]: 1 }).map(({ loc, type }) => [loc, type])).toEqual([
        [['body', name], 'extra_forbidden'],
      ]);
  });

  it('may have null exactly where its schema says so', () => {
    for (const [name, schema] of propertiesOf(bodyClass)) {
      const rule = fieldsOf(bodyClass).get(name)!;
      const { anyOf } = schema as { anyOf?: SchemaObject[] };
      const told = typesOf(schema).includes('null') || anyOf?.some((one) => one['type'] === 'null') === true;
      expect([name, told]).toEqual([name, rule.nullable]);
      expect([name, saidOf(bodyClass, example, name, null).length]).toEqual([name, rule.nullable ? 0 : 1]);
    }
  });

  it('keeps to the bounds that its schema tells, to the last step', () => {
    for (const [name, schema] of propertiesOf(bodyClass)) {
      for (const { within, beyond, type } of edgesOf(schema)) {
        expect([name, within, saidOf(bodyClass, example, name, within)]).toEqual([name, within, []]);
        expect([name, saidOf(bodyClass, example, name, beyond)]).toEqual([name, [type]]);
      }
    }
  });

  it('takes each word of a closed set, in exactly its spelling', () => {
    for (const [name, schema] of propertiesOf(bodyClass)) {
      const words = (schema['enum'] ?? []) as (string | null)[];
      for (const word of words) {
        expect([name, word, saidOf(bodyClass, example, name, word)]).toEqual([name, word, []]);
        if (word === null) continue;
        expect([name, saidOf(bodyClass, example, name, `${word} `)]).toEqual([name, ['enum']]);
        expect([name, saidOf(bodyClass, example, name, word.toUpperCase())]).toEqual([name, ['enum']]);
      }
    }
  });

  it('takes no figure for a text, no text for a figure, and no list for either', () => {
    for (const [name, schema] of propertiesOf(bodyClass)) {
      const types = typesOf(schema);
      const wrong: unknown[] = [];
      if (types.includes('string')) wrong.push(7, true, ['text'], {});
      if (types.includes('number') || types.includes('integer')) wrong.push('7', [7], {}, NaN, Infinity);
      if (types.includes('integer')) wrong.push(7.5);
      if (types.includes('boolean')) wrong.push('true', 1, []);
      if (types.includes('array')) wrong.push('text', { 0: 1, length: 1 });
      if (types.includes('object') || '$ref' in schema) wrong.push('text', 7, []);
      for (const value of wrong)
        expect([name, value, saidOf(bodyClass, example, name, value).length]).toEqual([name, value, 1]);
    }
  });

  it('has a default that it would take itself, for every member that says one', () => {
    for (const [name, { default: usual }] of propertiesOf(bodyClass)) {
      if (usual === undefined) continue;
      expect([name, fieldsOf(bodyClass).get(name)?.optional]).toEqual([name, true]);
      expect([name, saidOf(bodyClass, example, name, usual)]).toEqual([name, []]);
    }
  });

  it('says of every member what it is', () => {
    for (const [name, { description }] of propertiesOf(bodyClass))
      expect([name, description]).toEqual([name, expect.stringMatching(/^\S.{3,}$/)]);
  });

  it('is an object, and neither a list nor a text', () => {
    for (const body of [[example], 'text', 7, true, null])
      expect(inputFaults(bodyClass, body).map(({ loc, type }) => [loc, type])).toEqual([[['body'], 'object_type']]);
  });
});
