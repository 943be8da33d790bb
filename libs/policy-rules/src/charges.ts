import type { Charge, Offer, Ordered } from './offer.js';
import type { Policy, PolicyOption } from './policy.js';
import { currencyDecimals, fromMicros, MICROS, priceStepMicros, shareToMillionths, toMicros } from './money.js';
import { chosenOption } from './choices.js';
import { isRecord } from './is-record.js';
import { agreedPeriods, spreadPeriods } from './periods.js';

/** What is priced: an order at a unit price. */
type Priced = Ordered & Pick<Offer, 'price'>;

/** Micros × 10⁶ as micros in whole units of the currency's decimals, halves up. */
function roundToMinor(policy: Policy, exact: bigint): bigint {
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

/** The charges of one kind in micros: those of every period, or those that are paid once. */
function chargedMicros(policy: Policy, offer: Priced, everyPeriod: boolean): bigint {
  return chargesOf(policy, offer)
    .filter(({ per }) => (per !== undefined) === everyPeriod)
    .reduce((sum, { amount }) => sum + toMicros(amount), 0n);
}

/** Price × quantity of some periods in micros; where a price is paid by time, rounded to the currency's decimals. */
function goodsMicros(policy: Policy, { price, quantity }: Priced, periods: number): bigint {
  const exact = toMicros(price) * BigInt(Math.trunc(quantity)) * BigInt(periods);
  return policy.period ? roundToMinor(policy, exact * BigInt(MICROS)) : exact;
}

/**
 * What one period costs, without what is paid once, in currency units; null where the price is not paid by time.
 * @example
 * const policy = { currency: 'USD', period: { unit: 'month' } };
 * totalPerPeriod(policy, { price: 32, quantity: 10, terms: {} }) // 320
 */
export function totalPerPeriod(policy: Policy, offer: Priced): number | null {
  return policy.period ? fromMicros(goodsMicros(policy, offer, 1) + chargedMicros(policy, offer, true)) : null;
}

/**
 * What the buyer pays in all, in currency units: price × quantity of all agreed periods and every charge. Without an
 * end there is no such sum; this is then what the fewest periods cost (`spreadPeriods`), and `agreedPeriods` is null.
 * @example
 * const options = [{ id: 'none' }, { id: 'open_bar', charge: { amount: 25 } }];
 * const policy = { currency: 'USD', terms: [{ id: 'bar', default: 'none', options }] };
 * dealTotal(policy, { price: 78, quantity: 80, terms: { bar: 'open_bar' } }) // 8240
 */
export function dealTotal(policy: Policy, offer: Priced): number {
  const periods = spreadPeriods(policy, offer);
  return fromMicros(
    goodsMicros(policy, offer, periods) +
      chargedMicros(policy, offer, true) * BigInt(periods) +
      chargedMicros(policy, offer, false),
  );
}

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
 * @example sumsExact(policy, offer, { total_per_period: 320, total: 7680 }) // true
 */
export function sumsExact(
  policy: Policy,
  offer: Priced,
  stated: { total_per_period?: unknown; total?: unknown },
): boolean {
  const total = agreedPeriods(policy, offer) === null ? null : dealTotal(policy, offer);
  return (
    (stated.total === undefined || stated.total === total) &&
    (stated.total_per_period === undefined || stated.total_per_period === totalPerPeriod(policy, offer))
  );
}

/**
 * The highest unit price, in whole price steps, at which a deal on these terms comes to no more than `total`; null
 * where its charges alone do. Nobody pays more than the total that they named.
 * @example
 * const options = [{ id: 'none' }, { id: 'open_bar', charge: { amount: 25 } }];
 * const policy = { currency: 'USD', terms: [{ id: 'bar', default: 'none', options }] };
 * priceForTotal(policy, { quantity: 80, terms: { bar: 'open_bar' } }, 8240) // 78
 */
export function priceForTotal(policy: Policy, order: Ordered, total: number): number | null {
  const step = priceStepMicros(policy);
  const free = toMicros(total) - toMicros(dealTotal(policy, { ...order, price: 0 }));
  const shares = (policy.terms ?? []).reduce((sum, term) => {
    const charge = chosenOption(policy, order, term.id)?.charge;
    return charge && 'share' in charge ? sum + shareToMillionths(charge.share) : sum;
  }, BigInt(MICROS));
  if (free < 0n) return null;
  const micros =
    (free * BigInt(MICROS)) / (BigInt(Math.max(1, order.quantity) * spreadPeriods(policy, order)) * shares);
  for (let price = (micros / step + 1n) * step; price >= 0n; price -= step) {
    if (dealTotal(policy, { ...order, price: fromMicros(price) }) <= total) return fromMicros(price);
  }
  return null;
}
