import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centsAtLeast, centsAtMost, requireDollars, tellDollars } from './dollars.js';
import { MAX_DOLLARS } from './limits.js';

const amount = fc.oneof(
  fc.double({ min: 0, max: 1e9, noNaN: true }),
  fc.tuple(fc.nat(1e9), fc.nat(1e6)).map(([whole, millionths]) => whole + millionths / 1e6),
);

describe('whole cents', () => {
  it.each([
    [0, 0, 0],
    [0.29, 29, 29],
    [0.291, 29, 30],
    [0.299, 29, 30],
    [1.005, 100, 101],
    [19.99, 1_999, 1_999],
    [1e-9, 0, 1],
    [1_234_567.895, 123_456_789, 123_456_790],
  ])('of %d dollars are at most %d and at least %d', (dollars, most, least) => {
    expect(centsAtMost(dollars)).toBe(most);
    expect(centsAtLeast(dollars)).toBe(least);
  });

  it('never lie on the wrong side of the amount, and are less than a cent and a half away', () => {
    fc.assert(
      fc.property(amount, (dollars) => {
        expect(centsAtMost(dollars) / 100).toBeLessThanOrEqual(dollars);
        expect(centsAtLeast(dollars) / 100).toBeGreaterThanOrEqual(dollars);
        expect(centsAtLeast(dollars) - centsAtMost(dollars)).toBeLessThanOrEqual(1);
        for (const cents of [centsAtMost(dollars), centsAtLeast(dollars)]) {
          expect(Number.isInteger(cents)).toBe(true);
          expect(Math.abs(cents - dollars * 100)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  it('of an amount in whole cents are those cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) =>
        expect([centsAtMost(cents / 100), centsAtLeast(cents / 100)]).toEqual([cents, cents]),
      ),
    );
  });
});

describe('an amount in a message', () => {
  it.each([
    [0, '$0'],
    [7, '$7'],
    [100, '$100'],
    [960.5, '$960.50'],
    [1_000, '$1,000'],
    [1_234.5, '$1,234.50'],
    [12_345_678.9, '$12,345,678.90'],
    [0.125, '$0.125'],
    [0.000001, '$0.000001'],
    [0.0000004, 'less than $0.000001'],
    [MAX_DOLLARS, '$1,000,000,000,000'],
  ])('of %d dollars is %s', (dollars, words) => expect(tellDollars(dollars)).toBe(words));

  it('can be read back to within half a millionth', () => {
    fc.assert(
      fc.property(amount, (dollars) => {
        const told = tellDollars(dollars);
        if (told.startsWith('less than')) return expect(dollars).toBeLessThan(1e-6);
        expect(told).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d{2,6})?$/);
        expect(Math.abs(Number(told.replaceAll(/[$,]/g, '')) - dollars)).toBeLessThanOrEqual(0.7e-6);
      }),
    );
  });

  it('never tells something as nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1, noNaN: true }), (dollars) =>
        expect(tellDollars(dollars)).not.toBe('$0'),
      ),
    );
  });
});

describe('an amount that is sent', () => {
  it.each([0, 0.01, MAX_DOLLARS])('may be %d', (dollars) => {
    expect(() => requireDollars(dollars, ['walk_away'])).not.toThrow();
  });

  it.each([-0.01, MAX_DOLLARS * 1.001, NaN, Infinity, '12', null, undefined, [12]])('is refused as %p', (dollars) => {
    expect(() => requireDollars(dollars, ['their_offers', 2])).toThrow(
      expect.objectContaining({ code: 'amount_range', path: ['their_offers', 2] }),
    );
  });
});
