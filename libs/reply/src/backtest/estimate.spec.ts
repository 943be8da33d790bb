import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@svc/numerics';
import { differences, earnedOf, estimate } from './estimate.js';

describe('an estimate', () => {
  it('is the mean with 1.96 standard errors on either side', () => {
    const { mean, low, high } = estimate([0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(high - mean).toBeCloseTo(1.95996 * Math.sqrt(1 / 3 / 4), 4);
    expect(mean - low).toBeCloseTo(high - mean, 4);
  });

  it('of equal values, of one and of none has no width', () => {
    expect([estimate([0.3, 0.3]), estimate([0.3]), estimate([])]).toEqual([
      { mean: 0.3, low: 0.3, high: 0.3 },
      { mean: 0.3, low: 0.3, high: 0.3 },
      { mean: 0, low: 0, high: 0 },
    ]);
  });

  it('holds the true mean in about 95 of 100 samples', () => {
    const random = createRandom(3);
    const holds = Array.from({ length: 1000 }, () => {
      const { low, high } = estimate(Array.from({ length: 60 }, () => random.next()));
      return low <= 0.5 && 0.5 <= high;
    }).filter(Boolean).length;
    expect(holds).toBeGreaterThan(925);
    expect(holds).toBeLessThan(975);
  });

  it('of a difference is paired: what both samples share leaves no width', () => {
    const sample = [0.1, 0.9, 0.4, 0.7];
    const more = sample.map((value) => value + 0.2);
    const { mean, low, high } = estimate(differences(more, sample));
    for (const figure of [mean, low, high]) expect(figure).toBeCloseTo(0.2, 9);
  });

  it('is told in money by the range, in six digits', () => {
    expect(earnedOf([0.25, 0.25], 400)).toEqual({
      money: { mean: 100, low: 100, high: 100 },
      share: { mean: 0.25, low: 0.25, high: 0.25 },
    });
    expect(estimate([1 / 3]).mean).toBe(0.333333);
    expect(Object.is(estimate([-0]).mean, 0)).toBe(true);
  });
});
