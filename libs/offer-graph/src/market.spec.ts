import { describe, expect, it } from '@jest/globals';
import { readCostStack } from './cost-stack.js';
import { readBuyer, readRules, readState } from './market.js';
import { readMenu } from './menu-graph.js';
import type { BuyerSpec, QuoteOptsSpec, StateSpec } from './menu-spec.js';
import { outcome } from './testing/fault-of.js';

const GRAPH = readMenu(
  {
    dims: [
      {
        id: 'a',
        kind: 'choice',
        options: [
          { id: 'x', unit_cost: 2, salvage: 0.5, perishable: true },
          { id: 'y', unit_cost: 3, salvage: 1 },
        ],
      },
      { id: 'when', kind: 'fulfillment', options: [{ id: 'later', immediate: false, slot_ticks: 3 }] },
      { id: 'n', kind: 'quantity', qty_cap: 2 },
    ],
  },
  [],
);
const state = (spec: unknown): unknown => outcome(() => readState(spec as StateSpec, GRAPH, ['state']));
const buyer = (spec: unknown): unknown => outcome(() => readBuyer(spec as BuyerSpec, GRAPH, ['buyer']));
const rules = (spec: unknown): unknown => outcome(() => readRules(spec as QuoteOptsSpec, ['opts']));
const stack = (entries: unknown): unknown => outcome(() => readCostStack(entries as [], ['cost']));

describe('the state of a shop', () => {
  const NEUTRAL = {
    stock: [null, null, null, null, null],
    demand: [0, 0, 0, 0, 0],
    expiring: [false, false, false, false, false],
    unitCost: [2_000_000, 3_000_000, 0, 0, 0],
    capacity: new Map(),
  };

  it('is neutral where it is left out', () => {
    for (const none of [undefined, null, {}]) expect(state(none)).toEqual(NEUTRAL);
  });

  it('has stock, demand and capacity by place, and the salvage of what is perishable and expires', () => {
    expect(
      state({ tick: 4, inventory: { y: 2.5 }, expected_demand: { x: 1 }, expiring: ['x', 'y'], capacity: { 3: 7 } }),
    ).toEqual({
      stock: [null, 2.5, null, null, null],
      demand: [1, 0, 0, 0, 0],
      expiring: [true, false, false, false, false],
      unitCost: [500_000, 3_000_000, 0, 0, 0],
      capacity: new Map([['3', 7]]),
    });
  });

  it('takes the units that the items of a friendly menu name, unless it says others', () => {
    const graph = readMenu({ items: [{ name: 'Tea', price: 3, qty: 5 }] }, []);
    expect(readState({}, graph, []).stock[0]).toBe(5);
    expect(readState({ inventory: { tea: 2 } }, graph, []).stock[0]).toBe(2);
  });

  it('is refused at its first fault', () => {
    expect([
      state({ tick: -1 }),
      state({ tick: 0.5 }),
      state({ inventory: { z: 1 } }),
      state({ inventory: { x: -1 } }),
      state({ expected_demand: { x: 'many' } }),
      state({ expiring: 'x' }),
      state({ expiring: ['x', 'z'] }),
      state({ capacity: { noon: 1 } }),
      state({ capacity: { 3: -1 } }),
    ]).toEqual([
      `count_range state.tick: Input should be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`,
      `count_range state.tick: Input should be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`,
      'option_unknown state.inventory.z: There is no option z',
      'count_range state.inventory.x: Input should be a number from 0 to 1000000000',
      'count_range state.expected_demand.x: Input should be a number from 0 to 1000000000',
      'option_count state.expiring: There should be at most 128 expiring options',
      'option_unknown state.expiring.1: There is no option z',
      'slot_unknown state.capacity.noon: A slot should be a whole number from 0 to 10000',
      'count_range state.capacity.3: Input should be a number from 0 to 1000000000',
    ]);
  });

  it('names at most 128 expiring options and slots to 10,000, without leading zeros', () => {
    const many = (count: number): unknown => state({ expiring: Array.from({ length: count }, () => 'x') });
    expect(many(128)).toMatchObject({ expiring: [true, false, false, false, false] });
    expect(many(129)).toMatch(/^option_count/);
    for (const slot of ['0', '9', '10000'])
      expect(state({ capacity: { [slot]: 1 } })).toMatchObject({ demand: [0, 0, 0, 0, 0] });
    for (const slot of ['10001', '03', '-1', '1.5', ''])
      expect(state({ capacity: { [slot]: 1 } })).toMatch(/^slot_unknown/);
  });
});

