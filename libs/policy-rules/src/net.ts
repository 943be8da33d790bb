import type { Offer, Ordered } from './offer.js';
import type { Policy } from './policy.js';
import { fromMicros, toMicros } from './money.js';
import { chosenOption } from './choices.js';
import { spreadPeriods } from './periods.js';

/** How often the unit price is paid in a deal: once for each unit and each period. */
export function timesPaid(policy: Policy, offer: Ordered): bigint {
  return BigInt(Math.max(1, Math.trunc(offer.quantity))) * BigInt(spreadPeriods(policy, offer));
}

/**
 * What a whole deal is worth to the seller in micros: price × quantity + worth of every chosen option, of all periods
 * (of the fewest, where it has no end). Charges are no part of it: they cover what the option costs.
 * @throws {RangeError} where price or quantity is not finite
 * @example netTotalMicros({ terms: [] }, { price: 39.2, quantity: 25, terms: {} }) // 980_000_000n
 */
export function netTotalMicros(policy: Policy, offer: Offer): bigint {
  const times = timesPaid(policy, offer);
  let total = toMicros(offer.price) * times;
  for (const term of policy.terms ?? []) {
    const option = chosenOption(policy, offer, term.id);
    if (!option?.worth) continue;
    total += option.worth_per === 'deal' ? toMicros(option.worth) : toMicros(option.worth) * times;
  }
  return total;
}

/**
 * The seller's net a unit and period in currency units, rounded down to a micro. For the caller, never for the buyer.
 * @example netPerUnit({ terms: [] }, { price: 39.2, quantity: 25, terms: {} }) // 39.2
 */
export function netPerUnit(policy: Policy, offer: Offer): number {
  const total = netTotalMicros(policy, offer);
  const times = timesPaid(policy, offer);
  const towardsZero = total / times;
  return fromMicros(towardsZero * times > total ? towardsZero - 1n : towardsZero);
}

/**
 * Price × quantity in currency units, without charges; with them it is `dealTotal`.
 * @example totalPrice({ price: 39.2, quantity: 25, terms: {} }) // 980
 */
export function totalPrice(offer: Offer): number {
  return fromMicros(toMicros(offer.price) * BigInt(Math.trunc(offer.quantity)));
}
