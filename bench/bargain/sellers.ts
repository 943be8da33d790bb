import type { Policy } from '@svc/policy-rules';
import { curvePrice, curveRules, packagePrices, type BuyerMove, type CurveRules, type PackagePrices } from '@svc/reply';
import type { Market, Said } from './buyers.js';

/** A seller in one talk. */
export interface Seller {
  /** Hears what a buyer says and names the price on the table; Infinity where nothing is on it any more. */
  hear(said: Said): number;
  /** Hears a yes: the price that is agreed, or null where none is. */
  seal(): number | null;
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

/** What buyers can know of a policy. */
export const marketOf = (policy: Policy): Market => ({
  list: policy.list_price,
  floor: policy.floor_price,
  reserve: pricesOf(policy).reserve,
  approvedFrom: policy.manner?.approve?.from ?? null,
});

/** Moves alone, without a word: two lines between a list and a reserve, and bids that a rule approves a day later. */
export function curveSeller(prices: PackagePrices, rules: CurveRules, approvedFrom: number | null = null): Seller {
  const moves: BuyerMove[] = [];
  let table = prices.list;
  return {
    hear: (said) => {
      if (said === 'goodbye') return table;
      if (said === 'news') return (table = approved(moves, approvedFrom, table));
      moves.push(said === 'wish' ? { bid: null, wish: true } : { bid: said.bid, wish: false });
      return (table = curvePrice(prices, moves, rules).price);
    },
    seal: () => table,
  };
}

/** The best bid where the rule approves it, else what is on the table. */
function approved(moves: readonly BuyerMove[], from: number | null, table: number): number {
  const best = Math.max(...moves.map(({ bid }) => bid ?? -Infinity));
  return from !== null && best >= from ? Math.min(best, table) : table;
}

/** The seller of a policy, in moves. */
export const policySeller = (policy: Policy): Seller =>
  curveSeller(pricesOf(policy), curveRules(policy), policy.manner?.approve?.from ?? null);

/** A price tag: one price, whatever is said. */
export const priceTag = (price: number): Seller => ({ hear: () => price, seal: () => price });
