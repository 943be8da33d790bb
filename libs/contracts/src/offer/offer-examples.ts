import type { OperationRecord } from '../operation.js';

type Examples = OperationRecord['examples'];

/** A pasted menu. */
const TEA_STALL = {
  name: 'Tea stall',
  items: [
    { name: 'Green tea', price: 3, cost: 0.4 },
    { name: 'Mango lassi', price: 4.5, cost: 1.2, qty: 6, tags: ['perishable'] },
    { name: 'Honey', price: 0.5, cost: 0.1, tags: ['addon'] },
  ],
};

/** A bakery: croissants, sweet rolls, extras, a bag, up to six. */
const BAKERY = {
  name: 'Bakery',
  dims: [
    {
      id: 'pastry',
      kind: 'choice',
      options: [
        {
          id: 'croissant',
          label: 'Croissant',
          price_delta: 2.4,
          unit_cost: 0.8,
          salvage: 0.1,
          perishable: true,
          stock_limited: true,
        },
        { id: 'roll', label: 'Sweet roll', price_delta: 1.6, unit_cost: 0.5 },
      ],
    },
    {
      id: 'extras',
      kind: 'addon',
      options: [
        { id: 'butter', label: 'Butter', price_delta: 0.5, unit_cost: 0.2 },
        { id: 'jam', label: 'Jam', price_delta: 0.6, unit_cost: 0.2 },
      ],
    },
    {
      id: 'bag',
      kind: 'preference',
      options: [
        { id: 'paper', label: 'Paper bag' },
        { id: 'own', label: 'Own bag' },
      ],
    },
    { id: 'quantity', kind: 'quantity', qty_cap: 6 },
  ],
  deps: { excludes: { jam: ['roll'] } },
};

/** Near closing time: four croissants are left, and they expire. */
const CLOSING = { inventory: { croissant: 4 }, expiring: ['croissant'] };

/** Somebody who finds croissants nice, but not at list. */
const PASSER_BY = {
  values: { pastry: { croissant: 2, roll: 1.3 }, extras: { jam: 0.3 }, bag: { own: 0.05 } },
  qty_decay: 0.7,
};

export const COMPILE_EXAMPLES: Examples = [
  {
    name: 'pasted-menu',
    input: TEA_STALL,
    output: {
      name: 'Tea stall',
      dims: [
        {
          id: 'item',
          kind: 'choice',
          qty_cap: 1,
          negotiable: null,
          options: [
            {
              id: 'green-tea',
              label: 'Green tea',
              price_delta: 3,
              unit_cost: 0.4,
              salvage: 0,
              perishable: false,
              stock_limited: false,
              immediate: true,
              slot_ticks: 0,
            },
            {
              id: 'mango-lassi',
              label: 'Mango lassi',
              price_delta: 4.5,
              unit_cost: 1.2,
              salvage: 0,
              perishable: true,
              stock_limited: true,
              immediate: true,
              slot_ticks: 0,
            },
          ],
        },
        {
          id: 'extras',
          kind: 'addon',
          qty_cap: 1,
          negotiable: null,
          options: [
            {
              id: 'honey',
              label: 'Honey',
              price_delta: 0.5,
              unit_cost: 0.1,
              salvage: 0,
              perishable: false,
              stock_limited: false,
              immediate: true,
              slot_ticks: 0,
            },
          ],
        },
        { id: 'quantity', kind: 'quantity', qty_cap: 6, negotiable: null, options: [] },
      ],
      cost: [],
      valid_configurations: '24',
      never_chosen: [],
    },
  },
];

