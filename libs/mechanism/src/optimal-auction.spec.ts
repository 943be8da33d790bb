import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { optimalReserve } from '@svc/auction';
import { createPrior, createRandom } from '@svc/numerics';
import { designOptimalAuction, MechanismError, type AuctionDesignProblem, type OptimalAuction } from './index.js';

type Prior = AuctionDesignProblem['bidder_priors'][number];
type Vector = [
  priors: Prior[],
  seller: number,
  revenue: string,
  welfareOfRevenue: string | null,
  vcgRevenue: string,
  welfare: string,
];
const { auctions } = JSON.parse(readFileSync(new URL('../vectors/optimal-auctions.json', import.meta.url), 'utf8')) as {
  auctions: Vector[];
};

const uniform = (low: number, high: number): Prior => ({ family: 'uniform', params: { low, high } });
const lognorm = (mu: number, sigma: number): Prior => ({ family: 'lognorm', params: { mu, sigma } });
const design = (bidder_priors: Prior[], change: Partial<AuctionDesignProblem> = {}): OptimalAuction =>
  designOptimalAuction({ bidder_priors, seller_valuation: 0, n_simulations: 500, ...change });
const within = (value: number, reference: string | number): number =>
  Number(reference) === 0 ? Math.abs(value) : Math.abs(value / Number(reference) - 1);

/** The mean and the standard error that the rationale reports. */
function simulated({ rationale }: OptimalAuction): [mean: number, standardError: number] {
  const [, mean, standardError] = /revenue of (\S+) ± (\S+) /.exec(rationale) as unknown as [string, string, string];
  return [Number(mean), Number(standardError)];
}

