import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AuctionError, optimalReserve, reserveCurve, type ReserveProblem } from './index.js';

const UNIFORM = { family: 'uniform', params: { low: 0, high: 100 } } as const;

describe('the curve of reserves', () => {
  it('is r·(1 − r) for one bidder whose value is uniform', () => {
    const problem = { bidder_value_prior: { family: 'uniform', params: { low: 0, high: 1 } }, n_bidders: 1 } as const;
    const curve = reserveCurve({ ...problem, seller_valuation: 0 }, [0, 0.25, 0.5, 1]);
    expect(curve.map(({ expected_revenue: revenue }) => revenue)).toEqual([0, 0.1875, 0.25, 0]);
  });

  it('is nowhere above what the best reserve brings, and goes through it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 100 }),
        (n_bidders, seller_valuation, reserve) => {
          const problem: ReserveProblem = { bidder_value_prior: UNIFORM, n_bidders, seller_valuation };
          const best = optimalReserve(problem);
          const [at, other] = reserveCurve(problem, [best.reserve_price, reserve]);
          expect(at?.expected_revenue).toBeCloseTo(best.expected_revenue, 9);
          expect(at?.expected_profit).toBeCloseTo(best.expected_profit, 9);
          expect(other?.expected_profit ?? NaN).toBeLessThanOrEqual(best.expected_profit + 1e-9);
        },
      ),
    );
  });

  it('may be a loss below the seller’s own value', () => {
    const problem: ReserveProblem = { bidder_value_prior: UNIFORM, n_bidders: 1, seller_valuation: 90 };
    expect(reserveCurve(problem, [0])[0]?.expected_profit).toBe(-90);
  });

  it('refuses a reserve below 0', () => {
    expect(() => reserveCurve({ bidder_value_prior: UNIFORM, n_bidders: 2, seller_valuation: 0 }, [-1])).toThrow(
      AuctionError,
    );
  });
});
