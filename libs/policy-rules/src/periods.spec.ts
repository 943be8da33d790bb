import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chargesOf, dealTotal, priceForTotal, totalPerPeriod } from './charges.js';
import { checkOffer, offerAllowed } from './check-offer.js';
import { lowestPrice } from './lowest-price.js';
import { netPerUnit } from './net.js';
import { packageListMicros } from './package-list.js';
import { agreedPeriods, periodsAllowed } from './periods.js';
import type { Offer, OfferContext } from './offer.js';
import type { Policy, PolicyOption, PolicyPeriod } from './policy.js';

/** Seats by the month: a contract that may set its length, and whatever else is put in as an option. */
const seats = (period: PolicyPeriod, extra: Partial<PolicyOption> = {}): Policy => ({
  version: 'svc-policy/1',
  name: 'Seats',
  language: 'en',
  currency: 'USD',
  list_price: 32,
  floor_price: 24,
  quantity: { min: 1, max: 500, unit: 'seat' },
  period,
  terms: [
    {
      id: 'contract',
      label: 'Contract',
      default: 'monthly',
      options: [
        { id: 'monthly', label: 'monthly' },
        { id: 'two_years', label: 'two years', periods: 24 },
      ],
    },
    {
      id: 'extra',
      label: 'Extra',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'chosen', label: 'chosen', ...extra },
      ],
    },
  ],
});
const monthly = seats({ unit: 'month' });
const twoYears: Offer = { price: 32, quantity: 10, terms: { contract: 'two_years' } };
const broken = (policy: Policy, offer: Offer, context: OfferContext = {}): string[] =>
  checkOffer(policy, offer, context).flatMap(({ id, ok }) => (ok ? [] : [id]));

/** A sum in hundredths, written apart from the library: every figure is a whole number. */
const hundredths = (priceCents: number, quantity: number, periods: number, every: number, once: number): number =>
  priceCents * quantity * periods + every * periods + once;

describe('a price that is paid by time', () => {
  it('is paid for every unit and every period: ten seats at 32 a month are 7,680 in two years', () => {
    expect([totalPerPeriod(monthly, twoYears), dealTotal(monthly, twoYears)]).toEqual([320, 7680]);
    expect(offerAllowed(monthly, { ...twoYears, periods: 24, total_per_period: 320, total: 7680 })).toBe(true);
  });
  it('is not signed for the sum of another period', () => {
    expect(broken(monthly, { ...twoYears, total: 320 })).toEqual(['charges_exact']);
    expect(broken(monthly, { ...twoYears, total_per_period: 7680 })).toEqual(['charges_exact']);
  });
  it('has no total where nothing ends it, and says what a month costs', () => {
    const open: Offer = { price: 32, quantity: 10, terms: {}, periods: null };
    expect(offerAllowed(monthly, { ...open, total_per_period: 320 })).toBe(true);
    expect(broken(monthly, { ...open, total: 320 })).toEqual(['charges_exact']);
  });
  it('is rounded once over all periods, halves up: seven days of a week of 400 are 400, eight are 457.14', () => {
    const camera: Policy = {
      ...seats({
        unit: 'day',
        min: 1,
        default: 1,
        breaks: [{ from: 7, gives: { to_price: 57.142857 } }],
      }),
      list_price: 85,
      floor_price: 50,
      price_decimals: 6,
    };
    const days = (periods: number) => ({ quantity: 1, terms: {}, periods });
    expect([6, 7].map((count) => packageListMicros(camera, days(count), {}))).toEqual([85_000_000n, 57_142_857n]);
    expect([7, 8].map((count) => dealTotal(camera, { ...days(count), price: 57.142857 }))).toEqual([400, 457.14]);
  });
  it('lasts as the order says, else as its option does, else as is usual, else without an end', () => {
    const usual = seats({ unit: 'month', default: 3 });
    expect(agreedPeriods(usual, { terms: { contract: 'two_years' } })).toBe(24);
    expect(agreedPeriods(usual, { terms: {} })).toBe(3);
    expect(agreedPeriods(usual, { terms: {}, periods: 5 })).toBe(5);
    expect(agreedPeriods(monthly, { terms: {} })).toBeNull();
  });
  it('is refused for a length that its option does not set, out of bounds, in parts, or without an end', () => {
    const bounded = seats({ unit: 'night', min: 2, max: 30, default: 2 });
    const lasting = (periods: unknown, terms: Offer['terms'] = {}) =>
      broken(bounded, { price: 32, quantity: 1, terms, periods } as Offer);
    expect([2, 30].map((periods) => lasting(periods))).toEqual([[], []]);
    for (const periods of [1, 31, 2.5, '3', null]) expect(lasting(periods)).toEqual(['periods_allowed']);
    expect(lasting(12, { contract: 'two_years' })).toEqual(['periods_allowed']);
    expect(lasting(24, { contract: 'two_years' })).toEqual([]);
  });
  it('is the only one that has periods', () => {
    const { period: _, ...once } = monthly;
    expect(periodsAllowed(once, { terms: {} })).toBe(true);
    expect(broken(once, { price: 32, quantity: 1, terms: {}, periods: 2 })).toEqual(['periods_allowed']);
  });
  it('is paid for by what is worth something once a deal, spread over all that is agreed', () => {
    const gift = seats({ unit: 'month', min: 12 }, { worth: -480, worth_per: 'deal' });
    const order = { quantity: 10, terms: { extra: 'chosen' } };
    expect(lowestPrice(gift, { ...order, periods: 12 }, {})).toBe(28);
    expect(lowestPrice(gift, { ...order, periods: 24 }, {})).toBe(26);
    expect(lowestPrice(gift, { ...order, periods: null }, {})).toBe(28);
    expect(netPerUnit(gift, { ...order, periods: 24, price: 26 })).toBe(24);
    expect(broken(gift, { ...order, periods: 24, price: 25.99 })).toEqual(['net_at_least_floor']);
  });
});

