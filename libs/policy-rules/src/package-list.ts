import type { OfferContext, Ordered } from './offer.js';
import type { Policy, PriceEffect, QuantityBreak, Reduction } from './policy.js';
import { divideRounded, MICROS, priceStepMicros, shareToMillionths, toMicros } from './money.js';
import { chosenOption, flagConfirmed, reachedBreak } from './choices.js';
import { spreadPeriods } from './periods.js';

/**
 * A reduction of a unit price as micros off it, rounded down: a rule never gives more than it says.
 * @example reductionMicros({ share: 0.05 }, 49_000_000n) // 2_450_000n
 */
export function reductionMicros(reduction: Reduction, fromPriceMicros: bigint): bigint {
  if ('share' in reduction) return (fromPriceMicros * shareToMillionths(reduction.share)) / BigInt(MICROS);
  if ('amount' in reduction) return toMicros(reduction.amount);
  const off = fromPriceMicros - toMicros(reduction.to_price);
  return off > 0n ? off : 0n;
}

/** The breaks that an order reaches: one by its quantity, and one by its periods. */
export const reachedBreaks = (policy: Policy, order: Ordered, context: OfferContext): QuantityBreak[] =>
  [
    reachedBreak(policy, policy.quantity?.breaks, order.quantity, order, context),
    reachedBreak(policy, policy.period?.breaks, spreadPeriods(policy, order), order, context),
  ].filter((one) => one !== undefined);

/** Everything that bears on the price of such an order: its options, the breaks it reaches, the confirmed flags. */
export function priceEffects(policy: Policy, order: Ordered, context: OfferContext): PriceEffect[] {
  return [
    ...(policy.terms ?? []).map((term) => chosenOption(policy, order, term.id)),
    ...reachedBreaks(policy, order, context),
    ...(policy.grants ?? []).filter((grant) => flagConfirmed(context, grant.flag)),
  ].filter((effect) => effect !== undefined);
}

/**
 * Micros off a price by effects of one kind: the largest of those that do not stack, plus all that do.
 * @example
 * const effects = [{ gives: { share: 0.1 } }, { gives: { share: 0.2 } }, { gives: { amount: 1 }, stacks: true }];
 * combinedMicros(effects, 'gives', 50_000_000n) // 11_000_000n
 */
export function combinedMicros(
  effects: readonly PriceEffect[],
  kind: 'gives' | 'unlocks',
  fromPriceMicros: bigint,
  least = 0n,
): bigint {
  let largest = least;
  let stacked = 0n;
  for (const effect of effects) {
    const reduction = effect[kind];
    if (!reduction) continue;
    const off = reductionMicros(reduction, fromPriceMicros);
    if (effect.stacks) stacked += off;
    else if (off > largest) largest = off;
  }
  return largest + stacked;
}

/**
 * The list price of a package in micros: `list_price` less what its options, its quantity and the confirmed flags
 * give, rounded to the nearest price step (halves up), never below the lowest price. Nobody pays more for it.
 * @example
 * const quantity = { min: 1, max: 500, breaks: [{ from: 100, gives: { share: 0.05 } }] };
 * const policy = { currency: 'USD', list_price: 49, floor_price: 38, quantity };
 * packageListMicros(policy, { quantity: 100, terms: {} }, {}) // 46_550_000n
 */
export function packageListMicros(policy: Policy, order: Ordered, context: OfferContext): bigint {
  const list = toMicros(policy.list_price);
  const given = combinedMicros(priceEffects(policy, order, context), 'gives', list);
  if (given === 0n) return list;
  const step = priceStepMicros(policy);
  const rounded = divideRounded(list - given, step) * step;
  const floor = ((toMicros(policy.floor_price) + step - 1n) / step) * step;
  const kept = given >= list || rounded < floor ? floor : rounded;
  return kept > list ? list : kept;
}
