import type { OfferContext, Ordered } from './offer.js';
import type { Policy } from './policy.js';
import { toMicros } from './money.js';
import { combinedMicros, packageListMicros, priceEffects } from './package-list.js';

/**
 * How far below the package's list the unit price of such an order may go, in micros, before the floor is applied.
 * Free discount or the largest unlock that does not stack, whichever is more, plus all that stack.
 */
export function unlockedMicros(policy: Policy, offer: Ordered, context: OfferContext): bigint {
  const list = packageListMicros(policy, offer, context);
  const free =
    policy.free_discount === undefined ? list - toMicros(policy.floor_price) : toMicros(policy.free_discount);
  return combinedMicros(priceEffects(policy, offer, context), 'unlocks', list, free);
}
