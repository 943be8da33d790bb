import { describe, expect, it } from '@jest/globals';
import { lognormalPrior, uniformPrior, type Prior } from '@svc/numerics';
import {
  MAX_UNEQUAL_GROUPS,
  solveAsymmetricEquilibrium,
  type AsymmetricEquilibrium,
} from './asymmetric-equilibrium.js';
import type { BidCurve } from './bid-curve.js';
import { findEquilibriumBid } from './equilibrium-bid.js';
import type { EqualBidders } from './rival.js';

const uniform = (low: number, high: number, count = 1): EqualBidders => ({ prior: uniformPrior(low, high), count });
const lognorm = (mu: number, sigma: number, count = 1): EqualBidders => ({ prior: lognormalPrior(mu, sigma), count });

function solve(groups: readonly EqualBidders[], reserve = 0): AsymmetricEquilibrium {
  const found = solveAsymmetricEquilibrium(groups, reserve);
  if (found === null) throw new Error('not solved');
  return found;
}

/** The coordinate of the value that bids this, by bisection of the curve alone. */
function inverse({ family }: Prior, curve: BidCurve, bid: number): number {
  let [low, high] = family === 'uniform' ? [0, 1] : [-38, 20];
  if (curve(high) <= bid) return high;
  for (let step = 0; step < 60; step += 1) {
    const middle = 0.5 * (low + high);
    if (curve(middle) <= bid) low = middle;
    else high = middle;
  }
  return 0.5 * (low + high);
}

/** The chance that a bid of one bidder of the group beats all others. */
function winChance(
  groups: readonly EqualBidders[],
  { curves }: AsymmetricEquilibrium,
  group: number,
  bid: number,
): number {
  return groups.reduce((product, { prior, count }, other) => {
    const rivals = count - (other === group ? 1 : 0);
    return rivals === 0
      ? product
      : product * Math.exp(rivals * prior.coordinate.logCdfAt(inverse(prior, curves[other] as BidCurve, bid)));
  }, 1);
}

describe('solveAsymmetricEquilibrium', () => {
  it.each<[string, EqualBidders[], number]>([
    ['uniform, in two groups', [uniform(0, 1, 2), uniform(0, 1)], 0.3],
    ['lognormal, four above a reserve', [lognorm(0.5, 0.4, 4)], 1.2],
  ])('agrees with the exact bid of equal bidders to 1e-6: %s', (_, groups, reserve) => {
    const { curves } = solve(groups, reserve);
    const { prior } = groups[0] as EqualBidders;
    const rivals = groups.reduce((sum, { count }) => sum + count, -1);
    const floor = Math.max(reserve, prior.low);
    for (const p of [0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 0.999]) {
      const x = prior.coordinate.atCdf(p);
      if (prior.coordinate.valueAt(x) <= floor) continue;
      const { bid } = findEquilibriumBid(prior, rivals, floor, x);
      for (const curve of curves) expect(Math.abs(curve(x) - bid)).toBeLessThan(1e-6 * bid);
    }
  });

  it.each<[number, number, number, number, number]>([
    [0, 2, 0, 1, 0],
    [0.2, 1, 0, 3, 0.6],
  ])(
    'keeps the invariant of two uniforms %p..%p and %p..%p, reserve %p (Kaplan and Zamir 2012)',
    (l1, h1, l2, h2, reserve) => {
      const groups = [uniform(l1, h1), uniform(l2, h2)];
      const { lowestBid, highestBid, curves } = solve(groups, reserve);
      const lowest = Math.max(reserve, (l1 + l2) / 2);
      expect(lowestBid).toBeCloseTo(lowest, 11);
      expect(highestBid).toBeCloseTo((h1 * h2 - (l1 + l2) * lowest + lowest * lowest) / (h1 + h2 - l1 - l2), 7);
      // φ₁φ₂ − b(φ₁ + φ₂ − l₁ − l₂) does not change with b.
      for (const share of [0.05, 0.2, 0.4, 0.6, 0.8, 0.95]) {
        const bid = lowestBid + share * (highestBid - lowestBid);
        const [one, two] = groups.map(({ prior }, index) =>
          prior.coordinate.valueAt(inverse(prior, curves[index] as BidCurve, bid)),
        ) as [number, number];
        expect(one * two - bid * (one + two - l1 - l2)).toBeCloseTo((l1 + l2) * lowest - lowest * lowest, 6);
      }
    },
  );

  it.each<[string, EqualBidders[], number]>([
    ['three uniforms, one of which stops below the highest bid', [uniform(0, 1), uniform(0, 3), uniform(0, 10)], 0],
  ])('leaves nobody 1e-4 of the surplus to gain by another bid: %s', (_, groups, reserve) => {
    const found = solve(groups, reserve);
    expect(found.regret).toBeLessThan(1e-8);
    const bids = Array.from(
      { length: 41 },
      (__, index) => found.lowestBid + ((found.highestBid - found.lowestBid) * index) / 40,
    );
    for (const [index, { prior }] of groups.entries()) {
      const chances = bids.map((bid) => winChance(groups, found, index, bid));
      for (const p of [0.2, 0.5, 0.8, 0.97, 0.999]) {
        const x = prior.coordinate.atCdf(p);
        const value = prior.coordinate.valueAt(x);
        if (value <= found.lowestBid) continue;
        const own = (found.curves[index] as BidCurve)(x);
        const surplus = (value - own) * winChance(groups, found, index, own);
        const best = Math.max(...bids.map((bid, place) => (value - bid) * (chances[place] as number)));
        expect(best - surplus).toBeLessThanOrEqual(1e-5 * surplus);
      }
    }
  });

  it('lets the bidder who cannot lose bid what keeps all others out', () => {
    const { lowestBid, highestBid, curves } = solve([uniform(5, 6), uniform(0, 1)]);
    expect([lowestBid, highestBid, (curves[0] as BidCurve)(0.5), (curves[1] as BidCurve)(0.5)]).toEqual([1, 1, 1, 0.5]);
    const reserved = solve([uniform(5, 6), uniform(0, 1)], 2);
    expect((reserved.curves[0] as BidCurve)(0.5)).toBe(2);
  });

  it('gives equal bytes for equal input, and no answer for more groups than it takes', () => {
    const bids = (): number[] => solve([uniform(0, 1), uniform(0, 2)], 0.1).curves.map((curve) => curve(0.7));
    expect(bids()).toEqual(bids());
    expect(
      solveAsymmetricEquilibrium(
        Array.from({ length: MAX_UNEQUAL_GROUPS + 1 }, (_, index) => uniform(0, 1 + index)),
        0,
      ),
    ).toBeNull();
  });
});
