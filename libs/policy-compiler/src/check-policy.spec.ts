import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { checkPolicy, TEMPLATES } from './index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const BASE: Policy = {
  version: 'svc-policy/1',
  name: 'Lamp',
  language: 'en',
  currency: 'USD',
  list_price: 100,
  floor_price: 80,
  free_discount: 5,
  quantity: { min: 2, max: 50, unit: 'lamp', breaks: [{ from: 10, unlocks: { share: 0.1 } }] },
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'card',
      options: [
        { id: 'card', label: 'card' },
        { id: 'cash', label: 'cash', worth: 8, unlocks: { amount: 8 } },
      ],
    },
  ],
  grants: [{ flag: 'member', unlocks: { share: 0.06 } }],
};
const check = (changes: Record<string, unknown>): string[] =>
  checkPolicy({ ...BASE, ...changes }, { salt: SALT }).issues.map((found) => found.code);
const option = (changes: Record<string, unknown>): { terms: unknown } => ({
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'card',
      options: [
        { id: 'card', label: 'card' },
        { id: 'cash', label: 'cash', ...changes },
      ],
    },
  ],
});

describe('a policy without faults', () => {
  it('passes, gets the salt it lacks with a warning, and is not changed itself', () => {
    const given = structuredClone(BASE);
    const result = checkPolicy(given, { salt: SALT });
    expect(result).toMatchObject({ ok: true, policy: { salt: SALT } });
    expect(result.issues).toMatchObject([{ code: 'salt_missing', severity: 'warning', path: '/salt' }]);
    expect(given).toEqual(BASE);
  });

  it('keeps the salt that it has', () => {
    const salt = 'BBBBBBBBBBBBBBBBBBBBBB';
    expect(checkPolicy({ ...BASE, salt }, { salt: SALT })).toMatchObject({ ok: true, issues: [], policy: { salt } });
  });
});

describe('each fault has its code', () => {
  it.each([
    ['floor_above_list', { floor_price: 120 }],
    ['price_precision', { list_price: 100.005 }],
    ['price_precision', { reserve_price: 90.005 }],
    ['price_precision', { reserve_price: 95, reserve_dates: [{ from: '2027-01-10', price: 90.005 }] }],
    ['price_precision', { reserve_price: 95, manner: { approve: { from: 90.005 } } }],
    ['reserve_outside', { reserve_price: 79 }],
    ['engine_unknown', { engine: 'telepathy' }],
    ['free_discount_beyond_floor', { free_discount: 30 }],
    ['quantity_bounds', { quantity: { min: 5, max: 2, unit: 'lamp' } }],
    [
      'break_below_min',
      { quantity: { min: 10, max: 50, unit: 'lamp', breaks: [{ from: 10, unlocks: { share: 0.1 } }] } },
    ],
    [
      'break_above_max',
      { quantity: { min: 1, max: 9, unit: 'lamp', breaks: [{ from: 10, unlocks: { share: 0.1 } }] } },
    ],
    [
      'breaks_not_increasing',
      {
        quantity: {
          min: 1,
          max: 99,
          unit: 'lamp',
          breaks: [
            { from: 10, unlocks: { share: 0.15 } },
            { from: 20, unlocks: { share: 0.1 } },
          ],
        },
      },
    ],
    [
      'breaks_not_increasing',
      {
        quantity: {
          min: 1,
          max: 99,
          unit: 'lamp',
          breaks: [
            { from: 10, unlocks: { share: 0.1 } },
            { from: 10, unlocks: { share: 0.1 } },
          ],
        },
      },
    ],
    ['default_unknown', { terms: [{ ...BASE.terms?.[0], default: 'cheque' }] }],
    ['duplicate_id', { terms: [BASE.terms?.[0], BASE.terms?.[0]] }],
    [
      'duplicate_id',
      {
        facts: [
          { id: 'a', words: ['a'], answer: 'A.' },
          { id: 'a', words: ['b'], answer: 'B.' },
        ],
      },
    ],
    ['trade_cannot_pay', option({ unlocks: { share: 0.3 } })],
    ['trade_cannot_pay', option({ unlocks: { amount: 3 } })],
    ['trade_cannot_pay', { free_discount: undefined, ...option({ unlocks: { amount: 10 }, stacks: true }) }],
    ['trade_cannot_pay', { grants: [{ flag: 'member', unlocks: { share: 0.5 } }] }],
    ['to_price_above_list', option({ unlocks: { to_price: 101 } })],
    ['gift_never_possible', option({ worth: -21 })],
    ['gift_never_possible', option({ worth: -1001, worth_per: 'deal' })],
    ['term_without_trade', option({})],
    ['grant_empty', { grants: [{ flag: 'member' }] }],
    ['grant_option_unknown', { grants: [{ flag: 'member', options: [{ term: 'payment', option: 'gold' }] }] }],
    [
      'bind_option_unknown',
      { inventory: { bind: [{ match: { sku: 'L1' }, option: { term: 'colour', option: 'red' } }] } },
    ],
    ['schema_additional_properties', { colour: 'red' }],
    ['schema_type', { list_price: '100' }],
    ['schema_required', { name: undefined }],
  ] as const)('%s', (code, changes) => {
    const value = JSON.parse(JSON.stringify({ ...BASE, ...changes })) as unknown;
    expect(checkPolicy(value, { salt: SALT }).issues.map((found) => found.code)).toContain(code);
    expect(check({})).not.toContain(code);
  });

  it('names a missing price as what it is', () => {
    const { list_price: _, ...rest } = BASE;
    expect(checkPolicy(rest, { salt: SALT }).issues[0]).toMatchObject({ code: 'price_missing', path: '/list_price' });
    const { floor_price: __, ...noFloor } = BASE;
    expect(checkPolicy(noFloor, { salt: SALT }).issues[0]).toMatchObject({ code: 'floor_missing', severity: 'error' });
  });

  it('knows the names of the bargain', () => {
    const { issues } = checkPolicy({ ...BASE, engine: 'telepathy' }, { salt: SALT });
    expect(issues[0]).toMatchObject({ code: 'engine_unknown', path: '/engine' });
    expect(issues[0]?.suggestion).toContain('bundle2, price1');
    expect(check({ engine: 'price1' })).toEqual(check({}));
  });

  it('points into the policy', () => {
    expect(checkPolicy({ ...BASE, ...option({ unlocks: { share: 0.3 } }) }, { salt: SALT }).issues[0]?.path).toBe(
      '/terms/0/options/1/unlocks',
    );
  });
});

describe('laws', () => {
  it('never throws, and is ok exactly when there is no error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const result = checkPolicy(value, { salt: SALT });
        expect(result.ok).toBe(!result.issues.some((found) => found.severity === 'error'));
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('never throws on a template with one member replaced', () => {
    const keys = Object.keys(TEMPLATES[0]?.policy ?? {});
    fc.assert(
      fc.property(fc.constantFrom(...TEMPLATES), fc.constantFrom(...keys), fc.jsonValue(), (template, key, value) => {
        const result = checkPolicy({ ...template.policy, [key]: value }, { salt: SALT });
        expect(result.ok).toBe(!result.issues.some((found) => found.severity === 'error'));
      }),
      { numRuns: 500, seed: 2 },
    );
  });
});
