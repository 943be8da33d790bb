import { describe, expect, it } from '@jest/globals';
import { createPrior, integratePanels, lognormalPrior, uniformPrior, type Prior } from '@svc/numerics';
import fc from 'fast-check';
import {
  logHighestDensity,
  saleProbability,
  secondPricePayment,
  secondPriceProfit,
  unsoldSurplus,
} from './order-statistics.js';
import { BY_VALUE, BY_VIRTUAL_VALUE, integrateScores } from './score-auction.js';

const unit = uniformPrior(0, 1);
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const bidders = fc.integer({ min: 1, max: 12 });
const anyPrior: fc.Arbitrary<Prior> = fc.oneof(
  fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 100 })).map(([low, width]) => uniformPrior(low, low + width)),
  fc
    .tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 1, max: 15 }))
    .map(([mu, tenths]) => lognormalPrior(mu, tenths / 10)),
);

describe('what the best of equal bidders pays', () => {
  it('is the second value: (n − 1)/(n + 1) on [0, 1]', () => {
    for (let n = 1; n <= 100; n += 1) expect(secondPricePayment(unit, n, 0)).toBeCloseTo((n - 1) / (n + 1), 12);
  });

  it('with a reserve r is r(1 − r) of one bidder, and 1/3 + r² − 4r³/3 of two', () => {
    fc.assert(
      fc.property(share, (r) => {
        expect(secondPricePayment(unit, 1, r)).toBeCloseTo(r * (1 - r), 12);
        expect(secondPricePayment(unit, 2, r)).toBeCloseTo(1 / 3 + r * r - (4 * r ** 3) / 3, 12);
      }),
    );
  });

  it('has the second moment of the second value: 1/6 of two bidders', () =>
    expect(secondPricePayment(unit, 2, 0, 2)).toBeCloseTo(1 / 6, 12));

  it('is nothing where no bidder reaches the reserve', () => {
    expect(secondPricePayment(unit, 5, 1.5)).toBe(0);
    expect(secondPriceProfit(unit, 5, 1.5, 0)).toBe(0);
    expect(saleProbability(unit, 5, 1.5)).toBe(0);
  });

  it('is counted in the money of the values: in cents it is a hundred times as much', () => {
    fc.assert(
      fc.property(bidders, share, (n, r) => {
        const cents = secondPricePayment(uniformPrior(0, 100), n, 100 * r);
        expect(cents / 100).toBeCloseTo(secondPricePayment(unit, n, r), 12);
      }),
    );
  });

  it('grows with each further bidder, and is never above the highest value to be expected', () => {
    fc.assert(
      fc.property(anyPrior, bidders, share, (prior, n, p) => {
        const reserve = prior.quantile(Math.min(p, 0.99));
        const [few, more] = [secondPricePayment(prior, n, reserve), secondPricePayment(prior, n + 1, reserve)];
        expect(more).toBeGreaterThanOrEqual(few * (1 - 1e-10));
        const { winnerValue } = integrateScores(
          Array.from({ length: n }, () => prior),
          BY_VALUE,
          reserve,
        );
        expect(few).toBeLessThanOrEqual(winnerValue * (1 + 1e-9));
      }),
      { numRuns: 60 },
    );
  });

  it('less the seller’s value where it sells is the profit', () => {
    fc.assert(
      fc.property(anyPrior, bidders, share, share, (prior, n, p, part) => {
        const reserve = prior.quantile(Math.min(p, 0.9));
        const seller = part * reserve;
        const profit = secondPricePayment(prior, n, reserve) - seller * saleProbability(prior, n, reserve);
        expect(Math.abs(secondPriceProfit(prior, n, reserve, seller) - profit)).toBeLessThan(1e-9 * (1 + reserve));
      }),
      { numRuns: 80 },
    );
  });
});

describe('the highest of equal bidders', () => {
  it('has a density that integrates to 1', () => {
    for (const n of [1, 2, 7, 100])
      expect(integratePanels((x) => Math.exp(logHighestDensity(unit, n)(x)), [0, 0.5, 0.9, 1])).toBeCloseTo(1, 12);
  });

  it('reaches a reserve with 1 − Fⁿ', () => {
    fc.assert(fc.property(bidders, share, (n, r) => expect(saleProbability(unit, n, r)).toBeCloseTo(1 - r ** n, 12)));
    expect(saleProbability(lognormalPrior(0, 1), 3, 1)).toBeCloseTo(7 / 8, 12);
  });

  it('between the seller’s value c and a reserve r leaves (r − c)²/2 unsold of one bidder on [0, 1]', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [seller, reserve] = [Math.min(one, other), Math.max(one, other)];
        expect(unsoldSurplus(unit, 1, seller, reserve)).toBeCloseTo((reserve - seller) ** 2 / 2, 12);
      }),
    );
  });

  it('leaves nothing unsold without a reserve above the seller’s value', () =>
    expect(unsoldSurplus(lognormalPrior(1, 0.5), 4, 2, 2)).toBe(0));
});

describe('an auction by scores', () => {
  it('of values sells as the second price does, to each bidder equally often', () => {
    fc.assert(
      fc.property(anyPrior, bidders, share, (prior, n, p) => {
        const seller = prior.quantile(Math.min(p, 0.9));
        const { sale, wins, secondScore } = integrateScores(
          Array.from({ length: n }, () => prior),
          BY_VALUE,
          seller,
        );
        expect(sale).toBeCloseTo(saleProbability(prior, n, seller), 9);
        for (const chance of wins) expect(chance).toBeCloseTo(sale / n, 9);
        expect(secondScore / secondPricePayment(prior, n, seller)).toBeCloseTo(1, 8);
      }),
      { numRuns: 60 },
    );
  });

  it('of virtual values is Myerson’s: 1/4 from one bidder on [0, 1], 5/12 from two', () => {
    const [one, two] = [
      integrateScores([unit], BY_VIRTUAL_VALUE, 0),
      integrateScores([unit, unit], BY_VIRTUAL_VALUE, 0),
    ];
    expect([one.sale, one.winnerScore]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.25, 12)]);
    expect([two.sale, two.winnerScore]).toEqual([expect.closeTo(0.75, 12), expect.closeTo(5 / 12, 12)]);
  });

  it('gives a bidder on [0, 2] three wins in four against one on [0, 1], in whichever order they are sent', () => {
    const wide = createPrior({ family: 'uniform', params: { low: 0, high: 2 } });
    expect(integrateScores([unit, wide], BY_VALUE, 0).wins).toEqual([
      expect.closeTo(0.25, 12),
      expect.closeTo(0.75, 12),
    ]);
    expect(integrateScores([wide, unit], BY_VALUE, 0).wins).toEqual([
      expect.closeTo(0.75, 12),
      expect.closeTo(0.25, 12),
    ]);
  });

  it('lets the chances of all bidders sum to the chance of a sale, and the gain be what is above the seller', () => {
    fc.assert(
      fc.property(fc.array(anyPrior, { minLength: 1, maxLength: 4 }), fc.nat(30), (priors, seller) => {
        for (const ranking of [BY_VALUE, BY_VIRTUAL_VALUE]) {
          const { sale, wins, winnerScore, winnerGain } = integrateScores(priors, ranking, seller);
          expect(wins.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(sale, 9);
          expect(sale).toBeLessThanOrEqual(1 + 1e-9);
          expect(winnerGain).toBeGreaterThanOrEqual(0);
          expect(Math.abs(winnerScore - seller * sale - winnerGain)).toBeLessThan(1e-7 * (1 + Math.abs(winnerScore)));
        }
      }),
      { numRuns: 40 },
    );
  });
});
