import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chargesOf, dealTotal, priceForTotal } from './charges.js';
import { offerAllowed } from './check-offer.js';
import type { ChargeRule, Policy } from './policy.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Policy;

/** Catering for 80 guests with an open bar at some charge. */
const catering = (charge: ChargeRule, charge_per?: 'unit' | 'deal', currency = 'USD'): Policy => ({
  version: 'svc-policy/1',
  name: 'Catering',
  language: 'en',
  currency,
  list_price: 78,
  floor_price: 66,
  quantity: { min: 1, max: 220, unit: 'guest' },
  terms: [
    {
      id: 'bar',
      label: 'Bar',
      default: 'none',
      options: [
        { id: 'none', label: 'no bar' },
        { id: 'open_bar', label: 'open bar', charge, ...(charge_per ? { charge_per } : {}) },
      ],
    },
  ],
});
const withBar = { price: 78, quantity: 80, terms: { bar: 'open_bar' } };

describe('chargesOf', () => {
  it('is a line for the chosen option, for each unit, once a deal, or a share of price times quantity', () => {
    expect(chargesOf(catering({ amount: 25 }), withBar)).toEqual([
      { term: 'bar', option: 'open_bar', label: 'open bar', amount: 2000 },
    ]);
    expect(dealTotal(catering({ amount: 25 }), withBar)).toBe(8240);
    expect(dealTotal(catering({ amount: 25 }, 'deal'), withBar)).toBe(6265);
    expect(dealTotal(catering({ share: 0.1 }), withBar)).toBe(6864);
    expect(dealTotal(catering({ share: 0.1 }, 'deal'), withBar)).toBe(6864);
  });
  it('is nothing for what was not chosen, and for an option that costs nothing', () => {
    expect(chargesOf(catering({ amount: 25 }), { ...withBar, terms: {} })).toEqual([]);
    expect(chargesOf(catering({ amount: 0 }), withBar)).toEqual([]);
    expect(chargesOf(teamPlan, { ...withBar, terms: { contract: 'annual' } })).toEqual([]);
  });
  it('is nothing from the order on that pays none, whatever it is a share of', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 220 }),
        fc.integer({ min: 1, max: 220 }),
        fc.boolean(),
        (from, quantity, share) => {
          const policy = catering(share ? { share: 0.1 } : { amount: 25 });
          for (const option of policy.terms?.[0]?.options ?? []) if (option.charge) option.charge_free_from = from;
          const order = { ...withBar, quantity };
          const paid = chargesOf(policy, order).length > 0;
          const total = dealTotal(policy, order);
          expect([paid, priceForTotal(policy, order, total)]).toEqual([quantity < from, 78]);
          expect(offerAllowed(policy, { ...order, total })).toBe(true);
        },
      ),
    );
  });
  it('is rounded to the currency, half a cent up', () => {
    expect(dealTotal(catering({ share: 0.0001 }), { ...withBar, price: 50, quantity: 1 })).toBe(50.01);
    expect(dealTotal(catering({ share: 0.00009 }), { ...withBar, price: 50, quantity: 1 })).toBe(50);
    expect(dealTotal(catering({ share: 0.105 }, 'deal', 'JPY'), { ...withBar, price: 101, quantity: 1 })).toBe(112);
    expect(dealTotal(catering({ amount: 0.0125 }), { ...withBar, price: 70, quantity: 3 })).toBe(210.04);
  });
  it('is no discount of anything: a lower price leaves a charge of an amount as it is', () => {
    const charged = catering({ amount: 25 });
    expect(chargesOf(charged, { ...withBar, price: 66 })).toEqual(chargesOf(charged, withBar));
    expect(offerAllowed(charged, { ...withBar, price: 66, total: 7280 })).toBe(true);
    expect(offerAllowed(charged, { ...withBar, price: 66, total: 7279.99 })).toBe(false);
  });
});

describe('priceForTotal', () => {
  const order = { quantity: 80, terms: { bar: 'open_bar' } };

  it('is the price that the total leaves when the charges are paid', () => {
    expect(priceForTotal(catering({ amount: 25 }), order, 8240)).toBe(78);
    expect(priceForTotal(catering({ amount: 25 }), order, 8239.99)).toBe(77.999875);
    expect(priceForTotal(catering({ share: 0.1 }), order, 6864)).toBe(78);
    expect(priceForTotal(catering({ amount: 25 }), order, 1999)).toBeNull();
  });
  it('comes to the total, or is the highest price that does not come to more, whatever is charged', () => {
    const charge = fc.oneof(
      fc.integer({ min: 0, max: 900 }).map((value) => ({ amount: value / 100 })),
      fc.integer({ min: 0, max: 10_000 }).map((value) => ({ share: value / 10_000 })),
    );
    fc.assert(
      fc.property(
        charge,
        fc.constantFrom('unit' as const, 'deal' as const),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 0, max: 99_999 }),
        (rule, per, quantity, cents) => {
          const policy = catering(rule, per);
          const total = cents / 100;
          const price = priceForTotal(policy, { ...order, quantity }, total);
          const at = (one: number) => dealTotal(policy, { ...order, quantity, price: one });
          if (price === null) expect(at(0)).toBeGreaterThan(total);
          else {
            expect(at(price)).toBeLessThanOrEqual(total);
            if (!('share' in rule)) expect(at(price)).toBe(total);
            expect(at(Number((price + 0.01).toFixed(6)))).toBeGreaterThan(total);
          }
        },
      ),
      { seed: 5, numRuns: 1000 },
    );
  });
});
