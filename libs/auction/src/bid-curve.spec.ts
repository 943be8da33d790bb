import { describe, expect, it } from '@jest/globals';
import { lognormalPrior, uniformPrior } from '@svc/numerics';
import fc from 'fast-check';
import { tabulateBidCurve } from './bid-curve.js';
import { findEquilibriumBid, tabulateEquilibriumBids } from './equilibrium-bid.js';

const unit = uniformPrior(0, 1);
const rivals = fc.integer({ min: 1, max: 20 });
const percent = fc.integer({ min: 1, max: 100 }).map((hundredths) => hundredths / 100);

describe('the bid of a first price', () => {
  it('keeps 1/(n + 1) of the value back against n rivals on [0, 1]', () => {
    fc.assert(
      fc.property(rivals, percent, (n, value) =>
        expect(tabulateBidCurve(unit, n, 0)(value)).toBeCloseTo((value * n) / (n + 1), 12),
      ),
    );
  });

  it('begins at the reserve, and with one rival is (v² + r²)/(2v)', () => {
    fc.assert(
      fc.property(percent, percent, (one, other) => {
        const [reserve, value] = [Math.min(one, other), Math.max(one, other)];
        expect(tabulateBidCurve(unit, 1, reserve)(value)).toBeCloseTo(
          (value * value + reserve * reserve) / (2 * value),
          12,
        );
      }),
    );
    expect(tabulateBidCurve(unit, 3, 0.4)(0.4)).toBeCloseTo(0.4, 12);
  });

  it('is the reserve where nobody else bids, or nobody can reach it', () => {
    for (const x of [0.1, 0.5, 1]) {
      expect(tabulateBidCurve(unit, 0, 0.3)(x)).toBe(0.3);
      expect(tabulateBidCurve(unit, 4, 2)(x)).toBe(2);
    }
  });

  it('in a table is what the integral says, also in the tails', () => {
    for (const sigma of [0.1, 0.5, 1, 2]) {
      const prior = lognormalPrior(3, sigma);
      const bid = tabulateBidCurve(prior, 4, 5);
      const start = prior.coordinate.of(5);
      for (const z of [-6, -3, -1, 0, 0.77, 2, 4, 9].filter((one) => one > start))
        expect([sigma, z, bid(z) / findEquilibriumBid(prior, 4, 5, z).bid]).toEqual([sigma, z, expect.closeTo(1, 7)]);
    }
  });

  it('rises with the value, and stays between the reserve and the value', () => {
    const prior = lognormalPrior(2, 0.8);
    fc.assert(
      fc.property(rivals, fc.integer({ min: 0, max: 12 }), fc.integer({ min: -250, max: 390 }), (n, reserve, step) => {
        const bid = tabulateBidCurve(prior, n, reserve);
        const z = step / 100;
        const value = prior.coordinate.valueAt(z);
        if (value <= reserve) return;
        expect(bid(z)).toBeGreaterThanOrEqual(reserve - 1e-9);
        expect(bid(z)).toBeLessThan(value);
        expect(bid(z + 0.1)).toBeGreaterThan(bid(z));
      }),
      { numRuns: 50 },
    );
  });

  it('rises with each further rival', () => {
    const prior = lognormalPrior(2, 0.8);
    const at = (n: number): number => findEquilibriumBid(prior, n, 0, 0.5).bid;
    for (let n = 1; n < 30; n += 1) expect(at(n + 1)).toBeGreaterThan(at(n));
  });

  it('and what is kept back make the value', () => {
    for (const prior of [lognormalPrior(2, 0.8), uniformPrior(3, 8)])
      for (const x of [0.2, 0.6, 0.95]) {
        const { bid, rent } = findEquilibriumBid(prior, 3, 3.5, x);
        if (prior.coordinate.valueAt(x) > 3.5) expect(bid + rent).toBeCloseTo(prior.coordinate.valueAt(x), 10);
      }
  });

  it('step by step is the bid at each value', () => {
    const prior = lognormalPrior(1, 0.6);
    const xs = Array.from({ length: 60 }, (_, index) => -2 + index / 15);
    const bids = tabulateEquilibriumBids(prior, 5, 0, xs);
    for (const [index, x] of xs.entries())
      expect(bids[index]! / findEquilibriumBid(prior, 5, 0, x).bid).toBeCloseTo(1, 10);
  });
});
