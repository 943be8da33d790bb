import type { Policy } from '@svc/policy-rules';
import { curvePrice, curveRules, packagePrices, type BuyerMove, type CurveRules, type PackagePrices } from '@svc/reply';
import type { Said } from './buyers.js';

/** A seller in one talk: hears what a buyer says and names the price on the table. */
export interface Seller {
  hear(said: Said): number;
}

/** The moment at which everything is played: the policies of the bench have no dates, but for those by the season. */
export const NOW_MILLIS = Date.UTC(2027, 0, 4);

/** The prices of an order of the least count at its default terms. */
export function pricesOf(policy: Policy): PackagePrices {
  const order = { quantity: policy.quantity?.min ?? 1, terms: {} };
  const prices = packagePrices({ policy, context: {}, nowMillis: NOW_MILLIS }, order);
  if (typeof prices === 'string') throw new RangeError(`${policy.name}: ${prices}`);
  return prices;
}

/** Moves alone, without a word: two lines between a list and a reserve. */
export function curveSeller(prices: PackagePrices, rules: CurveRules): Seller {
  const moves: BuyerMove[] = [];
  return {
    hear: (said) => {
      moves.push(said === 'wish' ? { bid: null, wish: true } : { bid: said.bid, wish: false });
      return curvePrice(prices, moves, rules).price;
    },
  };
}

/** The seller of a policy, in moves. */
export const policySeller = (policy: Policy): Seller => curveSeller(pricesOf(policy), curveRules(policy));

/** A price tag: one price, whatever is said. */
export const priceTag = (price: number): Seller => ({ hear: () => price });
