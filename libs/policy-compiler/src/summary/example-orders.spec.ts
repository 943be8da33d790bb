import { describe, expect, it } from '@jest/globals';
import { dealTotal, type Policy } from '@svc/policy-rules';
import fc from 'fast-check';
import { compilePolicy } from '../compile-policy.js';
import { exampleOrders } from './example-orders.js';

const examplesFor = (description: string, language: 'en' | 'zh' = 'en'): string[] =>
  exampleOrders(compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as Policy, language);

describe('orders that show what prices come to', () => {
  it('are the smallest and the largest that is named, at the list prices', () => {
    expect(examplesFor('Chairs, £4.50 per chair per day, a week £18. 10 to 40 chairs. Never below £2.50.')).toEqual([
      '10 chairs at £4.50 a day for 1 day: £45 in all',
      '40 chairs at £2.57 (rounded) a day for 7 days: £102.86 a day, £720 in all',
    ]);
    expect(examplesFor('Mugs €8 each, lowest €6. Sold in packs of 6.')).toEqual([
      '6 units at €8 — €48 in total',
      '60 units at €8 — €480 in total',
    ]);
    expect(examplesFor('矿泉水每箱30元，最低26元，起订10箱。', 'zh')[0]).toBe('10箱，单价30元，合计300元');
  });

  it('say every month where no end is agreed, and what every buyer owes', () => {
    expect(examplesFor('Helpdesk, $18 per agent and month, at least 3 agents, lowest $12.')[0]).toBe(
      '3 agents at $18 a month, until cancelled: $54 a month',
    );
    expect(
      examplesFor('Flat €100 a night, two nights minimum, lowest €90. End cleaning €40, always payable.')[0],
    ).toContain('€240');
  });

  it('show a bound that was taken for the unit of the price', () =>
    expect(examplesFor('Boat for a party, €300 a guest, lowest €250. Max 80 guests.').at(-1)).toContain('€24,000'));

  it.each(['Bike €500, lowest €450.', 'Camera €85 a day, lowest €60.'])(
    'are none where the price says it all: %s',
    (words) => expect(examplesFor(words)).toEqual([]),
  );

  it('come to what the rules charge for as many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 1, max: 400 }), (min, price) => {
        const policy = {
          currency: 'USD',
          list_price: price,
          floor_price: price,
          quantity: { min, max: min, unit: 'box' },
        };
        const [only, ...others] = exampleOrders(policy as Policy, 'en');
        const total = dealTotal(policy as Policy, { price, quantity: min, terms: {} });
        expect([others, only?.endsWith(`$${total.toLocaleString('en')} in total`)]).toEqual([[], true]);
      }),
    );
  });
});