describe('a buyer', () => {
  it('values nothing, tires quickly and has nothing elsewhere where it says no more', () => {
    expect(buyer({})).toEqual({ values: [0, 0, 0, 0, 0], decay: 0.15, outside: 0, balk: 0, defer: new Map() });
  });

  it('has values by place, negative ones too, and none for a fulfillment', () => {
    expect(
      buyer({
        values: { a: { x: 4, y: -2 }, when: { later: 5 } },
        qty_decay: 0.5,
        outside: 1.5,
        balk: 0.25,
        defer: { 3: 0.75 },
      }),
    ).toEqual({
      values: [4, -2, 0, 0, 0],
      decay: 0.5,
      outside: 1_500_000,
      balk: 0.25,
      defer: new Map([['3', 750_000]]),
    });
  });

  it('is refused at its first fault', () => {
    expect([
      buyer({ values: { z: {} } }),
      buyer({ values: { n: { 1: 2 } } }),
      buyer({ values: { a: { later: 1 } } }),
      buyer({ values: { a: { z: 1 } } }),
      buyer({ values: { a: { x: -2e9 } } }),
      buyer({ values: { a: [1] } }),
      buyer({ defer: { 3: -1 } }),
      buyer({ defer: { noon: 1 } }),
      buyer({ outside: -1 }),
      buyer({ qty_decay: 2 }),
      buyer({ balk: -0.1 }),
    ]).toEqual([
      'dim_unknown buyer.values.z: There is no dimension z with options',
      'dim_unknown buyer.values.n: There is no dimension n with options',
      'option_unknown buyer.values.a.later: The dimension a has no option later',
      'option_unknown buyer.values.a.z: The dimension a has no option z',
      'amount_range buyer.values.a.x: Input should be a number from -1000000000 to 1000000000',
      'values_type buyer.values.a: Input should be an object',
      'amount_range buyer.defer.3: Input should be a number from 0 to 1000000000',
      'slot_unknown buyer.defer.noon: A slot should be a whole number from 0 to 10000',
      'amount_range buyer.outside: Input should be a number from 0 to 1000000000',
      'share_range buyer.qty_decay: Input should be a number from 0 to 1',
      'share_range buyer.balk: Input should be a number from 0 to 1',
    ]);
  });
});

describe('the options of a seller', () => {
  it('are those of one who quotes everybody, from nothing on, and splits evenly', () => {
    expect(rules(undefined)).toEqual({ lookers: true, minPriceFrac: 0, appetite: false, weight: 0.5 });
    expect(rules({ quote_lookers: false, min_price_frac: 0.3, qty_appetite: true, seller_weight: 1 })).toEqual({
      lookers: false,
      minPriceFrac: 0.3,
      appetite: true,
      weight: 1,
    });
  });

  it('are refused at their first fault', () => {
    expect([rules({ quote_lookers: 1 }), rules({ min_price_frac: 2 }), rules({ qty_appetite: 'no' })]).toEqual([
      'flag_type opts.quote_lookers: Input should be true or false',
      'share_range opts.min_price_frac: Input should be a number from 0 to 1',
      'flag_type opts.qty_appetite: Input should be true or false',
    ]);
  });
});

describe('what shapes the cost of a cart', () => {
  it('is nothing but the unit costs where nothing is named', () => {
    for (const none of [[], ['const'], ['salvage_on_expiry', { kind: 'const' }]])
      expect(stack(none)).toEqual({ scarcity: false, batch: null });
  });

  it('is scarcity, and a batch with its setup and its cost of a unit', () => {
    expect(stack(['scarcity_shadow'])).toEqual({ scarcity: true, batch: null });
    expect(stack([{ kind: 'batch_economies', setup: 1.5, marginal: 0.25 }])).toEqual({
      scarcity: false,
      batch: { setup: 1_500_000, marginal: 250_000 },
    });
    expect(stack(['batch_economies'])).toEqual({ scarcity: false, batch: { setup: 0, marginal: null } });
    expect(stack([{ kind: 'batch_economies', setup: null }])).toEqual({
      scarcity: false,
      batch: { setup: 0, marginal: null },
    });
  });

  it('is refused at its first fault', () => {
    const KINDS = 'The kind should be one of const, salvage_on_expiry, scarcity_shadow, batch_economies';
    const OBJECT = 'Input should be the name of a kind, or an object with a kind';
    expect([
      stack('const'),
      stack(Array.from({ length: 9 }, () => 'const')),
      stack(['tax']),
      stack(['const', { kind: 'tax' }]),
      stack([null]),
      stack([5]),
      stack([['const']]),
      stack(['const', 'scarcity_shadow', { kind: 'const' }]),
      stack([{ kind: 'const', setup: 1 }]),
      stack([{ kind: 'batch_economies', setup: 1, price: 2 }]),
      stack([{ kind: 'batch_economies', marginal: -1 }]),
    ]).toEqual([
      'cost_count cost: There should be at most 8 entries',
      'cost_count cost: There should be at most 8 entries',
      `cost_unknown cost.0: ${KINDS}`,
      `cost_unknown cost.1.kind: ${KINDS}`,
      `cost_unknown cost.0: ${OBJECT}`,
      `cost_unknown cost.0: ${OBJECT}`,
      `cost_unknown cost.0: ${OBJECT}`,
      'cost_repeated cost.2: Each kind should be named once',
      'cost_parameter cost.0.setup: The kind const has no such parameter',
      'cost_parameter cost.0.price: The kind batch_economies has no such parameter',
      'amount_range cost.0.marginal: Input should be a number from 0 to 1000000000',
    ]);
  });
});
