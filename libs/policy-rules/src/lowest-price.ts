import type { OfferContext, Ordered } from './offer.js';
import type { Policy } from './policy.js';
import { fromMicros, MICROS, priceStepMicros, shareToMillionths, toMicros } from './money.js';
import { chosenOption } from './choices.js';
import { packageListMicros } from './package-list.js';
import { unlockedMicros } from './unlocked.js';
import { netTotalMicros, timesPaid } from './net.js';

/**
 * The lowest unit price that every price rule allows for an order with these terms and this quantity, rounded up to the
 * price step; null where no price up to the package's list is allowed, or the quantity is no whole number from 1.
 *
 * `checkOffer` stays the judge: this is how an engine finds the price to put before it.
 */
export function lowestPrice(policy: Policy, order: Ordered, context: OfferContext): number | null {
  if (!Number.isSafeInteger(order.quantity) || order.quantity < 1) return null;
  const list = toMicros(policy.list_price);
  const packageList = packageListMicros(policy, order, context);
  const floor = toMicros(policy.floor_price);
  const times = timesPaid(policy, order);
  let low = floor;
  const raise = (bound: bigint): void => {
    if (bound > low) low = bound;
  };
  raise(packageList - unlockedMicros(policy, order, context));
  const worth = netTotalMicros(policy, { ...order, price: 0 });
  const short = floor * times - worth;
  raise((short + times - 1n) / times);
  for (const term of policy.terms ?? []) {
    const atMost = chosenOption(policy, order, term.id)?.requires_discount_at_most;
    if (atMost !== undefined) raise(list - (list * shareToMillionths(atMost)) / BigInt(MICROS));
  }
  const step = priceStepMicros(policy);
  const stepped = ((low + step - 1n) / step) * step;
  return stepped > packageList ? null : fromMicros(stepped);
}