describe('designOptimalAuction', () => {
  it.each(auctions.map((vector) => [vector[0].length, vector[1], vector] as const))(
    'agrees with 20 digits to 1e-8: %p bidders, seller’s value %p',
    (_, __, [priors, seller_valuation, revenue, welfareOfRevenue, vcgRevenue, welfare]) => {
      const best = design(priors, { seller_valuation });
      const fair = design(priors, { seller_valuation, objective: 'welfare' });
      expect(within(best.expected_revenue, revenue)).toBeLessThan(1e-11);
      if (welfareOfRevenue !== null) expect(within(best.expected_welfare, welfareOfRevenue)).toBeLessThan(1e-11);
      expect(within(fair.expected_revenue, vcgRevenue)).toBeLessThan(1e-11);
      expect(within(fair.expected_welfare, welfare)).toBeLessThan(1e-11);
    },
  );

  it('is the textbook’s for bidders on [0, 1] and [0, 2]: reserves 1/2 and 1, revenue 31/48', () => {
    const found = design([uniform(0, 1), uniform(0, 2)]);
    expect(found).toMatchObject({
      mechanism: 'myerson_virtual_value',
      reserve_prices: { bidder_0: 0.5, bidder_1: 1 },
      ironing_required: false,
    });
    expect(within(found.expected_revenue, 31 / 48)).toBeLessThan(1e-11);
  });

  it(
    'sells to them with 3/4: 5/16 to the weaker, who wins if 2v − 1 > 2w − 2 and v ≥ 1/2, and 7/16 to the ' +
      'stronger',
    () => {
      const { sale_probability, win_probabilities } = design([uniform(0, 1), uniform(0, 2)]);
      expect(within(sale_probability, 3 / 4)).toBeLessThan(1e-11);
      expect(within(win_probabilities['bidder_0'] as number, 5 / 16)).toBeLessThan(1e-11);
      expect(within(win_probabilities['bidder_1'] as number, 7 / 16)).toBeLessThan(1e-11);
    },
  );

  it(
    'tells the profit over keeping the item and the chance of each bidder, which a count of drawn auctions ' +
      'shows too',
    () => {
      const bidders = [uniform(0, 1), uniform(0, 2), lognorm(-0.5, 0.5), uniform(0, 0.2)];
      const seller_valuation = 0.3;
      const laws = bidders.map(createPrior);
      for (const objective of ['revenue', 'welfare'] as const) {
        const found = design(bidders, { objective, seller_valuation });
        const random = createRandom('winners');
        const wins = bidders.map(() => 0);
        for (let auction = 0; auction < 40_000; auction += 1) {
          const values = laws.map(({ quantile }) => quantile(random.next()));
          const scores = values.map((value, index) =>
            objective === 'revenue' ? (laws[index] as (typeof laws)[number]).virtualValue(value) : value,
          );
          const best = scores.indexOf(Math.max(...scores));
          if ((scores[best] as number) >= seller_valuation) wins[best] = (wins[best] as number) + 1;
        }
        for (const [index, count] of wins.entries()) {
          const chance = found.win_probabilities[`bidder_${index}`] as number;
          const error = Math.sqrt((chance * (1 - chance)) / 40_000);
          expect(Math.abs(count / 40_000 - chance)).toBeLessThanOrEqual(4 * error);
        }
        expect(found.win_probabilities['bidder_3']).toBe(0);
        const sum = Object.values(found.win_probabilities).reduce((total, chance) => total + chance, 0);
        expect(within(sum, found.sale_probability)).toBeLessThan(1e-11);
        expect(
          within(found.expected_profit, found.expected_revenue - seller_valuation * found.sale_probability),
        ).toBeLessThan(1e-10);
      }
    },
  );

  it('is the second-price auction with the optimal reserve for equal bidders, and the best price for one', () => {
    for (const prior of [uniform(0, 1), lognorm(0, 1), lognorm(1, 2)]) {
      for (const n_bidders of [1, 2, 8]) {
        const found = design(
          Array.from({ length: n_bidders }, () => prior),
          { seller_valuation: 0.25 },
        );
        const reserve = optimalReserve({ bidder_value_prior: prior, n_bidders, seller_valuation: 0.25 });
        expect(found.mechanism).toBe('second_price_with_reserve');
        expect(found.reserve_prices[`bidder_${n_bidders - 1}`]).toBe(reserve.reserve_price);
        expect(within(found.expected_revenue, reserve.expected_revenue)).toBeLessThan(1e-11);
        expect(within(found.expected_profit, reserve.expected_profit)).toBeLessThan(1e-11);
        expect(within(found.sale_probability, reserve.sale_probability)).toBeLessThan(1e-11);
        expect(within(found.win_probabilities['bidder_0'] as number, reserve.bidder_win_probability)).toBeLessThan(
          1e-11,
        );
      }
    }
  });

  it(
    'earns at least what vcg earns net of the seller’s value, creates at most its welfare, and no more than ' +
      'the welfare',
    () => {
      const priors = fc.oneof(
        fc
          .tuple(fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0.1, max: 3, noNaN: true }))
          .map(([low, width]) => uniform(low, low + width)),
        fc
          .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 0.1, max: 2, noNaN: true }))
          .map(([mu, sigma]) => lognorm(mu, sigma)),
      );
      fc.assert(
        fc.property(fc.array(priors, { minLength: 1, maxLength: 4 }), (bidder_priors) => {
          const best = design(bidder_priors);
          const fair = design(bidder_priors, { objective: 'welfare' });
          expect(best.expected_revenue * (1 + 1e-10)).toBeGreaterThanOrEqual(fair.expected_revenue);
          expect(best.expected_welfare).toBeLessThanOrEqual(fair.expected_welfare * (1 + 1e-10));
          expect(best.expected_revenue).toBeLessThanOrEqual(best.expected_welfare * (1 + 1e-10));
        }),
        { seed: 41, numRuns: 8 },
      );
    },
  );

  it('does not depend on the order of the bidders', () => {
    const bidders = [lognorm(0, 0.5), uniform(0.5, 2), lognorm(0.3, 1.8)];
    const [one, other] = [design(bidders), design([...bidders].reverse())];
    expect(within(one.expected_revenue, other.expected_revenue)).toBeLessThan(1e-11);
    expect(one.reserve_prices['bidder_0']).toBe(other.reserve_prices['bidder_2']);
  });

  it('has a simulation within 4 standard errors, equal for equal seeds', () => {
    for (const objective of ['revenue', 'welfare'] as const) {
      for (const bidders of [
        [uniform(0, 1), uniform(0, 2), lognorm(-0.5, 0.5)],
        [lognorm(0, 1), lognorm(0.5, 0.25)],
      ]) {
        const found = design(bidders, { objective, seller_valuation: 0.3, n_simulations: 2000, seed: 8 });
        const [mean, standardError] = simulated(found);
        expect(Math.abs(mean - found.expected_revenue)).toBeLessThan(4 * standardError);
        expect(
          JSON.stringify(design(bidders, { objective, seller_valuation: 0.3, n_simulations: 2000, seed: 8 })),
        ).toBe(JSON.stringify(found));
      }
    }
  });

  it('gives no reserve to a bidder who can never beat the seller', () => {
    const found = design([uniform(0, 1), uniform(0, 2)], { seller_valuation: 1 });
    expect(found.reserve_prices).toEqual({ bidder_0: null, bidder_1: 1.5 });
    expect(design([uniform(0, 1)], { seller_valuation: 3 })).toMatchObject({
      reserve_prices: { bidder_0: null },
      expected_revenue: 0,
      expected_welfare: 3,
    });
    expect(design([uniform(0, 1), uniform(0, 2)], { seller_valuation: 1, objective: 'welfare' })).toMatchObject({
      mechanism: 'vcg',
      reserve_prices: { bidder_0: null, bidder_1: 1 },
    });
  });

  it.each<[object, string, (string | number)[]]>([
    [{ bidder_priors: [] }, 'bidder_count', ['bidder_priors']],
    [{ bidder_priors: Array.from({ length: 51 }, () => uniform(0, 1)) }, 'bidder_count', ['bidder_priors']],
    [{ bidder_priors: [uniform(0, 1), lognorm(0, 0)] }, 'prior_range', ['bidder_priors', 1, 'params', 'sigma']],
    [{ bidder_priors: [uniform(2, 1)] }, 'prior_order', ['bidder_priors', 0, 'params', 'high']],
    [{ seller_valuation: -1 }, 'value_range', ['seller_valuation']],
    [{ objective: 'fame' }, 'objective_unknown', ['objective']],
    [{ n_simulations: 499 }, 'simulation_count', ['n_simulations']],
    [{ seed: 1.5 }, 'seed_range', ['seed']],
  ])('refuses %j with its place', (change, code, path) => {
    const act = (): unknown => design([uniform(0, 1)], change);
    expect(act).toThrow(MechanismError);
    expect(act).toThrow(expect.objectContaining({ code, path }));
  });
});
