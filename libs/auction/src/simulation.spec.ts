import { describe, expect, it } from '@jest/globals';
import { createPrior, createRandom, findRoot, gradedBreaks, integratePanels } from '@svc/numerics';
import { AUCTION_FORMATS, AuctionError, simulateAuction, type AuctionToSimulate } from './index.js';
import {
  MAX_UNEQUAL_GROUPS,
  solveAsymmetricEquilibrium,
  type AsymmetricEquilibrium,
} from './asymmetric-equilibrium.js';
import type { BidCurve } from './bid-curve.js';
import { findStrategies } from './strategies.js';
import { secondPricePayment } from './order-statistics.js';

type Prior = AuctionToSimulate['bidder_priors'][number];
const uniform = (low: number, high: number): Prior => ({ family: 'uniform', params: { low, high } });
const lognorm = (mu: number, sigma: number): Prior => ({ family: 'lognorm', params: { mu, sigma } });
const many = (count: number, prior: Prior): Prior[] => Array.from({ length: count }, () => prior);
const standardError = ({ ci_95 }: { ci_95: number[] }): number =>
  ((ci_95[1] as number) - (ci_95[0] as number)) / (2 * 1.959963984540054);

/** E[payment] of the second price, any priors: R·P(sold) + ∫_R P(second > y) dy, by the definition. */
function exactSecondPrice(priors: readonly Prior[], reserve: number): number {
  const bidders = priors.map(createPrior);
  const top = Math.max(...bidders.map((prior) => prior.upperQuantile(1e-16)));
  const below = (y: number): number => bidders.reduce((product, prior) => product * prior.cdf(y), 1);
  const second = (y: number): number => {
    const [none, one] = bidders.reduce(
      ([before, single], prior) => [before * prior.cdf(y), single * prior.cdf(y) + before * prior.survival(y)],
      [1, 0] as [number, number],
    );
    return 1 - none - one;
  };
  const breaks = [
    ...gradedBreaks(top, reserve, 20, 0.6),
    ...bidders.flatMap(({ low, high }) => [low, high]).filter((end) => end > reserve && end < top),
  ].sort((a, b) => a - b);
  return reserve * (1 - below(reserve)) + integratePanels(second, breaks);
}

