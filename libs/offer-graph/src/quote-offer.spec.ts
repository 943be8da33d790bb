import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@svc/numerics';
import { quoteOffer, type MenuSpec, type QuoteRequest } from './index.js';
import { quoteExhaustively } from './testing/exhaustive-quote.js';
import { randomRequest } from './testing/random-menu.js';
import { faultOf } from './testing/fault-of.js';

const BAKERY: MenuSpec = {
  dims: [
    {
      id: 'pastry',
      kind: 'choice',
      options: [
        { id: 'croissant', price_delta: 2.4, unit_cost: 0.8, salvage: 0.1, perishable: true, stock_limited: true },
        { id: 'roll', price_delta: 1.6, unit_cost: 0.5 },
      ],
    },
    { id: 'extras', kind: 'addon', options: [{ id: 'butter', price_delta: 0.5, unit_cost: 0.2 }] },
    { id: 'quantity', kind: 'quantity', qty_cap: 6 },
  ],
};
const LOOKER = { values: { pastry: { croissant: 2 } }, qty_decay: 0.7 };
const one = (option: object, buyer: QuoteRequest['buyer'], more: object = {}): QuoteRequest => ({
  spec: { dims: [{ id: 'a', kind: 'choice', options: [{ id: 'x', ...option }] }], ...more },
  buyer,
});
const worth = (value: number): QuoteRequest['buyer'] => ({ values: { a: { x: value } } });
const quoteFault = (request: QuoteRequest): [string, string] => {
  const { code, path } = faultOf(() => quoteOffer(request));
  return [code, path];
};

