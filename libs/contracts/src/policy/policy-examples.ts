import type { OperationExample } from '../operation.js';
/** A policy that the examples share: a workshop sold by the seat. Its type is checked against the policy language in the tests. */
export const EXAMPLE_POLICY = {
  version: 'svc-policy/1',
  name: 'Workshop seat',
  language: 'en',
  currency: 'EUR',
  salt: 'nq7bX2kT0mZ4sVw9Lh3RcA',
  engine: 'bundle2',
  meso: 3,
  list_price: 120,
  floor_price: 96,
  free_discount: 4,
  quantity: { min: 1, max: 40, unit: 'seat', breaks: [{ from: 10, gives: { share: 0.08 }, stacks: true }] },
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'invoice',
      words: ['pay', 'payment'],
      options: [
        { id: 'invoice', label: 'invoice, 30 days', worth: 0, words: ['invoice'] },
        {
          id: 'upfront',
          label: 'paid when ordering',
          worth: 4,
          unlocks: { amount: 6 },
          stacks: true,
          words: ['upfront', 'in advance', 'right away'],
        },
      ],
    },
    {
      id: 'lunch',
      label: 'Lunch',
      default: 'none',
      words: ['lunch', 'meal'],
      options: [
        { id: 'none', label: 'no lunch', worth: 0 },
        { id: 'included', label: 'lunch included', worth: -9, requires_discount_at_most: 0.05, words: ['with lunch'] },
      ],
    },
  ],
  grants: [{ flag: 'alumni', gives: { share: 0.05 }, stacks: true }],
  never: [{ id: 'recording', text: 'Sessions are not recorded.', words: ['recording', 'video'] }],
  handoff: [
    {
      id: 'venue',
      text: 'Access needs at the venue are arranged by a colleague.',
      words: ['wheelchair', 'access needs'],
    },
  ],
  facts: [{ id: 'dates', words: ['when', 'date'], answer: 'The workshop runs on two Fridays in May.' }],
  manner: { objective: 'balance', max_rounds: 8, tone: 'friendly' },
} as const;

/** What check says of that policy. */
export const EXAMPLE_SUMMARY =
  'Workshop seat: the list price is €120 a seat, the lowest is €96. No buyer pays more than the list ' +
  'price or less than the lowest.\nFor example, before any bargaining: 40 seats at €110.40 — €4,416.00 in ' +
  'total.\nBuyers can get up to €4 off for nothing in return, and more only ' +
  'for something in return.\nOrders run from 1 to 40 seats.';

/** Worked checks. */
export const CHECK_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'sound',
    input: { policy: EXAMPLE_POLICY },
    output: { ok: true, policy: EXAMPLE_POLICY, issues: [], summary: EXAMPLE_SUMMARY },
  },
  {
    name: 'floor-above-list',
    input: { policy: { ...EXAMPLE_POLICY, floor_price: 140 } },
    output: {
      ok: false,
      policy: { ...EXAMPLE_POLICY, floor_price: 140 },
      summary: EXAMPLE_SUMMARY,
      issues: [
        {
          code: 'floor_above_list',
          severity: 'error',
          path: '/floor_price',
          message: 'The lowest price 140 is above the list price 120.',
          suggestion: 'Lower floor_price or raise list_price.',
          quote: null,
        },
      ],
    },
  },
];
