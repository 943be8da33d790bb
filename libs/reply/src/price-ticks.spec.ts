import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { priceTicksOf } from './price-ticks.js';
import { carPolicy, waterPolicy } from './testing/policies.js';

const priced = (list: number, floor: number, decimals: number): Policy => {
  const { terms: _terms, inventory: _inventory, free_discount: _free, ...rest } = carPolicy();
  return { ...rest, list_price: list, floor_price: floor, price_decimals: decimals };
};

describe('prices in steps', () => {
  it.each<[string, Policy, number, number]>([
    ['cents', priced(49, 38, 2), 4900, 3800],
    ['whole dollars', priced(11_900, 10_800, 0), 11_900, 10_800],
    ['thousandths', waterPolicy(), 1500, 1000],
    ['a floor between two steps, which is the next above it', priced(10, 8.25, 0), 10, 9],
    ['a floor on a step', priced(10, 8, 0), 10, 8],
  ])('are counted in %s', (_name, policy, listTicks, floorTicks) => {
    expect(priceTicksOf(policy)).toMatchObject({ listTicks, floorTicks });
  });

  it.each<[number, number, number]>([
    [10, 8, 1],
    [100, 60, 1],
    [139, 60, 1],
    [140, 60, 2],
    [259, 60, 2],
    [260, 60, 5],
    [460, 60, 10],
    [859, 60, 10],
    [860, 60, 20],
    [2060, 60, 50],
    [4060, 60, 100],
    [11_900, 10_800, 20],
  ])('are named from %d down to %d in round steps of %d', (list, floor, step) => {
    expect(priceTicksOf(priced(list, floor, 0)).spokenStepTicks).toBe(step);
  });

  it('come back as they went, and an amount between two steps stays between them', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3 }), (steps, decimals) => {
        const { ticksOf, priceOf, amountInTicks } = priceTicksOf(priced(10_000_000, 1, decimals));
        expect(ticksOf(priceOf(steps))).toBe(steps);
        expect(amountInTicks(priceOf(steps))).toBe(steps);
        expect(ticksOf((steps + 0.5) / 10 ** decimals)).toBe(steps);
        expect(amountInTicks((steps + 0.5) / 10 ** decimals)).toBeCloseTo(steps + 0.5, 6);
      }),
    ));
});
