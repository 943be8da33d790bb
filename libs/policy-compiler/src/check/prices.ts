import type { Policy } from '@svc/policy-rules';
import { hasDecimals, priceDecimals, toMicros } from '@svc/policy-rules';
import type { Issue } from '../issue.js';
import { issue } from '../issue.js';

/** Floor above list, prices finer than the price step, more given for nothing than the floor allows. */
export function checkPrices(policy: Policy): Issue[] {
  const { list_price: list, floor_price: floor, free_discount: free } = policy;
  const issues: Issue[] = [];
  if (toMicros(floor) > toMicros(list)) {
    issues.push(issue('floor_above_list', '/floor_price', `The lowest price ${floor} is above the list price ${list}.`, 'Lower floor_price or raise list_price.'));
  }
  const decimals = priceDecimals(policy);
  for (const [field, amount] of [['list_price', list], ['floor_price', floor]] as const) {
    if (!hasDecimals(amount, decimals)) issues.push(issue('price_precision', `/${field}`, `${amount} has more than ${decimals} decimals.`, 'Round it, or set price_decimals.'));
  }
  if (free !== undefined && toMicros(floor) <= toMicros(list) && toMicros(free) > toMicros(list) - toMicros(floor)) {
    issues.push(issue('free_discount_beyond_floor', '/free_discount', `${free} off for nothing would go below the lowest price ${floor}; the lowest price stops it.`, 'Lower free_discount, or leave it out to allow everything down to the lowest price.'));
  }
  return issues;
}
