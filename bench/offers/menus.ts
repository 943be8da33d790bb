import type { Random } from '@svc/numerics';
import type { DepsSpec, DimSpec, MenuSpec, OptionSpec, QuoteRequest } from '@svc/offer-graph';

type Kinds = readonly (readonly [kind: string, options: number])[];

/** A menu that quotes are timed on. */
export interface TimedMenu {
  readonly name: string;
  readonly carts: string;
  readonly warm: number;
  /** Whether every cart can be listed beside the search. */
  readonly listed: boolean;
  make(random: Random): QuoteRequest;
}

const TWELVE_THOUSAND: Kinds = [
  ['choice', 10],
  ['preference', 10],
  ['choice', 10],
  ['quantity', 12],
];
const FORTY_ONE_THOUSAND: Kinds = [
  ['choice', 12],
  ['preference', 12],
  ['fulfillment', 12],
  ['quantity', 12],
  ['addon', 1],
];
const AT_THE_LIMITS: Kinds = [
  ['choice', 12],
  ['preference', 12],
  ['fulfillment', 12],
  ['quantity', 12],
  ['addon', 12],
  ['addon', 12],
  ['addon', 12],
  ['addon', 12],
];
const ALL_ADDONS: Kinds = [
  ['quantity', 12],
  ['addon', 12],
  ['addon', 12],
  ['addon', 12],
  ['addon', 12],
  ['addon', 12],
  ['addon', 12],
  ['addon', 12],
];

const cents = (random: Random, most: number): number => random.integer(most * 100 + 1) / 100;

export const timedMenus: readonly TimedMenu[] = [
  {
    name: '12,000 carts',
    carts: '12000',
    warm: 100,
    listed: true,
    make: (random) => requestOf(random, TWELVE_THOUSAND),
  },
  {
    name: '41,472 carts',
    carts: '41472',
    warm: 100,
    listed: true,
    make: (random) => requestOf(random, FORTY_ONE_THOUSAND),
  },
  {
    name: 'limits of the specification',
    carts: '12^4 · 2^48',
    warm: 10,
    listed: false,
    make: (random) => requestOf(random, AT_THE_LIMITS),
  },
  {
    name: 'limits, seven dimensions of add-ons',
    carts: '12 · 2^84',
    warm: 10,
    listed: false,
    make: (random) => requestOf(random, ALL_ADDONS),
  },
  {
    name: 'limits, at least 0.8 of list',
    carts: '12^4 · 2^48',
    warm: 5,
    listed: false,
    make: (random) => ({ ...requestOf(random, AT_THE_LIMITS), opts: { min_price_frac: 0.8 } }),
  },
  {
    name: 'limits, buyer who pays any price',
    carts: '12^4 · 2^48',
    warm: 5,
    listed: false,
    make: (random) => requestOf(random, AT_THE_LIMITS, { eager: 6 }),
  },
  {
    name: 'limits, 10 random dependencies',
    carts: 'fewer',
    warm: 5,
    listed: false,
    make: (random) => requestOf(random, AT_THE_LIMITS, { deps: 10 }),
  },
  {
    name: 'limits, 40 random dependencies',
    carts: 'fewer',
    warm: 5,
    listed: false,
    make: (random) => requestOf(random, AT_THE_LIMITS, { deps: 40 }),
  },
];

export const countedMenus: readonly { readonly name: string; make(random: Random): MenuSpec }[] = [
  { name: 'count at the limits without dependencies', make: (random) => requestOf(random, AT_THE_LIMITS).spec },
  { name: 'count with 10 random dependencies', make: (random) => requestOf(random, AT_THE_LIMITS, { deps: 10 }).spec },
  { name: 'count with 40 random dependencies', make: (random) => requestOf(random, AT_THE_LIMITS, { deps: 40 }).spec },
];

function requestOf(
  random: Random,
  kinds: Kinds,
  { deps = 0, eager = 1.5 }: { deps?: number; eager?: number } = {},
): QuoteRequest {
  const dims = kinds.map(([kind, options], index): DimSpec =>
    kind === 'quantity'
      ? { id: `d${index}`, kind, qty_cap: options }
      : {
          id: `d${index}`,
          kind,
          options: Array.from({ length: options }, (_none, order) => optionOf(random, `d${index}o${order}`, kind)),
        },
  );
  const ids = dims.flatMap(({ options = [] }) => options.map(({ id }) => id));
  const units = (most: number): Record<string, number> =>
    Object.fromEntries(ids.map((id) => [id, random.integer(most)]));
  const values = Object.fromEntries(
    dims.flatMap(({ id, options = [] }) =>
      options.length === 0
        ? []
        : [
            [
              id,
              Object.fromEntries(
                options.map((option) => [
                  option.id,
                  random.chance(0.8) ? Math.round((option.price_delta ?? 0) * eager * random.next() * 100) / 100 : 0,
                ]),
              ),
            ],
          ],
    ),
  );
  return {
    spec: { dims, deps: depsOf(random, ids, deps), cost: ['scarcity_shadow', { kind: 'batch_economies', setup: 1 }] },
    buyer: {
      values,
      qty_decay: 0.85,
      outside: 0.5,
      balk: 0.2,
      defer: { 0: 0.3, 1: 0.5, 2: 0.7, 3: 0.9, 4: 1, 5: 1.2 },
    },
    state: { inventory: units(15), expected_demand: units(6), expiring: ids.filter(() => random.chance(0.3)) },
  };
}

function optionOf(random: Random, id: string, kind: string): OptionSpec {
  const price = cents(random, kind === 'choice' ? 8 : 2);
  const later = kind === 'fulfillment' && random.chance(0.7);
  return {
    id,
    price_delta: price,
    unit_cost: Math.round(price * random.next() * 80) / 100,
    perishable: random.chance(0.3),
    stock_limited: random.chance(0.3),
    ...(later && { immediate: false, slot_ticks: random.integer(6) }),
  };
}

function depsOf(random: Random, ids: readonly string[], count: number): DepsSpec {
  const deps = { requires: {} as Record<string, string[]>, excludes: {} as Record<string, string[]> };
  for (let made = 0; made < count; made += 1) {
    const member = random.chance(0.4) ? deps.requires : deps.excludes;
    const id = random.pick(ids);
    member[id] = [...(member[id] ?? []), random.pick(ids)];
  }
  return deps;
}
