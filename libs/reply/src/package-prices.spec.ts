import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lowestPrice, netPerUnit, type Policy } from '@svc/policy-rules';
import { isPriced, packagePrices, type NoPackage, type PackagePrices } from './package-prices.js';
import { carPolicy, seatPolicy } from './testing/policies.js';
import { NOON } from './testing/talk.js';

const of = (policy: Policy, terms: Record<string, string> = {}, quantity = 10, flags = {}): PackagePrices | NoPackage =>
  packagePrices({ policy, context: { flags, stock: null }, nowMillis: NOON }, { quantity, terms });
const { free_discount: _free, ...haggling } = seatPolicy();
const { inventory: _stock, free_discount: _given, ...car } = carPolicy();

describe('the reserve of a package', () => {
  it('is the reserve of the policy where nothing is chosen', () =>
    expect(of(haggling)).toEqual({ list: 49, reserve: 42, cost: 0 }));

  it('falls by six tenths of what a trade is worth, and by as much as the seller says', () => {
    expect(of(haggling, { contract: 'two_years' })).toEqual({ list: 49, reserve: 39.36, cost: 0 });
    expect(of({ ...haggling, manner: { share_of_trades: 1 } }, { contract: 'annual' })).toMatchObject({
      reserve: 38.9,
    });
    expect(of({ ...haggling, manner: { share_of_trades: 0 } }, { contract: 'annual' })).toMatchObject({ reserve: 42 });
  });

  it('never lies under the lowest price that the rules allow', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('monthly', 'annual', 'two_years'),
        fc.constantFrom('mail', 'phone'),
        fc.integer({ min: 10, max: 400 }),
        fc.integer({ min: 3800, max: 4900 }),
        fc.option(fc.integer({ min: 0, max: 1100 }), { nil: undefined }),
        (contract, support, quantity, reserve, free) => {
          const policy: Policy = {
            ...haggling,
            reserve_price: reserve / 100,
            ...(free === undefined ? {} : { free_discount: free / 100 }),
          };
          const order = { quantity, terms: { contract, support } };
          const prices = of(policy, order.terms, quantity);
          if (!isPriced(prices)) return;
          expect(prices.reserve).toBeGreaterThanOrEqual(lowestPrice(policy, order, {}) ?? Infinity);
          expect(prices.reserve).toBeLessThanOrEqual(prices.list);
        },
      ),
    ));

  it('lies at most the free discount under the list of the package, where one is stated', () => {
    expect(of(seatPolicy())).toEqual({ list: 49, reserve: 47, cost: 0 });
    expect(of(seatPolicy({ free_discount: 0 }))).toEqual({ list: 49, reserve: 49, cost: 0 });
    expect(of(seatPolicy({ free_discount: 0 }), { contract: 'annual' })).toMatchObject({ reserve: 47.14 });
  });

  it('does not fall with the price for so many, and is never above it', () => {
    const breaks = [{ from: 100, gives: { share: 0.1 } }];
    const policy = { ...haggling, quantity: { min: 1, max: 500, unit: 'seat', breaks } };
    expect([of(policy, {}, 99), of(policy, {}, 100)]).toMatchObject([
      { list: 49, reserve: 42 },
      { list: 44.1, reserve: 42 },
    ]);
    expect(of({ ...policy, reserve_price: 44 }, {}, 100)).toMatchObject({ list: 44.1, reserve: 44 });
    expect(of({ ...policy, reserve_price: 46 }, {}, 100)).toMatchObject({ list: 44.1, reserve: 44.1 });
  });

  it('counts an unlock without a worth of its own as what it unlocks: a count, a flag', () => {
    expect(of(haggling, {}, 100)).toMatchObject({ reserve: 40.53 });
    expect(of(haggling, {}, 10, { new_customer: true })).toMatchObject({ reserve: 40.53 });
  });

  it('falls by all that the smallest order unlocks, and for a longer time only by what is said of it', () => {
    const breaks = [
      { from: 2, unlocks: { to_price: 40 } },
      { from: 7, gives: { to_price: 30 } },
    ];
    const { quantity: _quantity, terms: _terms, grants: _grants, ...seat } = seatPolicy({ free_discount: 0 });
    const hire: Policy = { ...seat, floor_price: 28, reserve_price: 38, period: { unit: 'day', min: 2, breaks } };
    const forDays = (periods: number) =>
      packagePrices({ policy: hire, context: {}, nowMillis: NOON }, { quantity: 1, periods, terms: {} });
    expect([forDays(2), forDays(6), forDays(7)]).toMatchObject([
      { list: 49, reserve: 40 },
      { list: 49, reserve: 40 },
      { list: 30, reserve: 30 },
    ]);
  });

  it('falls on the days that the seller wrote', () => {
    const dated = { ...haggling, reserve_dates: [{ from: '2026-12-01', price: 40 }] };
    expect(of(dated)).toMatchObject({ reserve: 40 });
    expect(of({ ...dated, reserve_dates: [{ from: '2026-12-02', price: 40 }] })).toMatchObject({ reserve: 42 });
  });
});

describe('an option that costs the seller', () => {
  it('is paid for: its cost is added to the reserve', () =>
    expect(of(car, { delivery: 'home' }, 1)).toEqual({ list: 11_900, reserve: 11_330, cost: 180 }));

  it('is refused where no price up to the list pays for it', () => {
    expect(of({ ...car, reserve_price: 11_700 }, { tyres: 'set' }, 1)).toBe('not_paid_for');
    expect(of({ ...car, reserve_price: 11_700 }, { delivery: 'home' }, 1)).toMatchObject({ reserve: 11_880 });
    expect(of(carPolicy({ free_discount: 0 }), { delivery: 'home' }, 1)).toBe('not_paid_for');
  });

  it('is spread over the units where its cost is once a deal', () =>
    expect(of(haggling, { onboarding: 'call' }, 100)).toMatchObject({ cost: 3 }));

  it('that may be given up to a discount costs nobody anything: it is an entitlement', () =>
    expect(of(haggling, { onboarding: 'gift' })).toEqual({ list: 49, reserve: 49, cost: 0 }));

  it('never takes the net under what the reserve leaves without it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 10_800, max: 11_900 }), fc.boolean(), fc.boolean(), (reserve_price, home, set) => {
        const terms = { delivery: home ? 'home' : 'pickup', tyres: set ? 'set' : 'none', payment: 'card' };
        const prices = of({ ...car, reserve_price }, terms, 1);
        if (!isPriced(prices)) return;
        expect(netPerUnit(car, { price: prices.reserve, quantity: 1, terms })).toBeGreaterThanOrEqual(reserve_price);
      }),
    ));
});
