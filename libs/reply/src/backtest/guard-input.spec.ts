import { describe, expect, it } from '@jest/globals';
import { seatPolicy } from '../testing/policies.js';
import { rugPolicy } from '../testing/rug-policy.js';
import { BacktestError } from './backtest-error.js';
import { backtestPolicy } from './backtest-policy.js';
import type { BacktestInput } from './backtest-shape.js';

const faultOf = (input: Partial<BacktestInput>): [string, readonly (string | number)[]] | null => {
  try {
    backtestPolicy({ policy: rugPolicy(), buyers: 2, rows: [], ...input });
    return null;
  } catch (thrown) {
    if (thrown instanceof BacktestError) return [thrown.code, thrown.path];
    throw thrown;
  }
};

describe('an input that a backtest cannot use', () => {
  it.each<[string, Partial<BacktestInput>, string, (string | number)[]]>([
    ['no bids', { bids: [] }, 'bids_empty', ['bids']],
    ['a bid below 0', { bids: [700, -1] }, 'bid_range', ['bids', 1]],
    ['a bid that is no number', { bids: [Number.NaN] }, 'bid_range', ['bids', 0]],
    ['a bid that is a text', { bids: ['700' as never] }, 'bid_range', ['bids', 0]],
    ['a bid of nothing', { bids: [null as never] }, 'bid_range', ['bids', 0]],
    ['a bid above all amounts', { bids: [1e300] }, 'bid_range', ['bids', 0]],
    [
      'a parameter of another family',
      { prior: { family: 'uniform', mean: 0.5 } },
      'prior_parameter',
      ['prior', 'mean'],
    ],
    ['a parameter of another family', { prior: { family: 'normal', low: 0 } }, 'prior_parameter', ['prior', 'low']],
    ['an interval upside down', { prior: { family: 'uniform', low: 1, high: 0.5 } }, 'prior_order', ['prior', 'high']],
    ['an interval above its default end', { prior: { family: 'uniform', low: 1.2 } }, 'prior_order', ['prior', 'high']],
    ['two sources of values', { prior: { family: 'normal' }, bids: [700] }, 'contradiction', []],
    ['shares of types below 1', { types: { asks: 0.5, repeats: 0.4 } }, 'shares_sum', []],
    ['shares of types above 1', { types: { asks: 1, repeats: 0.1 } }, 'shares_sum', []],
    ['shares of no type', { types: {} }, 'shares_sum', []],
    ['a table that is none', { rows: ['best', 'worst' as never] }, 'row_unknown', ['rows', 1]],
    ['visitors of what is sold more than once', { policy: seatPolicy(), visitors: 3 }, 'not_single', []],
    ['a policy with nothing to bargain over', { policy: rugPolicy({ floor_price: 1000 }) }, 'range_empty', []],
  ])('is %s', (_title, input, code, path) => {
    expect(faultOf(input)).toEqual([code, path]);
  });

  it('is none of what may be left out or null, nor thirds in decimals', () => {
    expect(faultOf({ prior: null, bids: null, types: null, visitors: null, know: null, seed: null })).toBeNull();
    expect(faultOf({ types: { asks: 0.3333333, repeats: 0.3333333, shades: 0.3333333 } })).toBeNull();
    expect(faultOf({ prior: { family: 'normal', low: null, mean: 0.4 }, visitors: 3 })).toBeNull();
  });
});
