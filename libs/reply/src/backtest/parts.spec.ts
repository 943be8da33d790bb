import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { manyTermsPolicy, seatPolicy } from '../testing/policies.js';
import { rugPolicy } from '../testing/rug-policy.js';
import { backtestPolicy } from './backtest-policy.js';
import type { BacktestInput, PartEffect } from './backtest-shape.js';

function partsOf(policy: Policy, change: Partial<BacktestInput> = {}): PartEffect[] {
  return backtestPolicy({ policy, buyers: 600, rows: ['parts'], ...change }).parts ?? [];
}
const named = (parts: readonly PartEffect[], path: string): PartEffect | undefined =>
  parts.find((one) => one.path === path);

describe('what a part of a policy brings', () => {
  it('is known for each rule and each option and break that buyers use, with its place in the policy', () => {
    expect(partsOf(seatPolicy()).map(({ part, path }) => [part, path])).toEqual([
      ['reserve', '/reserve_price'],
      ['counters', '/manner/counters'],
      ['free_discount', '/free_discount'],
      ['share_of_trades', '/manner/share_of_trades'],
      ['option', '/terms/0/options/1'],
      ['option', '/terms/0/options/2'],
      ['option', '/terms/1/options/1'],
      ['option_limit', '/terms/2/options/2/requires_discount_at_most'],
      ['break', '/quantity/breaks/0'],
    ]);
    expect(partsOf(rugPolicy()).map(({ part }) => part)).toEqual(['reserve', 'counters']);
  });

  it('is worked out for eight options at most, those that most buyers choose', () => {
    const options = partsOf(manyTermsPolicy(), { buyers: 40 }).filter(({ part }) => part === 'option');
    expect(options.length).toBe(8);
  });

  it('is money for the reserve where all know the rules: without it they pay the lowest price', () => {
    const { earned, deals } = named(partsOf(rugPolicy(), { know: 1 }), '/reserve_price') as PartEffect;
    expect(earned.share.low).toBeGreaterThan(0.15);
    expect(deals.high).toBeLessThan(-0.15);
  });

  it('is money for the counters from those who only ask, and costs money from those who would have bid', () => {
    const counters = (type: 'asks' | 'asks_then_bids') =>
      named(partsOf(rugPolicy(), { know: 0, types: { [type]: 1 } }), '/manner/counters') as PartEffect;
    expect(counters('asks').earned.share.low).toBeGreaterThan(0);
    expect(counters('asks_then_bids').earned.share.high).toBeLessThan(0);
  });

  it('is deals lost for a bound on what is given for nothing', () => {
    const { deals } = named(partsOf(seatPolicy()), '/free_discount') as PartEffect;
    expect(deals.high).toBeLessThan(0);
  });

  it('is money for a trade that is worth more than is given for it', () => {
    const { earned, label } = named(partsOf(seatPolicy()), '/terms/0/options/2') as PartEffect;
    expect([earned.share.low > 0, label]).toEqual([true, 'Contract: two years, paid yearly']);
  });

  it('is deals for a rule of approval, at less than the reserve', () => {
    const policy = rugPolicy({ manner: { approve: { from: 775 } } });
    const { deals } = named(partsOf(policy, { know: 0 }), '/manner/approve') as PartEffect;
    expect(deals.low).toBeGreaterThan(0);
    const known = named(partsOf(policy, { know: 1, patience: 0.9 }), '/manner/approve') as PartEffect;
    expect(known.earned.share.high).toBeLessThan(0);
  });

  it('is what a limit on the discount saves or blocks, beside the option itself', () => {
    const policy = rugPolicy({
      terms: [
        {
          id: 'pad',
          label: 'Pad',
          default: 'none',
          options: [
            { id: 'none', label: 'none' },
            { id: 'felt', label: 'felt', worth: -30, requires_discount_at_most: 0.18 },
          ],
        },
      ],
    });
    const paths = partsOf(policy).map(({ path }) => path);
    expect(paths).toEqual([
      '/reserve_price',
      '/manner/counters',
      '/terms/0/options/1',
      '/terms/0/options/1/requires_discount_at_most',
    ]);
  });

  it('is known for the dates of a reserve', () => {
    const dated = rugPolicy({ reserve_price: 950, reserve_dates: [{ from: '2026-05-01', price: 760 }] });
    const { deals } = named(partsOf(dated), '/reserve_dates') as PartEffect;
    expect(deals.low).toBeGreaterThan(0);
  });
});
