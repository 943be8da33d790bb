import { chosenOption, fromMicros, packageListMicros, spreadPeriods, type Policy } from '@svc/policy-rules';
import type { Judge } from './lawful.js';
import { orderUnder, type Asked, type Order } from './order.js';
import { packagePrices } from './package-prices.js';
import { stated } from './promises.js';

/** An order as far as it can be had. */
export interface HaveableOrder {
  order: Order;
  /** The options that are left out because no price of the package pays for what they cost, as `term=option`. */
  unpaid: string[];
  /** Those that are left out because a rule forbids them now: their stock or a confirmation is missing. */
  impossible: string[];
}

/**
 * An order without the options that cannot be had now: first those that no rule allows even alone, then, the one that
 * costs the seller most first, those that no price of the package pays for or allows beside the others. So it does not
 * matter which was named first.
 */
export function haveableOrder(judge: Judge, nowMillis: number, wanted: Order, asked: Asked = {}): HaveableOrder {
  const { policy, context } = judge;
  const moment = { policy, context, nowMillis };
  const under = (terms: Order['terms']): Order => orderUnder(policy, { ...asked, quantity: wanted.quantity, terms });
  const plain = under({});
  const without = ({ terms }: Order, term: string): Order => under({ ...terms, [term]: plain.terms[term] ?? '' });
  const unpaid: string[] = [];
  const impossible: string[] = [];
  let order = wanted;
  for (const { term, option } of chosenBeside(judge, wanted, plain)) {
    if (
      isAllowedAtList(judge, plain) &&
      !isAllowedAtList(judge, under({ ...neededBy(policy, wanted, term), [term]: option }))
    ) {
      impossible.push(`${term}=${option}`);
      order = without(order, term);
    }
  }
  while (typeof packagePrices(moment, order) === 'string') {
    const costliest = chosenBeside(judge, order, plain).sort((one, other) => other.cost - one.cost)[0];
    if (costliest === undefined || costliest.cost <= 0) break;
    unpaid.push(`${costliest.term}=${costliest.option}`);
    order = without(order, costliest.term);
  }
  return { order, unpaid, impossible };
}

/** The options of an order that are not those of the plain one, with what each costs the seller a unit. */
function chosenBeside({ policy }: Judge, order: Order, plain: Order) {
  const { quantity, terms } = order;
  return (policy.terms ?? []).flatMap((term) => {
    const option = term.options.find(({ id }) => id === terms[term.id]);
    if (option === undefined || option.id === plain.terms[term.id]) return [];
    const cost = -(option.worth ?? 0) / (option.worth_per === 'deal' ? quantity * spreadPeriods(policy, order) : 1);
    return [{ term: term.id, option: option.id, cost }];
  });
}

/** The options of an order that the option of a term cannot be had without, each with its term. */
function neededBy(policy: Policy, order: Order, term: string): Record<string, string> {
  const needed: Record<string, string> = {};
  for (let at = chosenOption(policy, order, term)?.requires; at !== undefined;) {
    if (Object.hasOwn(needed, at.term) || order.terms[at.term] !== at.option) break;
    needed[at.term] = at.option;
    at = chosenOption(policy, order, at.term)?.requires;
  }
  return needed;
}

function isAllowedAtList(judge: Judge, order: Order): boolean {
  const price = fromMicros(packageListMicros(judge.policy, order, judge.context));
  return judge.allows(stated(judge.policy, { ...order, price }));
}
