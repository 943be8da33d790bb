import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Policy } from './policy.js';
import type { JsonSchema } from './json-schema.js';
import { POLICY_SCHEMA } from './policy-schema.js';
import { POLICY_SHAPE } from './policy-shape.js';
import { schemaFaults } from './schema-faults.js';

/** Every member required, however deep: an object of this type misses no member of the interface. */
type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Whole<NonNullable<T[Key]>> }
    : T;

/** A policy with every member of the language. The compiler refuses one too few, the schema one too many. */
const maximal = {
  version: 'svc-policy/1',
  name: 'Everything',
  language: 'en',
  currency: 'USD',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  price_decimals: 4,
  engine: 'bundle2',
  meso: 3,
  list_price: 10,
  floor_price: 5,
  reserve_price: 7,
  reserve_dates: [{ from: '2027-01-31', price: 6 }],
  free_discount: 1,
  quantity: {
    min: 1,
    max: 9,
    unit: 'piece',
    step: 3,
    breaks: [
      {
        from: 2,
        gives: { amount: 1 },
        unlocks: { share: 0.1 },
        stacks: true,
        flag: 'f',
        option: { term: 't', option: 'a' },
      },
    ],
  },
  period: {
    unit: 'month',
    min: 1,
    max: 36,
    default: 12,
    breaks: [
      {
        from: 2,
        gives: { amount: 1 },
        unlocks: { share: 0.1 },
        stacks: true,
        flag: 'f',
        option: { term: 't', option: 'a' },
      },
    ],
  },
  terms: [
    {
      id: 't',
      label: 'T',
      default: 'a',
      words: ['w'],
      options: [
        {
          id: 'a',
          label: 'A',
          worth: 1,
          worth_per: 'deal',
          gives: { to_price: 9 },
          unlocks: { amount: 1 },
          stacks: true,
          charge: { share: 0.1 },
          charge_per: 'deal',
          charge_free_from: 20,
          periods: 12,
          requires: { term: 't', option: 'a' },
          requires_discount_at_most: 0.5,
          words: ['w'],
        },
      ],
    },
  ],
  grants: [
    {
      flag: 'f',
      gives: { share: 0.1 },
      unlocks: { to_price: 6 },
      stacks: false,
      options: [{ term: 't', option: 'a' }],
    },
  ],
  never: [{ id: 'n', text: 'N', words: ['n'] }],
  inventory: {
    bind: [
      { match: { id: '1', vin: '2', sku: '3', gtin: '4' }, option: { term: 't', option: 'a' }, accept: ['PreOrder'] },
    ],
  },
  handoff: [{ id: 'h', text: 'H', words: ['h'] }],
  facts: [{ id: 'a', words: ['a'], answer: 'A' }],
  manner: {
    objective: 'margin',
    max_rounds: 8,
    counters: [0.5, 1],
    share_of_trades: 0.6,
    pass_on: true,
    approve: { from: 6, after_hours: 24 },
    offer_valid_hours: 48,
    hold_hours: 24,
    conversations_per_day: 3,
    tone: 'plain',
    sign_off: 'Bye',
  },
} satisfies Whole<Policy>;

/** The paths of all members that a value has, array items folded together. */
function membersOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => membersOf(item, `${path}[]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}.${key}`, ...membersOf(inner, `${path}.${key}`)]);
}

function membersNamedBy(schema: JsonSchema, path = ''): string[] {
  const items = schema.items ? membersNamedBy(schema.items, `${path}[]`) : [];
  return [
    ...items,
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
      `${path}.${key}`,
      ...membersNamedBy(inner, `${path}.${key}`),
    ]),
  ];
}

/** Of a reduction or a charge one member is present; the schema names all of them wherever one stands. */
const folded = (paths: readonly string[]): string[] =>
  [...new Set(paths.map((path) => path.replace(/(unlocks|gives|charge)\.(share|amount|to_price)$/, '$1.*')))].sort();

