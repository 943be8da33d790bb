import type { MenuGraph } from './menu-graph.js';
import type { Buyer, ShopState } from './market.js';
import { toMicros } from './money.js';

/** What options add to a cart of so many units: micros, by place. */
export interface FiguresAt {
  readonly quantity: number;
  readonly value: readonly number[];
  readonly list: readonly number[];
  readonly cost: readonly number[];
  /** What the last unit is worth to the buyer beyond its cost to the seller. */
  readonly lastUnit: readonly number[];
  /** Cost and last unit of the cart itself. */
  readonly cartCost: number;
  readonly cartLastUnit: number;
  /** The options of which there are not as many units. */
  readonly soldOut: readonly number[];
}

/** A cart's money, in micros. */
export interface CartMoney {
  readonly value: number;
  readonly list: number;
  readonly cost: number;
}

/** How many of so many units others would have bought at list. */
export function displacedUnits(quantity: number, stock: number, demand: number): number {
  return Math.min(quantity, Math.max(0, quantity - Math.max(0, stock - demand)));
}

/** The cost of so many units of an option, scarcity included. */
export function costOf(graph: MenuGraph, shop: ShopState, place: number, quantity: number): number {
  const option = graph.options[place];
  const unit = shop.unitCost[place] ?? 0;
  const stock = shop.stock[place] ?? null;
  if (option === undefined) return 0;
  if (!graph.cost.scarcity || stock === null || graph.dims[option.dim]?.kind !== 'choice') return quantity * unit;
  const displaced = displacedUnits(quantity, stock, shop.demand[place] ?? 0);
  return Math.round((quantity - displaced) * unit + displaced * option.price);
}

/** The units that a cart's quantity is worth together: 1 + decay + decay² + … */
export function unitsWorth(quantity: number, decay: number): number {
  let worth = 0;
  let unit = 1;
  for (let index = 0; index < quantity; index += 1, unit *= decay) worth += unit;
  return worth;
}

/** Everything that options add at a quantity. Without a buyer nothing is worth anything. */
export function figuresAt(graph: MenuGraph, shop: ShopState, buyer: Buyer, quantity: number): FiguresAt {
  const { batch } = graph.cost;
  const shared = batch !== null && batch.marginal !== null;
  const cost = graph.options.map((_option, place) => (shared ? 0 : costOf(graph, shop, place, quantity)));
  const before = graph.options.map((_option, place) => (shared ? 0 : costOf(graph, shop, place, quantity - 1)));
  const worth = unitsWorth(quantity, buyer.decay);
  const worthBefore = unitsWorth(quantity - 1, buyer.decay);
  const value = buyer.values.map((unit) => toMicros(unit * worth));
  const soldOut = graph.options.flatMap(({ stockLimited }, place) => {
    const stock = shop.stock[place] ?? null;
    return stockLimited && stock !== null && stock < quantity ? [place] : [];
  });
  return {
    quantity, value, cost, list: graph.options.map(({ price }) => quantity * price),
    lastUnit: buyer.values.map((unit, place) => (value[place] ?? 0) - toMicros(unit * worthBefore) - ((cost[place] ?? 0) - (before[place] ?? 0))),
    cartCost: (batch?.setup ?? 0) + quantity * (batch?.marginal ?? 0), cartLastUnit: -(batch?.marginal ?? 0), soldOut,
  };
}
