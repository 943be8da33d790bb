import { joinParts, partOf, sumOver, type CartPart, type PlacesOfPart } from './cart-points.js';
import type { TakenApart } from './local-carts.js';
import type { FiguresAt } from './cart-figures.js';
import { standsBefore } from './menu-graph.js';
import { baseOf, type Order, type Question } from './orders.js';
import { DECISION_NODES, type SearchBudget } from './search-budget.js';
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

/**
 * The best of these orders at list, max(v − L); of equals the first in menu order. Each group adds its best part; where dependencies tie a
 * group too much to be listed, its hub is decided both ways, under the bound that leaves them aside.
 * @returns `bound` is above `best.surplus` only where the budget ended before every order was looked at
 */
export function findListOrder(question: Question, orders: readonly Order[], budget: SearchBudget): { best: ListOrder | null; bound: number } {
  const { addons } = question.graph;
  const ranked = orders.map((order) => ({ order, surplus: mostAtList(order.base, order.apart, order) })).sort((one, other) => other.surplus - one.surplus);
  let best: ListOrder | null = null;
  let missed = -Infinity;
  const visit = (order: Order, apart: TakenApart, base: CartPart): void => {
    const surplus = mostAtList(base, apart, order);
    if (best !== null && surplus < best.surplus) return;
    if (!budget.spend(1)) return void (missed = Math.max(missed, surplus));
    if (apart.hub === null) {
      const cart = bestAtList(base, apart, order, addons);
      if (best === null || surplus > best.surplus || standsBefore(cart.bits, best.bits, addons)) best = { bits: cart.bits, order, value: cart.surplus + cart.cost, list: cart.list, cost: cart.cost, surplus };
      return;
    }
    for (const way of waysToDecide(apart.hub, apart.selection, question.graph.deps)) {
      if (!budget.spend(DECISION_NODES)) return void (missed = Math.max(missed, surplus));
      const next = question.tree.takeApart(way);
      if (next !== null) visit(order, next, baseOf(question.graph, order.figures, next));
    }
  };
  for (const { order } of ranked) visit(order, order.apart, order.base);
  const found = best as ListOrder | null;
  return { best: found, bound: Math.max(missed, found?.surplus ?? -Infinity) };
}

/** What an option leaves a buyer who pays list is its surplus less its room: both have its cost in them. */
const atList = ({ places }: PlacesOfPart, { surplus, room }: FiguresAt): number => sumOver(places, surplus) - sumOver(places, room);

/** The most that an order leaves a buyer who pays list. */
function mostAtList(base: CartPart, { groups }: TakenApart, { figures }: Order): number {
  let sum = base.surplus + base.cost - base.list;
  for (const group of groups) {
    let most = -Infinity;
    for (const part of group) most = Math.max(most, atList(part, figures));
    sum += most;
  }
  return sum;
}

/** The first cart that leaves it that. */
function bestAtList(base: CartPart, { groups }: TakenApart, { figures }: Order, addons: bigint): CartPart {
  let cart = base;
  for (const group of groups) {
    let best = group[0] as PlacesOfPart;
    for (const part of group) {
      const ahead = atList(part, figures) - atList(best, figures);
      if (ahead > 0 || (ahead === 0 && standsBefore(part.bits, best.bits, addons))) best = part;
    }
    cart = joinParts(cart, partOf(best, figures));
  }
  return cart;
}
