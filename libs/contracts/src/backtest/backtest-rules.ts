import type { TypeShares, ValuePrior } from '@svc/reply';
import { VALUE_DEFAULTS, VALUE_MEMBERS } from '@svc/reply/limits';
import { broken, type BrokenRule } from '../between.js';

/** Shares that are written in decimals may miss 1 by this much. */
const SUM_TOLERANCE = 1e-6;

/** Members of another family, and ends that do not rise. */
export function* rulesOfPrior(prior: ValuePrior): Generator<BrokenRule> {
  const { family, low, high } = prior;
  const allowed: readonly string[] = VALUE_MEMBERS[family];
  for (const name of ['low', 'high', 'mean', 'deviation'] as const)
    if ((prior[name] ?? null) !== null && !allowed.includes(name))
      yield broken('prior_parameter', [name], `A prior of family ${family} has only ${allowed.join(' and ')}`);
  if (family === 'uniform' && !((low ?? VALUE_DEFAULTS.low) < (high ?? VALUE_DEFAULTS.high)))
    yield broken('prior_order', ['high'], 'high should be above low');
}

/** Two sources of the same thing. */
export function* oneSource(body: { prior?: object | null; bids?: readonly number[] | null }): Generator<BrokenRule> {
  if (body.prior && body.bids)
    yield broken('contradiction', ['bids'], 'prior and bids describe the same thing: send only one of them');
}

/** Shares that do not come to 1. */
export function* sumOfShares(types: TypeShares | null | undefined): Generator<BrokenRule> {
  if (!types) return;
  const sum = Object.values(types).reduce((total, share) => total + (share ?? 0), 0);
  if (Math.abs(sum - 1) > SUM_TOLERANCE)
    yield broken('shares_sum', ['types'], `the shares of types should sum to 1, but sum to ${Number(sum.toFixed(6))}`);
}
