import type { MessageReading } from '@svc/language';
import type { Random } from '@svc/numerics';
import { PERIOD_UNITS, type Policy, type PolicyOption, type PolicyTerm } from '@svc/policy-rules';

/** A policy whose price is paid by time, and what a buyer orders of it. */
export interface DrawnDeal {
  policy: Policy;
  reading: MessageReading;
}

const CURRENCIES = { USD: 2, EUR: 2, CNY: 2, JPY: 0, KWD: 3 } as const;

/** An amount with at most so many decimals, from `low` up to `high`. */
const amountOf = (random: Random, low: number, high: number, decimals: number): number =>
  Number((low + (high - low) * random.next()).toFixed(decimals));

const MILES = { count: 'mile', max: 500 };

/** What an option may cost on top, in each of the ways that there are. */
function chargedOptions(random: Random, decimals: number): PolicyOption[] {
  const charge = { amount: amountOf(random, 1, 90, decimals) };
  return [
    { id: 'unit', label: 'for each of them', charge, charge_per: 'unit' },
    { id: 'period', label: 'every time', charge, charge_per: 'period' },
    { id: 'unit_period', label: 'for each, every time', charge, charge_per: 'unit_period' },
    { id: 'deal', label: 'once', charge, charge_per: 'deal' },
    { id: 'share', label: 'a share', charge: { share: random.pick([0.1, 0.25, 0.015, 1 / 3]) } },
    { id: 'count', label: 'by the mile', charge, charge_per: MILES },
    {
      id: 'beyond',
      label: 'by the mile beyond some',
      charge,
      charge_per: { ...MILES, included: 1 + random.integer(400) },
    },
  ];
}

function termsOf(random: Random, decimals: number, longest: number): PolicyTerm[] {
  const long = 1 + random.integer(longest);
  return [
    {
      id: 'contract',
      label: 'Contract',
      default: 'open',
      options: [
        { id: 'open', label: 'as long as you like' },
        { id: 'fixed', label: 'a fixed time', periods: long, unlocks: { share: 0.1 } },
      ],
    },
    {
      id: 'extra',
      label: 'Extra',
      default: 'none',
      options: [{ id: 'none', label: 'without it' }, ...chargedOptions(random, decimals)],
    },
  ];
}

/**
 * A policy and an order, drawn: every unit of time, currencies with no, two and three decimals, prices of up to six,
 * breaks by count and by time, options that set a time, and every kind of charge.
 */
export function drawDeal(random: Random): DrawnDeal {
  const currency = random.pick(Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[]);
  const decimals = CURRENCIES[currency];
  const priceDecimals = random.chance(0.3) ? Math.min(6, decimals + random.integer(4)) : decimals;
  const list = amountOf(random, 60, 900, priceDecimals);
  const floor = Number((list * 0.7).toFixed(priceDecimals));
  const longest = 1 + random.integer(36);
  const isOpen = random.chance(0.25);
  const policy: Policy = {
    version: 'svc-policy/1',
    name: 'What is paid by time',
    language: random.pick(['en', 'zh']),
    currency,
    salt: 'AAECAwQFBgcICQoLDA0ODw',
    ...(priceDecimals !== decimals && { price_decimals: priceDecimals }),
    list_price: list,
    floor_price: Math.min(floor, list),
    reserve_price: Math.min(floor, list),
    quantity: { min: 1, max: 2000, unit: 'seat', breaks: [{ from: 50, gives: { share: 0.03 } }] },
    period: {
      unit: random.pick([...PERIOD_UNITS]),
      ...(isOpen ? {} : { max: longest, default: 1 }),
      breaks: [{ from: 7, gives: { share: random.pick([0.05, 1 / 7]) } }],
    },
    terms: termsOf(random, decimals, longest),
  };
  return { policy, reading: orderIn(policy, random, longest) };
}

/** What a buyer says to order it: how many, for how long or not, an extra, and what of it is counted. */
function orderIn({ language }: Policy, random: Random, longest: number): MessageReading {
  const extra = random.pick(['none', 'unit', 'period', 'unit_period', 'deal', 'share', 'count', 'beyond']);
  return {
    intent: 'offer',
    package: {
      quantity: 1 + random.integer(random.chance(0.5) ? 5 : 2000),
      extra,
      ...(random.chance(0.3) ? { contract: 'fixed' } : random.chance(0.7) && { periods: 1 + random.integer(longest) }),
    },
    refuses: {},
    facts: {
      language,
      ...((extra === 'count' || extra === 'beyond') && { counts: { mile: 1 + random.integer(500) } }),
    },
    source: 'builtin',
  };
}
