import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { computedReserve } from '@svc/policy-rules/reserve';
import fc from 'fast-check';
import { checkReserve } from './reserve.js';

const BIKE: Policy = {
  version: 'svc-policy/1',
  name: 'Bike',
  language: 'en',
  currency: 'USD',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  list_price: 1000,
  floor_price: 600,
  reserve_price: 740,
};
const found = (changes: Partial<Policy>): [code: string, path: string][] =>
  checkReserve({ ...BIKE, ...changes }).map(({ code, path }) => [code, path]);

describe('the reserve of a policy', () => {
  it('raises nothing between floor and list, where it is not named, and where the price is fixed', () => {
    const { reserve_price: _, ...unnamed } = BIKE;
    expect([found({}), found({ reserve_price: 1000 }), found({ floor_price: 1000, reserve_price: 1000 })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(checkReserve(unnamed)).toEqual([]);
  });

  it.each([599.99, 1000.01])('is an error outside of them: %s', (reserve_price) =>
    expect(found({ reserve_price })).toEqual([['reserve_outside', '/reserve_price']]),
  );

  it('is a warning at the floor, which a yes or a no then tells', () => {
    expect(found({ reserve_price: 600 })).toEqual([['reserve_at_floor', '/reserve_price']]);
    const reserve_dates = [
      { from: '2027-01-10', price: 650 },
      { from: '2027-01-20', price: 600 },
      { from: '2027-01-30', price: 600 },
    ];
    expect(found({ reserve_dates })).toEqual([['reserve_at_floor', '/reserve_dates/1/price']]);
  });

  it('is not looked at where floor and list are the wrong way round, which is told already', () =>
    expect(found({ floor_price: 1200 })).toEqual([]));
});

describe('the dates of a reserve', () => {
  const dates = (...rows: [from: string, price: number][]): Partial<Policy> => ({
    reserve_dates: rows.map(([from, price]) => ({ from, price })),
  });

  it('raise nothing where the price falls, or stays, from day to later day', () =>
    expect(found(dates(['2027-01-31', 740], ['2027-02-28', 700], ['2028-02-29', 650]))).toEqual([]));

  it.each([
    ['a day that no calendar has', dates(['2027-02-30', 700]), '/reserve_dates/0/from'],
    ['a month that no calendar has', dates(['2027-13-01', 700]), '/reserve_dates/0/from'],
    ['days out of order', dates(['2027-01-31', 700], ['2027-01-10', 650]), '/reserve_dates/1/from'],
    ['a day twice', dates(['2027-01-31', 700], ['2027-01-31', 650]), '/reserve_dates/1/from'],
    ['a price that rises', dates(['2027-01-10', 650], ['2027-01-31', 700]), '/reserve_dates/1/price'],
    ['a first price above the reserve', dates(['2027-01-10', 750]), '/reserve_dates/0/price'],
  ])('are an error with %s', (_, changes, path) => expect(found(changes)).toEqual([['reserve_dates_order', path]]));

  it('are an error where the reserve that nobody named lies below the first of them', () => {
    const { reserve_price: _, ...unnamed } = BIKE;
    expect(checkReserve({ ...unnamed, ...dates(['2027-01-10', 900]) })).toMatchObject([
      { code: 'reserve_dates_order', args: [900, computedReserve(unnamed)] },
    ]);
  });

  it('are an error outside of floor and list', () =>
    expect(found(dates(['2027-01-10', 599]))).toEqual([['reserve_outside', '/reserve_dates/0/price']]));
});

describe('the counters', () => {
  it.each([[[1]], [[0.5, 0.8, 1]], [[0, 0.1]]])('raise nothing where each goes further: %s', (counters) =>
    expect(found({ manner: { counters } })).toEqual([]),
  );

  it('are an error where one goes no further than the one before', () => {
    expect(found({ manner: { counters: [0.5, 0.5, 1] } })).toEqual([['counters_order', '/manner/counters/1']]);
    expect(found({ manner: { counters: [0.5, 1, 0.8] } })).toEqual([['counters_order', '/manner/counters/2']]);
  });

  it('raise nothing exactly where they are sorted and each is there once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 8 }), (tenths) => {
        const sorted = [...new Set(tenths)].sort((left, right) => left - right);
        const isSorted = JSON.stringify(sorted) === JSON.stringify(tenths);
        expect(found({ manner: { counters: tenths.map((one) => one / 10) } }).length === 0).toBe(isSorted);
      }),
    );
  });
});

describe('the rule that approves bids', () => {
  it.each([600.01, 705, 740])('raises nothing above the floor and up to the reserve: %s', (from) =>
    expect(found({ manner: { approve: { from } } })).toEqual([]),
  );

  it.each([599, 600, 740.01])('is an error at the floor, below it, or above the reserve: %s', (from) =>
    expect(found({ manner: { approve: { from } } })).toEqual([['approve_outside', '/manner/approve/from']]),
  );

  it('is a warning where it begins below what the price may fall to for nothing in return', () => {
    const codes = (from: number) => found({ free_discount: 300, manner: { approve: { from } } });
    expect([codes(699.99), codes(700)]).toEqual([[['approve_needs_trade', '/manner/approve/from']], []]);
  });

  it('is held against the computed reserve where none is named', () => {
    const { reserve_price: _, ...unnamed } = BIKE;
    const reserve = computedReserve(unnamed);
    const codes = (from: number): string[] =>
      checkReserve({ ...unnamed, manner: { approve: { from } } }).map(({ code }) => code);
    expect([codes(reserve), codes(reserve + 0.01)]).toEqual([[], ['approve_outside']]);
  });
});