describe('a quote', () => {
  it('splits what the cart creates evenly, in whole cents', () => {
    expect(quoteOffer(one({ price_delta: 10, unit_cost: 4 }, worth(8)))).toMatchObject({
      feasible: true,
      config: { a: 'x' },
      price: 6,
      listv: 10,
      save: 4,
      buyer_surplus: 2,
      seller_surplus: 2,
      gain: 2,
      optimal: true,
      bound: null,
      never_above_list: true,
      advisory: true,
    });
  });

  it.each([
    [0, 4],
    [0.25, 5],
    [0.75, 7],
    [1, 8],
  ])('gives the seller its weight’s share: %d', (seller_weight, price) => {
    expect(quoteOffer({ ...one({ price_delta: 10, unit_cost: 4 }, worth(8)), opts: { seller_weight } })).toMatchObject({
      feasible: true,
      price,
    });
  });

  it('never goes above list, below cost, or below the least share of list', () => {
    expect(
      quoteOffer({ ...one({ price_delta: 10, unit_cost: 4 }, worth(9)), opts: { min_price_frac: 0.8 } }).price,
    ).toBe(8);
    expect(
      quoteOffer({ ...one({ price_delta: 10, unit_cost: 4 }, worth(9)), opts: { min_price_frac: 1 } }),
    ).toMatchObject({ feasible: false, config: null });
    expect(quoteOffer(one({ price_delta: 10, unit_cost: 4 }, { ...worth(16), outside: 7 }))).toMatchObject({
      price: 6.5,
    });
    expect(quoteOffer(one({ price_delta: 3, unit_cost: 4 }, worth(3.5)))).toMatchObject({
      feasible: false,
      config: { a: 'x' },
      price: 3,
    });
  });

  it('leaves an order at list as it is where nothing is better for both', () => {
    expect(quoteOffer(one({ price_delta: 10, unit_cost: 4 }, worth(12)))).toMatchObject({
      feasible: false,
      config: { a: 'x' },
      price: 10,
      listv: 10,
      save: 0,
      buyer_surplus: 2,
      gain: null,
    });
  });

  it('adds to an order what was not worth its list price', () => {
    const menu = {
      dims: [
        { id: 'a', kind: 'choice', options: [{ id: 'x', price_delta: 5, unit_cost: 2 }] },
        { id: 'b', kind: 'addon', options: [{ id: 'y', price_delta: 3, unit_cost: 1 }] },
      ],
    };
    // Anyway: x at 5, buyer 1, seller 3. y is worth 2 and costs 1: half of that 1 for each.
    expect(quoteOffer({ spec: menu, buyer: { values: { a: { x: 6 }, b: { y: 2 } } } })).toMatchObject({
      feasible: true,
      config: { a: 'x', b: ['y'] },
      price: 6.5,
      listv: 8,
      gain: 0.5,
    });
  });

  it('sells what expires, as much of it as there is', () => {
    const quote = quoteOffer({
      spec: BAKERY,
      buyer: LOOKER,
      state: { inventory: { croissant: 4 }, expiring: ['croissant'] },
    });
    expect(quote).toMatchObject({ feasible: true, config: { pastry: 'croissant', extras: [], quantity: 4 } });
    expect(quote.why).toMatch(/expiring: a unit costs the seller 0\.10 instead of 0\.80/);
  });

  it('does not sell at a discount what others will buy at list', () => {
    const request = {
      ...one({ price_delta: 10, unit_cost: 1, stock_limited: true }, worth(8), { cost: ['scarcity_shadow'] }),
      state: { inventory: { x: 1 } },
    };
    expect(quoteOffer(request)).toMatchObject({ feasible: true, price: 4.5 });
    expect(quoteOffer({ ...request, state: { ...request.state, expected_demand: { x: 1 } } })).toMatchObject({
      feasible: false,
      config: null,
    });
  });

  it('prices a wait: a deferred slot spares the queue, costs patience and has room or not', () => {
    const served: MenuSpec = {
      dims: [
        { id: 'a', kind: 'choice', options: [{ id: 'x', price_delta: 10, unit_cost: 2 }] },
        { id: 'when', kind: 'fulfillment', options: [{ id: 'now' }, { id: 'later', immediate: false, slot_ticks: 3 }] },
      ],
    };
    const buyer = { values: { a: { x: 12 } }, balk: 0.5, defer: { 3: 1 } };
    // Anyway: 0.5 · 2 for the buyer, 0.5 · 8 for the seller; later 10 are made, 1 is waited: 4 more, 2 for each.
    expect(quoteOffer({ spec: served, buyer })).toMatchObject({
      feasible: true,
      config: { a: 'x', when: 'later' },
      price: 8,
      buyer_surplus: 3,
      seller_surplus: 6,
      gain: 2,
    });
    expect(quoteOffer({ spec: served, buyer, state: { capacity: { 3: 0 } } })).toMatchObject({
      feasible: false,
      config: { a: 'x', when: 'now' },
    });
  });

  it('quotes no unit that is not worth its cost to a shop with an appetite for that', () => {
    const dims = [
      { id: 'a', kind: 'choice', options: [{ id: 'x', price_delta: 2, unit_cost: 1 }] },
      { id: 'n', kind: 'quantity', qty_cap: 3 },
    ];
    const request = {
      spec: { dims, cost: [{ kind: 'batch_economies', setup: 1, marginal: 0.3 }] },
      buyer: { values: { a: { x: 1.5 } }, qty_decay: 0.5 },
    };
    expect(quoteOffer(request).config).toEqual({ a: 'x', n: 3 });
    expect(
      quoteOffer({
        ...request,
        spec: { ...request.spec, cost: [{ kind: 'batch_economies', setup: 1, marginal: 0.5 }] },
        opts: { qty_appetite: true },
      }).config,
    ).toEqual({ a: 'x', n: 2 });
  });

  it('quotes nothing to lookers where the seller does not want to', () => {
    expect(quoteOffer({ spec: BAKERY, buyer: LOOKER, opts: { quote_lookers: false } })).toMatchObject({
      feasible: false,
      config: null,
      why: expect.stringContaining('would not order at list'),
    });
  });

  it('keeps pins, and says what is wrong with them', () => {
    expect(
      quoteOffer({ spec: BAKERY, buyer: LOOKER, config: { pastry: 'croissant', extras: ['butter'], quantity: 2 } }),
    ).toMatchObject({ feasible: true, config: { pastry: 'croissant', extras: ['butter'], quantity: 2 } });
    const pin = (config: QuoteRequest['config']): [string, string] =>
      quoteFault({ spec: { ...BAKERY, deps: { excludes: { butter: ['roll'] } } }, buyer: {}, config: config ?? null });
    expect([
      pin({ cake: 'x' }),
      pin({ pastry: 'cake' }),
      pin({ pastry: ['roll'] }),
      pin({ extras: 'butter' }),
      pin({ extras: ['butter', 'x'] }),
      pin({ quantity: 7 }),
      pin({ pastry: 'roll', extras: ['butter'] }),
    ]).toEqual([
      ['dim_unknown', 'config.cake'],
      ['option_unknown', 'config.pastry'],
      ['pin_type', 'config.pastry'],
      ['pin_type', 'config.extras'],
      ['option_unknown', 'config.extras.1'],
      ['quantity_range', 'config.quantity'],
      ['pin_invalid', 'config.extras'],
    ]);
  });

  it('takes the first of equal carts in menu order', () => {
    const options = ['x', 'y', 'z'].map((id) => ({ id, price_delta: 5, unit_cost: 1 }));
    const extras = ['p', 'q'].map((id) => ({ id }));
    expect(
      quoteOffer({
        spec: {
          dims: [
            { id: 'a', kind: 'choice', options },
            { id: 'b', kind: 'addon', options: extras },
          ],
        },
        buyer: { values: { a: { x: 3, y: 4, z: 4 } } },
      }).config,
    ).toEqual({ a: 'y', b: [] });
    // 72 add-ons of no value, no cost and no price: 2^72 equal carts.
    const many = Array.from({ length: 6 }, (_none, dim) => ({
      id: `d${dim}`,
      kind: 'addon',
      options: Array.from({ length: 12 }, (_empty, order) => ({ id: `d${dim}o${order}` })),
    }));
    expect(
      quoteOffer({
        spec: { dims: [...many, { id: 'a', kind: 'choice', options }] },
        buyer: { values: { a: { y: 4 } } },
      }),
    ).toMatchObject({ optimal: true, config: { a: 'y', d0: [], d5: [] } });
  });

  it('tells why nothing can be had', () => {
    expect(quoteOffer({ ...one({ stock_limited: true }, {}), state: { inventory: { x: 0 } } })).toMatchObject({
      feasible: false,
      config: null,
      why: 'No valid cart is in stock and can be served.',
    });
    expect(quoteOffer(one({ price_delta: 5, unit_cost: 4 }, worth(3)))).toMatchObject({
      feasible: false,
      config: null,
      why: expect.stringContaining('worth enough'),
    });
  });

  it('finds what listing every cart and every price finds, whatever the menu', () => {
    const random = createRandom(2024);
    let quoted = 0;
    while (quoted < 250) {
      const request = randomRequest(random);
      if (quoteFault(request)[0] !== 'none') continue;
      quoted += 1;
      const quote = quoteOffer(request);
      const { feasible, config, cents } = quoteExhaustively(request);
      expect([
        request,
        quote.feasible,
        quote.config,
        quote.price === null ? null : Math.round(quote.price * 100),
        quote.optimal,
      ]).toEqual([request, feasible, config, cents, true]);
    }
  });

  it('finds it, too, where exclusions tie more choices to each other than are listed at once', () => {
    const random = createRandom(2025);
    const cents = (most: number): number => random.integer(100 * most) / 100;
    const dims = ['base', 'filling', 'sauce', 'side'];
    const id = (dim: string): string => `${dim}${random.integer(6)}`;
    for (let run = 0; run < 12; run += 1) {
      const request: QuoteRequest = {
        spec: {
          dims: dims.map((dim) => ({
            id: dim,
            kind: 'choice',
            options: Array.from({ length: 6 }, (_none, order) => ({
              id: `${dim}${order}`,
              price_delta: cents(6),
              unit_cost: cents(3),
            })),
          })),
          deps: {
            excludes: Object.fromEntries(dims.slice(1).map((dim, at) => [id(dim), [id(dims[at]!), id(dims[at]!)]])),
          },
        },
        buyer: {
          values: Object.fromEntries(
            dims.map((dim) => [dim, Object.fromEntries([0, 1, 2, 3, 4, 5].map((at) => [`${dim}${at}`, cents(8)]))]),
          ),
        },
      };
      const quote = quoteOffer(request);
      const { feasible, config, cents: price } = quoteExhaustively(request);
      expect([quote.feasible, quote.config, quote.price === null ? null : Math.round(quote.price * 100)]).toEqual([
        feasible,
        config,
        price,
      ]);
    }
  });

  it('says so where its budget ends, with a bound that holds, and never quotes above list even then', () => {
    const random = createRandom(99);
    let open = 0;
    for (let run = 0; run < 80; run += 1) {
      const request = randomRequest(random);
      if (quoteFault(request)[0] !== 'none') continue;
      const [hasty, exact] = [quoteOffer(request, 3), quoteOffer(request)];
      if (hasty.price !== null) expect(hasty.price).toBeLessThanOrEqual(hasty.listv ?? 0);
      if (hasty.optimal) continue;
      open += 1;
      expect(hasty.bound).not.toBeNull();
      if (exact.gain !== null && hasty.gain !== null) expect(hasty.gain).toBeLessThanOrEqual((hasty.bound ?? 0) + 1e-6);
    }
    expect(open).toBeGreaterThan(5);
  });

  it.each([
    [
      'a dimension of values that does not exist',
      { buyer: { values: { cake: { x: 1 } } } },
      'dim_unknown',
      'buyer.values.cake',
    ],
    [
      'a value of an option of another dimension',
      { buyer: { values: { extras: { roll: 1 } } } },
      'option_unknown',
      'buyer.values.extras.roll',
    ],
    [
      'a value that is no number',
      { buyer: { values: { pastry: { roll: 'a lot' } } } },
      'amount_range',
      'buyer.values.pastry.roll',
    ],
    ['a decay above 1', { buyer: { qty_decay: 1.1 } }, 'share_range', 'buyer.qty_decay'],
    ['a slot that is no number', { buyer: { defer: { noon: 1 } } }, 'slot_unknown', 'buyer.defer.noon'],
    [
      'stock of what is not on the menu',
      { state: { inventory: { cake: 1 } } },
      'option_unknown',
      'state.inventory.cake',
    ],
    [
      'an expiring option that is not on the menu',
      { state: { expiring: ['roll', 'cake'] } },
      'option_unknown',
      'state.expiring.1',
    ],
    ['a weight below 0', { opts: { seller_weight: -0.1 } }, 'share_range', 'opts.seller_weight'],
  ])('refuses %s and names its place', (_what, change, code, path) => {
    expect(quoteFault({ spec: BAKERY, buyer: {}, ...(change as object) })).toEqual([code, path]);
  });
});

