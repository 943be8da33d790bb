import { fromMicros, reductionMicros, toMicros, type Policy, type PolicyOption } from '@svc/policy-rules';

/** An option that changes a price: what it is worth to the seller and charged to the buyer, each a unit and a deal. */
export interface OpenOption {
  key: string;
  worth: number;
  worthADeal: number;
  charge: number;
  chargeADeal: number;
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
      .map(({ option, key }) => ({ key, ...worthOf(option, list), ...chargeOf(option, list) })),
  );
}

const changesPrice = ({ worth = 0, gives, unlocks }: PolicyOption): boolean =>
  worth !== 0 || gives !== undefined || unlocks !== undefined;

/** What an option is worth to the seller: as stated, else what it takes off. */
function worthOf(
  { worth, worth_per, gives, unlocks }: PolicyOption,
  list: number,
): Pick<OpenOption, 'worth' | 'worthADeal'> {
  if (worth !== undefined && worth !== 0)
    return worth_per === 'deal' ? { worth: 0, worthADeal: worth } : { worth, worthADeal: 0 };
  const effect = gives ?? unlocks;
  return { worth: effect ? fromMicros(reductionMicros(effect, toMicros(list))) : 0, worthADeal: 0 };
}

function chargeOf({ charge, charge_per }: PolicyOption, list: number): Pick<OpenOption, 'charge' | 'chargeADeal'> {
  if (charge === undefined) return { charge: 0, chargeADeal: 0 };
  if ('share' in charge) return { charge: charge.share * list, chargeADeal: 0 };
  return charge_per === 'deal' ? { charge: 0, chargeADeal: charge.amount } : { charge: charge.amount, chargeADeal: 0 };
}
