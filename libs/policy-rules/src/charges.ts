import type { Charge, Offer, Ordered } from './offer.js';
import type { Policy, PolicyOption } from './policy.js';
import { currencyDecimals, fromMicros, MICROS, priceStepMicros, shareToMillionths, toMicros } from './money.js';
import { chosenOption } from './choices.js';
import { isRecord } from './is-record.js';
import { agreedPeriods, spreadPeriods } from './periods.js';

/** What is priced: an order at a unit price. */
type Priced = Ordered & Pick<Offer, 'price'>;

/** Micros × 10⁶ as micros in whole units of the currency's decimals, halves up. */
function roundToMinor(policy: Pick<Policy, 'currency'>, exact: bigint): bigint {
  const minor = 10n ** BigInt(12 - currencyDecimals(policy.currency));
  return (((exact + minor / 2n) / minor) * minor) / BigInt(MICROS);
}

/** Whether a charge is paid again every period: a share of what each period costs, or an amount that says so. */
function isPerPeriod(policy: Policy, { charge, charge_per: per }: PolicyOption): boolean {
  if (!policy.period || !charge) return false;
  return 'share' in charge || per === 'period' || per === 'unit_period';
}

/** How many times a charge of an amount is paid in a deal, or in each of its periods. */
function timesCharged({ charge_per: per = 'unit' }: PolicyOption, order: Ordered): bigint {
  if (typeof per === 'object') return BigInt(Math.trunc(order.counts?.[per.count] ?? 0));
  return per === 'deal' || per === 'period' ? 1n : BigInt(Math.trunc(order.quantity));
}

/** A charge in micros, rounded to the currency's decimals, halves up: for the deal, or for one period of it. */
function chargeMicros(policy: Policy, option: PolicyOption, offer: Priced): bigint {
  const { charge } = option;
  if (!charge) return 0n;
  const exact =
    'share' in charge
      ? toMicros(offer.price) * BigInt(Math.trunc(offer.quantity)) * shareToMillionths(charge.share)
      : toMicros(charge.amount) * timesCharged(option, offer) * BigInt(MICROS);
  return roundToMinor(policy, exact);
}

/**
 * What the buyer pays on top of price × quantity, a line for each chosen option that costs something. What is paid
 * again every period names it in `per`, and its amount is that of one period.
 * @throws {RangeError} where price or quantity is not finite
 * @example
 * chargesOf(policy, { price: 78, quantity: 80, terms: { bar: 'open_bar' } }) // [{ term: 'bar', …, amount: 2000 }]
 */
export function chargesOf(policy: Policy, offer: Priced): Charge[] {
  return (policy.terms ?? []).flatMap((term) => {
    const option = chosenOption(policy, offer, term.id);
    const micros = option ? chargeMicros(policy, option, offer) : 0n;
    if (!option || micros <= 0n) return [];
    const charge: Charge = { term: term.id, option: option.id, label: option.label, amount: fromMicros(micros) };
    return policy.period && isPerPeriod(policy, option) ? [{ ...charge, per: policy.period.unit }] : [charge];
  });
}

/** What a deal costs: one period of it where it is paid by time, and all of it. In currency units. */
export interface DealSums {
  total_per_period: number | null;
  total: number;
}

/**
 * The sums of a deal from its lines: price × quantity and the charges of every period, and with those that are paid
 * once what so many periods cost in all. Where a price is paid by time it is rounded to the currency's decimals once.
 * @example
 * const charges = [{ term: 'setup', option: 'by_us', label: 'by us', amount: 300 }];
 * sumsOf({ currency: 'USD', period: { unit: 'month' } }, { price: 32, quantity: 10, charges }, 24)
 * // { total_per_period: 320, total: 7980 }
 */
export function sumsOf(
  policy: Pick<Policy, 'currency' | 'period'>,
  { price, quantity, charges }: Required<Pick<Offer, 'price' | 'quantity' | 'charges'>>,
  periods: number,
): DealSums {
  const charged = (everyPeriod: boolean): bigint =>
    charges.reduce((sum, { per, amount }) => ((per !== undefined) === everyPeriod ? sum + toMicros(amount) : sum), 0n);
  const goods = (times: number): bigint => {
    const exact = toMicros(price) * BigInt(Math.trunc(quantity)) * BigInt(times);
    return policy.period ? roundToMinor(policy, exact * BigInt(MICROS)) : exact;
  };
  return {
    total_per_period: policy.period ? fromMicros(goods(1) + charged(true)) : null,
    total: fromMicros(goods(periods) + charged(true) * BigInt(periods) + charged(false)),
  };
}

