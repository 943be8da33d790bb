import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comesTo, dealTotal, priceForTotal } from './charges.js';
import { checkOffer } from './check-offer.js';
import type { Policy } from './policy.js';
import { signablePrice } from './signable-price.js';

const sold = (currency: string, price_decimals?: number): Policy => ({
  version: 'svc-policy/1',
  name: 'Mugs',
  language: 'en',
  currency,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  list_price: 1000,
  floor_price: 0,
  quantity: { min: 1, max: 1_000_000, unit: 'mug' },
  ...(price_decimals === undefined ? {} : { price_decimals }),
});

describe('a price that can be signed', () => {
  it.each([
    ['USD', undefined, 12, 50 / 12, 4.166667],
    ['USD', undefined, 1, 50 / 12, 4.17],
    ['USD', undefined, 4, 166.666667, 166.6675],
    ['USD', undefined, 3, 4.17, 4.17],
    ['USD', 0, 3, 500 / 3, 166.666667],
    ['JPY', undefined, 3, 1000 / 3, 333.333333],
    ['USD', 3, 1, 0.0125, 0.013],
  ])('in %s with %p decimals, for %d, is next to %d: %d', (currency, decimals, quantity, amount, price) => {
    expect(signablePrice(sold(currency, decimals), { quantity, terms: {} }, amount)).toBe(price);
  });

  it('keeps every total that a buyer names, and the judge allows it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(sold('USD'), sold('USD', 6), sold('USD', 3), sold('KWD'), sold('JPY')),
        fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 9_000, max: 200_000 })),
        fc.integer({ min: 1, max: 900_000 }),
        (policy, quantity, named) => {
          const total = policy.currency === 'JPY' ? named : named / 100;
          const price = priceForTotal(policy, { quantity, terms: {} }, total)!;
          const offer = { price, quantity, terms: {} };
          expect(dealTotal(policy, offer)).toBeLessThanOrEqual(total);
          if (quantity < 5000) expect(dealTotal(policy, offer)).toBe(total);
          const kept = checkOffer(policy, offer).find(({ id }) => id === 'rounded');
          expect(kept?.ok).toBe(true);
        },
      ),
      { seed: 11, numRuns: 2000 },
    );
  });
});

describe('a stated total', () => {
  it('is right to the currency’s decimals, and in no other form', () => {
    expect(dealTotal(sold('USD', 3), { price: 1.125, quantity: 3, terms: {} })).toBe(3.38);
    const deal = { currency: 'USD', price: 1.125, quantity: 3 };
    expect([3.38, 3.375, 3.377, 3.37, '3.38', null, Number.NaN].map((stated) => comesTo(deal, stated, 3.38))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
