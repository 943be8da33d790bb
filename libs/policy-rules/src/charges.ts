import type { Charge, Offer, Ordered } from './offer.js';
import type { Policy, PolicyOption } from './policy.js';
import { divideRounded, fromMicros, MICROS, priceStepMicros, shareToMillionths, toMicros } from './money.js';
import { chosenOption } from './choices.js';
import { isRecord } from './is-record.js';
import { agreedPeriods, spreadPeriods } from './periods.js';
import { timesPaid } from './net.js';
import { sumStepMicros } from './signable-price.js';

/** What is priced: an order at a unit price. */
type Priced = Ordered & Pick<Offer, 'price'>;

/** Micros × `scale` as micros in whole units of the currency's decimals, halves up. */
function roundToMinor(currency: string, exact: bigint, scale = 1n): bigint {
  const minor = priceStepMicros({ currency });
  return divideRounded(exact, minor * scale) * minor;
}

/** What all units come to, a period, unrounded. */
const goodsMicros = ({ price, quantity }: Pick<Offer, 'price' | 'quantity'>): bigint =>
  toMicros(price) * BigInt(Math.trunc(quantity));

/** Whether a charge is paid again every period: a share of what each period costs, or an amount that says so. */
function isPerPeriod(policy: Policy, { charge, charge_per: per }: PolicyOption): boolean {
  if (!policy.period || !charge) return false;
  return 'share' in charge || per === 'period' || per === 'unit_period';
}

/** How many times a charge of an amount is paid in a deal, or in each of its periods. */
function timesCharged({ charge_per: per = 'unit' }: PolicyOption, order: Ordered): bigint {
  if (typeof per === 'object')
    return BigInt(Math.max(0, Math.trunc(order.counts?.[per.count] ?? 0) - (per.included ?? 0)));
  return per === 'deal' || per === 'period' ? 1n : BigInt(Math.trunc(order.quantity));
}

/** Whether an order is so large that it does not pay the charge of an option. */
const isFree = ({ charge_free_from: from }: PolicyOption, { quantity }: Ordered): boolean =>
  quantity >= (from ?? Infinity);

/** A charge in micros, rounded to the currency's decimals, halves up: for the deal, or for one period of it. */
function chargeMicros(policy: Policy, option: PolicyOption, offer: Priced): bigint {
  const { charge } = option;
  if (!charge || isFree(option, offer)) return 0n;
  return 'share' in charge
    ? roundToMinor(policy.currency, goodsMicros(offer) * shareToMillionths(charge.share), BigInt(MICROS))
    : roundToMinor(policy.currency, toMicros(charge.amount) * timesCharged(option, offer));
}

/**
 * What the buyer pays on top of price × quantity, a line for each chosen option that costs something, but for an order
 * of at least `charge_free_from`. What is paid again every period names it in `per`; its amount is that of one period.
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
 * once what so many periods cost in all. What all the goods come to is rounded once, to the currency's decimals.
 * @example
 * const charges = [{ term: 'setup', option: 'by_us', label: 'by us', amount: 300 }];
 * sumsOf({ currency: 'USD', period: { unit: 'month' } }, { price: 32, quantity: 10, charges }, 24)
 * // { total_per_period: 320, total: 7980 }
 */
export function sumsOf(
  policy: Pick<Policy, 'currency' | 'period'>,
  deal: Required<Pick<Offer, 'price' | 'quantity' | 'charges'>>,
  periods: number,
): DealSums {
  const goods = goodsMicros(deal);
  const sum = (times: bigint, once: bigint): number =>
    fromMicros(
      deal.charges.reduce(
        (all, { per, amount }) => all + toMicros(amount) * (per === undefined ? once : times),
        roundToMinor(policy.currency, goods * times),
      ),
    );
  return { total_per_period: policy.period ? sum(1n, 0n) : null, total: sum(BigInt(periods), 1n) };
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
 * Whether a stated total is the sum of a deal. Earlier receipts state what a finer price comes to, unrounded; nothing
 * between the two is taken.
 * @example comesTo({ currency: 'USD', price: 1.125, quantity: 3 }, 3.375, 3.38) // true
 * @example comesTo({ currency: 'USD', price: 1.125, quantity: 3 }, 3.377, 3.38) // false
 */
export function comesTo(
  deal: Pick<Policy, 'currency'> & Pick<Offer, 'price' | 'quantity'>,
  stated: unknown,
  sum: number,
): boolean {
  const goods = goodsMicros(deal);
  return stated === sum || stated === fromMicros(toMicros(sum) + goods - roundToMinor(deal.currency, goods));
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
  return (
    (stated.total === undefined ||
      (agreedPeriods(policy, offer) !== null &&
        comesTo({ ...offer, currency: policy.currency }, stated.total, sums.total))) &&
    (stated.total_per_period === undefined || stated.total_per_period === sums.total_per_period)
  );
}

/**
 * The highest unit price at which a deal on these terms comes to no more than `total`: of all that is paid, or of one
 * period. It is the share of a sum in whole price steps (`signablePrice`), so a named total is kept. Null where its
 * charges alone come to more. Nobody pays more than they named.
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
  const sumAt = (price: number): number => sumsOfDeal(policy, { ...order, price })[of] ?? 0;
  const times = of === 'total' ? timesPaid(policy, order) : BigInt(Math.max(1, order.quantity));
  const free = toMicros(total) - toMicros(sumAt(0));
  const shares = (policy.terms ?? []).reduce((sum, term) => {
    const option = chosenOption(policy, order, term.id);
    if (!option?.charge || isFree(option, order) || !('share' in option.charge)) return sum;
    return sum + shareToMillionths(option.charge.share);
  }, BigInt(MICROS));
  if (free < 0n) return null;
  const step = sumStepMicros(policy);
  // Rounding may leave room for one step more.
  const most = (free * BigInt(MICROS)) / shares / step + 1n;
  for (let sum = most * step; sum >= 0n; sum -= step) {
    // Of so many that a micro each is a step of the sum, the nearest share may come to more.
    const price = fromMicros(times < step ? divideRounded(sum, times) : sum / times);
    if (sumAt(price) <= total) return price;
  }
  return null;
}
