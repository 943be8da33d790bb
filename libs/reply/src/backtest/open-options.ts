import { fromMicros, reductionMicros, toMicros, type Policy, type PolicyOption } from '@svc/policy-rules';

/** An amount in currency units and for what it counts once. */
export interface Counted {
  amount: number;
  per: 'unit' | 'period' | 'unit_period' | 'deal';
}

/** An option that changes a price: what it is worth to the seller and charged to the buyer. */
export interface OpenOption {
  key: string;
  worth: Counted;
  charge: Counted;
}

/**
 * What an amount comes to for one unit and one period of an order.
 * @example perUnitAndPeriod({ amount: 240, per: 'deal' }, { quantity: 2, periods: 12 }) // 10
 */
export function perUnitAndPeriod({ amount, per }: Counted, order: { quantity: number; periods: number }): number {
  const units = per === 'unit' || per === 'unit_period' ? 1 : order.quantity;
  const periods = per === 'period' || per === 'unit_period' ? 1 : order.periods;
  return amount / (units * periods);
}

/** An option of a term, in one text. */
export const optionKey = (term: string, option: string): string => `${term}=${option}`;

/**
 * The options beside the standard ones that a stranger can have and that change a price, by term. Those that only a
 * confirmed flag opens are left out: nobody's flags are known here.
 */
export function openOptions({ terms = [], grants = [], list_price: list }: Policy): OpenOption[][] {
  const gated = new Set(
    grants.flatMap(({ options = [] }) => options.map(({ term, option }) => optionKey(term, option))),
  );
  return terms.map((term) =>
    term.options
      .map((option) => ({ option, key: optionKey(term.id, option.id) }))
      .filter(({ option, key }) => option.id !== term.default && !gated.has(key) && changesPrice(option))
      .map(({ option, key }) => ({ key, worth: worthOf(option, list), charge: chargeOf(option, list) })),
  );
}

const changesPrice = ({ worth = 0, gives, unlocks }: PolicyOption): boolean =>
  worth !== 0 || gives !== undefined || unlocks !== undefined;

/** What an option is worth to the seller: as stated, else what it takes off. */
function worthOf({ worth, worth_per, gives, unlocks }: PolicyOption, list: number): Counted {
  if (worth !== undefined && worth !== 0) return { amount: worth, per: worth_per === 'deal' ? 'deal' : 'unit_period' };
  const effect = gives ?? unlocks;
  return { amount: effect ? fromMicros(reductionMicros(effect, toMicros(list))) : 0, per: 'unit_period' };
}

/** What is counted by itself is paid for one of it. */
function chargeOf({ charge, charge_per: per = 'unit' }: PolicyOption, list: number): Counted {
  if (charge === undefined) return { amount: 0, per: 'unit_period' };
  if ('share' in charge) return { amount: charge.share * list, per: 'unit_period' };
  return { amount: charge.amount, per: typeof per === 'string' ? per : 'deal' };
}
