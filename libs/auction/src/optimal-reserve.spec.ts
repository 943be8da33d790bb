import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  AUCTION_FORMATS,
  AuctionError,
  optimalReserve,
  recommendFormat,
  type FormatProblem,
  type ReserveProblem,
} from './index.js';

type ReserveVector = [
  sigma: number,
  seller: number,
  bidders: number,
  reserve: string,
  revenue: string,
  noReserve: string,
  loss: string,
];
const { reserves } = JSON.parse(readFileSync(new URL('../vectors/lognormal.json', import.meta.url), 'utf8')) as {
  reserves: ReserveVector[];
};

const uniform = (low: number, high: number): ReserveProblem['bidder_value_prior'] => ({
  family: 'uniform',
  params: { low, high },
});
const lognorm = (mu: number, sigma: number): ReserveProblem['bidder_value_prior'] => ({
  family: 'lognorm',
  params: { mu, sigma },
});
const within = (value: number, reference: string | number): number =>
  Number(reference) === 0 ? Math.abs(value) : Math.abs(value / Number(reference) - 1);

describe('optimalReserve', () => {
  it('is 1e-9 from 30 digits for 1 to 100 bidders and sigma 0.1 to 3', () => {
    for (const [sigma, seller_valuation, n_bidders, reserve, revenue, noReserve, loss] of reserves) {
      const found = optimalReserve({ bidder_value_prior: lognorm(0, sigma), n_bidders, seller_valuation });
      expect(within(found.reserve_price, reserve)).toBeLessThan(1e-11);
      expect(within(found.expected_revenue, revenue)).toBeLessThan(1e-11);
      expect(within(found.expected_revenue_no_reserve, noReserve)).toBeLessThan(1e-11);
      expect(within(found.expected_efficiency_loss, loss)).toBeLessThan(1e-11);
    }
  });

  it('is the textbook’s for two uniform bidders: 1/2, 5/12 against 1/3, and 1/12 lost (Krishna 2002, ch. 2)', () => {
    expect(optimalReserve({ bidder_value_prior: uniform(0, 1), n_bidders: 2, seller_valuation: 0 })).toMatchObject({
      reserve_price: 0.5,
      expected_revenue: 0.416666666667,
      expected_revenue_no_reserve: 0.333333333333,
      expected_efficiency_loss: 0.0833333333333,
    });
  });

  it('has the closed forms of n uniform bidders', () => {
    for (const n of [1, 2, 7, 40, 100]) {
      const found = optimalReserve({ bidder_value_prior: uniform(0, 1), n_bidders: n, seller_valuation: 0 });
      const half = Math.pow(0.5, n);
      expect(within(found.expected_revenue, (n - 1) / (n + 1) + half / (n + 1))).toBeLessThan(1e-11);
      expect(within(found.expected_revenue_no_reserve, (n - 1) / (n + 1))).toBeLessThan(1e-11);
      expect(within(found.expected_efficiency_loss, (n / (n + 1)) * half * 0.5)).toBeLessThan(1e-11);
    }
  });

  it(
    'does not depend on the number of bidders, is never below the seller’s value, and earns at least as much ' +
      'as none where the item is worth nothing unsold',
    () => {
      fc.assert(
        fc.property(
          fc.double({ min: 0.1, max: 3, noNaN: true }),
          fc.double({ min: 0, max: 50, noNaN: true }),
          fc.integer({ min: 2, max: 100 }),
          (sigma, seller_valuation, n_bidders) => {
            const prior = lognorm(0, sigma);
            const found = optimalReserve({ bidder_value_prior: prior, n_bidders, seller_valuation });
            expect(optimalReserve({ bidder_value_prior: prior, n_bidders: 1, seller_valuation }).reserve_price).toBe(
              found.reserve_price,
            );
            expect(found.reserve_price).toBeGreaterThanOrEqual(seller_valuation);
            const free = optimalReserve({ bidder_value_prior: prior, n_bidders, seller_valuation: 0 });
            expect(free.expected_revenue).toBeGreaterThanOrEqual(free.expected_revenue_no_reserve * (1 - 1e-11));
          },
        ),
        { seed: 34, numRuns: 30 },
      );
    },
  );

  it('is the lowest value where every bidder is above the seller’s', () => {
    expect(optimalReserve({ bidder_value_prior: uniform(10, 12), n_bidders: 1, seller_valuation: 0 })).toMatchObject({
      reserve_price: 10,
      expected_revenue: 10,
      expected_efficiency_loss: 0,
    });
  });

  it('keeps the item where no bidder can value it more than the seller', () => {
    expect(optimalReserve({ bidder_value_prior: uniform(0, 1), n_bidders: 3, seller_valuation: 2 })).toMatchObject({
      reserve_price: 2,
      expected_revenue: 0,
      expected_revenue_no_reserve: 0.5,
      expected_efficiency_loss: 0,
    });
  });

  it('says when the prior is not regular', () => {
    const say = (sigma: number): string =>
      optimalReserve({ bidder_value_prior: lognorm(0, sigma), n_bidders: 2, seller_valuation: 0 }).rationale;
    expect(say(1.6)).toContain('not regular');
    expect(say(1.5)).not.toContain('not regular');
  });

  it.each<[object, string, (string | number)[]]>([
    [{ n_bidders: 0 }, 'bidder_count', ['n_bidders']],
    [{ seller_valuation: -1 }, 'valuation_range', ['seller_valuation']],
    [
      { bidder_value_prior: { family: 'uniform', params: { low: 1 } } },
      'prior_parameter',
      ['bidder_value_prior', 'params', 'high'],
    ],
  ])('refuses %j with its place', (change, code, path) => {
    const act = (): unknown =>
      optimalReserve({ bidder_value_prior: uniform(0, 1), n_bidders: 2, seller_valuation: 0, ...change });
    expect(act).toThrow(AuctionError);
    expect(act).toThrow(expect.objectContaining({ code, path }));
  });
});

