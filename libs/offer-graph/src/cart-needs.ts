import type { Bargain } from './bargain.js';
import type { CartPart, PartRules } from './cart-points.js';
import { MICROS_PER_CENT } from './money.js';

/** How far the conditions of a deal may be missed, for rounding: two micros. */
const CONDITION_SLACK = 2;

/**
 * Figures of a cart, each of which has to reach a least value for a deal; none is less by more than it can still grow.
 */
export interface Rest {
  readonly surplus: number;
  /** List less cost, at most and at least. */
  readonly room: number;
  readonly leastRoom: number;
  /** Value less the least price. */
  readonly keen: number;
  readonly lastUnit: number;
}

/** The least values. */
export type Needs = Omit<Rest, 'leastRoom'> & { readonly minPriceFrac: number };

/**
 * What a deal needs: something to split, room for the seller’s gain, a least price that the buyer gains at, a last unit
 * worth its cost.
 * @example
 *   const bargain = { survival: 1, sellerElse: 0, buyerBeside: 0, minPriceFrac: 0 };
 *   needsOf(bargain, { appetite: true }).lastUnit // 0
 */
export function needsOf({ survival, sellerElse, buyerBeside, minPriceFrac }: Bargain, { appetite }: PartRules): Needs {
  const least = -Infinity;
  if (survival === 0) return { surplus: Infinity, room: least, keen: least, lastUnit: least, minPriceFrac };
  return {
    surplus: (sellerElse - buyerBeside) / survival - CONDITION_SLACK,
    room: sellerElse / survival - CONDITION_SLACK / survival,
    keen: -buyerBeside / survival - CONDITION_SLACK / survival,
    lastUnit: appetite ? 0 : least,
    minPriceFrac,
  };
}

const keenOf = ({ surplus, cost, list }: CartPart, minPriceFrac: number): number =>
  surplus + cost - minPriceFrac * list;

/** Whether a cart can still reach every least value with what the groups to be joined can add. */
export function meets(cart: CartPart, after: Rest, needs: Needs): boolean {
  return (
    cart.surplus + after.surplus >= needs.surplus &&
    cart.list - cart.cost + after.room >= needs.room &&
    keenOf(cart, needs.minPriceFrac) + after.keen >= needs.keen &&
    cart.lastUnit + after.lastUnit >= needs.lastUnit
  );
}

/** By step: what the groups still to be joined can add. */
export function restOf(
  groups: readonly (readonly CartPart[])[],
  order: readonly number[],
  { minPriceFrac }: PartRules,
): Rest[] {
  const rest: Rest[] = [{ surplus: 0, room: 0, leastRoom: 0, keen: 0, lastUnit: 0 }];
  for (const index of [...order].reverse()) {
    const group = groups[index] ?? [];
    const [after] = rest as [Rest];
    const rooms = group.map(({ list, cost }) => list - cost);
    rest.unshift({
      surplus: after.surplus + Math.max(...group.map(({ surplus }) => surplus)),
      room: after.room + Math.max(...rooms),
      leastRoom: after.leastRoom + Math.min(...rooms),
      keen: after.keen + Math.max(...group.map((part) => keenOf(part, minPriceFrac))),
      lastUnit: after.lastUnit + Math.max(...group.map(({ lastUnit }) => lastUnit)),
    });
  }
  return rest;
}

/** The room under list beyond which no completion of these carts would be priced differently. */
export function enoughRoom(
  carts: readonly CartPart[],
  after: Rest,
  { survival, sellerElse, buyerBeside, weight, minPriceFrac }: Bargain,
): number {
  if (minPriceFrac === 1) return Infinity;
  const surplus = carts.reduce((most, cart) => Math.max(most, cart.surplus), -Infinity) + after.surplus;
  const ideal = (weight * (survival * surplus + buyerBeside - sellerElse) + sellerElse) / survival;
  return Math.max(ideal + 2 * MICROS_PER_CENT, (2 * MICROS_PER_CENT) / (1 - minPriceFrac)) - after.leastRoom;
}
