import { describe, expect, it } from '@jest/globals';
import { createPrior, uniformPrior } from '@svc/numerics';
import fc from 'fast-check';
import { solveAsymmetricEquilibrium } from './asymmetric-equilibrium.js';
import { AUCTION_FORMATS, optimalReserve, simulateAuction, type AuctionSimulation, type PriorParams } from './index.js';

const uniform = (low: number, high: number): PriorParams => ({ family: 'uniform', params: { low, high } });
const lognorm = (mu: number, sigma: number): PriorParams => ({ family: 'lognorm', params: { mu, sigma } });
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const hold = (
  auction_format: (typeof AUCTION_FORMATS)[number],
  bidder_priors: PriorParams[],
  reserve_price: number,
  n_simulations = 100,
): AuctionSimulation => simulateAuction({ auction_format, bidder_priors, reserve_price, n_simulations, seed: 11 });

/** How many standard errors the drawn shares of wins are from the chances, at most. */
function farthest({ win_probabilities, winner_index_distribution, n_simulations }: AuctionSimulation): number {
  const away = win_probabilities.map((chance, index) => {
    const error = Math.sqrt((Math.max(chance, 1 / n_simulations) * (1 - Math.min(chance, 1))) / n_simulations);
    return Math.abs((winner_index_distribution[index] as number) - chance) / Math.max(error, 1 / n_simulations);
  });
  return Math.max(...away);
}

const priorOf = fc.oneof(
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0.1, max: 2, noNaN: true }))
    .map(([low, width]) => uniform(low, low + width)),
  fc
    .tuple(fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.double({ min: 0.1, max: 1.5, noNaN: true }))
    .map(([mu, sigma]) => lognorm(mu, sigma)),
);

