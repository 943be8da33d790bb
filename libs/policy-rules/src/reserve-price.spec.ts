import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Objective, Policy } from './policy.js';
import { computedReserve, RESERVE_SHARES, reservePrice } from './reserve-price.js';

const BIKE: Policy = {
  version: 'svc-policy/1',
  name: 'Bike',
  language: 'en',
  currency: 'USD',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  list_price: 1000,
  floor_price: 600,
};
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);

describe('the reserve of a policy', () => {
  it('is the price that the seller wrote, to the cent', () => {
    expect(reservePrice({ ...BIKE, reserve_price: 733.37 }, at('2026-12-01'))).toBe(733.37);
  });

  it('falls on the days that the seller wrote, at midnight UTC', () => {
    const policy = {
      ...BIKE,
      reserve_price: 900,
      reserve_dates: [
        { from: '2026-12-10', price: 800 },
        { from: '2026-12-20', price: 700 },
      ],
    };
    const prices = ['2026-12-09T23:59:59Z', '2026-12-10T00:00:00Z', '2026-12-19T00:00:00Z', '2027-01-01T00:00:00Z'];
    expect(prices.map((time) => reservePrice(policy, Date.parse(time)))).toEqual([900, 800, 800, 700]);
  });

  it('never leaves the bounds of the policy', () => {
    const prices = [100, 5000].map((reserve_price) => reservePrice({ ...BIKE, reserve_price }, at('2026-12-01')));
    expect(prices).toEqual([600, 1000]);
  });
});

describe('the reserve that nobody wrote', () => {
  const salts = fc.string({ minLength: 22, maxLength: 22 });
  const objectives = fc.constantFrom<Objective[]>('close', 'balance', 'margin');

  it('lies within a tenth of the share of its objective, in whole price steps', () => {
    fc.assert(
      fc.property(salts, objectives, fc.integer({ min: 1, max: 99_999 }), (salt, objective, cents) => {
        const policy = { ...BIKE, salt, floor_price: cents / 100, manner: { objective } };
        const range = policy.list_price - policy.floor_price;
        const reserve = computedReserve(policy);
        const share = (reserve - policy.floor_price) / range;
        expect(Math.round(reserve * 100)).toBeCloseTo(reserve * 100, 6);
        expect(reserve).toBeLessThanOrEqual(policy.list_price);
        expect(share * range).toBeGreaterThan((RESERVE_SHARES[objective] - 0.1) * range - 0.011);
        expect(share * range).toBeLessThan((RESERVE_SHARES[objective] + 0.1) * range + 0.011);
      }),
    );
  });

  it('takes another share with another salt, and the same with every edit and for all policies of one salt', () => {
    const share = (policy: Policy): number =>
      (computedReserve(policy) - policy.floor_price) / (policy.list_price - policy.floor_price);
    expect(share({ ...BIKE, name: 'Lamp', list_price: 90, floor_price: 40 })).toBeCloseTo(share(BIKE), 2);
    expect(share({ ...BIKE, salt: 'BBBBBBBBBBBBBBBBBBBBBB' })).not.toBeCloseTo(share(BIKE), 3);
  });

  it('is that of the policy that is asked for, whichever was asked for before', () => {
    const other = { ...BIKE, salt: 'BBBBBBBBBBBBBBBBBBBBBB' };
    const { salt: _, ...bare } = BIKE;
    const all = [BIKE, other, bare, { ...bare, name: 'Lamp' }];
    const first = all.map(computedReserve);
    expect(new Set(first).size).toBe(all.length);
    expect(all.toReversed().map(computedReserve)).toEqual(first.toReversed());
  });

  it('draws over the whole spread, so that a third and a known list tell no floor', () => {
    const shares = Array.from({ length: 400 }, (_, index) =>
      computedReserve({ ...BIKE, list_price: 1e6, floor_price: 0, salt: String(index).padStart(22, '0') }),
    ).map((reserve) => reserve / 1e6 - 1 / 3);
    const mean = shares.reduce((sum, one) => sum + Math.abs(one), 0) / shares.length;
    expect([Math.abs(mean - 0.05) < 0.005, Math.min(...shares) < -0.095, Math.max(...shares) > 0.095]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('without a salt stands on name, currency and list, so that equal policies have equal reserves', () => {
    const { salt: _, ...bare } = BIKE;
    expect(computedReserve({ ...bare })).toBe(computedReserve({ ...bare }));
    expect(computedReserve({ ...bare, name: 'Lamp' })).not.toBe(computedReserve(bare));
  });
});
