import { partOf, type CartPart } from './cart-points.js';
import type { TakenApart } from './local-carts.js';
import { standsBefore } from './menu-graph.js';
import { baseOf, type Order, type Question } from './orders.js';
import type { SearchBudget } from './search-budget.js';
import { waysToDecide } from './selection.js';

/** The order that is best for a buyer who pays list. */
export interface ListOrder {
  readonly bits: bigint;
  readonly order: Order;
  /** Micros. */
  readonly value: number;
  readonly list: number;
  readonly cost: number;
  /** v − L. */
  readonly surplus: number;
}

/** What is left of an order for a buyer who pays list: value less list, and the room for a seller. */
const atList = ({ surplus, list, cost }: CartPart): number => surplus + cost - list;

/**
 * The best of these orders at list, max(v − L); of equals the first in menu order. Each group adds its best part; where dependencies tie a
 * group too much to be listed, its hub is decided both ways, under the bound that leaves them aside.
 * @returns `bound` is above `best.surplus` only where the budget ended before every order was looked at
 */
export function findListOrder(question: Question, orders: readonly Order[], budget: SearchBudget): { best: ListOrder | null; bound: number } {
  const { addons } = question.graph;
  const ranked = orders.map((order) => ({ order, ...bestParts(order.base, order.apart, order, addons) })).sort((one, other) => other.surplus - one.surplus);
  let best: ListOrder | null = null;
  let missed = -Infinity;
  const visit = (order: Order, apart: TakenApart, base: CartPart): void => {
    const { surplus, cart } = bestParts(base, apart, order, addons);
    if (best !== null && surplus < best.surplus) return;
    if (!budget.spend(1)) return void (missed = Math.max(missed, surplus));
    if (apart.hub === null) {
      if (best === null || surplus > best.surplus || standsBefore(cart.bits, best.bits, addons)) best = { bits: cart.bits, order, value: cart.surplus + cart.cost, list: cart.list, cost: cart.cost, surplus };
      return;
    }
    for (const way of waysToDecide(apart.hub, apart.selection, question.graph.deps)) {
      const next = question.tree.takeApart(way);
      if (next !== null) visit(order, next, baseOf(question.graph, order.figures, next));
    }
  };
  for (const { order } of ranked) visit(order, order.apart, order.base);
  const found = best as ListOrder | null;
  return { best: found, bound: Math.max(missed, found?.surplus ?? -Infinity) };
}

/** The base with the best part of each group at list. */
function bestParts(base: CartPart, { groups }: TakenApart, { figures }: Order, addons: bigint): { cart: CartPart; surplus: number } {
  let cart = base;
  for (const group of groups) {
    let best: CartPart | null = null;
    for (const places of group) {
      const part = partOf(places, figures);
      const ahead = best === null ? 1 : atList(part) - atList(best);
      if (best === null || ahead > 0 || (ahead === 0 && standsBefore(part.bits, best.bits, addons))) best = part;
    }
    if (best !== null) cart = { bits: cart.bits | best.bits, surplus: cart.surplus + best.surplus, list: cart.list + best.list, cost: cart.cost + best.cost, lastUnit: cart.lastUnit + best.lastUnit };
  }
  return { cart, surplus: atList(cart) };
}
