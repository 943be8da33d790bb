import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AuctionError, optimalBid, type BidProblem, type OptimalBid } from './index.js';

type BidVector = [
  sigma: number,
  rivals: number,
  risk: number,
  value: number,
  reserve: number,
  bid: string,
  win: string,
  surplus: string,
];
const { bids } = JSON.parse(readFileSync(new URL('../vectors/lognormal.json', import.meta.url), 'utf8')) as {
  bids: BidVector[];
};

const uniform = (low: number, high: number): BidProblem['competitor_value_prior'] => ({
  family: 'uniform',
  params: { low, high },
});
const lognorm = (mu: number, sigma: number): BidProblem['competitor_value_prior'] => ({
  family: 'lognorm',
  params: { mu, sigma },
});
const problem: BidProblem = {
  auction_format: 'first_price',
  my_valuation: 80,
  n_competing_bidders: 3,
  competitor_value_prior: uniform(0, 100),
};
const bid = (change: Partial<BidProblem> = {}): OptimalBid => optimalBid({ ...problem, ...change });
const figures = ({ optimal_bid, win_probability, expected_surplus }: OptimalBid): (number | null)[] => [
  optimal_bid,
  win_probability,
  expected_surplus,
];
const within = (value: number | null, reference: string | number): number =>
  Math.abs((value ?? Number.NaN) / Number(reference) - 1);

describe('a first-price bid', () => {
  it('is 1e-9 from 30 digits for 1 to 100 rivals, sigma 0.1 to 3 and risk aversion 0.1 to 1', () => {
    for (const [sigma, rivals, risk, value, reserve, optimal, win, surplus] of bids) {
      const found = optimalBid({
        auction_format: 'first_price',
        my_valuation: value,
        n_competing_bidders: rivals,
        competitor_value_prior: lognorm(0, sigma),
        reserve_price: reserve,
        risk_aversion: risk,
      });
      expect(within(found.optimal_bid, optimal)).toBeLessThan(1e-11);
      expect(within(found.win_probability, win)).toBeLessThan(1e-11);
      expect(within(found.expected_surplus, surplus)).toBeLessThan(1e-11);
    }
  });

  it('shades by 1/(n+1) against n uniform rivals (Vickrey 1961)', () => {
    expect(figures(bid())).toEqual([60, 0.512, 10.24]);
    expect(figures(bid({ n_competing_bidders: 1 }))).toEqual([40, 0.8, 32]);
    expect(bid({ competitor_value_prior: uniform(20, 100) }).optimal_bid).toBe(80 - 60 / 4);
  });

  it('is v − r(v − a)/(n + r) with risk aversion r (Holt 1980)', () => {
    for (const risk of [0.1, 0.25, 0.5, 0.9])
      expect(
        within(
          bid({ risk_aversion: risk, competitor_value_prior: uniform(20, 100) }).optimal_bid,
          80 - (risk * 60) / (3 + risk),
        ),
      ).toBeLessThan(1e-11);
  });

  it('with one uniform rival and reserve R is (v² + R²)/(2v) (Riley and Samuelson 1981)', () => {
    expect(bid({ n_competing_bidders: 1, reserve_price: 50 }).optimal_bid).toBeCloseTo((80 * 80 + 50 * 50) / 160, 9);
  });

  it('maximises utility × chance when the rivals bid so too', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constant(uniform(1, 3)),
          fc.double({ min: 0.2, max: 2, noNaN: true }).map((sigma) => lognorm(0.5, sigma)),
        ),
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.double({ min: 1.2, max: 2.9, noNaN: true }),
        fc.double({ min: 1.2, max: 2.9, noNaN: true }),
        fc.constantFrom(0, 1.1),
        (prior, rivals, risk, mine, other, reserve) => {
          const play = (value: number): OptimalBid =>
            bid({
              competitor_value_prior: prior,
              n_competing_bidders: rivals,
              risk_aversion: risk,
              my_valuation: value,
              reserve_price: reserve,
            });
          const utility = ({ optimal_bid, win_probability }: OptimalBid): number =>
            optimal_bid < mine ? risk * Math.log(mine - optimal_bid) + Math.log(win_probability ?? 0) : -Infinity;
          expect(utility(play(other))).toBeLessThanOrEqual(utility(play(mine)) + 1e-9);
        },
      ),
      { seed: 31, numRuns: 100 },
    );
  });

  it('rises with the value, with rivals and with risk aversion, and stays between the floor and the value', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.integer({ min: 1, max: 99 }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        (sigma, rivals, risk, value) => {
          const play = (change: Partial<BidProblem>): number =>
            bid({
              competitor_value_prior: lognorm(0, sigma),
              n_competing_bidders: rivals,
              risk_aversion: risk,
              my_valuation: value,
              reserve_price: 0.4,
              ...change,
            }).optimal_bid;
          const base = play({});
          const slack = 1 + 1e-11;
          expect(base).toBeGreaterThanOrEqual(0.4);
          expect(base).toBeLessThanOrEqual(value);
          expect(play({ my_valuation: value * 1.1 }) * slack).toBeGreaterThanOrEqual(base);
          expect(play({ n_competing_bidders: rivals + 1 }) * slack).toBeGreaterThanOrEqual(base);
          expect(play({ risk_aversion: Math.max(0.1, risk * 0.9) }) * slack).toBeGreaterThanOrEqual(base);
        },
      ),
      { seed: 32, numRuns: 40 },
    );
  });

  it(
    'stays exact where the value is far above all rivals: the bid is their expected best, not the difference ' +
      'of two large numbers',
    () => {
      const { optimal_bid } = bid({
        competitor_value_prior: lognorm(0, 3),
        n_competing_bidders: 1,
        my_valuation: 1e14,
      });
      expect(within(optimal_bid, Math.exp(4.5))).toBeLessThan(1e-9);
    },
  );

  it('is the bid of the upper end for a value above the support', () => {
    expect(figures(bid({ my_valuation: 150 }))).toEqual([75, 1, 75]);
    expect(figures(bid({ my_valuation: 150, reserve_price: 120 }))).toEqual([120, 1, 30]);
  });
});

