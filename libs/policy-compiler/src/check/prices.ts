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
  for (const [path, amount] of unitPrices(policy)) {
    if (!hasDecimals(amount, decimals)) issues.push(finding('pricePrecision', path, [amount, decimals]));
  }
  if (free !== undefined && toMicros(floor) <= toMicros(list) && toMicros(free) > toMicros(list) - toMicros(floor)) {
    issues.push(finding('freeBeyondFloor', '/free_discount', [free, floor]));
  }
  return issues;
}

/** Every unit price that the seller names, with its place. */
function unitPrices(policy: Policy): [path: string, amount: number][] {
  const { list_price: list, floor_price: floor, reserve_price: reserve, reserve_dates: dates = [], manner } = policy;
  const from = manner?.approve?.from;
  return [
    ['/list_price', list],
    ['/floor_price', floor],
    ...(reserve === undefined ? [] : [['/reserve_price', reserve] as [string, number]]),
    ...dates.map(({ price }, index): [string, number] => [`/reserve_dates/${index}/price`, price]),
    ...(from === undefined ? [] : [['/manner/approve/from', from] as [string, number]]),
  ];
}
