import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nashGain, priceCart, rankOf, type Bargain, type PricedCart } from './bargain.js';
import { bargains, parts } from './testing/arbitrary-cart.js';

const gains = fc.integer({ min: 1, max: 1_000_000 });
const weights = fc.constantFrom(0, 0.2, 0.5, 0.73, 1);

describe('the rank of two gains', () => {
  it('orders them as the Nash gain does', () => {
    fc.assert(
      fc.property(gains, gains, gains, gains, weights, (seller, buyer, seller2, buyer2, weight) => {
        const ahead = nashGain(seller, buyer, weight) - nashGain(seller2, buyer2, weight);
        if (Math.abs(ahead) < 1e-6) return;
        expect(Math.sign(rankOf(seller, buyer, weight) - rankOf(seller2, buyer2, weight))).toBe(Math.sign(ahead));
      }),
    );
  });
});

describe('the Nash gain', () => {
  it('is the weighted geometric mean of both: the gain itself where both gain the same', () => {
    fc.assert(
      fc.property(gains, gains, weights, (one, other, weight) => {
        expect(nashGain(one, one, weight)).toBeCloseTo(one, 3);
        expect(nashGain(one, other, weight)).toBeCloseTo(one ** weight * other ** (1 - weight), 3);
      }),
    );
  });

  it('is nothing where a side that has weight gains nothing', () => {
    for (const weight of [0.2, 0.5, 0.73]) expect([nashGain(0, 9, weight), nashGain(9, 0, weight)]).toEqual([0, 0]);
    expect([nashGain(0, 9, 0), nashGain(9, 0, 1)]).toEqual([9, 9]);
  });
});

/** The best price by trying every whole cent from cost and least price to list. */
function tryEveryCent(
  { value, list, cost }: { value: number; list: number; cost: number },
  { survival, sellerElse, buyerBeside, weight, minPriceFrac }: Bargain,
): Pick<PricedCart, 'cents' | 'rank'> | null {
  let best: Pick<PricedCart, 'cents' | 'rank'> | null = null;
  const nothing = (gain: number): number => (Math.abs(gain) < 1 ? 0 : gain);
  for (let cents = 0; cents * 10_000 <= list; cents += 1) {
    const price = cents * 10_000;
    if (price < cost || price < Math.round(minPriceFrac * list)) continue;
    const seller = nothing(survival * (price - cost) - sellerElse);
    const buyer = nothing(survival * (value - price) + buyerBeside);
    if (seller < 0 || buyer < 0 || Math.max(seller, buyer) < 9_999) continue;
    const rank = rankOf(seller, buyer, weight);
    if (best === null || rank > best.rank) best = { cents, rank };
  }
  return best;
}

describe('the price of a cart', () => {
  it('is the best whole cent from its cost and its least price to list, of equals the lower', () => {
    fc.assert(
      fc.property(parts, parts, bargains, (one, other, bargain) => {
        const cost = one.cost + other.cost;
        const money = { value: one.surplus + other.surplus + cost, list: one.list + other.list, cost };
        const found = priceCart(money, bargain);
        expect(found === null ? null : { cents: found.cents, rank: found.rank }).toEqual(tryEveryCent(money, bargain));
      }),
      { numRuns: 3000 },
    );
  });

  const even = { survival: 1, sellerElse: 0, buyerBeside: 0, weight: 0.5, minPriceFrac: 0 };

  it('comes with what each side gains by it', () => {
    expect(priceCart({ value: 50_000, list: 90_000, cost: 10_000 }, { ...even, sellerElse: 10_000 })).toEqual({
      cents: 3,
      sellerGain: 10_000,
      buyerGain: 20_000,
      rank: 200_000_000,
      sum: 30_000,
    });
  });

  it('is none where the order is never served, nor where both together gain less than a cent', () => {
    expect(priceCart({ value: 50_000, list: 90_000, cost: 10_000 }, { ...even, survival: 0 })).toBeNull();
    expect(priceCart({ value: 19_998, list: 90_000, cost: 10_000 }, even)).toBeNull();
    expect(priceCart({ value: 19_999, list: 90_000, cost: 10_000 }, even)?.cents).toBe(1);
  });

  it('counts a gain of less than a millionth of a dollar as none', () => {
    const half = { ...even, survival: 0.5 };
    // At 2 cents the seller is half a micro short of what it has elsewhere: as well off.
    expect(priceCart({ value: 60_000, list: 20_000, cost: 0 }, { ...half, sellerElse: 10_000.5 })).toMatchObject({
      cents: 2,
      sellerGain: 0,
    });
    expect(priceCart({ value: 60_000, list: 20_000, cost: 0 }, { ...half, sellerElse: 10_001 })).toBeNull();
  });
});
