import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shorten, unusedId } from './ids.js';
import { decimalsFor, minus, offAmount, roundUp, unlockOf } from './money-steps.js';

describe('an id', () => {
  it('is as wanted, or the first number that makes it new', () => {
    expect(unusedId('delivery', [])).toBe('delivery');
    expect(unusedId('delivery', ['delivery'])).toBe('delivery_2');
    expect(unusedId('delivery', ['delivery', 'delivery_2', 'delivery_4'])).toBe('delivery_3');
  });

  it('is never one that is there already', () => {
    const id = fc.constantFrom('a', 'b', 'a_2', 'a_3', 'a_2_2');
    fc.assert(fc.property(id, fc.array(id), (wanted, used) => expect(used).not.toContain(unusedId(wanted, used))));
  });
});

describe('words that are too long', () => {
  it('are cut at a space, with a sign that they were', () => {
    expect(shorten('a solid oak table with six chairs', 20)).toBe('a solid oak table…');
    expect(shorten('a solid oak table', 17)).toBe('a solid oak table');
  });

  it('are cut within a word where there is no space near, never within a character', () => {
    expect(shorten('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
    expect(shorten('🚲🚲🚲🚲', 3)).toBe('🚲🚲…');
    expect(shorten('x Donaudampfschifffahrt', 10)).toBe('x Donauda…');
  });

  it('are at most as long as they may be, and begin as they did', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '好', '🚲'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (words, length) => {
        const short = shorten(words, length);
        expect([...short].length).toBeLessThanOrEqual(length);
        expect(words.startsWith(short.replace(/…$/, ''))).toBe(true);
        if ([...words].length <= length) expect(short).toBe(words);
      }),
    );
  });
});

describe('the decimals of prices', () => {
  it.each([
    ['USD', [], 2],
    ['USD', [450, 380], 2],
    ['USD', [0.0125], 4],
    ['JPY', [5_000], 0],
    ['JPY', [5_000.5], 1],
    ['EUR', [1.2345678], 6],
  ])('in %s of %j are %d', (currency, amounts, decimals) => expect(decimalsFor(currency, amounts)).toBe(decimals));
});

describe('an amount', () => {
  it.each([
    [41.333333, 2, 41.34],
    [41.33, 2, 41.33],
    [41.330001, 2, 41.34],
    [4_999.5, 0, 5_000],
    [0, 2, 0],
  ])('of %d is rounded up to %d decimals as %d', (amount, decimals, rounded) =>
    expect(roundUp(amount, decimals)).toBe(rounded),
  );

  it('rounded up is never less, and less than a step more', () => {
    const micros = fc.nat(1e9);
    fc.assert(
      fc.property(micros, fc.integer({ min: 0, max: 6 }), (count, decimals) => {
        const amount = count / 1e6;
        const rounded = roundUp(amount, decimals);
        expect(rounded).toBeGreaterThanOrEqual(amount);
        expect(rounded - amount).toBeLessThan(10 ** -decimals);
        expect(roundUp(rounded, decimals)).toBe(rounded);
      }),
    );
  });

  it('is taken from another without the faults of binary fractions', () => {
    expect(minus(0.3, 0.1)).toBe(0.2);
    expect(minus(385_000, 15_000.01)).toBe(369_999.99);
  });

  it('comes off a list price as it was said: as money, as a share, as the price that is left', () => {
    expect(offAmount(49, { amount: 5 })).toBe(5);
    expect(offAmount(49, { share: 0.15 })).toBe(7.35);
    expect(offAmount(49, { to_price: 40 })).toBe(9);
    expect(offAmount(49, { to_price: 49 })).toBe(0);
  });

  it('that was only implied is a price, unless it lies far below the lowest', () => {
    expect(unlockOf({ to_price: 420, implied: true }, 380)).toEqual({ to_price: 420 });
    expect(unlockOf({ to_price: 50, implied: true }, 380)).toEqual({ amount: 50 });
    expect(unlockOf({ to_price: 200, implied: true }, 380)).toEqual({ to_price: 200 });
    expect(unlockOf({ to_price: 50 }, 380)).toEqual({ to_price: 50 });
    expect(unlockOf({ to_price: 50, implied: true }, undefined)).toEqual({ to_price: 50 });
    expect(unlockOf({ share: 0.1 }, 380)).toEqual({ share: 0.1 });
  });
});
