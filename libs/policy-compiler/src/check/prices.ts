import type { Policy } from '@svc/policy-rules';
import { hasDecimals, priceDecimals, toMicros } from '@svc/policy-rules';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

/** Floor above list, prices finer than the price step, more given for nothing than the floor allows. */
export function checkPrices(policy: Policy): Finding[] {
  const { list_price: list, floor_price: floor, free_discount: free } = policy;
  const issues: Finding[] = [];
  if (toMicros(floor) > toMicros(list)) {
    issues.push(finding('floorAboveList', '/floor_price', [floor, list]));
  }
  const decimals = priceDecimals(policy);
  for (const [field, amount] of [
    ['list_price', list],
    ['floor_price', floor],
  ] as const) {
    if (!hasDecimals(amount, decimals)) issues.push(finding('pricePrecision', `/${field}`, [amount, decimals]));
  }
  if (free !== undefined && toMicros(floor) <= toMicros(list) && toMicros(free) > toMicros(list) - toMicros(floor)) {
    issues.push(finding('freeBeyondFloor', '/free_discount', [free, floor]));
  }
  return issues;
}
