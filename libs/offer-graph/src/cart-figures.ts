import type { MenuGraph } from './menu-graph.js';
import type { Buyer, ShopState } from './market.js';
import { toMicros } from './money.js';

/** What options add to a cart of so many units: micros, by place. */
export interface FiguresAt {
  readonly quantity: number;
  readonly value: readonly number[];
  readonly list: readonly number[];
  readonly cost: readonly number[];
  /** Value less cost, and list less cost. */
  readonly surplus: readonly number[];
  readonly room: readonly number[];
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

/**
 * How many of so many units others would have bought at list.
 * @example displacedUnits(3, 5, 4) // 2
 */
export function displacedUnits(quantity: number, stock: number, demand: number): number {
  return Math.min(quantity, Math.max(0, quantity - Math.max(0, stock - demand)));
}

/**
 * The cost of so many units of an option, scarcity included.
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   const graph = readMenu({ items }, []);
 *   costOf(graph, readState(undefined, graph, []), 0, 2) // 0
 */
export function costOf(graph: MenuGraph, shop: ShopState, place: number, quantity: number): number {
  const option = graph.options[place];
  const unit = shop.unitCost[place] ?? 0;
  const stock = shop.stock[place] ?? null;
  if (option === undefined) return 0;
  if (!graph.cost.scarcity || stock === null || graph.dims[option.dim]?.kind !== 'choice') return quantity * unit;
  const displaced = displacedUnits(quantity, stock, shop.demand[place] ?? 0);
  return Math.round((quantity - displaced) * unit + displaced * option.price);
}

/**
 * The units that a cart's quantity is worth together: 1 + decay + decay² + …
 * @example unitsWorth(3, 0.5) // 1.75
 */
export function unitsWorth(quantity: number, decay: number): number {
  let worth = 0;
  let unit = 1;
  for (let index = 0; index < quantity; index += 1, unit *= decay) worth += unit;
  return worth;
}

/** Everything that options add at each quantity, from 1 to the most. */
export function figuresUpTo(graph: MenuGraph, shop: ShopState, buyer: Buyer, most: number): FiguresAt[] {
  const { batch } = graph.cost;
  const shared = batch !== null && batch.marginal !== null;
  const nothing = graph.options.map(() => 0);
  const figures: FiguresAt[] = [];
  let before: Pick<FiguresAt, 'value' | 'cost'> = { value: nothing, cost: nothing };
  for (let quantity = 1; quantity <= most; quantity += 1) {
    const worth = unitsWorth(quantity, buyer.decay);
    const value = buyer.values.map((unit) => (unit === 0 ? 0 : toMicros(unit * worth)));
    const cost = shared ? nothing : graph.options.map((_option, place) => costOf(graph, shop, place, quantity));
    const list = graph.options.map(({ price }) => quantity * price);
    const surplus = value.map((own, place) => own - (cost[place] ?? 0));
    const earlier = before;
    figures.push({
      quantity,
      value,
      cost,
      list,
      surplus,
      room: list.map((own, place) => own - (cost[place] ?? 0)),
      lastUnit: surplus.map((own, place) => own - ((earlier.value[place] ?? 0) - (earlier.cost[place] ?? 0))),
      cartCost: (batch?.setup ?? 0) + quantity * (batch?.marginal ?? 0),
      cartLastUnit: -(batch?.marginal ?? 0),
      soldOut: graph.options.flatMap(({ stockLimited }, place) =>
        stockLimited && (shop.stock[place] ?? Infinity) < quantity ? [place] : [],
      ),
    });
    before = { value, cost };
  }
  return figures;
}
