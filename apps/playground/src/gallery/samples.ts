import type { CompileAnswer } from '../service/service.js';
import { moneyOf } from '../money.js';
import type { Policy, Receipt } from '../service/service.js';

/** Answers nothing: nothing happens on the page of components. */
export const nothing = () => undefined;
export const money = moneyOf('USD', 'en');

export const TERM = {
  id: 'payment',
  label: 'Payment',
  default: 'standard',
  options: [
    { id: 'standard', label: 'standard payment' },
    { id: 'cash', label: 'cash', gives: { amount: 50 }, worth: 50 },
    { id: 'card', label: 'card', charge: { share: 0.02 } },
  ],
};

export const DESK = {
  version: 'svc-policy/1',
  name: 'Oak desk',
  language: 'en',
  currency: 'USD',
  list_price: 900,
  floor_price: 780,
  reserve_price: 820,
  terms: [TERM],
  facts: [{ id: 'age', words: ['age', 'old'], answer: 'It is ten years old.' }],
} as Policy;

export const QUESTION = {
  id: 'q1',
  quote: 'Lowest 370',
  ask: 'Is the lowest price £370 or £370,000?',
  severity: 'error',
  choices: [
    { id: 'a', label: '£370,000' },
    { id: 'b', label: '£370' },
  ],
};

export const RECEIPT = {
  version: 'svc-receipt/2',
  id: 'rcp_sample',
  issued_at: '2026-01-05T10:00:00.000Z',
  currency: 'USD',
  list_price: 900,
  price: 850,
  goods: 'Oak desk',
  quantity: 2,
  charges: [{ term: 'delivery', option: 'home', label: 'Delivery', amount: 45 }],
  total: 1745,
  labels: { payment: 'Payment: cash' },
} as unknown as Receipt;

/** What was understood: one line for sure, one that waits, and words that are no part of the offer. */
export const LINES: CompileAnswer['readback'] = [
  {
    id: 'price_6',
    kind: 'price',
    quote: '$400',
    start: 6,
    end: 10,
    says: 'The price is $400.',
    paths: ['/list_price'],
    certainty: 'sure',
    by: 'model',
    waits: false,
    choices: [],
  },
  {
    id: 'discount_30',
    kind: 'discount',
    quote: 'Cash gets $15 off',
    start: 30,
    end: 47,
    says: 'For “Cash” $15 comes off.',
    paths: ['/terms/0/options/1'],
    certainty: 'likely',
    by: 'model',
    waits: true,
    choices: [{ id: 'price_each', says: 'For “Cash” the price is $15.' }],
  },
  {
    id: 'open_50',
    kind: 'open',
    quote: 'oak legs',
    start: 50,
    end: 58,
    says: 'These words are not part of the offer: “oak legs”.',
    paths: [],
    certainty: 'open',
    by: 'model',
    waits: false,
    choices: [{ id: 'tell', says: 'Buyers may be told: “oak legs”.' }],
  },
];
