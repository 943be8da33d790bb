import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findRoot, roundFigure, uniformPrior } from './index.js';

describe('a root', () => {
  it('is found of a falling function as of a rising one, from either side', () => {
    for (const [low, high] of [
      [0, 2],
      [2, 0],
    ] as const) {
      expect(findRoot((x) => x * x - 2, low, high)).toBeCloseTo(Math.SQRT2, 14);
      expect(findRoot((x) => 2 - x * x, low, high)).toBeCloseTo(Math.SQRT2, 14);
    }
  });

  it.each<[string, (x: number) => number, number, number, number]>([
    ['that is steep', (x) => Math.expm1(50 * (x - 0.3)), 0, 1, 0.3],
    ['that is flat around it', (x) => (x - 0.5) ** 9, 0, 1.3, 0.5],
    ['with a jump', (x) => (x < 0.7 ? -1 : 1), 0, 1, 0.7],
    ['that is infinite at an end', (x) => Math.log(x), 0, 5, 1],
    ['very close to an end', (x) => x - 1e-12, 0, 1, 1e-12],
  ])('is found of a function %s', (_, of, low, high, root) => {
    const found = findRoot(of, low, high);
    expect(Math.abs(found - root)).toBeLessThan(_.includes('flat') ? 0.02 : 1e-12);
  });

  it('is sought nowhere outside its bracket', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 5 }), (thousandths, power) => {
        const root = thousandths / 1000;
        const seen: number[] = [];
        const found = findRoot(
          (x) => {
            seen.push(x);
            return Math.sign(x - root) * Math.abs(x - root) ** power;
          },
          -1,
          1,
        );
        expect(Math.min(...seen)).toBe(-1);
        expect(Math.max(...seen)).toBe(1);
        expect(Math.abs(found - root)).toBeLessThan(power === 1 ? 1e-14 : 0.05);
      }),
    );
  });

  it.each([
    ['the same sign at both ends', (x: number) => x + 5, 0, 1],
    ['the same sign below', (x: number) => -x - 5, 0, 1],
    ['an end that is endless', (x: number) => x, -1, Infinity],
    ['an end that is no number', (x: number) => x, NaN, 1],
  ])('is refused with %s', (_, of, low, high) =>
    expect(() => findRoot(of, low, high)).toThrow(expect.objectContaining({ code: 'bracket_invalid' })),
  );
});

describe('a published figure', () => {
  it('stays as it is when it is published again', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const figure = roundFigure(value);
        expect(roundFigure(figure)).toBe(figure);
        expect(Object.is(figure, -0)).toBe(false);
        expect(Math.abs(figure - value)).toBeLessThanOrEqual(Math.abs(value) * 5.1e-12);
      }),
    );
  });

  it('keeps the order of figures', () => {
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((count) => count / 7);
    fc.assert(
      fc.property(value, value, (one, other) => {
        if (one <= other) expect(roundFigure(one)).toBeLessThanOrEqual(roundFigure(other));
      }),
    );
  });

  it.each([
    [0.1 + 0.2, 0.3],
    [1 / 3, 0.333333333333],
    [2e-20 / 3, 6.66666666667e-21],
    [-1e-320, -1e-320],
    [42, 42],
  ])('of %d is %d', (value, figure) => expect(roundFigure(value)).toBe(figure));
});

describe('a uniform prior', () => {
  const prior = uniformPrior(2, 6);

  it('has nothing below its lower end, and nothing left above its upper end', () => {
    expect([1, 2, 4, 6, 9].map(prior.cdf)).toEqual([0, 0, 0.5, 1, 1]);
    expect([1, 2, 4, 6, 9].map(prior.survival)).toEqual([1, 1, 0.5, 0, 0]);
    expect([1, 2, 4, 6, 9].map(prior.density)).toEqual([0, 0.25, 0.25, 0.25, 0]);
    expect([1, 4, 6, 9].map(prior.hazard)).toEqual([0, 0.5, Infinity, Infinity]);
  });

  it('has the virtual value 2v − high, and from each its value back', () => {
    expect(prior.virtualValue(5)).toBe(4);
    expect(prior.virtualInverse(4)).toBe(5);
    expect(uniformPrior(0, 1).virtualInverse(0)).toBe(0.5);
  });

  it('sells for at least its lower end, where every value is worth selling at, and never to what nobody has', () => {
    expect(uniformPrior(8, 10).virtualInverse(0)).toBe(8);
    expect(prior.virtualInverse(6)).toBe(6);
    expect(prior.virtualInverse(6.01)).toBe(Infinity);
  });

  it('has quantiles from both ends that meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), (thousandths) => {
        const p = thousandths / 1_000;
        expect(prior.quantile(p)).toBeCloseTo(prior.upperQuantile(1 - p), 12);
        expect(prior.cdf(prior.quantile(p))).toBeCloseTo(p, 12);
        expect(prior.survival(prior.upperQuantile(p))).toBeCloseTo(p, 12);
      }),
    );
  });

  it.each([-0.01, 1.01, NaN])('has no quantile at %d', (p) => {
    for (const quantile of [prior.quantile, prior.upperQuantile])
      expect(() => quantile(p)).toThrow(expect.objectContaining({ code: 'probability_range' }));
  });
});
