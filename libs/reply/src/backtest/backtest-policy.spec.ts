import { describe, expect, it } from '@jest/globals';
import { BACKTEST_ROWS } from '../limits.js';
import { carPolicy, seatPolicy, waterPolicy } from '../testing/policies.js';
import { rugPolicy } from '../testing/rug-policy.js';
import { backtestPolicy } from './backtest-policy.js';
import type { BacktestInput, Estimate } from './backtest-shape.js';

const rug = rugPolicy();
const run = (input: Partial<BacktestInput> = {}) => backtestPolicy({ policy: rug, buyers: 2000, rows: [], ...input });
const holds = ({ low, high }: Estimate, value: number): boolean => low <= value && value <= high;

describe('backtestPolicy', () => {
  it('gives equal results to equal inputs, others to another seed, and 200 buyers by default', () => {
    const input = { policy: seatPolicy(), buyers: 60, seed: 9 };
    expect(JSON.stringify(backtestPolicy(input))).toBe(JSON.stringify(backtestPolicy(input)));
    expect(backtestPolicy({ ...input, seed: 8 }).earned).not.toEqual(backtestPolicy(input).earned);
    expect(run({ buyers: null }).buyers).toBe(200);
  });

  it('finds what can be worked out: bids of the value from U[−0.2, 1.2], a reserve of a third', () => {
    // Deals: (1.2 − 1/3) / 1.4. Earned: the integral of min(v, 1) from 1/3 up, over 1.4.
    const { deals, from_others, from_knowing } = run({ types: { bids_once: 1 }, know: 0 });
    expect(holds(deals, 0.619)).toBe(true);
    expect(holds(from_others.share, 0.4603)).toBe(true);
    expect(holds(from_knowing.share, 0.619 / 3)).toBe(true);
    expect(from_others.money.mean).toBeCloseTo(from_others.share.mean * 300, 2);
  });

  it('is near the measured figures of the four types, the eight types and those who know', () => {
    const eight = {
      concedes: 1 / 8,
      repeats: 1 / 8,
      asks_then_bids: 1 / 8,
      bids_once: 1 / 8,
      shades: 0.25,
      asks: 0.25,
    };
    expect(Math.abs(run().from_others.share.mean - 0.387)).toBeLessThan(0.02);
    expect(Math.abs(run({ types: eight }).from_others.share.mean - 0.351)).toBeLessThan(0.02);
    expect(Math.abs(run({ know: 0.3 }).earned.share.mean - 0.333)).toBeLessThan(0.02);
  });

  it('mixes those who know and the others by their share', () => {
    const { from_others, from_knowing, earned } = run({ know: 0.25 });
    expect(earned.share.mean).toBeCloseTo(0.75 * from_others.share.mean + 0.25 * from_knowing.share.mean, 4);
  });

  it('works out only the tables that are asked for', () => {
    const { prices, parts, another, best, tags, thing } = run({ buyers: 20 });
    expect([prices, parts, another, best, tags, thing]).toEqual([null, null, null, null, null, null]);
    for (const row of BACKTEST_ROWS) expect(run({ buyers: 20, rows: [row] })[row]).not.toBeNull();
  });

  it('tells the prices as shares of visitors that come to the share of deals', () => {
    const { prices, deals } = run({ rows: ['prices'] });
    expect(prices?.map(({ from, to }) => [from, to]).slice(0, 2)).toEqual([
      [700, 725],
      [725, 750],
    ]);
    expect(prices?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(deals.mean, 4);
    expect(prices?.slice(0, 4).every(({ share }) => share === 0)).toBe(true);
  });

  it('tells what another reserve earns: the policy itself at its own, and nothing but the list at the top', () => {
    const { another, earned, deals } = run({ rows: ['another'] });
    expect(another?.length).toBe(21);
    expect(another?.[0]?.price).toBe(700);
    const [own] = [735, 865].map((price) => run({ policy: { ...rug, reserve_price: price } }));
    expect(another?.find(({ price }) => price === 730)?.earned.share.mean).not.toBe(earned.share.mean);
    expect(another?.at(-1)?.price).toBe(1000);
    expect(another?.at(-1)?.deals.mean).toBeLessThan(deals.mean);
    expect(own?.deals.mean).toBeGreaterThan(deals.mean);
    const tried = run({ policy: { ...rug, reserve_price: 805 } });
    expect(another?.find(({ price }) => price === 805)?.earned).toEqual(tried.earned);
  });

  it('finds that a higher reserve is best where more buyers know the rules', () => {
    const prices = run({ rows: ['best'] }).best?.map(({ price }) => price) ?? [];
    expect(prices.length).toBe(3);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices[2]).toBeGreaterThan(prices[0] ?? 0);
  });

  it('never calls a reserve the best that earns less than the policy as it stands', () => {
    for (const reserve_price of [700, 803.33, 1000])
      for (const { gain } of run({ policy: { ...rug, reserve_price }, buyers: 100, rows: ['best'] }).best ?? [])
        expect(gain.share.mean).toBeGreaterThanOrEqual(0);
  });

  it('sets a price tag beside it: half way earns half the range from half of the buyers', () => {
    const [half, best] = run({ rows: ['tags'] }).tags ?? [];
    expect([half?.kind, half?.price, best?.kind]).toEqual(['half_way', 850, 'best']);
    expect(holds(half?.deals as Estimate, 0.5)).toBe(true);
    expect(holds(half?.earned.share as Estimate, 0.25)).toBe(true);
    expect(best?.earned.share.mean).toBeGreaterThanOrEqual(half?.earned.share.mean ?? 1);
    expect(half?.gain.share.mean).toBeCloseTo(run().earned.share.mean - (half?.earned.share.mean ?? 0), 4);
  });

  it('draws from past bids in place of a prior', () => {
    const { deals, earned } = run({ bids: [900], types: { bids_once: 1 }, know: 0 });
    expect([deals, earned.money.mean]).toEqual([{ mean: 1, low: 1, high: 1 }, 200]);
  });

  it('says so in the language of the policy, and only of tables that were made', () => {
    const english = run({ buyers: 200, rows: ['best', 'tags'] }).summary;
    expect(english).toMatch(/^With \$800 as the price that closes a deal without asking you, \d+% of visitors buy\.\n/);
    expect(english).toContain('fixed price');
    expect(run({ buyers: 200 }).summary).not.toContain('fixed price');
    expect(backtestPolicy({ policy: waterPolicy(), buyers: 50 }).summary).toMatch(/^自动成交价为.+\n[^]+一口价/);
    expect(run({ buyers: 200, visitors: 3 }).summary).toContain('If you expect 3 visitors');
    expect(run({ buyers: 200, visitors: 1 }).summary).toContain('If you expect 1 visitor,');
    expect(english).not.toMatch(/\{|NaN|undefined/);
  });

  it('goes over the wire as it is: no figure is infinite or no number, on every kind of policy', () => {
    for (const policy of [seatPolicy(), carPolicy(), waterPolicy(), rugPolicy({ reserve_price: 1000 })]) {
      const result = backtestPolicy({ policy, buyers: 30 });
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
  });
});
