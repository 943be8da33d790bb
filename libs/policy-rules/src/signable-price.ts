import type { Ordered } from './offer.js';
import type { Policy } from './policy.js';
import { divideRounded, fromMicros, priceStepMicros, toMicros } from './money.js';
import { timesPaid } from './net.js';

/** The steps of a sum in micros: those of the price, but no finer than the currency. */
export function sumStepMicros(policy: Pick<Policy, 'currency' | 'price_decimals'>): bigint {
  const [step, minor] = [priceStepMicros(policy), priceStepMicros({ currency: policy.currency })];
  return step > minor ? step : minor;
}

/**
 * The unit price next to an amount that can be signed for an order: one in whole price steps, or the share of a sum in
 * such steps for all that is ordered, to six decimals.
 * @example signablePrice({ currency: 'USD' }, { quantity: 12, terms: {} }, 50 / 12) // 4.166667
 * @example signablePrice({ currency: 'USD' }, { quantity: 1, terms: {} }, 50 / 12) // 4.17
 */
export function signablePrice(policy: Policy, order: Ordered, price: number): number {
  const [step, times] = [priceStepMicros(policy), timesPaid(policy, order)];
  return fromMicros(divideRounded(divideRounded(toMicros(price) * times, step) * step, times));
}
