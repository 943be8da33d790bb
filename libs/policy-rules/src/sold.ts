import { dealTotal, totalPerPeriod } from './charges.js';
import type { Offer } from './offer.js';
import { agreedPeriods } from './periods.js';
import type { PeriodUnit, Policy } from './policy.js';

/** What is sold by an offer, for how long, and for how much: as a promise keeps it and a receipt says it. */
export interface Sold {
  /** What is sold: the name of the policy. */
  goods: string;
  /** The word for one unit; left out where the policy counts nothing. */
  unit?: string;
  /** What a price, and what a charge that is paid again and again, is for; left out where nothing is paid by time. */
  period?: PeriodUnit;
  /** For how many periods; null until somebody ends it. Present with `period`. */
  periods?: number | null;
  /** What is counted by itself → how many; left out where nothing is. */
  counts?: Readonly<Record<string, number>>;
  /** What one period costs, in currency units, without what is paid once. Present with `period`. */
  total_per_period?: number;
  /** What the whole deal costs, in currency units; left out where it runs until somebody ends it. */
  total?: number;
}

/**
 * What a policy sells by an offer, and for how much.
 * @example
 * const quantity = { min: 1, max: 500, unit: 'seat' };
 * const policy = { name: 'Team plan', currency: 'USD', quantity, period: { unit: 'month' } };
 * soldUnder(policy, { price: 32, quantity: 10, terms: {}, periods: 24 })
 * // { goods: 'Team plan', unit: 'seat', period: 'month', periods: 24, total_per_period: 320, total: 7680 }
 */
export function soldUnder(policy: Policy, offer: Offer): Sold {
  const { period, quantity } = policy;
  const periods = agreedPeriods(policy, offer);
  const perPeriod = totalPerPeriod(policy, offer);
  return {
    goods: policy.name,
    ...(quantity && { unit: quantity.unit }),
    ...(period && perPeriod !== null && { period: period.unit, periods, total_per_period: perPeriod }),
    ...(offer.counts && Object.keys(offer.counts).length > 0 && { counts: { ...offer.counts } }),
    ...(periods !== null && { total: dealTotal(policy, offer) }),
  };
}
