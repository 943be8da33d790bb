import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { askShop } from './shop-endpoint.js';

const fetched = jest.spyOn(globalThis, 'fetch');
afterEach(() => {
  fetched.mockReset();
});

describe('what the element hears from a shop', () => {
  it('is what a buyer may know, also where the shop hands on all that the service told it', async () => {
    const whole = {
      conversation: 'c1',
      reply: 'How about $900?',
      offer: { line: '$900', price: 900, net: 950, inside_policy: true },
      menu: [{ option: 'Option A', line: '$900', net: 950 }],
      kind: 'offer',
      done: false,
      seller: { standing_bid: { price: 700 } },
      state: { v: 1 },
    };
    fetched.mockResolvedValue(Response.json(whole));
    expect(await askShop('/negotiate', 'Would you take 700?', null)).toEqual({
      conversation: 'c1',
      reply: 'How about $900?',
      offer: { line: '$900' },
      menu: [{ option: 'Option A', line: '$900' }],
      kind: 'offer',
      done: false,
    });
  });
});
