import { costOf } from './cart-figures.js';
import { refuseEmptyCycle } from './compile-menu.js';
import { dollarsExactly } from './explain-quote.js';
import { readState, type ShopState } from './market.js';
import { readMenu, type MenuGraph } from './menu-graph.js';
import type { MenuDim } from './menu-dim.js';
import type { MenuSpec, StateSpec } from './menu-spec.js';
import { toDollars } from './money.js';

/** A menu, and the shop as it stands; left out or null: a neutral shop. */
export interface ProfileRequest {
  spec: MenuSpec;
  state?: StateSpec | null;
}

/** Whether a dimension moves the seller's cost. */
export interface DimProfile {
  id: string;
  /**
   * `LEVER`: it moves the cost, so it is worth negotiating. `FREE`: it does not, so the buyer can have its favourite.
   */
  verdict: 'FREE' | 'LEVER';
  /** Dollars between its cheapest and its dearest option, the other dimensions at their first. */
  spread: number;
  /** One reason. */
  why: string;
}

/** The dimensions of a menu, in order. */
export interface MenuProfile {
  dims: DimProfile[];
}

/** A spread above this many dollars makes a lever. */
const LEVER_ABOVE = 1e-9;

/**
 * Tells of each dimension whether it moves the seller's cost: one is varied, the others stand at their first option
 * (add-ons: none; quantity: 1). Add-ons are compared with none and with each alone, a quantity of 1 with 2. Where the
 * seller says `free` or `lever`, that stands.
 * @throws OfferGraphError that names the first place that breaks a precondition
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   profileMenu({ spec: { items } }).dims.map(({ id }) => id) // ['item', 'extras']
 */
export function profileMenu({ spec, state }: ProfileRequest): MenuProfile {
  const graph = readMenu(spec, ['spec']);
  const shop = readState(state, graph, ['state']);
  refuseEmptyCycle(graph);
  return { dims: graph.dims.map((dim) => profileDim(dim, graph, shop)) };
}

function profileDim(dim: MenuDim, graph: MenuGraph, shop: ShopState): DimProfile {
  const costs = dim.kind === 'quantity' ? quantityCosts(dim, graph, shop) : optionCosts(dim, graph, shop);
  const sorted = [...costs].sort((one, other) => one.cost - other.cost);
  const [low, high] = [sorted[0], sorted.at(-1)];
  const spread = toDollars((high?.cost ?? 0) - (low?.cost ?? 0));
  const moves = spread > LEVER_ABOVE;
  if (dim.negotiable !== 'auto')
    return {
      id: dim.id,
      verdict: dim.negotiable === 'free' ? 'FREE' : 'LEVER',
      spread,
      why: `The seller declares the dimension ${dim.negotiable}; the costs of its options differ by ${spread}.`,
    };
  const same =
    dim.kind === 'preference'
      ? 'All options cost the seller the same, so the buyer’s favourite is taken.'
      : 'The choice does not change the seller’s cost.';
  const why = moves
    ? `The choice changes the seller’s cost from ${dollarsExactly(low?.cost ?? 0)} (${low?.name}) to ` +
      `${dollarsExactly(high?.cost ?? 0)} (${high?.name}).`
    : same;
  return { id: dim.id, verdict: moves ? 'LEVER' : 'FREE', spread, why };
}

interface NamedCost {
  readonly name: string;
  /** Micros. */
  readonly cost: number;
}

/** What the dimension's own options add; where all units cost the same whatever they are, nothing. */
function optionCosts(dim: MenuDim, graph: MenuGraph, shop: ShopState): NamedCost[] {
  const shared = graph.cost.batch !== null && graph.cost.batch.marginal !== null;
  const costs = dim.places.map((place) => ({
    name: graph.options[place]?.label ?? '',
    cost: shared ? 0 : costOf(graph, shop, place, 1),
  }));
  return dim.kind === 'addon' ? [{ name: 'none of them', cost: 0 }, ...costs] : costs;
}

function quantityCosts({ places }: MenuDim, graph: MenuGraph, shop: ShopState): NamedCost[] {
  const { batch } = graph.cost;
  const first = graph.dims.flatMap(({ kind, places: [place] }) =>
    place === undefined || kind === 'addon' || kind === 'quantity' ? [] : [place],
  );
  const cartCost = (quantity: number): number => {
    const units =
      batch !== null && batch.marginal !== null
        ? quantity * batch.marginal
        : first.reduce((sum, place) => sum + costOf(graph, shop, place, quantity), 0);
    return (batch?.setup ?? 0) + units;
  };
  const one = { name: 'one unit', cost: cartCost(1) };
  return places.length === 1 ? [one] : [one, { name: 'two units', cost: cartCost(2) }];
}
