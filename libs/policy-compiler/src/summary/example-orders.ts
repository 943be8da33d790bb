import { offerLine } from '@svc/language';
import type { Ordered, Policy } from '@svc/policy-rules';
import {
  agreedPeriods,
  chargesOf,
  dealTotal,
  packageListMicros,
  priceDecimals,
  totalPerPeriod,
} from '@svc/policy-rules';
import { fromMicros, POLICY_LIMITS } from '@svc/policy-rules';

/** So many are an example where a policy names no number but the smallest. */
const SOME = 10;

/**
 * The smallest order of a policy and a larger one at its list prices, as a buyer reads them: what a price is for and
 * what it comes to, in figures that a seller knows. None where one thing is sold for one price.
 * @example exampleOrders(chairs, 'en') // ['10 chairs for 1 day at £4.50 each and day — £45 in total', …]
 */
export function exampleOrders(policy: Policy, language: 'en' | 'zh'): string[] {
  const { quantity, period } = policy;
  const usual = period?.default ?? period?.min;
  const least: Example = { quantity: quantity?.min ?? 1, periods: usual };
  const larger: Example = {
    quantity: quantity?.max === 1 ? 1 : largest(quantity),
    periods: greatestFrom(period?.breaks) ?? usual,
  };
  return [least, larger]
    .filter(({ quantity: count, periods = 1 }, at, all) => count * periods > 1 && (at === 0 || !isSame(all)))
    .map((example) => orderLine(policy, example, language));
}

interface Example {
  quantity: number;
  periods?: number | undefined;
}

const isSame = ([one, other]: readonly Example[]): boolean =>
  one?.quantity === other?.quantity && one?.periods === other?.periods;

/** The most from which a lower price holds. */
const greatestFrom = (breaks: readonly { from: number }[] | undefined): number | undefined =>
  breaks?.length ? Math.max(...breaks.map(({ from }) => from)) : undefined;

/** The most that can be ordered or that a lower price is from; else some. */
function largest(quantity: Policy['quantity']): number {
  if (quantity === undefined) return 1;
  const { min, max, step = 1, breaks } = quantity;
  const isBounded = max + step <= POLICY_LIMITS.quantity;
  const some = isBounded ? max : Math.max(min, greatestFrom(breaks) ?? min * SOME);
  return some - (some % step);
}

function orderLine(policy: Policy, named: Example, language: 'en' | 'zh'): string {
  const { currency, period, quantity } = policy;
  const order: Ordered = {
    quantity: named.quantity,
    terms: {},
    ...(period ? { periods: named.periods ?? null } : {}),
  };
  const offer = { ...order, price: fromMicros(packageListMicros(policy, order, {})) };
  const perPeriod = totalPerPeriod(policy, offer);
  const ends = !period || agreedPeriods(policy, order) !== null;
  return offerLine(
    {
      price: offer.price,
      quantity: order.quantity,
      ...(period ? { periods: order.periods ?? null } : {}),
      ...(perPeriod === null ? {} : { totalPerPeriod: perPeriod }),
      ...(ends ? { total: dealTotal(policy, offer) } : {}),
      terms: chargesOf(policy, offer).map(({ term, option, label, amount, per }) => ({
        id: term,
        label,
        option,
        optionLabel: label,
        charge: amount,
        ...(per === undefined ? {} : { chargePer: per }),
      })),
    },
    {
      language,
      currency,
      priceDecimals: priceDecimals(policy),
      unit: quantity?.unit ?? null,
      ...(period ? { period: period.unit } : {}),
    },
  );
}
