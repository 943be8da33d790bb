import type { Policy } from '@svc/policy-rules';

/**
 * Policies that reach the rules which no template needs: options behind flags and stock, odd decimals, tight floors.
 */
export const EDGE_POLICIES: readonly Policy[] = [
  {
    version: 'svc-policy/1',
    name: 'Espresso machine',
    language: 'en',
    currency: 'EUR',
    list_price: 1290,
    floor_price: 1150,
    free_discount: 40,
    quantity: {
      min: 1,
      max: 20,
      unit: 'machine',
      breaks: [
        { from: 3, gives: { share: 0.03 }, unlocks: { amount: 12.5 } },
        { from: 10, unlocks: { to_price: 1190 }, stacks: true },
      ],
    },
    terms: [
      {
        id: 'grinder',
        label: 'Grinder',
        default: 'none',
        options: [
          { id: 'none', label: 'without a grinder' },
          { id: 'flat', label: 'with a flat grinder', charge: { amount: 79.5 } },
          { id: 'lab', label: 'with the lab grinder', worth: -90 },
        ],
      },
      {
        id: 'payment',
        label: 'Payment',
        default: 'invoice',
        options: [
          { id: 'invoice', label: 'on invoice' },
          { id: 'advance', label: 'in advance', worth: 18, unlocks: { amount: 60 }, stacks: true },
          { id: 'rates', label: 'in twelve rates', worth: -35, requires_discount_at_most: 0 },
        ],
      },
      {
        id: 'service',
        label: 'Service',
        default: 'shop',
        options: [
          { id: 'shop', label: 'in the workshop' },
          { id: 'onsite', label: 'on site', worth: -140, worth_per: 'deal' },
          { id: 'express', label: 'on site within a day', charge: { share: 0.015 } },
          { id: 'lifelong', label: 'for life', worth: -2 },
        ],
      },
    ],
    grants: [
      {
        flag: 'reseller',
        gives: { share: 0.0333 },
        unlocks: { share: 0.06 },
        options: [{ term: 'grinder', option: 'lab' }],
      },
      { flag: 'school', options: [{ term: 'payment', option: 'rates' }] },
    ],
    never: [{ id: 'lifelong', text: 'There is no service for life.', words: ['for life', 'lifelong'] }],
    inventory: {
      bind: [{ match: { sku: 'ESP-1' } }, { match: { gtin: '40123' }, option: { term: 'grinder', option: 'flat' } }],
    },
    manner: { objective: 'balance', max_rounds: 5 },
  },
  {
    version: 'svc-policy/1',
    name: '不锈钢螺丝',
    language: 'zh',
    currency: 'CNY',
    price_decimals: 4,
    list_price: 0.0189,
    floor_price: 0.0125,
    free_discount: 0.0009,
    quantity: {
      min: 5000,
      max: 1_000_000,
      unit: '颗',
      breaks: [
        { from: 50_000, gives: { share: 0.05 }, unlocks: { share: 0.06 } },
        { from: 200_000, unlocks: { to_price: 0.0131 } },
      ],
    },
    terms: [
      {
        id: 'coating',
        label: '镀层',
        default: 'zinc',
        options: [
          { id: 'zinc', label: '镀锌' },
          { id: 'black', label: '发黑', charge: { amount: 0.0011 } },
        ],
      },
      {
        id: 'payment',
        label: '付款',
        default: 'month',
        options: [
          { id: 'month', label: '月结' },
          { id: 'deposit', label: '预付三成', worth: 0.0004, unlocks: { share: 0.07 }, stacks: true },
        ],
      },
    ],
    manner: { objective: 'close', max_rounds: 6 },
  },
  {
    version: 'svc-policy/1',
    name: 'Tea bowl',
    language: 'en',
    currency: 'JPY',
    list_price: 18_000,
    floor_price: 18_000,
    meso: 3,
    terms: [
      {
        id: 'box',
        label: 'Box',
        default: 'plain',
        options: [
          { id: 'plain', label: 'a plain box' },
          { id: 'signed', label: 'a signed box', worth: -1 },
        ],
      },
      {
        id: 'courier',
        label: 'Courier',
        default: 'none',
        options: [
          { id: 'none', label: 'by post' },
          {
            id: 'ours',
            label: 'our courier',
            charge: { amount: 120 },
            charge_per: { count: 'km', max: 200, included: 30 },
          },
        ],
      },
    ],
  },
];