describe('POLICY_SCHEMA', () => {
  it('is a schema of JSON Schema 2020-12 in strict mode', () =>
    expect(() => new Ajv2020({ strict: true }).compile(POLICY_SCHEMA)).not.toThrow());
  it('accepts a policy with every member of the interface', () =>
    expect(schemaFaults(POLICY_SCHEMA, maximal)).toEqual([]));
  it('names exactly the members of the interface', () =>
    expect(folded(membersNamedBy(POLICY_SCHEMA))).toEqual(folded(membersOf(maximal))));
  it('refuses unknown members at every level', () => {
    const levels = [
      '',
      '/quantity',
      '/quantity/breaks/0',
      '/period',
      '/period/breaks/0',
      '/quantity/breaks/0/unlocks',
      '/terms/0/options/0/gives',
      '/terms/0/options/0/charge',
      '/terms/0',
      '/terms/0/options/0',
      '/grants/0',
      '/grants/0/options/0',
      '/never/0',
      '/inventory',
      '/inventory/bind/0',
      '/inventory/bind/0/match',
      '/handoff/0',
      '/facts/0',
      '/manner',
    ];
    for (const level of levels) {
      const policy = structuredClone(maximal) as unknown as Record<string, unknown>;
      const at = level
        .split('/')
        .slice(1)
        .reduce((node, key) => node[key] as Record<string, unknown>, policy);
      at['unknown_member'] = 1;
      expect(schemaFaults(POLICY_SCHEMA, policy).map((fault) => fault.path)).toContain(`${level}/unknown_member`);
    }
  });
  it('describes every member', () => {
    const undescribed = (schema: JsonSchema, path: string): string[] => [
      ...(path !== '' && !schema.description && schema.type !== 'object' ? [path] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => undescribed(inner, `${path}/${key}`)),
      ...(schema.items ? undescribed(schema.items, `${path}/items`) : []),
    ];
    expect(undescribed(POLICY_SCHEMA, '')).toEqual([]);
  });
});

describe('the bounds of a policy', () => {
  const rowOf = (option: object, count: number): unknown[] =>
    Array.from({ length: count }, () => structuredClone(option));
  const faultsWith = (changes: object) =>
    schemaFaults(POLICY_SCHEMA, { ...maximal, ...changes }).map(({ path }) => path);

  it.each([
    ['terms', 12],
    ['grants', 32],
    ['never', 64],
    ['handoff', 64],
    ['facts', 64],
  ] as const)('are %s up to %d, as the page of policies says', (member, most) => {
    const [item] = maximal[member];
    expect(faultsWith({ [member]: rowOf(item!, most) })).toEqual([]);
    expect(faultsWith({ [member]: rowOf(item!, most + 1) })).toEqual([`/${member}`]);
  });

  it('are 12 options a term, 32 breaks, 144 options of a grant, 64 binds and 32 words a subject', () => {
    const [term, grant, fact] = [maximal.terms[0]!, maximal.grants[0]!, maximal.facts[0]!];
    const sized = (extra: number): [string, object][] => [
      ['/terms/0/options', { terms: [{ ...term, options: rowOf(term.options[0]!, 12 + extra) }] }],
      [
        '/quantity/breaks',
        { quantity: { ...maximal.quantity, breaks: rowOf(maximal.quantity.breaks[0]!, 32 + extra) } },
      ],
      ['/grants/0/options', { grants: [{ ...grant, options: rowOf(grant.options[0]!, 144 + extra) }] }],
      ['/inventory/bind', { inventory: { bind: rowOf(maximal.inventory.bind[0]!, 64 + extra) } }],
      ['/facts/0/words', { facts: [{ ...fact, words: rowOf(['x'], 32 + extra).flat() }] }],
    ];
    for (const [, changes] of sized(0)) expect(faultsWith(changes)).toEqual([]);
    for (const [path, changes] of sized(1)) expect(faultsWith(changes)).toEqual([path]);
  });

  it('are 64 characters an id, 200 a label, 80 a word, 1,000 a text, and a charge of ten times the price', () => {
    const [term, fact] = [maximal.terms[0]!, maximal.facts[0]!];
    const option = (changes: object) => ({ terms: [{ ...term, options: [{ ...term.options[0]!, ...changes }] }] });
    const sized = (extra: number): [string, object][] => [
      ['/terms/0/options/0/id', option({ id: 'x'.repeat(64 + extra) })],
      ['/terms/0/options/0/label', option({ label: 'x'.repeat(200 + extra) })],
      ['/terms/0/options/0/charge/share', option({ charge: { share: 10 + extra } })],
      ['/facts/0/words/0', { facts: [{ ...fact, words: ['x'.repeat(80 + extra)] }] }],
      ['/facts/0/answer', { facts: [{ ...fact, answer: 'x'.repeat(1000 + extra) }] }],
      ['/quantity/max', { quantity: { ...maximal.quantity, max: 1e9 + extra } }],
    ];
    for (const [, changes] of sized(0)) expect(faultsWith(changes)).toEqual([]);
    for (const [path, changes] of sized(1)) expect(faultsWith(changes)).toEqual([path]);
  });
});

describe('POLICY_SHAPE', () => {
  const wordless = (schema: JsonSchema): JsonSchema => {
    const { $schema: _dialect, title: _title, description: _words, ...rest } = schema;
    return {
      ...rest,
      ...(rest.properties && {
        properties: Object.fromEntries(
          Object.entries(rest.properties).map(([name, member]) => [name, wordless(member)]),
        ),
      }),
      ...(rest.items && { items: wordless(rest.items) }),
    };
  };

  it('is the schema without its words', () => expect(POLICY_SHAPE).toEqual(wordless(POLICY_SCHEMA)));
});
