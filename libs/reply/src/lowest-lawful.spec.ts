import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { createJudge } from './lawful.js';
import { lowestLawfulTicks, packageListTicks } from './lowest-lawful.js';
import { priceTicksOf } from './price-ticks.js';
import { seatPolicy } from './testing/policies.js';

const ORDER = { quantity: 25, terms: {} };
const lowest = (policy: Policy, order: typeof ORDER = ORDER): number | null =>
  lowestLawfulTicks(createJudge(policy, {}), priceTicksOf(policy), order);

describe('the lowest lawful price', () => {
  it('is the list price itself where that is the lowest price', () => {
    expect(lowest(seatPolicy({ list_price: 38, floor_price: 38, free_discount: 0 }))).toBe(3800);
  });

  it('is none where the list price is not allowed', () => {
    expect(lowest(seatPolicy(), { ...ORDER, quantity: 9 })).toBeNull();
  });

  it('is the first that the judge allows, looked for one by one, whatever the rules give', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 500 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 80 }),
        fc.constantFrom(10, 25, 100, 2000),
        fc.constantFrom('monthly', 'annual', 'two_years'),
        (list, below, free, quantity, contract) => {
          const prices = { list_price: list / 10, floor_price: Math.max(1, list - below) / 10 };
          const policy = seatPolicy({ ...prices, free_discount: free / 10, currency: 'USD' });
          const [judge, ticks] = [createJudge(policy, {}), priceTicksOf(policy)];
          const order = { quantity, terms: { contract } };
          let first: number | null = null;
          for (let at = packageListTicks(judge, ticks, order); at >= ticks.floorTicks; at -= 1)
            if (judge.allows({ ...order, price: ticks.priceOf(at) })) first = at;
          expect(lowestLawfulTicks(judge, ticks, order)).toBe(first);
        },
      ),
      { numRuns: 40 },
    );
  });
});
