import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, type SchemaObject } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { classSchema } from './class-schema.js';
import { shortSchema } from './short-schema.js';

const answered = OPERATIONS.filter(({ tools, output }) => tools.length > 0 && output !== null);
const object = (properties: Record<string, SchemaObject>) => ({ type: 'object' as const, properties });

describe('a short schema', () => {
  it('keeps the meaning of the first level, the kinds of the second, and nothing below', () => {
    const offer = {
      type: 'object',
      description: 'The offer.',
      required: ['price'],
      properties: {
        price: { type: 'number', description: 'Dollars.', minimum: 0 },
        terms: { type: 'object', properties: { delivery: { type: 'string' } } },
      },
    };
    expect(shortSchema(object({ offer }))).toEqual(
      object({
        offer: {
          type: 'object',
          description: 'The offer.',
          properties: { price: { type: 'number' }, terms: { type: 'object' } },
        },
      }),
    );
  });

  it('tells the kinds of items and of the values of a map', () => {
    const lists = {
      notes: { type: 'array', description: 'Notes.', maxItems: 9, items: { type: 'string', maxLength: 5 } },
      weights: { type: 'object', description: 'Weights.', additionalProperties: { type: 'number', minimum: 0 } },
      any: { type: 'object', description: 'Anything.', additionalProperties: true },
    };
    expect(shortSchema(object(lists)).properties).toEqual({
      notes: { type: 'array', description: 'Notes.', items: { type: 'string' } },
      weights: { type: 'object', description: 'Weights.', additionalProperties: { type: 'number' } },
      any: { type: 'object', description: 'Anything.' },
    });
  });

  it('tells an object that may be null as one with two types', () => {
    const offer = { anyOf: [{ type: 'object', properties: { price: { type: 'number' } } }, { type: 'null' }] };
    expect(shortSchema(object({ offer: { ...offer, description: 'The offer.' } })).properties['offer']).toEqual({
      type: ['object', 'null'],
      description: 'The offer.',
      properties: { price: { type: 'number' } },
    });
  });

  it('requires nothing and closes nothing, because answers may gain members', () => {
    for (const { output } of answered) {
      const text = JSON.stringify(shortSchema(classSchema(output!, {})));
      expect(text).not.toMatch(/"required":\[|"additionalProperties":false|"\$ref"/);
    }
  });

  it.each(answered.map(({ id, output, examples }) => [id, output!, examples] as const))(
    'of %s is shorter than the whole, and fitted by whatever fits the whole',
    (_, output, examples) => {
      const whole = classSchema(output, {});
      const short = shortSchema(whole);
      expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(whole).length);
      const fits = new Ajv2020({ strict: false }).compile(short);
      for (const { output: answer } of examples) expect([fits(answer), fits.errors]).toEqual([true, null]);
      expect(Object.keys(short.properties)).toEqual(Object.keys(whole.properties));
    },
  );
});
