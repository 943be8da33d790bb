import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, toolsOfDoor } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { plainSchema } from './plain-schema.js';
import { exampleTexts } from './reading-texts.js';
import { listedOutputSchema, toolInputSchema } from './tool-schemas.js';

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
    'of %s has no references and no alternatives, and nothing that changes nothing',
    (_, { record, link }) => {
      const input = toolInputSchema(record, link);
      expect(JSON.stringify(input)).not.toMatch(/"\$ref"|"\$defs"|"anyOf"|share_outcome|vertical/);
      expect(needlessNulls(input)).toEqual([]);
      expect(JSON.stringify(listedOutputSchema(record.output!))).not.toMatch(/"\$ref"|"\$defs"/);
    },
  );

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

  it('of an answer is fitted by the answers of the examples', () => {
    for (const { record } of tools) {
      const fits = new Ajv2020({ strict: false }).compile(listedOutputSchema(record.output!));
      for (const { output } of record.examples)
        expect([record.id, fits(output), fits.errors]).toEqual([record.id, true, null]);
    }
  });
});
