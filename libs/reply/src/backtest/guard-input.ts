import { MAX_AMOUNT, quantityBounds, type Policy } from '@svc/policy-rules';
import { BACKTEST_ROWS, VALUE_DEFAULTS, VALUE_MEMBERS } from '../limits.js';
import { thingsOf } from '../same-policy.js';
import { BacktestError } from './backtest-error.js';
import type { BacktestInput, TypeShares, ValuePrior } from './backtest-shape.js';

/** Shares that are written in decimals may miss 1 by this much. */
const SUM_TOLERANCE = 1e-6;

/** @throws BacktestError for the first thing in an input that cannot be used */
export function guardInput({ policy, prior, bids, types, visitors, rows }: BacktestInput): void {
  if (policy.floor_price >= policy.list_price)
    throw new BacktestError(
      'range_empty',
      [],
      'the lowest price is the list price, so there is nothing to bargain over',
    );
  if (prior && bids)
    throw new BacktestError('contradiction', [], 'prior and bids describe the same thing: send only one of them');
  if (prior) guardPrior(prior);
  if (bids) guardBids(bids);
  if (types) guardTypes(types);
  if (rows) guardRows(rows);
  if (visitors && !isSingle(policy))
    throw new BacktestError('not_single', [], 'visitors is only for a single item, but this policy sells several');
}

function guardPrior(prior: ValuePrior): void {
  const allowed: readonly string[] = VALUE_MEMBERS[prior.family];
  for (const name of ['low', 'high', 'mean', 'deviation'] as const)
    if (prior[name] !== undefined && prior[name] !== null && !allowed.includes(name))
      throw new BacktestError(
        'prior_parameter',
        ['prior', name],
        `A prior of family ${prior.family} has only ${allowed.join(' and ')}`,
      );
  if (prior.family === 'uniform' && !((prior.low ?? VALUE_DEFAULTS.low) < (prior.high ?? VALUE_DEFAULTS.high)))
    throw new BacktestError('prior_order', ['prior', 'high'], 'high should be above low');
}

function guardBids(bids: readonly unknown[]): void {
  if (bids.length === 0) throw new BacktestError('bids_empty', ['bids'], 'bids should have at least one number');
  const at = bids.findIndex((bid) => typeof bid !== 'number' || !(bid >= 0 && bid <= MAX_AMOUNT));
  if (at >= 0) throw new BacktestError('bid_range', ['bids', at], `A bid should be a number from 0 to ${MAX_AMOUNT}`);
}

function guardTypes(types: TypeShares): void {
  const sum = Object.values(types).reduce((total, share) => total + (share ?? 0), 0);
  if (Math.abs(sum - 1) > SUM_TOLERANCE)
    throw new BacktestError(
      'shares_sum',
      [],
      `the shares of types should sum to 1, but sum to ${Number(sum.toFixed(6))}`,
    );
}

function guardRows(rows: readonly unknown[]): void {
  const at = rows.findIndex((row) => !(BACKTEST_ROWS as readonly unknown[]).includes(row));
  if (at >= 0)
    throw new BacktestError('row_unknown', ['rows', at], `A row should be one of ${BACKTEST_ROWS.join(', ')}`);
}

/** Whether a policy sells one thing that is then gone. */
const isSingle = (policy: Policy): boolean => quantityBounds(policy).max === 1 || thingsOf(policy).length > 0;