describe('simulateAuction', () => {
  it('is within 4 standard errors of the exact revenue in 200 seeded cases', () => {
    const random = createRandom(2026);
    for (let test = 0; test < 200; test += 1) {
      const format = AUCTION_FORMATS[test % 3] as AuctionToSimulate['auction_format'];
      const draw = (): Prior =>
        random.chance(0.4)
          ? uniform(random.next(), 1.5 + random.next())
          : lognorm(random.next() - 0.5, 0.1 + 1.4 * random.next());
      const equal = format === 'first_price' || random.chance(0.5);
      const count = 1 + random.integer(12);
      const bidder_priors = equal ? many(count, draw()) : Array.from({ length: count }, draw);
      const reserve_price = random.chance(0.5) ? 0 : 1.2 * random.next();
      const simulated = simulateAuction({
        auction_format: format,
        bidder_priors,
        reserve_price,
        n_simulations: 4000,
        seed: test,
      });
      const exact = equal
        ? secondPricePayment(createPrior(bidder_priors[0] as Prior), count, reserve_price)
        : exactSecondPrice(bidder_priors, reserve_price);
      // Where a sale is so rare that none may be seen, the sample has no spread to tell of: then that of rare sales at
      // the reserve.
      expect(Math.abs(simulated.mean_revenue - exact)).toBeLessThanOrEqual(
        4 * Math.max(standardError(simulated), Math.sqrt((exact * reserve_price) / 4000)) + 1e-11,
      );
    }
  });

  it('has intervals that cover the exact value at the stated rate: 95 % of 800 seeds, within 3 standard errors', () => {
    const priors = many(3, uniform(0, 1));
    for (const auction_format of ['first_price', 'second_price_truthful'] as const) {
      let covered = 0;
      for (let seed = 0; seed < 800; seed += 1) {
        const { ci_95 } = simulateAuction({
          auction_format,
          bidder_priors: priors,
          reserve_price: 0,
          n_simulations: 400,
          seed,
        });
        if ((ci_95[0] as number) <= 0.5 && (ci_95[1] as number) >= 0.5) covered += 1;
      }
      expect(Math.abs(covered / 800 - 0.95)).toBeLessThan(3 * Math.sqrt((0.95 * 0.05) / 800));
    }
  });

  it('gives equal bytes for equal seeds, and other ones for other seeds', () => {
    const run = (seed?: number | null): string =>
      JSON.stringify(
        simulateAuction({
          auction_format: 'english_ascending',
          bidder_priors: [lognorm(0, 1), uniform(0, 2)],
          reserve_price: 0.3,
          n_simulations: 500,
          seed: seed ?? null,
        }),
      );
    expect(run(5)).toBe(run(5));
    expect(run(5)).not.toBe(run(6));
    expect(run(null)).toBe(run(0));
  });

  it('earns the same in the second price and the English auction, draw by draw', () => {
    const run = (auction_format: AuctionToSimulate['auction_format']): object =>
      simulateAuction({ auction_format, bidder_priors: many(5, lognorm(0, 1)), reserve_price: 0, seed: 9 });
    expect(run('english_ascending')).toEqual(run('second_price_truthful'));
  });

  it('lets equal bidders win equally often, and the stronger one more often', () => {
    const equal = simulateAuction({
      auction_format: 'first_price',
      bidder_priors: many(4, lognorm(0, 0.5)),
      reserve_price: 0,
      n_simulations: 40_000,
      seed: 3,
    }).winner_index_distribution;
    for (const share of equal) expect(Math.abs(share - 0.25)).toBeLessThan(4 * Math.sqrt((0.25 * 0.75) / 40_000));
    const [strong, weak] = simulateAuction({
      auction_format: 'english_ascending',
      bidder_priors: [uniform(0, 2), uniform(0, 1)],
      reserve_price: 0,
      n_simulations: 40_000,
      seed: 3,
    }).winner_index_distribution as [number, number];
    expect(Math.abs(strong - 0.75)).toBeLessThan(0.01);
    expect(strong + weak).toBeCloseTo(1, 10);
  });

  it('counts what the reserve leaves unsold against the efficiency', () => {
    const found = simulateAuction({
      auction_format: 'first_price',
      bidder_priors: many(2, uniform(0, 1)),
      reserve_price: 0.5,
      n_simulations: 100_000,
      seed: 4,
    });
    expect(found.winner_index_distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.75, 2);
    expect(Math.abs(found.efficiency - 7 / 12 / (2 / 3))).toBeLessThan(0.005);
    expect(
      simulateAuction({
        auction_format: 'first_price',
        bidder_priors: [uniform(0, 1)],
        reserve_price: 2,
        n_simulations: 100,
      }),
    ).toMatchObject({ mean_revenue: 0, ci_95: [0, 0], efficiency: 0, winner_index_distribution: [0] });
  });

  it('takes 100 bidders and a single one', () => {
    expect(
      simulateAuction({
        auction_format: 'first_price',
        bidder_priors: many(100, uniform(0, 1)),
        reserve_price: 0,
        n_simulations: 2000,
      }).mean_revenue,
    ).toBeCloseTo(99 / 101, 2);
    expect(
      simulateAuction({
        auction_format: 'first_price',
        bidder_priors: [lognorm(0, 1)],
        reserve_price: 0,
        n_simulations: 100,
      }).mean_revenue,
    ).toBe(0);
  });

  it(
    'bids the known equilibrium of two uniform bidders with unequal upper ends: neither gains by another bid, ' +
      'and the weaker bids harder',
    () => {
      const run = (strong: number): ReturnType<typeof simulateAuction> =>
        simulateAuction({
          auction_format: 'first_price',
          bidder_priors: [uniform(1, 1 + strong), uniform(1, 2)],
          reserve_price: 1,
          n_simulations: 100_000,
          seed: 12,
        });
      // E[revenue] − low = ∫ (1 − F₁(φ₁(b))F₂(φ₂(b))) db up to w₁w₂/(w₁ + w₂), φᵢ(b) = 2b/(1 + kᵢb²).
      const exact = (w1: number, w2: number): number => {
        const share = (b: number, w: number, other: number): number =>
          (2 * b) / (1 + (1 / (w * w) - 1 / (other * other)) * b * b) / w;
        return integratePanels((b) => 1 - share(b, w1, w2) * share(b, w2, w1), [0, (w1 * w2) / (w1 + w2)]);
      };
      for (const strong of [2, 4]) {
        const found = run(strong);
        expect(Math.abs(found.mean_revenue - 1 - exact(strong, 1))).toBeLessThan(4 * standardError(found));
        expect(found.efficiency).toBeLessThan(1);
        expect(found.winner_index_distribution[1]).toBeGreaterThan(1 / (2 * strong));
      }
      expect(exact(1, 1)).toBeCloseTo(1 / 3, 12);
    },
  );

  it('has bids that are best answers: with values 1 to 3 and 1 to 2', () => {
    const groups = [uniform(1, 3), uniform(1, 2)].map((prior, index) => ({
      prior: createPrior(prior),
      members: [index],
    }));
    const [strong, weak] = findStrategies(groups, 0).curves as [BidCurve, BidCurve];
    const profit = (value: number, bid: number, rival: BidCurve): number =>
      (value - bid) * findRoot((x) => (bid >= rival(1) ? 1 - x : rival(x) - bid), 0, 1);
    for (const [own, rival, width] of [
      [strong, weak, 2],
      [weak, strong, 1],
    ] as const) {
      for (const x of [0.1, 0.35, 0.6, 0.85, 1]) {
        const value = 1 + width * x;
        for (let other = 1.005; other < 1.7; other += 0.03)
          expect(profit(value, other, rival)).toBeLessThanOrEqual(profit(value, own(x), rival) + 1e-12);
      }
    }
  });

  it.each<[Prior[], number]>([
    [[uniform(0, 1), uniform(0, 2)], 0.2],
    [[uniform(0, 1), uniform(0, 1), uniform(0, 2)], 0.1],
  ])(
    'holds the first price of %j with reserve %p: whoever bids is fed by the path, and the stronger bidder ' +
      'wins more often',
    (bidder_priors, reserve_price) => {
      const found = simulateAuction({
        auction_format: 'first_price',
        bidder_priors,
        reserve_price,
        n_simulations: 20_000,
        seed: 5,
      });
      const groups = [...new Map(bidder_priors.map((prior) => [JSON.stringify(prior), prior])).values()].map(
        (prior) => ({
          prior: createPrior(prior),
          count: bidder_priors.filter((other) => JSON.stringify(other) === JSON.stringify(prior)).length,
        }),
      );
      const { lowestBid, highestBid } = solveAsymmetricEquilibrium(groups, reserve_price) as AsymmetricEquilibrium;
      expect(found.mean_revenue).toBeLessThan(highestBid);
      if (reserve_price === 0) expect(found.mean_revenue).toBeGreaterThan(lowestBid);
      expect(found.efficiency).toBeGreaterThan(0.9);
      expect(found.efficiency).toBeLessThanOrEqual(1);
      const shares = found.winner_index_distribution;
      expect(shares[shares.length - 1]).toBe(Math.max(...shares));
    },
  );

  it('refuses a first price that is not solved rather than bid by the symmetric formula', () => {
    const bidder_priors = Array.from({ length: MAX_UNEQUAL_GROUPS + 1 }, (_, index) => uniform(0, 1 + index));
    expect(() => simulateAuction({ auction_format: 'first_price', bidder_priors, reserve_price: 0 })).toThrow(
      expect.objectContaining({ code: 'equilibrium_unsolved', path: ['bidder_priors'] }),
    );
    expect(() =>
      simulateAuction({ auction_format: 'english_ascending', bidder_priors, reserve_price: 0, n_simulations: 100 }),
    ).not.toThrow();
  });

  it.each<[object, string, (string | number)[]]>([
    [{ auction_format: 'vcg' }, 'format_unknown', ['auction_format']],
    [{ bidder_priors: [] }, 'bidder_count', ['bidder_priors']],
    [{ bidder_priors: many(101, uniform(0, 1)) }, 'bidder_count', ['bidder_priors']],
    [{ bidder_priors: [uniform(0, 1), uniform(1, 0)] }, 'prior_order', ['bidder_priors', 1, 'params', 'high']],
    [{ reserve_price: -1 }, 'reserve_range', ['reserve_price']],
    [{ n_simulations: 99 }, 'simulation_count', ['n_simulations']],
    [{ n_simulations: 100_001 }, 'simulation_count', ['n_simulations']],
    [{ seed: 0.5 }, 'seed_range', ['seed']],
  ])('refuses %j with its place', (change, code, path) => {
    const act = (): unknown =>
      simulateAuction({
        auction_format: 'second_price_truthful',
        bidder_priors: [uniform(0, 1)],
        reserve_price: 0,
        ...change,
      } as AuctionToSimulate);
    expect(act).toThrow(AuctionError);
    expect(act).toThrow(expect.objectContaining({ code, path }));
  });
});
