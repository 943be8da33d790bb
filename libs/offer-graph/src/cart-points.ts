import type { FiguresAt } from './cart-figures.js';
import { standsBefore } from './menu-graph.js';
import { MICROS_PER_CENT } from './money.js';

/** A part of a cart: its options and the money that they add, in micros. */
export interface CartPart {
  readonly bits: bigint;
  /** Value less cost. */
  readonly surplus: number;
  readonly list: number;
  readonly cost: number;
  readonly lastUnit: number;
}

/** What the search has to tell apart beside surplus and the room under list. */
export interface PartRules {
  readonly addons: bigint;
  readonly minPriceFrac: number;
  /** Whether the last unit has to be worth its cost. */
  readonly appetite: boolean;
}

/** Places of a part of a cart, with their bits. */
export interface PlacesOfPart {
  readonly bits: bigint;
  readonly places: readonly number[];
}

/** The money that some options add at a quantity. */
export function partOf({ bits, places }: PlacesOfPart, { value, list, cost, lastUnit }: FiguresAt): CartPart {
  const part = { bits, surplus: 0, list: 0, cost: 0, lastUnit: 0 };
  for (const place of places) {
    part.surplus += (value[place] ?? 0) - (cost[place] ?? 0);
    part.list += list[place] ?? 0;
    part.cost += cost[place] ?? 0;
    part.lastUnit += lastUnit[place] ?? 0;
  }
  return part;
}

/** Two parts as one. */
export const joinParts = (one: CartPart, other: CartPart): CartPart => ({
  bits: one.bits | other.bits, surplus: one.surplus + other.surplus, list: one.list + other.list, cost: one.cost + other.cost, lastUnit: one.lastUnit + other.lastUnit,
});

/** How many kept parts a part is compared with. Fewer only keep more. */
const COMPARISONS = 48;

/**
 * Leaves out parts that another can stand in for in every cart: at no smaller surplus it leaves at least as much room for a price, on the same
 * grid of whole cents, and it wins the tie, by its surplus or by its place in the menu.
 * @param enoughRoom micros of room under list beyond which more of it changes nothing
 */
export function dropDominated<Part extends CartPart>(parts: readonly Part[], rules: PartRules, enoughRoom = Infinity): Part[] {
  if (parts.length < 2) return [...parts];
  const room = ({ list, cost }: Part): number => Math.min(list - cost, enoughRoom);
  const grid = ({ cost }: Part): number => ((cost % MICROS_PER_CENT) + MICROS_PER_CENT) % MICROS_PER_CENT;
  const sorted = [...parts].sort((one, other) => other.surplus - one.surplus || (standsBefore(one.bits, other.bits, rules.addons) ? -1 : 1));
  const simple = rules.minPriceFrac === 0 && !rules.appetite;
  const kept: Part[] = [];
  const widest = new Map<number, number>();
  for (const part of sorted) {
    const here = room(part);
    const line = grid(part);
    // In this order every kept part wins a tie against the ones after it, so that room alone decides where nothing else is asked.
    if (simple) {
      if (here <= (widest.get(line) ?? -Infinity)) continue;
      widest.set(line, here);
    } else if (kept.slice(-COMPARISONS).some((other) => grid(other) === line && room(other) >= here && standsIn(other, part, rules))) continue;
    kept.push(part);
  }
  return kept;
}

/** That no lower bound of the price, and no last unit, speaks against one part in place of the other. */
function standsIn(one: CartPart, other: CartPart, { minPriceFrac, appetite }: PartRules): boolean {
  if (appetite && one.lastUnit < other.lastUnit) return false;
  if (minPriceFrac === 0) return true;
  // A micro for the rounding of the least price.
  return one.list === other.list ? one.cost >= other.cost : minPriceFrac * (one.list - other.list) + 1 <= one.cost - other.cost;
}
