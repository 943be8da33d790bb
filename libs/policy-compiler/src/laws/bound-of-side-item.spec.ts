import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compiled = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });

describe('how many can be ordered of something that is sold beside', () => {
  it.each([
    ['Hall hire £300. Chairs £1 each, minimum order 40 chairs. Lowest £260.', 300],
    ['Marquee hire £900, chairs £1.20 each (minimum 50), dance floor £260. Lowest £800.', 900],
    ['Bouncy castle £90. Staff £15 an hour (min 3 hours). Lowest £80.', 90],
    ['舞台搭建3000元，椅子租赁每把3元，100把起。最低2700。', 3000],
  ])('bounds no order, and gives the price no unit: %s', (description, price) => {
    const { policy, issues } = compiled(description);
    expect(policy).toMatchObject({ list_price: price });
    expect(policy?.quantity).toBeUndefined();
    expect(issues.map(({ code }) => code)).toContain('not_used');
  });

  it.each([
    ['Folding chairs £8 each, minimum order 40 chairs, cushions £1 each. Lowest £7.', 40],
    ['Mugs £8 each, gift box £2 each, minimum 12. Lowest £7.', 12],
    ['Catering £22 a head, chairs £2 each, minimum 30 guests. Lowest £19.', 30],
  ])('is the least of an order where the price is for a unit: %s', (description, min) =>
    expect((compiled(description).policy as Policy).quantity?.min).toBe(min),
  );
});

describe('what is paid for each beside a price for one whole thing', () => {
  it('is no part of the offer until the seller says how often it is paid', () => {
    const { policy, questions } = compiled('Hall hire £300. Chairs £1 each. Lowest £260.');
    expect(policy?.terms ?? []).toEqual([]);
    expect(questions.map(({ id }) => id.replace(/_[^_]+$/, ''))).toContain('charged_by_count');
  });
});