export const PROFILE_EXAMPLES: Examples = [
  {
    name: 'bakery',
    input: { spec: BAKERY, state: CLOSING },
    output: {
      dims: [
        {
          id: 'pastry',
          verdict: 'LEVER',
          spread: 0.4,
          why: 'The choice changes the seller’s cost from 0.1 (Croissant) to 0.5 (Sweet roll).',
        },
        {
          id: 'extras',
          verdict: 'LEVER',
          spread: 0.2,
          why: 'The choice changes the seller’s cost from 0 (none of them) to 0.2 (Jam).',
        },
        {
          id: 'bag',
          verdict: 'FREE',
          spread: 0,
          why: 'All options cost the seller the same, so the buyer’s favourite is taken.',
        },
        {
          id: 'quantity',
          verdict: 'LEVER',
          spread: 0.1,
          why: 'The choice changes the seller’s cost from 0.1 (one unit) to 0.2 (two units).',
        },
      ],
    },
  },
];

export const QUOTE_EXAMPLES: Examples = [
  {
    name: 'near-closing-time',
    input: { spec: BAKERY, buyer: PASSER_BY, state: CLOSING },
    output: {
      feasible: true,
      config: { pastry: 'croissant', extras: [], bag: 'own', quantity: 4 },
      price: 2.8,
      listv: 9.6,
      save: 6.8,
      buyer_surplus: 2.39265,
      seller_surplus: 2.4,
      gain: 2.39632218201,
      optimal: true,
      bound: null,
      why: 'At list price the buyer would not order. Croissant, Own bag, 4 units at 2.80 instead of 9.60 leaves the buyer 2.39 and the seller 2.40 better off. Croissant is expiring: a unit costs the seller 0.10 instead of 0.80. Both gains are split evenly, as far as the limits of the price allow.',
      never_above_list: true,
      advisory: true,
      attestation: {
        version: 'svc-quote-attestation/1',
        request_hash: 'oHxVegN0RQhhyhtzNO3DN7Ik0EEGr72DyoTSfUPaaxI',
        config: { pastry: 'croissant', extras: [], bag: 'own', quantity: 4 },
        list_price: 9.6,
        price: 2.8,
        discount: 6.8,
        notary_sig: 'b7hfdA9uiF6m4G2di-ExtcQT7I_sUNQ_uogMzk-kPeQ83qzoFqV3hMYXbW03Vi38UhWxqVZS-SBSMWFwvc0dCA',
      },
    },
  },
  {
    name: 'would-order-anyway',
    input: { spec: BAKERY, buyer: { values: { pastry: { croissant: 3 } } } },
    output: {
      feasible: false,
      config: { pastry: 'croissant', extras: [], bag: 'paper', quantity: 1 },
      price: 2.4,
      listv: 2.4,
      save: 0,
      buyer_surplus: 0.6,
      seller_surplus: 1.6,
      gain: null,
      optimal: true,
      bound: null,
      why:
        'No other cart or price is better for both sides than what the buyer would order anyway: Croissant, ' +
        'Paper bag, 1 unit at list price.',
      never_above_list: true,
      advisory: true,
      attestation: null,
    },
  },
];

export const MACHINE_EXAMPLES: Examples = [
  {
    name: 'demo',
    input: null,
    output: {
      protocol: 'svc-price/1',
      machine_id: 'demo-01',
      label: 'Demo vending machine',
      currency: 'USD',
      max_quantity: 3,
      board: [
        { sku: 'water', label: 'Still water, 500 ml', group: 'drink', list_price: 1.8, in_stock: true },
        { sku: 'cola', label: 'Cola, 330 ml', group: 'drink', list_price: 2.2, in_stock: true },
        { sku: 'iced-tea', label: 'Iced tea, 330 ml', group: 'drink', list_price: 2.4, in_stock: false },
        { sku: 'nuts', label: 'Salted nuts, 40 g', group: 'snack', list_price: 1.9, in_stock: true },
        { sku: 'chocolate', label: 'Chocolate bar, 50 g', group: 'snack', list_price: 1.6, in_stock: true },
        { sku: 'sandwich', label: 'Cheese sandwich', group: 'meal', list_price: 4.5, in_stock: true },
      ],
    },
  },
];
