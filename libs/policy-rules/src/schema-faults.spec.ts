import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { JsonSchema } from './json-schema.js';
import { POLICY_SCHEMA } from './policy-schema.js';
import { sayFault } from './say-fault.js';
import { schemaFaults } from './schema-faults.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;
/** The team plan with what a price by time brings, a form of two types among it. */
const byMonth = {
  ...teamPlan,
  period: { unit: 'month', min: 1, max: 36, default: 12, breaks: [{ from: 12, gives: { share: 0.1 }, flag: 'vip' }] },
  terms: [
    {
      id: 'delivery',
      label: 'Delivery',
      default: 'none',
      options: [
        { id: 'none', label: 'none', periods: 12 },
        {
          id: 'by_mile',
          label: 'by the mile',
          charge: { amount: 0.6 },
          charge_per: { count: 'mile', max: 200 },
          requires: { term: 'contract', option: 'yearly' },
        },
        { id: 'flat', label: 'flat', charge: { amount: 9 }, charge_per: 'unit_period' },
      ],
    },
  ],
};
const ajvAccepts = new Ajv2020({ strict: true }).compile(POLICY_SCHEMA);

/** Every place in a value as a path of keys. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      places(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

type Node = Record<string | number, unknown>;
type Change = { kind: 'replace' | 'add'; value: unknown; key: string } | { kind: 'remove' };
function changed(value: unknown, path: readonly (string | number)[], change: Change): unknown {
  const copy = structuredClone(value) as Node;
  const at = path.slice(0, -1).reduce((node, key) => (node[key] as Node) ?? {}, copy);
  const last = path.at(-1);
  if (last === undefined) return change.kind === 'replace' ? change.value : copy;
  if (change.kind === 'remove') delete at[last];
  else if (change.kind === 'replace') at[last] = change.value;
  else if (at[last] !== null && typeof at[last] === 'object') (at[last] as Node)[change.key] = change.value;
  return JSON.parse(JSON.stringify(copy)) as unknown;
}

const telling = fc.constantFrom<unknown>(
  0,
  -1,
  1,
  0.5,
  1.5,
  7,
  64,
  65,
  1e9,
  1e9 + 1,
  '',
  'USD',
  'usd',
  'en',
  'zh',
  'x'.repeat(64),
  'x'.repeat(65),
  '汉'.repeat(200),
  '😀'.repeat(150),
  '😀'.repeat(201),
  '-x',
  '__proto__',
  null,
  true,
  [],
  {},
  { share: 1 },
  { share: 1, amount: 1 },
  { to_price: -1 },
  Array(13).fill({}),
  Array(33).fill('w'),
  'close',
  'deal',
  'svc-policy/1',
);
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('replace' as const, 'add' as const),
    value: fc.oneof(telling, fc.jsonValue()),
    key: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'words', 'unlocks', 'worth', 'a/b~c'), fc.string()),
  }),
  fc.constant({ kind: 'remove' as const }),
);

describe('schemaFaults', () => {
  it('finds nothing in a policy that fits', () => expect(schemaFaults(POLICY_SCHEMA, teamPlan)).toEqual([]));

  it('gives the verdict of ajv on mutated policies', () => {
    const verdicts = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 }), (changes) => {
        const mutant = changes.reduce<unknown>(
          (value, [pick, how]) => {
            const all = places(value);
            return changed(value, all[pick % all.length]!, how);
          },
          [teamPlan, byMonth][changes.length % 2],
        );
        const accepted = ajvAccepts(mutant);
        verdicts[accepted ? 'valid' : 'invalid'] += 1;
        expect({ mutant, accepted: schemaFaults(POLICY_SCHEMA, mutant).length === 0 }).toEqual({ mutant, accepted });
      }),
      { seed: 13, numRuns: 4000 },
    );
    expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(100);
  });

  it.each([
    [{ ...teamPlan, surprise: 1 }, '/surprise', 'additionalProperties'],
    [{ ...teamPlan, currency: 'usd' }, '/currency', 'pattern'],
    [{ ...teamPlan, list_price: 0 }, '/list_price', 'exclusiveMinimum'],
    [{ ...teamPlan, floor_price: '38' }, '/floor_price', 'type'],
    [{ ...teamPlan, meso: 4 }, '/meso', 'maximum'],
    [{ ...teamPlan, terms: [{ id: 't', label: 'T', default: 'a', options: [] }] }, '/terms/0/options', 'minItems'],
    [
      {
        ...teamPlan,
        quantity: { min: 1, max: 2, unit: 'x', breaks: [{ from: 1, unlocks: { share: 0.1, amount: 3 } }] },
      },
      '/quantity/breaks/0/unlocks',
      'maxProperties',
    ],
    [{ ...teamPlan, 'a/b~c': 1 }, '/a~1b~0c', 'additionalProperties'],
  ])('points at the fault with a JSON pointer and its keyword (%#)', (policy, path, keyword) => {
    expect(schemaFaults(POLICY_SCHEMA, policy)).toEqual([{ path, keyword, asked: expect.anything() }]);
  });

  it('judges a form of several types by the one that the value has, and by the first where it has none', () => {
    const faultsOf = (charge_per: unknown): unknown[] => {
      const policy = structuredClone(byMonth);
      policy.terms[0]!.options[1]!.charge_per = charge_per as never;
      return schemaFaults(POLICY_SCHEMA, policy).map(({ path, keyword }) => [path.split('/').at(-1), keyword]);
    };
    const mile = { count: 'mile', max: 9 };
    expect(['unit', 'unit_period', mile, { ...mile, included: 5 }].map(faultsOf)).toEqual([[], [], [], []]);
    expect(['mile', { count: 'mile' }, { ...mile, max: 0 }, { ...mile, included: 2.5 }, 3].map(faultsOf)).toEqual([
      [['charge_per', 'enum']],
      [['charge_per', 'required']],
      [['max', 'minimum']],
      [['included', 'type']],
      [['charge_per', 'type']],
    ]);
  });

  it('reports what is missing, all of it', () => {
    expect(schemaFaults(POLICY_SCHEMA, {}).map(sayFault)).toEqual(
      POLICY_SCHEMA.required!.map((key) => `must have "${key}"`),
    );
  });
  it('refuses a member called __proto__', () => {
    expect(
      schemaFaults(POLICY_SCHEMA, JSON.parse('{"__proto__": {"name": "x"}}')).some(
        (fault) => fault.path === '/__proto__',
      ),
    ).toBe(true);
  });
  it('holds no value for present that is inherited, and nothing for a number that is not finite', () => {
    expect(schemaFaults({ type: 'object', required: ['constructor'] }, {})).toHaveLength(1);
    for (const price of [Number.NaN, Infinity, -Infinity])
      expect(schemaFaults({ type: 'number' }, price)).toHaveLength(1);
  });
  it('counts characters, not code units', () => {
    const schema: JsonSchema = { type: 'string', minLength: 1, maxLength: 3 };
    expect(schemaFaults(schema, '😀😀😀')).toEqual([]);
    expect(schemaFaults(schema, '😀😀😀😀')).toHaveLength(1);
    expect(schemaFaults(schema, '')).toHaveLength(1);
  });
  it('does not throw on a member with 300,000 unknown members', () => {
    const flood = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`k${index}`, 1]));
    expect(schemaFaults(POLICY_SCHEMA, { ...teamPlan, manner: flood })).toHaveLength(300_000);
  });
});
