import { describe, expect, it } from '@jest/globals';
import { POLICY_SCHEMA } from '@svc/policy-rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isOfSchema } from './input-fault.js';
import { inputFaults } from './input-faults.js';
import { openApiDocument } from './open-api.js';
import { OPERATIONS } from './operations.js';

const object = { type: 'object' };
const document = openApiDocument(OPERATIONS, {
  baseUrl: 'https://api.example.com',
  version: '1.0.0',
  rates: { keylessPerMinute: 1, keyedPerMinute: 1 },
  schemas: { Policy: POLICY_SCHEMA, Receipt: object, State: object },
});
const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'openapi', components: document.components }] });

type Step = string | number;

/** Every place of a value, from the top down. */
const placesOf = (value: unknown, at: readonly Step[] = []): Step[][] =>
  value === null || typeof value !== 'object'
    ? [[...at]]
    : [[...at], ...Object.entries(value).flatMap(([key, member]) => placesOf(member, [...at, key]))];

const at = (value: unknown, place: readonly Step[]): unknown =>
  place.reduce<unknown>((here, step) => (here as Record<Step, unknown>)[step], value);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same value with another one in a place. */
function replaced(value: unknown, [first, ...rest]: readonly Step[], by: unknown): unknown {
  if (first === undefined) return by;
  const copy = structuredClone(value) as Record<Step, unknown>;
  copy[first] = replaced(copy[first], rest, by);
  return copy;
}

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1,
    0.5,
    1e13,
    -1e13,
    '',
    'n',
    'n'.repeat(5_000),
    [],
    {},
    [1],
    ['n'],
  ),
  fc.constantFrom<unknown>('buy', 'sell', 'USD', 'uniform', '2030-01-01T00:00:00Z', [{}], [null], { low: 0, high: 1 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const withBodies = OPERATIONS.filter(({ input }) => input !== null);

describe('the published schema of a request', () => {
  it.each(withBodies.map((record) => [record.id, record] as const))(
    'of %s allows nothing that the service refuses',
    (_, { input, examples }) => {
      const validate = ajv.compile({ $ref: `openapi#/components/schemas/${input!.name}` });
      const example = examples[0]!.input as Record<string, unknown>;
      const places = placesOf(example);
      fc.assert(
        fc.property(fc.nat(places.length - 1), strange, (index, value) => {
          const body = replaced(example, places[index]!, value) as Record<string, unknown>;
          // Words, not the schema, say that a shared outcome needs a vertical, which figures rise within a prior, and
          // what rules there are between members.
          if (body?.['share_outcome'] === true || !validate(body)) return;
          const told = inputFaults(input!, body).filter(isOfSchema);
          const faults = told.filter(({ loc, ctx }) => !(loc.at(-1) === 'high' && 'gt' in ctx));
          expect([body, faults]).toEqual([body, []]);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each(withBodies.map((record) => [record.id, record] as const))(
    'of %s refuses a member that the service does not know, at every depth of our own objects',
    (_, { input, examples }) => {
      const validate = ajv.compile({ $ref: `openapi#/components/schemas/${input!.name}` });
      const example = examples[0]!.input as Record<string, unknown>;
      const refused = placesOf(example)
        .filter((place) => isObject(at(example, place)))
        .map((place) => replaced(example, [...place, 'unheard_of'], 1))
        .filter((body) => inputFaults(input!, body).some(({ type }) => type === 'extra_forbidden'));
      expect(refused.length).toBeGreaterThan(0);
      for (const body of refused) expect(validate(body)).toBe(false);
    },
  );
});
