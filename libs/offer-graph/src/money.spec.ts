import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { figure, MICROS_PER_CENT, MICROS_PER_DOLLAR, toDollars, toMicros } from './money.js';

describe('money', () => {
  it('is counted in millionths of a dollar, ten thousand to the cent', () => {
    expect([MICROS_PER_DOLLAR, MICROS_PER_CENT, toMicros(2.5), toDollars(2_500_000)]).toEqual([
      1_000_000, 10_000, 2_500_000, 2.5,
    ]);
  });

  it('comes back as it was written, to the millionth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (micros) => {
        expect(toMicros(toDollars(micros))).toBe(micros);
        expect(toDollars(micros)).toBeCloseTo(micros / 1e6, 9);
      }),
    );
  });

  it('is rounded to the nearest millionth, and told with 12 digits and no negative nothing', () => {
    expect([toMicros(0.000_000_4), toMicros(0.000_000_6), toMicros(0.1 + 0.2)]).toEqual([0, 1, 300_000]);
    expect([figure(0.1 + 0.2), figure(1 / 3), Object.is(figure(-0), 0)]).toEqual([0.3, 0.333_333_333_333, true]);
  });
});