describe('recommendFormat', () => {
  const problem: FormatProblem = { bidder_value_prior: lognorm(0, 0.5), n_bidders: 4, seller_valuation: 0.5 };

  it('holds revenue equivalence to the last digit, at the revenue of the optimal reserve', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 4, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        (sigma, n_bidders) => {
          const { expected_revenue_by_format } = recommendFormat({
            ...problem,
            bidder_value_prior: lognorm(0, sigma),
            n_bidders,
          });
          const { expected_revenue } = optimalReserve({
            bidder_value_prior: lognorm(0, sigma),
            n_bidders,
            seller_valuation: 0.5,
          });
          expect(Object.values(expected_revenue_by_format)).toEqual(AUCTION_FORMATS.map(() => expected_revenue));
        },
      ),
      { seed: 35, numRuns: 12 },
    );
  });

  it('knows that the revenue of a first price varies less', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constant(uniform(0, 1)),
          fc.double({ min: 0.05, max: 3, noNaN: true }).map((sigma) => lognorm(0, sigma)),
        ),
        fc.integer({ min: 2, max: 50 }),
        (bidder_value_prior, n_bidders) => {
          const { scores } = recommendFormat({ bidder_value_prior, n_bidders, seller_valuation: 0 });
          expect(scores.first_price.revenue).toBeGreaterThan(scores.second_price_truthful.revenue);
          expect(scores.english_ascending.revenue).toBe(scores.second_price_truthful.revenue);
        },
      ),
      { seed: 36, numRuns: 12 },
    );
  });

  it('has the closed forms of the variances for uniform bidders without a binding reserve', () => {
    const { scores } = recommendFormat({ bidder_value_prior: uniform(1, 2), n_bidders: 2, seller_valuation: 0 });
    const [mean, firstVariance, secondVariance] = [4 / 3, 1 / 72, 1 / 18];
    expect(scores.first_price.revenue).toBeCloseTo(mean / (mean + Math.sqrt(firstVariance)), 11);
    expect(scores.second_price_truthful.revenue).toBeCloseTo(mean / (mean + Math.sqrt(secondVariance)), 11);
  });

  it.each([
    [{ revenue: 1 }, 'first_price'],
    [{ transparency: 3 }, 'english_ascending'],
    [{ speed: 1 }, 'first_price'],
    [null, 'first_price'],
  ] as const)('for weights %j recommends %s', (weights, format) => {
    expect(recommendFormat({ ...problem, weights }).recommended_format).toBe(format);
  });

  it.each<[object, string, (string | number)[]]>([
    [{ weights: { glamour: 1 } }, 'weight_unknown', ['weights', 'glamour']],
    [{ weights: { speed: -1 } }, 'weight_range', ['weights', 'speed']],
    [{ weights: { speed: 0 } }, 'weights_zero', ['weights']],
    [{ n_bidders: 101 }, 'bidder_count', ['n_bidders']],
  ])('refuses %j with its place', (change, code, path) => {
    expect(() => recommendFormat({ ...problem, ...change })).toThrow(expect.objectContaining({ code, path }));
  });
});