const sumsOfDeal = (policy: Policy, offer: Priced): DealSums =>
  sumsOf(policy, { ...offer, charges: chargesOf(policy, offer) }, spreadPeriods(policy, offer));

/**
 * What one period costs, without what is paid once, in currency units; null where the price is not paid by time.
 * @example
 * const policy = { currency: 'USD', period: { unit: 'month' } };
 * totalPerPeriod(policy, { price: 32, quantity: 10, terms: {} }) // 320
 */
export const totalPerPeriod = (policy: Policy, offer: Priced): number | null =>
  sumsOfDeal(policy, offer).total_per_period;

/**
 * What the buyer pays in all, in currency units: price × quantity of all agreed periods and every charge. Without an
 * end there is no such sum; this is then what the fewest periods cost (`spreadPeriods`), and `agreedPeriods` is null.
 * @example
 * const options = [{ id: 'none' }, { id: 'open_bar', charge: { amount: 25 } }];
 * const policy = { currency: 'USD', terms: [{ id: 'bar', default: 'none', options }] };
 * dealTotal(policy, { price: 78, quantity: 80, terms: { bar: 'open_bar' } }) // 8240
 */
export const dealTotal = (policy: Policy, offer: Priced): number => sumsOfDeal(policy, offer).total;

/** Whether stated charges are the right ones: all of them, in the order of the policy's terms, to the cent. */
export function sameCharges(stated: unknown, right: readonly Charge[]): boolean {
  if (!Array.isArray(stated) || stated.length !== right.length) return false;
  return right.every((charge, at) => {
    const one: unknown = stated[at];
    return (
      isRecord(one) &&
      (['term', 'option', 'label', 'amount', 'per'] as const).every((member) => one[member] === charge[member])
    );
  });
}

/**
 * Whether the sums that an offer states are right; without an end, one that states a total is wrong.
 * @example
 * const policy = { currency: 'USD', period: { unit: 'month' } };
 * const offer = { price: 32, quantity: 10, terms: {}, periods: 24 };
 * sumsExact(policy, offer, { total_per_period: 320, total: 7680 }) // true
 */
export function sumsExact(policy: Policy, offer: Priced, stated: { [Sum in keyof DealSums]?: unknown }): boolean {
  const sums = sumsOfDeal(policy, offer);
  const total = agreedPeriods(policy, offer) === null ? null : sums.total;
  return (
    (stated.total === undefined || stated.total === total) &&
    (stated.total_per_period === undefined || stated.total_per_period === sums.total_per_period)
  );
}

/**
 * The highest unit price, in whole price steps, at which a deal on these terms comes to no more than `total`: of all
 * that is paid, or of one period. Null where its charges alone come to more. Nobody pays more than they named.
 * @example
 * const options = [{ id: 'none' }, { id: 'open_bar', charge: { amount: 25 } }];
 * const policy = { currency: 'USD', terms: [{ id: 'bar', default: 'none', options }] };
 * priceForTotal(policy, { quantity: 80, terms: { bar: 'open_bar' } }, 8240) // 78
 */
export function priceForTotal(
  policy: Policy,
  order: Ordered,
  total: number,
  of: keyof DealSums = 'total',
): number | null {
  const step = priceStepMicros(policy);
  const sumAt = (price: number): number => sumsOfDeal(policy, { ...order, price })[of] ?? 0;
  const times = BigInt(Math.max(1, order.quantity) * (of === 'total' ? spreadPeriods(policy, order) : 1));
  const free = toMicros(total) - toMicros(sumAt(0));
  const shares = (policy.terms ?? []).reduce((sum, term) => {
    const charge = chosenOption(policy, order, term.id)?.charge;
    return charge && 'share' in charge ? sum + shareToMillionths(charge.share) : sum;
  }, BigInt(MICROS));
  if (free < 0n) return null;
  const micros = (free * BigInt(MICROS)) / (times * shares);
  const exact = (micros / step) * step;
  for (let price = exact + step; price >= 0n; price -= step) {
    const sum = sumAt(fromMicros(price));
    // Of prices that come to the same sum, the one that it divides into: 85 a day, and not 85.000001.
    if (sum <= total) return fromMicros(price > exact && sumAt(fromMicros(exact)) === sum ? exact : price);
  }
  return null;
}
