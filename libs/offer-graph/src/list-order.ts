import { joinParts, partOf, sumOver, type CartPart, type PlacesOfPart } from './cart-points.js';
import type { TakenApart } from './local-carts.js';
import type { FiguresAt } from './cart-figures.js';
import { standsBefore } from './menu-graph.js';
import { baseOf, serviceOf, type Order, type Question } from './orders.js';
import { DECISION_NODES, type SearchBudget } from './search-budget.js';
import { waysToDecide } from './selection.js';

/** An order at list. */
export interface ListOrder {
  readonly bits: bigint;
  readonly order: Order;
  /** Micros. */
  readonly value: number;
  readonly list: number;
  readonly cost: number;
  /** What it is worth to the buyer, served or turned away: σ(v − L) + (1 − σ)s₀ − waiting. */
  readonly worth: number;
}

/**
 * The best of these orders for a buyer who pays list; of equals the first in menu order. Each group adds its best part;
 * where dependencies tie a group too much to be listed, its hub is decided both ways, under the bound that leaves them
 * aside. Orders that are never served are none.
 * @param moreThan what v − L has to exceed: 0 for a buyer who orders of its own accord, −∞ where the cart is given
 * @returns `bound` is above `best.worth` only where the budget ended before every order was looked at
 */
export function findListOrder(
  question: Question,
  orders: readonly Order[],
  budget: SearchBudget,
  moreThan = 0,
): { best: ListOrder | null; bound: number } {
  const { graph, buyer, tree } = question;
  const worthOf = (order: Order, surplus: number): number => {
    const { survival, waiting } = serviceOf(order, buyer);
    return survival > 0 && surplus > moreThan
      ? survival * surplus + (1 - survival) * buyer.outside - waiting
      : -Infinity;
  };
  const ranked = orders
    .map((order) => ({ order, worth: worthOf(order, mostAtList(order.base, order.apart, order)) }))
    .sort((one, other) => other.worth - one.worth || 0);
  let best: ListOrder | null = null;
  let missed = -Infinity;
  const visit = (order: Order, apart: TakenApart, base: CartPart): void => {
    const worth = worthOf(order, mostAtList(base, apart, order));
    if (worth === -Infinity || (best !== null && worth < best.worth)) return;
    if (!budget.spend(1)) return void (missed = Math.max(missed, worth));
    if (apart.hub === null) {
      const cart = bestAtList(base, apart, order, graph.addons);
      if (best === null || worth > best.worth || standsBefore(cart.bits, best.bits, graph.addons))
        best = { bits: cart.bits, order, value: cart.surplus + cart.cost, list: cart.list, cost: cart.cost, worth };
      return;
    }
    for (const way of waysToDecide(apart.hub, apart.selection, graph.deps)) {
      if (!budget.spend(DECISION_NODES)) return void (missed = Math.max(missed, worth));
      const next = tree.takeApart(way);
      if (next !== null) visit(order, next, baseOf(graph, order.figures, next));
    }
  };
  for (const { order } of ranked) visit(order, order.apart, order.base);
  const found = best as ListOrder | null;
  return { best: found, bound: Math.max(missed, found?.worth ?? -Infinity) };
}

/** What an option leaves a buyer who pays list is its surplus less its room: both have its cost in them. */
const atList = ({ places }: PlacesOfPart, { surplus, room }: FiguresAt): number =>
  sumOver(places, surplus) - sumOver(places, room);

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
