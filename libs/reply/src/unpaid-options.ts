import { orderUnder, type Order } from './order.js';
import { packagePrices, type Moment } from './package-prices.js';

/** An order as far as its price can pay for it. */
export interface PayableOrder {
  order: Order;
  /** The options that are left out, because no price of the package pays for what they cost, as `term=option`. */
  unpaid: string[];
}

/**
 * An order without the options that no price of its package pays for: the one that costs the seller most is done
 * without first, so that it does not matter which was named first.
 */
export function payableOrder(moment: Moment, wanted: Order): PayableOrder {
  const { policy } = moment;
  const defaults = orderUnder(policy, { quantity: wanted.quantity, terms: {} }).terms;
  const unpaid: string[] = [];
  let order = wanted;
  while (packagePrices(moment, order) === 'not_paid_for') {
    const costliest = costsOf(moment, order, defaults)[0];
    if (costliest === undefined) break;
    unpaid.push(`${costliest.term}=${costliest.option}`);
    order = { ...order, terms: { ...order.terms, [costliest.term]: defaults[costliest.term] ?? costliest.option } };
  }
  return { order, unpaid };
}

/** The chosen options that cost the seller something and that can be done without, the costliest first. */
function costsOf({ policy }: Moment, { quantity, terms }: Order, defaults: Readonly<Record<string, string>>) {
  return (policy.terms ?? [])
    .flatMap((term) => {
      const option = term.options.find(({ id }) => id === terms[term.id]);
      if (option === undefined || option.id === defaults[term.id] || (option.worth ?? 0) >= 0) return [];
      const cost = -(option.worth ?? 0) / (option.worth_per === 'deal' ? quantity : 1);
      return [{ term: term.id, option: option.id, cost }];
    })
    .sort((one, other) => other.cost - one.cost);
}
