import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectedSales, poissonMass, poissonTails } from './poisson.js';

describe('the Poisson distribution', () => {
  it('has masses by their definition', () => {
    let mass = Math.exp(-7.5);
    for (let count = 0; count < 40; count += 1) {
      expect(poissonMass(count, 7.5) / mass).toBeCloseTo(1, 13);
      mass *= 7.5 / (count + 1);
    }
    expect([poissonMass(0, 0), poissonMass(3, 0)]).toEqual([1, 0]);
  });

  it('keeps its digits for large means: P(N = 10,000 | 10,000) (Stirling’s series)', () => {
    const expected = (1 - 1 / 120_000 + 1 / (2 * 120_000 * 120_000)) / Math.sqrt(2 * Math.PI * 10_000);
    expect(poissonMass(10_000, 10_000) / expected).toBeCloseTo(1, 12);
  });

  it('has tails that sum to 1 and differ by the mass', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.double({ min: 0.01, max: 3000, noNaN: true }),
        (count, mean) => {
          const { atMost, above } = poissonTails(count, mean);
          expect(atMost + above).toBeCloseTo(1, 12);
          expect(atMost - poissonTails(count - 1, mean).atMost).toBeCloseTo(poissonMass(count, mean), 12);
        },
      ),
      { seed: 43, numRuns: 200 },
    );
  });

  it('has expected sales E[min(stock, N)] by the sum', () => {
    for (const [stock, mean] of [
      [1, 0.5],
      [5, 20],
      [30, 28],
      [60, 10],
    ] as const) {
      let sum = 0;
      for (let count = 0; count < 300; count += 1) sum += Math.min(stock, count) * poissonMass(count, mean);
      expect(expectedSales(stock, mean).sales / sum).toBeCloseTo(1, 12);
      expect(expectedSales(stock, mean).slope).toBeCloseTo(poissonTails(stock - 1, mean).atMost, 14);
    }
  });
});