describe('the chance of a sale and of each bidder', () => {
  it(
    'is that of the highest value for two uniforms where the price is the second: 1/4 and 3/4 on [0, 1] and ' +
      '[0, 2]',
    () => {
      const { win_probabilities, sale_probability } = hold('english_ascending', [uniform(0, 1), uniform(0, 2)], 0);
      expect(win_probabilities[0]).toBeCloseTo(1 / 4, 11);
      expect(win_probabilities[1]).toBeCloseTo(3 / 4, 11);
      expect(sale_probability).toBe(1);
    },
  );

  it('gives the weaker of two bidders more in a first price: w/(w + w′), 1/3 and 2/3 on [0, 1] and [0, 2]', () => {
    const { win_probabilities } = hold('first_price', [uniform(0, 1), uniform(0, 2)], 0);
    expect(win_probabilities[0]).toBeCloseTo(1 / 3, 11);
    expect(win_probabilities[1]).toBeCloseTo(2 / 3, 11);
  });

  it.each([
    [1, 2],
    [1, 1.1],
    [3, 100],
  ])('is the same on the path of the solved equilibrium as by the closed form: [0, %p] and [0, %p]', (one, other) => {
    const solved = solveAsymmetricEquilibrium(
      [
        { prior: uniformPrior(0, one), count: 1 },
        { prior: uniformPrior(0, other), count: 1 },
      ],
      0,
    );
    expect(Math.abs((solved?.winProbabilities[0] as number) - one / (one + other))).toBeLessThan(1e-7);
    expect(Math.abs((solved?.winProbabilities[1] as number) - other / (one + other))).toBeLessThan(1e-7);
  });

  it('shares the sale equally among bidders who are alike, in every format', () => {
    for (const format of AUCTION_FORMATS) {
      const { win_probabilities, sale_probability } = hold(format, Array<PriorParams>(4).fill(uniform(0, 1)), 0.5);
      expect(sale_probability).toBeCloseTo(15 / 16, 11);
      for (const chance of win_probabilities) expect(chance).toBeCloseTo(15 / 64, 11);
    }
  });

  it.each<[string, PriorParams[], number]>([
    ['one is always above the rest', [uniform(10, 11), uniform(0, 1)], 0],
    ['a reserve that one alone can reach', [uniform(0, 1), uniform(0, 0.5), uniform(0, 0.5)], 0.6],
    ['a lower end above the others', [uniform(1, 2), uniform(0, 1.8), uniform(0, 1.8)], 0],
    ['one whose values end lower', [uniform(0, 1), lognorm(0, 1), lognorm(0.5, 0.4), lognorm(0, 1)], 0],
    ['spreads far apart above a reserve', [lognorm(0, 1), lognorm(1, 2), lognorm(0.3, 0.1)], 1],
    ['a reserve above every value', [uniform(0, 1), uniform(0, 2)], 3],
  ])('is what 40,000 auctions show in a first price, to 4 standard errors: %s', (_, priors, reserve) => {
    const held = hold('first_price', priors, reserve, 40_000);
    expect(farthest(held)).toBeLessThan(4);
    expect(Math.abs(sum(held.win_probabilities) - held.sale_probability)).toBeLessThan(1e-8);
  });

  it('is what auctions of the second price show for any priors and reserve, and sums to the chance of a sale', () => {
    fc.assert(
      fc.property(
        fc.array(priorOf, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (priors, reserve) => {
          const held = hold('second_price_truthful', priors, reserve, 4_000);
          expect(Math.abs(sum(held.win_probabilities) - held.sale_probability)).toBeLessThan(1e-10);
          expect(farthest(held)).toBeLessThan(6);
        },
      ),
      { seed: 7, numRuns: 40 },
    );
  });

  it('follows the order in which bidders are sent', () => {
    const priors = [uniform(0, 1), lognorm(0, 0.5), uniform(0, 1.5), uniform(0, 1)];
    for (const format of AUCTION_FORMATS) {
      const [straight, back] = [hold(format, priors, 0.2), hold(format, [...priors].reverse(), 0.2)];
      for (const [index, chance] of [...back.win_probabilities].reverse().entries())
        expect(Math.abs(chance - (straight.win_probabilities[index] as number))).toBeLessThan(1e-7);
    }
  });
});

describe('the profit of a reserve', () => {
  it('is the textbook’s on [0, 1] where the item is worth nothing to the seller: 5/12 for two, sold with 3/4', () => {
    const found = optimalReserve({ bidder_value_prior: uniform(0, 1), n_bidders: 2, seller_valuation: 0 });
    expect(found.expected_profit).toBeCloseTo(5 / 12, 11);
    expect(found.sale_probability).toBeCloseTo(3 / 4, 11);
    expect(found.bidder_win_probability).toBeCloseTo(3 / 8, 11);
  });

  it('is (1 − c)²/4 against one bidder on [0, 1], also where hardly anything is left of it', () => {
    for (const cost of [0, 0.5, 0.9, 0.999, 1 - 1e-9]) {
      const found = optimalReserve({ bidder_value_prior: uniform(0, 1), n_bidders: 1, seller_valuation: cost });
      expect(Math.abs(found.expected_profit / ((1 - cost) ** 2 / 4) - 1)).toBeLessThan(1e-6);
      expect(found.sale_probability).toBeCloseTo((1 - cost) / 2, 11);
    }
  });

  it('is revenue less the value of what is sold, never below 0, and most at the reserve that is recommended', () => {
    fc.assert(
      fc.property(priorOf, fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 3, noNaN: true }), (law, n, c) => {
        const found = optimalReserve({ bidder_value_prior: law, n_bidders: n, seller_valuation: c });
        const { expected_profit: profit, sale_probability: sale } = found;
        expect(profit).toBeGreaterThanOrEqual(0);
        expect(Math.abs(profit - (found.expected_revenue - c * sale))).toBeLessThan(1e-10 * (1 + c));
        expect(profit).toBeGreaterThanOrEqual(found.expected_revenue_no_reserve - c - 1e-10);
        expect(sale).toBeCloseTo(1 - createPrior(law).cdf(found.reserve_price) ** n, 9);
        expect(found.bidder_win_probability).toBeCloseTo(sale / n, 10);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('is nothing, with no sale, where no bidder can be above the seller', () =>
    expect(optimalReserve({ bidder_value_prior: uniform(0, 1), n_bidders: 3, seller_valuation: 2 })).toMatchObject({
      expected_profit: 0,
      sale_probability: 0,
      bidder_win_probability: 0,
    }));
});
