import { describe, expect, it } from '@jest/globals';
import { mostWelcome } from './most-welcome.js';
import { seatPolicy } from './testing/policies.js';

const policy = seatPolicy();
const others = (policy.terms ?? []).flatMap((term) =>
  term.options
    .filter(({ id }) => id !== term.default)
    .map(({ id }) => ({ quantity: 25, price: 42, terms: { [term.id]: id } })),
);
const orderFor = (wanted: Record<string, string>, quantity = 25, of = policy) =>
  mostWelcome({ policy: of, wanted, heard: [{ quantity, price: 45, terms: {} }] }, others, others.length);

describe('the order of a menu', () => {
  it('has what the buyer has asked for no later than without it, and does so for nobody after them', () => {
    const plain = orderFor({});
    const earlier = others.map(({ terms }) => {
      const place = (order: typeof plain): number => order.findIndex((one) => one.terms === terms);
      return place(plain) - place(orderFor(terms));
    });
    expect([Math.min(...earlier) >= 0, Math.max(...earlier) > 0]).toEqual([true, true]);
    expect(orderFor({})).toEqual(plain);
  });

  it('is that of the policy and the count at hand, whichever were looked at before', () => {
    const terms = (policy.terms ?? []).map((term) => ({
      ...term,
      options: term.options.map((option) => ({ ...option, worth_per: 'deal' as const })),
    }));
    const byDeal = { ...policy, terms };
    const counts = [1, 500, 1];
    const fresh = counts.map((count) => orderFor({}, count, structuredClone(byDeal)));
    expect(fresh[1]).not.toEqual(fresh[0]);
    expect(counts.map((count) => orderFor({}, count, byDeal))).toEqual(fresh);
  });
});
