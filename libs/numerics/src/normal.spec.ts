import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  erfcx,
  millsRatio,
  normalCdf,
  normalDensity,
  normalLogCdf,
  normalLogDensity,
  normalQuantile,
  normalSurvival,
  NumericsError,
} from './index.js';

interface Vectors {
  cdf: [number, string, string, string][];
  erfcx: [number, string][];
  quantile: [number, string][];
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/normal.json', import.meta.url), 'utf8')) as Vectors;
const relative = (value: number, reference: string): number =>
  Number(reference) === 0 ? Math.abs(value) : Math.abs(value / Number(reference) - 1);

describe('the normal distribution, against 30 digits', () => {
  it.each(vectors.cdf)('has Φ, ln Φ and Mills’ ratio at %p', (z, cdf, logCdf, mills) => {
    expect(relative(normalCdf(z), cdf)).toBeLessThan(1e-15);
    expect(relative(normalLogCdf(z), logCdf)).toBeLessThan(2e-13);
    expect(relative(millsRatio(z), mills)).toBeLessThan(1e-15);
  });

  it.each(vectors.erfcx)('has erfcx at %p', (x, reference) =>
    expect(relative(erfcx(x), reference)).toBeLessThan(1e-15),
  );

  it.each(vectors.quantile)('has the quantile of %p', (p, reference) =>
    expect(relative(normalQuantile(p), reference)).toBeLessThan(1e-15),
  );
});

describe('the normal distribution', () => {
  it('has quantile and distribution as inverses of each other, into the far tails', () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 5, noNaN: true }), (z) => {
        expect(Math.abs(normalQuantile(normalCdf(z)) - z)).toBeLessThan(
          1e-9 * Math.max(1, Math.exp((z * z) / 2) * (z > 0 ? 1e-6 : 0)),
        );
      }),
      { seed: 21, numRuns: 500 },
    );
  });

  it('increases, is symmetric, and its density is its slope', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (a, b) => {
          expect(normalCdf(Math.min(a, b))).toBeLessThanOrEqual(normalCdf(Math.max(a, b)));
          expect(normalSurvival(a)).toBe(normalCdf(-a));
          expect(Math.log(normalDensity(a))).toBeCloseTo(normalLogDensity(a), 8);
        },
      ),
      { seed: 22, numRuns: 300 },
    );
  });

  it('ends at 0, 1 and Infinity without a NaN', () => {
    expect([
      normalCdf(-Infinity),
      normalCdf(Infinity),
      normalLogCdf(-Infinity),
      normalLogCdf(Infinity),
      normalDensity(Infinity),
    ]).toEqual([0, 1, -Infinity, -0, 0]);
    expect([
      normalQuantile(0),
      normalQuantile(1),
      millsRatio(Infinity),
      millsRatio(-Infinity),
      erfcx(-Infinity),
    ]).toEqual([-Infinity, Infinity, 0, Infinity, Infinity]);
  });

  it.each([-0.1, 1.1, Number.NaN])('refuses %p as a probability', (p) => {
    expect(() => normalQuantile(p)).toThrow(NumericsError);
    expect(() => normalQuantile(p)).toThrow(expect.objectContaining({ code: 'probability_range' }));
  });
});
