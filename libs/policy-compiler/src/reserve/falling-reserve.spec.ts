import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import fc from 'fast-check';
import { checkReserve } from '../check/reserve.js';
import { fallingReserve } from './falling-reserve.js';

const BIKE = {
  version: 'svc-policy/1',
  name: 'Bike',
  language: 'en',
  currency: 'USD',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  list_price: 900,
  floor_price: 600,
  reserve_price: 700,
} as const satisfies Policy;
const prices = (policy: Policy & { reserve_price: number }, buyers: 'several' | 'few'): number[] => {
  const { reserve_price, reserve_dates } = fallingReserve(policy, buyers);
  return [reserve_price, ...reserve_dates.map(({ price }) => price)];
};

describe('a reserve that falls by dates', () => {
  it('begins near the list price where several buyers are expected, else at six tenths of the way', () => {
    expect(prices(BIKE, 'several')).toEqual([880, 820, 780, 740, 700]);
    expect(prices(BIKE, 'few')).toEqual([780, 760, 740, 720, 700]);
  });

  it('leaves the days to the seller, in a form that check refuses until they are filled in', () =>
    expect(new Set(fallingReserve(BIKE, 'several').reserve_dates.map(({ from }) => from))).toEqual(
      new Set(['YYYY-MM-DD']),
    ));

  it('ends at the computed reserve where the seller named one that is higher than where it would begin', () => {
    const [first, ...later] = prices({ ...BIKE, reserve_price: 890 }, 'several');
    expect(first).toBe(890);
    expect(later.at(-1)).toBeLessThan(800);
  });

  it('has four to six prices that fall from the list price at most to above the floor, as check wants them', () => {
    const cents = fc.integer({ min: 1_000, max: 100_000_000 });
    const shares = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(cents, cents, shares, fc.constantFrom('several', 'few'), (one, other, share, buyers) => {
        fc.pre(Math.abs(one - other) >= 100);
        const [floor, list] = [Math.min(one, other), Math.max(one, other)];
        const reserve_price = Math.ceil(floor + (list - floor) * share) / 100;
        const policy = { ...BIKE, floor_price: floor / 100, list_price: list / 100, reserve_price };
        const falling = fallingReserve(policy, buyers);
        const reserve_dates = falling.reserve_dates.map(({ price }, at) => ({ from: `2027-01-1${at}`, price }));
        expect(checkReserve({ ...policy, ...falling, reserve_dates })).toEqual([]);
        expect(reserve_dates.length + 1).toBeGreaterThanOrEqual(4);
        expect(reserve_dates.length + 1).toBeLessThanOrEqual(6);
      }),
    );
  });
});
