import type { Policy, QuantityBreak } from '@svc/policy-rules';
import { toMicros } from '@svc/policy-rules';
import { freeDiscountMicros } from '@svc/policy-rules/reserve';

type Bargained = Pick<Policy, 'list_price' | 'free_discount' | 'quantity' | 'period'>;

/** The breaks of a policy, by what is ordered and by the time that it is ordered for. */
export const breaksOf = ({ quantity, period }: Bargained): QuantityBreak[] => [
  ...(quantity?.breaks ?? []),
  ...(period?.breaks ?? []),
];

/**
 * Whether a buyer who offers the reserve gets it for nothing in return. Where less may be given for nothing, such a bid
 * waits as a lower one does.
 * @example closesForNothing({ ...bike, list_price: 900, free_discount: 0 }, 820) // false
 */
export function closesForNothing(policy: Bargained, reserve: number): boolean {
  if (policy.free_discount === undefined) return true;
  const list = toMicros(policy.list_price);
  return list - freeDiscountMicros(policy, breaksOf(policy), list) <= toMicros(reserve);
}
