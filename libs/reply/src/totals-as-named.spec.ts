import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const generator: Policy = {
  version: 'svc-policy/1',
  name: 'Generator',
  language: 'en',
  currency: 'USD',
  list_price: 180,
  floor_price: 150,
  reserve_price: 162,
  period: { unit: 'day', default: 1 },
};
const oil: Policy = {
  version: 'svc-policy/1',
  name: 'Olive oil',
  language: 'en',
  currency: 'EUR',
  list_price: 11.9,
  floor_price: 10.5,
  reserve_price: 10.8,
  quantity: { min: 24, max: 6000, unit: 'bottle', step: 6 },
};
const last = (policy: Policy, ...messages: string[]) => chat(policy, messages).at(-1)?.decision.offer;

describe('a total that a buyer names', () => {
  it.each([
    [generator, ['$500 for the 3 days'], { price: 166.666667, periods: 3, total: 500 }],
    [generator, ['Can you do $1,000 total for 6 days?'], { price: 166.666667, periods: 6, total: 1000 }],
    [oil, ['I would take 120 bottles for €1300'], { price: 10.833333, quantity: 120, total: 1300 }],
  ])('is offered to the cent: %#', (policy, messages, offer) =>
    expect(last(policy as Policy, ...(messages as string[]))).toMatchObject(offer as object),
  );

  it('is kept for its own order: another one is at a price that can be signed', () => {
    expect(last(generator, '$500 for the 3 days', 'and for 4 days?')).toMatchObject({ periods: 4, total: 666.67 });
    expect(last(generator, '$500 for the 3 days', 'just one day then')).toMatchObject({ price: 166.67, periods: 1 });
  });
});

describe('a count of packs', () => {
  it.each([
    ['20 cases please', { quantity: 120, total: 1428 }],
    ['5 boxes please', { quantity: 30, total: 357 }],
    ['120 bottles please', { quantity: 120, total: 1428 }],
    ['20 cases at 11 a bottle', { quantity: 120, price: 11 }],
  ])('orders what they hold: %s', (message, offer) => expect(last(oil, message)).toMatchObject(offer));
});
