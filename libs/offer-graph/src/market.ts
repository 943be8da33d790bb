import type { MenuGraph } from './menu-graph.js';
import { type BuyerSpec, type QuoteOptsSpec, type StateSpec } from './menu-spec.js';
import { toMicros } from './money.js';
import { OfferGraphError } from './offer-graph-error.js';
import {
  entriesOf,
  requireDollars,
  requireFlag,
  requireShare,
  requireUnits,
  requireWhole,
  type Path,
} from './require-fields.js';
import { MAX_DOLLARS, MAX_EXPIRING, MAX_SLOT_TICKS } from './limits.js';

/** The shop as it stands now, by place. */
export interface ShopState {
  /** Units at hand; null where there is no entry. */
  readonly stock: readonly (number | null)[];
  readonly demand: readonly number[];
  /** Micros a unit: the salvage of what is perishable and expiring, else the unit cost. */
  readonly unitCost: readonly number[];
  /** Whether the salvage stands in `unitCost`. */
  readonly expiring: readonly boolean[];
  readonly capacity: ReadonlyMap<string, number>;
}

/** A buyer as the formulas see it. */
export interface Buyer {
  /** Dollars a unit, by place; nothing for a fulfillment. */
  readonly values: readonly number[];
  readonly decay: number;
  /** Micros. */
  readonly outside: number;
  readonly balk: number;
  /** Slot → micros. */
  readonly defer: ReadonlyMap<string, number>;
}

/** The seller's options, every default filled in. */
export interface QuoteRules {
  readonly lookers: boolean;
  readonly minPriceFrac: number;
  readonly appetite: boolean;
  readonly weight: number;
}

/**
 * Reads a state; one that is left out is a neutral shop.
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   const graph = readMenu({ items }, []);
 *   readState({ inventory: { tea: 4 } }, graph, ['state']).stock // [4, null]
 */
export function readState(state: StateSpec | null | undefined, graph: MenuGraph, path: Path): ShopState {
  const { tick, inventory, capacity, expiring = [], expected_demand } = state ?? {};
  requireWhole(tick, [...path, 'tick'], { missing: 0, min: 0, max: Number.MAX_SAFE_INTEGER });
  const stock: (number | null)[] = graph.options.map(({ id, dim }) =>
    graph.dims[dim]?.kind === 'quantity' ? null : (graph.inventory.get(id) ?? null),
  );
  for (const [place, units] of byPlace(inventory, graph, [...path, 'inventory'])) stock[place] = units;
  const demand = graph.options.map(() => 0);
  for (const [place, units] of byPlace(expected_demand, graph, [...path, 'expected_demand'])) demand[place] = units;
  if (!Array.isArray(expiring) || expiring.length > MAX_EXPIRING)
    throw new OfferGraphError(
      'option_count',
      [...path, 'expiring'],
      `There should be at most ${MAX_EXPIRING} expiring options`,
    );
  const spoils = new Set(expiring.map((id, index) => placeOf(id, graph, [...path, 'expiring', index])));
  const salvaged = graph.options.map(({ perishable }, place) => perishable && spoils.has(place));
  const slots = entriesOf(capacity, [...path, 'capacity']).map(([slot, units]): [string, number] => [
    requireSlot(slot, [...path, 'capacity', slot]),
    requireUnits(units, [...path, 'capacity', slot]),
  ]);
  return {
    stock,
    demand,
    expiring: salvaged,
    unitCost: graph.options.map(({ cost, salvage }, place) => (salvaged[place] ? salvage : cost)),
    capacity: new Map(slots),
  };
}

/**
 * Reads a buyer.
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   readBuyer({ balk: 0.2 }, readMenu({ items }, []), ['buyer']).balk // 0.2
 */
export function readBuyer(buyer: BuyerSpec, graph: MenuGraph, path: Path): Buyer {
  const values = graph.options.map(() => 0);
  for (const [dim, worths] of entriesOf(buyer.values, [...path, 'values'])) {
    const index = graph.dims.findIndex(({ id, kind }) => id === dim && kind !== 'quantity');
    if (index === -1)
      throw new OfferGraphError('dim_unknown', [...path, 'values', dim], `There is no dimension ${dim} with options`);
    for (const [id, value] of entriesOf(worths, [...path, 'values', dim])) {
      const here = [...path, 'values', dim, id];
      const place = graph.byId.get(id);
      if (place === undefined || graph.options[place]?.dim !== index)
        throw new OfferGraphError('option_unknown', here, `The dimension ${dim} has no option ${id}`);
      values[place] = graph.dims[index]?.kind === 'fulfillment' ? 0 : requireDollars(value, here, 0, -MAX_DOLLARS);
    }
  }
  const defer = entriesOf(buyer.defer, [...path, 'defer']).map(([slot, cost]): [string, number] => [
    requireSlot(slot, [...path, 'defer', slot]),
    toMicros(requireDollars(cost, [...path, 'defer', slot])),
  ]);
  return {
    values,
    decay: requireShare(buyer.qty_decay, [...path, 'qty_decay'], 0.15),
    outside: toMicros(requireDollars(buyer.outside, [...path, 'outside'])),
    balk: requireShare(buyer.balk, [...path, 'balk'], 0),
    defer: new Map(defer),
  };
}

/**
 * Reads the seller's options.
 * @example readRules(undefined, ['opts']) // { lookers: true, minPriceFrac: 0, appetite: false, weight: 0.5 }
 */
export function readRules(opts: QuoteOptsSpec | undefined, path: Path): QuoteRules {
  const { quote_lookers, min_price_frac, qty_appetite, seller_weight } = opts ?? {};
  return {
    lookers: requireFlag(quote_lookers, [...path, 'quote_lookers'], true),
    minPriceFrac: requireShare(min_price_frac, [...path, 'min_price_frac'], 0),
    appetite: requireFlag(qty_appetite, [...path, 'qty_appetite'], false),
    weight: requireShare(seller_weight, [...path, 'seller_weight'], 0.5),
  };
}

function byPlace(
  members: Readonly<Record<string, number>> | undefined,
  graph: MenuGraph,
  path: Path,
): [number, number][] {
  return entriesOf(members, path).map(([id, units]) => [
    placeOf(id, graph, [...path, id]),
    requireUnits(units, [...path, id]),
  ]);
}

function placeOf(id: string, graph: MenuGraph, path: Path): number {
  const place = graph.byId.get(id);
  if (place === undefined) throw new OfferGraphError('option_unknown', path, `There is no option ${String(id)}`);
  return place;
}

function requireSlot(slot: string, path: Path): string {
  if (!/^(0|[1-9]\d{0,4})$/.test(slot) || Number(slot) > MAX_SLOT_TICKS)
    throw new OfferGraphError('slot_unknown', path, `A slot should be a whole number from 0 to ${MAX_SLOT_TICKS}`);
  return slot;
}
