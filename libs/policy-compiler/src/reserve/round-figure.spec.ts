import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundFigure } from './round-figure.js';

const range = (floor_price: number, list_price: number, currency = 'USD') => ({ floor_price, list_price, currency });

describe('a round figure', () => {
  it.each([
    [741.37, 600, 900, 740],
    [22_193.4, 21_600, 23_450, 22_200],
    [43.61, 38, 49, 44],
    [11.93, 10.6, 14.5, 12],
    [10.07, 10.05, 10.12, 10.07],
    [376_211, 370_000, 385_000, 376_000],
  ])('of %s between %s and %s is %s', (price, floor, list, figure) =>
    expect(roundFigure(price, range(floor, list))).toBe(figure),
  );

  it('is in whole steps of a currency without decimals', () =>
    expect([roundFigure(98_765, range(90_000, 120_000, 'JPY')), roundFigure(93, range(90, 95, 'JPY'))]).toEqual([
      98_000, 93,
    ]));

  it('is above the floor, never above the list price, at most a twentieth of the way off, and has few figures', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.double({ min: 0.1, max: 0.99, noNaN: true }), (one, other, share) => {
        fc.pre(Math.abs(one - other) >= 10);
        const [floor, list] = [Math.min(one, other), Math.max(one, other)];
        const price = Math.ceil(floor + (list - floor) * share);
        const figure = Math.round(roundFigure(price / 100, range(floor / 100, list / 100)) * 100);
        expect(figure).toBeGreaterThan(floor);
        expect(figure).toBeLessThanOrEqual(list);
        expect(Math.abs(figure - price)).toBeLessThanOrEqual((list - floor) / 20 + 1e-6);
        const digits = String(list - floor).length;
        expect(figure % 10 ** Math.max(0, digits - 2)).toBe(figure === list ? list % 10 ** Math.max(0, digits - 2) : 0);
      }),
    );
  });
});