describe('a second-price or English bid', () => {
  it.each(['second_price_truthful', 'english_ascending'] as const)(
    'is the value, in %s, whatever the risk aversion',
    (auction_format) => {
      expect(figures(bid({ auction_format, risk_aversion: 0.3 }))).toEqual([80, 0.512, 10.24]);
      expect(bid({ auction_format }).dominant_strategy).toBe(true);
      expect(bid().dominant_strategy).toBe(false);
    },
  );

  it('brings the surplus of the neutral first-price bid (revenue equivalence)', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0.6, max: 30, noNaN: true }),
        (sigma, rivals, value) => {
          const same: Partial<BidProblem> = {
            competitor_value_prior: lognorm(0, sigma),
            n_competing_bidders: rivals,
            my_valuation: value,
            reserve_price: 0.5,
          };
          expect(bid({ ...same, auction_format: 'english_ascending' }).expected_surplus).toBe(
            bid(same).expected_surplus,
          );
        },
      ),
      { seed: 33, numRuns: 40 },
    );
  });

  it('takes all above the support', () =>
    expect(figures(bid({ auction_format: 'english_ascending', my_valuation: 150 }))).toEqual([150, 1, 75]));
});

describe('a value that cannot win', () => {
  it.each([
    [{ reserve_price: 80 }, 'reserve'],
    [{ my_valuation: 10, competitor_value_prior: uniform(10, 20) }, 'rival'],
  ])('%j: do not bid', (change, reason) => {
    const answer = bid(change);
    expect(figures(answer)).toEqual([0, 0, 0]);
    expect(answer.rationale).toMatch(/^Do not bid/);
    expect(answer.rationale).toContain(reason);
  });
});

describe('a bid that cannot be computed', () => {
  it.each<[Partial<Record<keyof BidProblem, unknown>>, string, (string | number)[]]>([
    [{ auction_format: 'dutch' }, 'format_unknown', ['auction_format']],
    [{ my_valuation: 0 }, 'valuation_range', ['my_valuation']],
    [{ my_valuation: Number.NaN }, 'valuation_range', ['my_valuation']],
    [{ n_competing_bidders: 0 }, 'bidder_count', ['n_competing_bidders']],
    [{ n_competing_bidders: 101 }, 'bidder_count', ['n_competing_bidders']],
    [{ n_competing_bidders: 1.5 }, 'bidder_count', ['n_competing_bidders']],
    [{ competitor_value_prior: uniform(3, 2) }, 'prior_order', ['competitor_value_prior', 'params', 'high']],
    [{ competitor_value_prior: lognorm(0, -1) }, 'prior_range', ['competitor_value_prior', 'params', 'sigma']],
    [
      { competitor_value_prior: { family: 'normal', params: {} } },
      'prior_family',
      ['competitor_value_prior', 'family'],
    ],
    [{ reserve_price: -1 }, 'reserve_range', ['reserve_price']],
    [{ risk_aversion: 0.05 }, 'risk_aversion_range', ['risk_aversion']],
    [{ risk_aversion: 2 }, 'risk_aversion_range', ['risk_aversion']],
  ])('%j is refused with its place', (change, code, path) => {
    const act = (): OptimalBid => bid(change as Partial<BidProblem>);
    expect(act).toThrow(AuctionError);
    expect(act).toThrow(expect.objectContaining({ code, path }));
  });
});
