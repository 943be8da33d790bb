import { figuresUpTo, type FiguresAt } from './cart-figures.js';
import { partOf, joinParts, type CartPart } from './cart-points.js';
import { CartTree, type TakenApart } from './local-carts.js';
import type { Buyer, ShopState } from './market.js';
import type { MenuGraph } from './menu-graph.js';
import type { MenuOption } from './menu-dim.js';
import { choose, leaveOut, variablesOf, type Selection, type Variable } from './selection.js';

/** The carts of one quantity, served in one way. */
export interface Order {
  readonly figures: FiguresAt;
  /** The fulfillment; null where the menu has none, which is served at once. */
  readonly served: MenuOption | null;
  readonly apart: TakenApart;
  /** What is fixed of the cart, its own cost and its quantity included. */
  readonly base: CartPart;
}

/** What being served means to the buyer. */
export interface Service {
  /** The probability that the order is served, 0..1. */
  readonly survival: number;
  /** What waiting for it costs, micros. */
  readonly waiting: number;
}

/**
 * An immediate order may be turned away, a deferred one costs waiting.
 * @example serviceOf({ served: null }, { balk: 0.25, defer: new Map() }) // { survival: 0.75, waiting: 0 }
 */
export function serviceOf({ served }: Pick<Order, 'served'>, { balk, defer }: Buyer): Service {
  if (served === null || served.immediate) return { survival: 1 - balk, waiting: 0 };
  return { survival: 1, waiting: defer.get(served.slot) ?? 0 };
}

/** Everything that is asked about one menu, shop and buyer. */
export interface Question {
  readonly graph: MenuGraph;
  readonly shop: ShopState;
  readonly buyer: Buyer;
  readonly variables: readonly Variable[];
  readonly tree: CartTree;
  readonly figures: readonly FiguresAt[];
}

/** Lays a question out. */
export function ask(graph: MenuGraph, shop: ShopState, buyer: Buyer): Question {
  const variables = variablesOf(graph, buyer.values);
  const most = graph.quantity?.places.length ?? 1;
  return {
    graph,
    shop,
    buyer,
    variables,
    tree: new CartTree(graph, variables),
    figures: figuresUpTo(graph, shop, buyer, most),
  };
}

/** Which orders are looked at: those that keep the pins, of the pinned quantity where there is one. */
export interface OrderFilter {
  readonly pinned: Selection;
  readonly quantity: number | null;
}

/** All orders that the shop can serve, quantities first. */
export function listOrders(question: Question, { pinned, quantity }: OrderFilter): Order[] {
  const { graph, figures } = question;
  const ways = graph.fulfillment === null ? [null] : graph.fulfillment.places;
  const wanted = figures.filter((at) => quantity === null || at.quantity === quantity);
  return wanted.flatMap((at) => {
    const stocked = withoutSoldOut(question, pinned, at);
    return stocked === null ? [] : ways.flatMap((place) => orderOf(question, stocked, at, place) ?? []);
  });
}

function withoutSoldOut({ graph }: Question, pinned: Selection, { soldOut }: FiguresAt): Selection | null {
  let selection: Selection | null = pinned;
  for (const place of soldOut) {
    selection = leaveOut(selection, place, graph.deps);
    if (selection === null) return null;
  }
  return selection;
}

function orderOf(
  { graph, shop, tree }: Question,
  stocked: Selection,
  figures: FiguresAt,
  place: number | null,
): Order | null {
  const served = place === null ? null : (graph.options[place] ?? null);
  if (served !== null && !served.immediate && (shop.capacity.get(served.slot) ?? Infinity) < figures.quantity)
    return null;
  const selection = place === null ? stocked : choose(stocked, place, graph.deps);
  const apart = selection === null ? null : tree.start(selection);
  return apart === null ? null : { figures, served, apart, base: baseOf(graph, figures, apart) };
}

/** What is fixed of an order, as the part that every cart of it starts from. */
export function baseOf(graph: MenuGraph, figures: FiguresAt, apart: TakenApart): CartPart {
  const quantityBit =
    graph.quantity === null ? 0n : (graph.options[graph.quantity.places[figures.quantity - 1] ?? -1]?.bit ?? 0n);
  const cart = {
    bits: quantityBit,
    surplus: -figures.cartCost,
    list: 0,
    cost: figures.cartCost,
    lastUnit: figures.cartLastUnit,
  };
  return joinParts(cart, partOf(apart.fixed, figures));
}
