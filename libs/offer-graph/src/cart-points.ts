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

/**
 * The money that some options add at a quantity.
 * @example
 *   const figures = { surplus: [5, 2], list: [9, 3], cost: [4, 1], lastUnit: [5, 2] };
 *   partOf({ bits: 0b11n, places: [0, 1] }, figures).list // 12
 */
export function partOf({ bits, places }: PlacesOfPart, { surplus, list, cost, lastUnit }: FiguresAt): CartPart {
  const part = { bits, surplus: 0, list: 0, cost: 0, lastUnit: 0 };
  for (const place of places) {
    part.surplus += surplus[place] ?? 0;
    part.list += list[place] ?? 0;
    part.cost += cost[place] ?? 0;
    part.lastUnit += lastUnit[place] ?? 0;
  }
  return part;
}

/**
 * The sum of one figure over some places.
 * @example sumOver([0, 2], [5, 7, 11]) // 16
 */
export function sumOver(places: readonly number[], figures: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += figures[place] ?? 0;
  return sum;
}

/** Two parts as one. */
export const joinParts = (one: CartPart, other: CartPart): CartPart => ({
  bits: one.bits | other.bits,
  surplus: one.surplus + other.surplus,
  list: one.list + other.list,
  cost: one.cost + other.cost,
  lastUnit: one.lastUnit + other.lastUnit,
});

/** How many kept parts a part is compared with. Fewer only keep more. */
const COMPARISONS = 24;

/**
 * Leaves out parts that another can stand in for in every cart: at no smaller surplus it leaves at least as much room
 * for a price, on the same grid of whole cents, and it wins the tie, by its surplus or by its place in the menu.
 * @param enoughRoom micros of room under list beyond which more of it changes nothing
 * @example
 *   const [small, large] = [1, 2].map((surplus) => ({ bits: 1n, surplus, list: 0, cost: 0, lastUnit: 0 }));
 *   dropDominated([small, large], { addons: 0n, minPriceFrac: 0, appetite: false }).length // 1
 */
export function dropDominated<Part extends CartPart>(
  parts: readonly Part[],
  rules: PartRules,
  enoughRoom = Infinity,
): Part[] {
  if (parts.length < 2) return [...parts];
  const ranked = parts.map((part) => ({
    part,
    room: Math.min(part.list - part.cost, enoughRoom),
    grid: ((part.cost % MICROS_PER_CENT) + MICROS_PER_CENT) % MICROS_PER_CENT,
  }));
  // In this order every part wins a tie against the ones after it.
  ranked.sort(
    (one, other) =>
      other.part.surplus - one.part.surplus || (standsBefore(one.part.bits, other.part.bits, rules.addons) ? -1 : 1),
  );
  return rules.minPriceFrac === 0 && !rules.appetite ? keepWidening(ranked) : keepUnmatched(ranked, rules);
}

interface RankedPart<Part> {
  readonly part: Part;
  readonly room: number;
  readonly grid: number;
}

/** Where nothing but room is asked: a part is kept where it leaves more of it than all before it on its grid. */
function keepWidening<Part extends CartPart>(ranked: readonly RankedPart<Part>[]): Part[] {
  const widest = new Map<number, number>();
  const kept: Part[] = [];
  for (const { part, room, grid } of ranked) {
    if (room <= (widest.get(grid) ?? -Infinity)) continue;
    widest.set(grid, room);
    kept.push(part);
  }
  return kept;
}

/** Where more is asked: a part is kept unless one of the last that were kept can stand in for it. */
function keepUnmatched<Part extends CartPart>(ranked: readonly RankedPart<Part>[], rules: PartRules): Part[] {
  const kept: RankedPart<Part>[] = [];
  for (const candidate of ranked) {
    let matched = false;
    for (let index = kept.length - 1; index >= 0 && index >= kept.length - COMPARISONS && !matched; index -= 1) {
      const other = kept[index] as RankedPart<Part>;
      matched =
        other.room >= candidate.room && other.grid === candidate.grid && standsIn(other.part, candidate.part, rules);
    }
    if (!matched) kept.push(candidate);
  }
  return kept.map(({ part }) => part);
}

/** That no lower bound of the price, and no last unit, speaks against one part in place of the other. */
function standsIn(one: CartPart, other: CartPart, { minPriceFrac, appetite }: PartRules): boolean {
  if (appetite && one.lastUnit < other.lastUnit) return false;
  if (minPriceFrac === 0) return true;
  // A micro for the rounding of the least price.
  return one.list === other.list
    ? one.cost >= other.cost
    : minPriceFrac * (one.list - other.list) + 1 <= one.cost - other.cost;
}
