import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planDescendingOffers } from './stopping.js';

const LEVELS = 2000;
const uniform = {
  values: Array.from({ length: LEVELS }, (_, level) => level / LEVELS),
  masses: new Array<number>(LEVELS).fill(1 / LEVELS),
};

describe('planDescendingOffers', () => {
  it.each([1, 2, 3, 8])(
    'offers 1 − i/(T+1) to a threshold uniform on [0, 1] in %i moves, worth T/(2(T+1))',
    (moves) => {
      const plan = planDescendingOffers({ ...uniform, moves });
      plan.levels.forEach((level, index) =>
        expect(Math.abs(level / LEVELS - (1 - (index + 1) / (moves + 1)))).toBeLessThan(0.002),
      );
      expect(Math.abs(plan.value - moves / (2 * (moves + 1)))).toBeLessThan(0.001);
    },
  );

  it('makes the one ultimatum (1 + c)/2 where the seller keeps c', () => {
    const fallback = 0.3;
    const plan = planDescendingOffers({ ...uniform, moves: 1, fallback });
    expect(Math.abs(plan.levels[0]! / LEVELS - (1 + fallback) / 2)).toBeLessThan(0.002);
    expect(
      Math.abs(plan.value - (((1 + fallback) / 2) * ((1 - fallback) / 2) + fallback * ((1 + fallback) / 2))),
    ).toBeLessThan(0.001);
  });

  it('concedes faster the more a round costs', () => {
    const first = (discount: number): number => planDescendingOffers({ ...uniform, moves: 6, discount }).levels[0]!;
    expect(first(0.6)).toBeLessThan(first(0.9));
    expect(first(0.9)).toBeLessThan(first(1));
  });

  it('agrees with trying every descending sequence', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ gain: fc.integer({ min: 1, max: 9 }), mass: fc.integer({ min: 0, max: 9 }) }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 5 }),
        (steps, moves, tenths, keeps) => {
          const values = steps.reduce<number[]>((all, { gain }) => [...all, (all.at(-1) ?? 0) + gain], []);
          const masses = steps.map(({ mass }) => mass);
          const plan = planDescendingOffers({ values, masses, moves, discount: tenths / 10, fallback: keeps });
          expect(plan.value).toBeCloseTo(bruteForce(values, masses, values.length, moves, tenths / 10, keeps), 9);
        },
      ),
    );
  });

  it('refuses lists of different lengths, none at all, and no move', () => {
    expect(() => planDescendingOffers({ values: [1], masses: [], moves: 1 })).toThrow(RangeError);
    expect(() => planDescendingOffers({ values: [], masses: [], moves: 1 })).toThrow(RangeError);
    expect(() => planDescendingOffers({ values: [1], masses: [1], moves: 0 })).toThrow(RangeError);
  });
});

/** The same value by trying every offer at every move. */
function bruteForce(
  values: readonly number[],
  masses: readonly number[],
  top: number,
  moves: number,
  discount: number,
  fallback: number,
): number {
  const mass = (from: number, to: number): number => masses.slice(from, to).reduce((sum, one) => sum + one, 0);
  if (moves === 0) return fallback * mass(0, top);
  if (top === 0) return discount * bruteForce(values, masses, 0, moves - 1, discount, fallback);
  return Math.max(
    ...values
      .slice(0, top)
      .map(
        (value, level) =>
          value * mass(level, top) + discount * bruteForce(values, masses, level, moves - 1, discount, fallback),
      ),
  );
}
