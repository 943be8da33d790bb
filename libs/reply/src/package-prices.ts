import {
  chosenOption,
  fromMicros,
  lowestPrice,
  MICROS,
  packageListMicros,
  POLICY_DEFAULTS,
  priceStepMicros,
  reachedBreaks,
  reductionMicros,
  timesPaid,
  toMicros,
  flagConfirmed,
  type Offer,
  type OfferContext,
  type Policy,
  type PolicyOption,
  type PriceEffect,
} from '@svc/policy-rules';
import { asksNothing, freeDiscountMicros, reservePrice } from '@svc/policy-rules/reserve';

/** Between which unit prices a package is bargained over, in currency units and whole price steps. */
export interface PackagePrices {
  /** What everybody pays at most: the list less what the package's options, its count and the flags give. */
  list: number;
  /** The lowest price that closes by itself, with what the package's options cost the seller. */
  reserve: number;
  /** What its options cost the seller a unit and nothing else pays for; 0 where none does. */
  cost: number;
}

/** A package that cannot be had: no lawful price at all, or none up to its list that pays for what its options cost. */
export type NoPackage = 'not_lawful' | 'not_paid_for';

/** What the prices of a package depend on beside the order. */
export interface Moment {
  policy: Policy;
  context: OfferContext;
  /** Milliseconds since 1970-01-01T00:00:00Z: the reserve may fall by dates. */
  nowMillis: number;
}

/**
 * The list and the reserve of a package. The reserve is the highest of: the lowest price that the rules allow; the
 * list of the package less `free_discount` and less the buyer's share of its trades; and the reserve of the policy
 * less what its options and flags give and less that share. What its other options cost is added to the last two. The
 * price for a larger or longer order is the list of its package, and moves the reserve no lower than that.
 *
 * @example packagePrices({ policy, context: {}, nowMillis }, { quantity: 25, terms: { contract: 'two_years' } })
 * // { list: 49, reserve: 39.76, cost: 0 }
 */
export function packagePrices(moment: Moment, order: Omit<Offer, 'price'>): PackagePrices | NoPackage {
  const { policy, context, nowMillis } = moment;
  const lawful = lowestPrice(policy, order, context);
  if (lawful === null) return 'not_lawful';
  const list = packageListMicros(policy, order, context);
  const given = toMicros(policy.list_price) - packageListMicros(withoutBreaks(policy), order, context);
  const share = toMillionths(policy.manner?.share_of_trades ?? POLICY_DEFAULTS.shareOfTrades);
  const traded = (tradeWorth(moment, order, list) * share) / BigInt(MICROS);
  const cost = costOf(policy, order);
  const bounds = [toMicros(lawful), toMicros(reservePrice(policy, nowMillis)) - given - traded + cost];
  if (policy.free_discount !== undefined)
    bounds.push(list - freeDiscountMicros(policy, reachedBreaks(policy, order, context), list) - traded + cost);
  const step = priceStepMicros(policy);
  const highest = bounds.reduce((high, bound) => (bound > high ? bound : high));
  const reserve = ((highest + step - 1n) / step) * step;
  if (reserve > list)
    return cost > 0n ? 'not_paid_for' : { list: fromMicros(list), reserve: fromMicros(list), cost: 0 };
  return { list: fromMicros(list), reserve: fromMicros(reserve), cost: fromMicros(cost) };
}

/**
 * What an offer brings the seller a unit, in micros: its price, what the policy gives everybody (a published price is
 * the seller's own), what its choices are worth, less what its other options cost.
 *
 * @example broughtMicros(moment, { quantity: 25, price: 46, terms: { contract: 'two_years' } }) // 50_400_000n
 */
export function broughtMicros(moment: Moment, offer: Offer): bigint {
  const { policy, context } = moment;
  const list = packageListMicros(policy, offer, context);
  const idle = optionsOf(policy, offer)
    .filter(({ unlocks, gives }) => unlocks === undefined && gives === undefined)
    .map((option) => worthMicros(option, timesPaid(policy, offer)));
  const worth = idle.reduce((sum, one) => (one > 0n ? sum + one : sum), tradeWorth(moment, offer, list));
  return toMicros(offer.price) + toMicros(policy.list_price) - list + worth - costOf(policy, offer);
}

/** The policy with one price for orders of every size and length. */
function withoutBreaks({ quantity, period, ...policy }: Policy): Policy {
  return {
    ...policy,
    ...(quantity && { quantity: { ...quantity, breaks: [] } }),
    ...(period && { period: { ...period, breaks: [] } }),
  };
}

/** Whether a package can be had, with its prices. */
export const isPriced = (prices: PackagePrices | NoPackage): prices is PackagePrices => typeof prices !== 'string';

const toMillionths = (share: number): bigint => BigInt(Math.round(share * MICROS));

/** The chosen options of an order, those of the terms that the policy has. */
function optionsOf(policy: Policy, order: Omit<Offer, 'price'>): PolicyOption[] {
  return (policy.terms ?? []).flatMap((term) => chosenOption(policy, order, term.id) ?? []);
}

/** What an option is worth to the seller a unit and period, of which a deal has so many; negative where it costs. */
function worthMicros({ worth = 0, worth_per }: PolicyOption, times: bigint): bigint {
  return worth_per === 'deal' ? toMicros(worth) / times : toMicros(worth);
}

/**
 * What the choices that unlock a discount are worth to the seller a unit, in micros: the stated worth of an option,
 * and of what has none (a count, a flag, an option without `worth`) the discount that it unlocks.
 */
function tradeWorth({ policy, context }: Moment, order: Omit<Offer, 'price'>, list: bigint): bigint {
  const unlocked = ({ unlocks }: PriceEffect): bigint => (unlocks ? reductionMicros(unlocks, list) : 0n);
  const options = optionsOf(policy, order)
    .filter((option) => option.unlocks !== undefined)
    .map((option) => (option.worth === undefined ? unlocked(option) : worthMicros(option, timesPaid(policy, order))));
  const others = [
    ...reachedBreaks(policy, order, context).filter((one) => !asksNothing(policy, one)),
    ...(policy.grants ?? []).filter(({ flag }) => flagConfirmed(context, flag)),
  ].map(unlocked);
  return [...options, ...others].reduce((sum, worth) => (worth > 0n ? sum + worth : sum), 0n);
}

/**
 * What the other options cost the seller a unit, in micros. An option that may be given up to a discount is an
 * entitlement where it may, and costs nobody anything.
 */
function costOf(policy: Policy, order: Omit<Offer, 'price'>): bigint {
  return optionsOf(policy, order)
    .filter((option) => option.unlocks === undefined && option.requires_discount_at_most === undefined)
    .map((option) => worthMicros(option, timesPaid(policy, order)))
    .reduce((sum, worth) => (worth < 0n ? sum - worth : sum), 0n);
}