describe('a quote keeps to what the buyer wants', () => {
  const coffee: MenuSpec = {
    dims: [
      { id: 'drink', kind: 'choice', options: [{ id: 'coffee', label: 'Coffee', price_delta: 2, unit_cost: 1 }] },
      { id: 'extra', kind: 'addon', options: [{ id: 'napkin', label: 'Napkin', price_delta: 3 }] },
      { id: 'when', kind: 'fulfillment', options: [{ id: 'later', immediate: false, slot_ticks: 4 }] },
    ],
  };
  const buyer = { values: { drink: { coffee: 5 } } };

  it('puts no add-on in a cart that the buyer values at nothing, and sells the rest at list', () => {
    expect(quoteOffer({ spec: coffee, buyer })).toMatchObject({
      feasible: false,
      config: { drink: 'coffee', extra: [], when: 'later' },
      price: 2,
      buyer_surplus: 3,
    });
  });

  it('puts it in where another option needs it, and where the caller pins its dimension', () => {
    const needed = { ...coffee, deps: { requires: { coffee: ['napkin'] } } };
    expect(quoteOffer({ spec: needed, buyer: { values: { drink: { coffee: 6 } } } }).config).toMatchObject({
      extra: ['napkin'],
    });
    expect(quoteOffer({ spec: coffee, buyer, config: { extra: ['napkin'] } }).config).toMatchObject({
      extra: ['napkin'],
    });
  });

  it('compares with the best order served in any way: waiting and being turned away count', () => {
    const both = {
      dims: [
        coffee.dims![0]!,
        {
          id: 'when',
          kind: 'fulfillment',
          options: [{ id: 'now' }, { id: 'later', immediate: false, slot_ticks: 4 }],
        },
      ],
    };
    const quoted = (balk: number, wait: number): unknown =>
      quoteOffer({ spec: both, buyer: { ...buyer, balk, defer: { 4: wait } } }).config?.['when'];
    expect(quoted(0.9, 0.5)).toBe('later');
    expect(quoted(0.1, 2)).toBe('now');
  });

  it('looks at a buyer who would wait and order as one who orders, not as a looker', () => {
    const refusing = { opts: { quote_lookers: false } };
    expect(quoteOffer({ spec: coffee, buyer, ...refusing }).price).toBe(2);
    expect(quoteOffer({ spec: coffee, buyer: { ...buyer, defer: { 4: 3.5 } }, ...refusing })).toMatchObject({
      config: null,
      why: expect.stringContaining('would not order'),
    });
  });

  it('tells a pinned cart at list where no price of it is better, and that the pins are the reason', () => {
    const pinned = quoteOffer({ spec: coffee, buyer, config: { extra: ['napkin'] }, opts: { min_price_frac: 1 } });
    expect(pinned).toMatchObject({
      feasible: false,
      price: 5,
      listv: 5,
      why: expect.stringMatching(/pins.*5\.00 at list/),
    });
    expect(quoteOffer({ spec: coffee, buyer, config: { drink: 'coffee' } }).why).not.toMatch(/pins/);
  });

  it('says that every walk-in is turned away, where the menu serves at once only', () => {
    const atOnce = { dims: [coffee.dims![0]!, { id: 'when', kind: 'fulfillment', options: [{ id: 'now' }] }] };
    expect(quoteOffer({ spec: atOnce, buyer: { ...buyer, balk: 1 } })).toMatchObject({
      config: null,
      why: 'Every buyer who wants to be served at once is turned away.',
    });
  });
});

describe('why a quote is as it is', () => {
  it('names no cost that a batch has replaced', () => {
    const spec = (cost: MenuSpec['cost']): MenuSpec => ({
      dims: [
        {
          id: 'pastry',
          kind: 'choice',
          options: [{ id: 'c', label: 'Croissant', price_delta: 6, unit_cost: 3, salvage: 0.1, perishable: true }],
        },
      ],
      cost,
    });
    const quote = (cost: MenuSpec['cost']): string =>
      quoteOffer({ spec: spec(cost), buyer: { values: { pastry: { c: 4 } } }, state: { expiring: ['c'] } }).why;
    expect(quote(['salvage_on_expiry'])).toContain('is expiring');
    expect(quote([{ kind: 'batch_economies', marginal: 1.5 }])).not.toMatch(/expiring|sold at list/);
  });
});
