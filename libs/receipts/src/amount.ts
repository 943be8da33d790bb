import { fromMicros, toMicros, MAX_AMOUNT } from '@svc/policy-rules';

/**
 * Whether an unknown value is an amount of money that micros hold exactly: 0..`MAX_AMOUNT` currency units, at most six
 * decimals.
 * @example [isAmount(12.5), isAmount(-1), isAmount(0.123_456_78)] // [true, false, false]
 */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT && fromMicros(toMicros(value)) === value;
}
