import { describe, expect, it } from '@jest/globals';
import { isRecord, OPERATIONS, toolsOfDoor, type SchemaObject } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { plainSchema } from './plain-schema.js';
import { exampleTexts } from './reading-texts.js';
import { toolInputSchema } from './tool-schemas.js';

const tools = toolsOfDoor(OPERATIONS, 'pro');

/** The members that may be null though they may as well be left out. */
function needlessNulls(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(needlessNulls);
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, { type?: unknown }>;
    required?: string[];
  };
  const here = Object.entries(properties).flatMap(([name, { type }]) =>
    Array.isArray(type) && type.includes('null') && !required.includes(name) ? [name] : [],
  );
  return [...here, ...Object.values(schema).flatMap(needlessNulls)];
}

/** Every schema inside of a schema, itself included, by where it stands. */
function schemasIn(schema: unknown, place = ''): [string, SchemaObject][] {
  if (!isRecord(schema)) return [];
  const below = Object.entries((schema['properties'] ?? {}) as object).flatMap(([name, one]) =>
    schemasIn(one, `${place}.${name}`),
  );
  const beside = ['items', 'additionalProperties'].flatMap((name) => schemasIn(schema[name], `${place}/${name}`));
  return [[place, schema], ...below, ...beside];
}

const typeListsUnderItems = (schema: unknown): string[] =>
  schemasIn(schema).flatMap(([place, { items }]) => (isRecord(items) && Array.isArray(items['type']) ? [place] : []));

/** Where a description says what null means, and null is refused. */
const falseNulls = (schema: unknown): string[] =>
  schemasIn(schema).flatMap(([place, { description, ...shape }]) =>
    /\bnull\b/i.test(String(description)) && shape['type'] !== 'object' && !JSON.stringify(shape).includes('"null"')
      ? [place]
      : [],
  );

describe('a plain schema', () => {
  it('says of a member that may be left out no more than what it is', () => {
    const members = {
      share: { type: ['number', 'null'], minimum: 0, maximum: 1e12, default: null },
      mode: { type: ['string', 'null'], enum: ['a', 'b', null], default: 'a' },
      prior: {
        anyOf: [{ type: 'object', properties: { mu: { type: 'number' } } }, { type: 'null' }],
        description: 'd',
      },
      kept: { type: ['number', 'null'] },
    };
    expect(plainSchema({ type: 'object', properties: members, required: ['kept'] })).toEqual({
      type: 'object',
      required: ['kept'],
      properties: {
        share: { type: 'number', minimum: 0 },
        mode: { type: 'string', enum: ['a', 'b'], default: 'a' },
        prior: { type: 'object', description: 'd', properties: { mu: { type: 'number' } } },
        kept: { type: ['number', 'null'] },
      },
    });
  });

  it.each(tools.map((tool) => [tool.link.name, tool] as const))(
    'of %s has no references, no alternatives at its top, and nothing that changes nothing',
    (_, { record, link }) => {
      const input = toolInputSchema(record, link);
      expect(JSON.stringify(input)).not.toMatch(/"\$ref"|"\$defs"/);
      expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['anyOf']));
      expect(needlessNulls(input)).toEqual([]);
    },
  );

  it.each(tools.map((tool) => [tool.link.name, tool] as const))(
    'of %s has no list of types under items, for which some clients refuse the whole list of tools',
    (_, { record, link }) => expect(typeListsUnderItems(toolInputSchema(record, link))).toEqual([]),
  );

  it.each(tools.map((tool) => [tool.link.name, tool] as const))(
    'of %s speaks of null only where its types allow it',
    (_, { record, link }) => expect(falseNulls(toolInputSchema(record, link))).toEqual([]),
  );

  it('says of what is an object either way that it is one', () => {
    const any = { type: 'object', additionalProperties: true };
    expect(plainSchema({ type: 'object', anyOf: [{ type: 'object' }, any], description: 'A policy.' })).toEqual({
      type: 'object',
      description: 'A policy.',
    });
  });

  it('leaves the bound out of the words where it stands in the schema', () => {
    const price = { type: 'number', exclusiveMinimum: 0, description: 'Dollars. Above 0.' };
    expect(plainSchema(price)).toEqual({ type: 'number', exclusiveMinimum: 0, description: 'Dollars.' });
  });

  it('is fitted by the worked calls that stand beside it', () => {
    const told = JSON.parse(exampleTexts(tools)[0]?.text as string) as Record<
      string,
      { calls: { arguments: object }[] }
    >;
    for (const { record, link } of tools) {
      const fits = new Ajv2020({ strict: false }).compile(toolInputSchema(record, link));
      const calls = told[link.name]?.calls ?? [];
      expect(calls.length).toBe(record.examples.length);
      for (const call of calls) expect([link.name, fits(call.arguments), fits.errors]).toEqual([link.name, true, null]);
    }
  });
});
