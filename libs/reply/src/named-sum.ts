import type { MessageReading } from '@svc/language';
import {
  chargesOf,
  dealTotal,
  fromMicros,
  packageListMicros,
  totalPerPeriod,
  type DealSums,
  type Offer,
  type Policy,
} from '@svc/policy-rules';
import { namedOptions } from './named-order.js';
import type { Order } from './order.js';

/** A sum that the buyer names to pay, charges included: for the whole deal, or for one period of it. */
export interface NamedSum {
  amount: number;
  of: keyof DealSums;
}

const CENT = 0.01;

/** From this many times the list of its package on a price may be a slip of the pen, or a total. */
export const FAR_ABOVE = 1.5;

/** Whether a value is an amount of money that somebody could name. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e9;

/**
 * What the buyer names to pay in all: a total, and of a single one also a price, where the deal charges something on
 * top; unless it is named apart from the charges or, without a term beside it, is the price of such a deal on the
 * table. So "850 delivered" is never agreed to at 850 and 45 for delivery.
 */
export function namedTotal(
  policy: Policy,
  standing: readonly Offer[],
  { package: named, facts }: Pick<MessageReading, 'package' | 'facts'>,
  order: Order,
): NamedSum | null {
  const { price } = named;
  const total = totalNamed(policy, facts, order);
  if (total !== null) {
    // A price that is the share of the total says the same, rounded.
    const isShare = isAmount(price) && Math.abs(price * order.quantity - total.amount) < CENT * order.quantity;
    return isAmount(price) && !isShare && isChargeFree(policy, order, price) ? null : total;
  }
  if (!isAmount(price) || facts.charges_apart === true || isChargeFree(policy, order, price)) return null;
  if (order.quantity > 1)
    return facts.charges_in && !policy.period ? { amount: price * order.quantity, of: 'total' } : null;
  // "2,250 a table" is the price of the table, with whatever it is charged beside it.
  if (facts.price_each === true && !mayIncludeCharges(policy, { package: named, facts }, order)) return null;
  const restates = Object.keys(namedOptions(policy, named)).length === 0;
  const onTheTable = standing.some((offer) => offer.price === price && !isChargeFree(policy, offer, price));
  return restates && onTheTable ? null : { amount: price, of: policy.period ? 'total_per_period' : 'total' };
}

/**
 * The total of a message as a sum of the whole deal or of one period. Where the message does not say which, it is the
 * one that comes to a unit price between half of the list and the list; of both one period's, and of neither, too.
 */
export function totalNamed(policy: Policy, facts: MessageReading['facts'], order: Order): NamedSum | null {
  if (!isAmount(facts.total)) return null;
  const { total: amount, total_of: of } = facts;
  if (!policy.period) return { amount, of: 'total' };
  if (of !== undefined) return { amount, of: of === 'deal' ? 'total' : 'total_per_period' };
  const list = fromMicros(packageListMicros(policy, order, {}));
  const near = (sum: (price: number) => number): boolean => amount >= sum(list / 2) && amount <= sum(list);
  const inAll = order.periods !== null && near((price) => dealTotal(policy, { ...order, price }));
  const ofOne = (price: number): number => totalPerPeriod(policy, { ...order, price }) ?? 0;
  const inOne = near(ofOne);
  // What nobody pays for one period is paid for all of them.
  const isFar = order.periods !== null && amount > FAR_ABOVE * ofOne(list);
  return { amount, of: !inOne && (inAll || isFar) ? 'total' : 'total_per_period' };
}

/**
 * What an offer comes to, of the same kind as a named sum; null where it has none, because nothing ends it.
 * @example sumOf(policy, { price: 32, quantity: 10, terms: {}, periods: 24 }, 'total') // 7680
 */
export function sumOf(policy: Policy, offer: Offer, of: NamedSum['of']): number | null {
  if (of === 'total_per_period') return totalPerPeriod(policy, offer);
  return offer.periods === null ? null : dealTotal(policy, offer);
}

/** Whether nothing is paid on top of a price. */
export const isChargeFree = (policy: Policy, order: Order, price: number): boolean =>
  chargesOf(policy, { ...order, price }).length === 0;

/**
 * Whether a price of one stands beside an option that costs something on top, so that it may or may not include that:
 * it is a bid, and no yes to a deal on top of which more is paid.
 */
export function mayIncludeCharges(
  policy: Policy,
  { package: named, facts }: Pick<MessageReading, 'package' | 'facts'>,
  order: Omit<Offer, 'price'>,
): boolean {
  const { price } = named;
  if (!isAmount(price) || facts.total !== undefined || facts.charges_apart === true) return false;
  const options = namedOptions(policy, named);
  return chargesOf(policy, { ...order, price }).some(({ term, option }) => options[term] === option);
}
