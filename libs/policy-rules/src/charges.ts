import type { Charge, Offer, Policy, PolicyOption } from './policy.js';
import { currencyDecimals, fromMicros, MICROS, priceStepMicros, shareToMillionths, toMicros } from './money.js';
import { chosenOption } from './choices.js';

/** A charge in micros, rounded to the currency's decimals, halves up. */
function chargeMicros(policy: Policy, option: PolicyOption, goodsMicros: bigint, quantity: bigint): bigint {
  const { charge } = option;
  if (!charge) return 0n;
  const units = option.charge_per === 'deal' ? 1n : quantity;
  const exact =
    'share' in charge
      ? goodsMicros * shareToMillionths(charge.share)
      : toMicros(charge.amount) * units * BigInt(MICROS);
  const minor = 10n ** BigInt(12 - currencyDecimals(policy.currency));
  return (((exact + minor / 2n) / minor) * minor) / BigInt(MICROS);
}

/**
 * What the buyer pays on top of price × quantity, a line for each chosen option that costs something.
 * @throws {RangeError} where price or quantity is not finite
 * @example
 * chargesOf(policy, { price: 78, quantity: 80, terms: { bar: 'open_bar' } }) // [{ term: 'bar', …, amount: 2000 }]
 */
export function chargesOf(policy: Policy, offer: Pick<Offer, 'price' | 'quantity' | 'terms'>): Charge[] {
  const quantity = BigInt(Math.trunc(offer.quantity));
  const goods = toMicros(offer.price) * quantity;
  return (policy.terms ?? []).flatMap((term) => {
    const option = chosenOption(policy, offer, term.id);
    const micros = option ? chargeMicros(policy, option, goods, quantity) : 0n;
    return option && micros > 0n
      ? [{ term: term.id, option: option.id, label: option.label, amount: fromMicros(micros) }]
      : [];
  });
}

/**
 * What the buyer pays in all: price × quantity and every charge, in currency units.
 * @example
 * const options = [{ id: 'none' }, { id: 'open_bar', charge: { amount: 25 } }];
 * const policy = { currency: 'USD', terms: [{ id: 'bar', default: 'none', options }] };
 * dealTotal(policy, { price: 78, quantity: 80, terms: { bar: 'open_bar' } }) // 8240
 */
export function dealTotal(policy: Policy, offer: Pick<Offer, 'price' | 'quantity' | 'terms'>): number {
  const goods = toMicros(offer.price) * BigInt(Math.trunc(offer.quantity));
  return fromMicros(chargesOf(policy, offer).reduce((sum, charge) => sum + toMicros(charge.amount), goods));
}

/**
 * The highest unit price, in whole price steps, at which a deal on these terms comes to no more than `total`; null
 * where its charges alone do. Nobody pays more than the total that they named.
 * @example
 * const options = [{ id: 'none' }, { id: 'open_bar', charge: { amount: 25 } }];
 * const policy = { currency: 'USD', terms: [{ id: 'bar', default: 'none', options }] };
 * priceForTotal(policy, { quantity: 80, terms: { bar: 'open_bar' } }, 8240) // 78
 */
export function priceForTotal(policy: Policy, order: Pick<Offer, 'quantity' | 'terms'>, total: number): number | null {
  const step = priceStepMicros(policy);
  const free = toMicros(total) - toMicros(dealTotal(policy, { ...order, price: 0 }));
  const shares = (policy.terms ?? []).reduce((sum, term) => {
    const charge = chosenOption(policy, order, term.id)?.charge;
    return charge && 'share' in charge ? sum + shareToMillionths(charge.share) : sum;
  }, BigInt(MICROS));
  if (free < 0n) return null;
  const micros = (free * BigInt(MICROS)) / (BigInt(Math.max(1, order.quantity)) * shares);
  for (let price = (micros / step + 1n) * step; price >= 0n; price -= step) {
    if (dealTotal(policy, { ...order, price: fromMicros(price) }) <= total) return fromMicros(price);
  }
  return null;
}