describe('what is paid on top of a price by time', () => {
  const priced = (extra: Partial<PolicyOption>): [number, number, string | undefined] => {
    const policy = seats({ unit: 'month' }, extra);
    const offer = { ...twoYears, terms: { contract: 'two_years', extra: 'chosen' } };
    return [totalPerPeriod(policy, offer)!, dealTotal(policy, offer), chargesOf(policy, offer)[0]?.per];
  };
  it('is paid once a unit, once a deal, or again every period', () => {
    expect(priced({ charge: { amount: 5 } })).toEqual([320, 7730, undefined]);
    expect(priced({ charge: { amount: 5 }, charge_per: 'deal' })).toEqual([320, 7685, undefined]);
    expect(priced({ charge: { amount: 5 }, charge_per: 'period' })).toEqual([325, 7800, 'month']);
    expect(priced({ charge: { amount: 5 }, charge_per: 'unit_period' })).toEqual([370, 8880, 'month']);
    expect(priced({ charge: { share: 0.1 } })).toEqual([352, 8448, 'month']);
  });
  it('is a charge of another kind where it claims another period', () => {
    const policy = seats({ unit: 'month' }, { charge: { amount: 5 }, charge_per: 'period' });
    const offer = { ...twoYears, terms: { contract: 'two_years', extra: 'chosen' } };
    const [charge] = chargesOf(policy, offer);
    expect(broken(policy, { ...offer, charges: [{ ...charge!, per: 'year' }] })).toEqual(['charges_exact']);
  });
});

describe('the laws of a price by time', () => {
  const order = fc.record({
    price: fc.integer({ min: 2400, max: 3200 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    periods: fc.integer({ min: 1, max: 400 }),
    charge: fc.integer({ min: 1, max: 90_000 }),
    charge_per: fc.constantFrom('unit' as const, 'period' as const, 'unit_period' as const, 'deal' as const),
  });
  it('the total is the sum that whole hundredths come to, and no other total is allowed', () => {
    fc.assert(
      fc.property(order, ({ price, quantity, periods, charge, charge_per }) => {
        const policy = seats({ unit: 'day' }, { charge: { amount: charge / 100 }, charge_per });
        const times = charge_per.startsWith('unit') ? quantity : 1;
        const [every, once] = charge_per.endsWith('period') ? [charge * times, 0] : [0, charge * times];
        const offer = { price: price / 100, quantity, periods, terms: { extra: 'chosen' } };
        const total = hundredths(price, quantity, periods, every, once) / 100;
        expect(dealTotal(policy, offer)).toBe(total);
        expect(totalPerPeriod(policy, offer)).toBe(hundredths(price, quantity, 1, every, 0) / 100);
        expect(offerAllowed(policy, { ...offer, total })).toBe(true);
        expect(broken(policy, { ...offer, total: total + 0.01 })).toEqual(['charges_exact']);
      }),
    );
  });
  it('nobody pays more than the total that they named', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 1_000_000_000 }), ({ quantity, periods, charge }, cents) => {
        const policy = seats({ unit: 'day' }, { charge: { amount: charge / 100 }, charge_per: 'unit_period' });
        const wanted = { quantity, periods, terms: { extra: 'chosen' } };
        const price = priceForTotal(policy, wanted, cents / 100);
        if (price !== null) expect(dealTotal(policy, { ...wanted, price })).toBeLessThanOrEqual(cents / 100);
      }),
    );
  });
  it('one period costs and earns to the cent what the same policy without periods does', () => {
    fc.assert(
      fc.property(order, ({ price, quantity, charge }) => {
        const policy = seats({ unit: 'day', default: 1 }, { charge: { amount: charge / 100 }, worth: -0.5 });
        const { period: _, ...once } = policy;
        const offer = { price: price / 100, quantity, terms: { extra: 'chosen' } };
        expect(dealTotal(policy, offer)).toBe(dealTotal(once, offer));
        expect(netPerUnit(policy, offer)).toBe(netPerUnit(once, offer));
        expect(lowestPrice(policy, offer, {})).toBe(lowestPrice(once, offer, {}));
        expect(broken(policy, offer)).toEqual(broken(once, offer));
      }),
    );
  });
  it('judges whatever is put in for periods and counts without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (periods, counts) => {
        const lines = checkOffer(monthly, { ...twoYears, periods, counts } as unknown as Offer);
        expect(lines.every(({ ok }) => typeof ok === 'boolean')).toBe(true);
      }),
    );
  });
});
