import type { Demand } from './demand.js';
import type { DynamicSolution } from './dynamic-price.js';
import { MAX_SCHEDULE_ROWS } from './limits.js';

/** One line of a price list: from this time left on, with about this inventory, charge this price. */
export interface ScheduleRow {
  /** From the start of the horizon downwards. */
  seconds_left: number;
  inventory_left: number;
  price: number;
}

/** Neighbouring times, and neighbouring levels beyond the first, differ by at most this factor. */
const TIME_RATIO = 1.08;
const LEVEL_RATIO = 1.09;
/** How many standard deviations of the sales around the expected inventory have rows, and how many units more. */
const TUBE_DEVIATIONS = 4;
const TUBE_UNITS = 2;
/**
 * A block is left out where no price in it, and no share of takers, differs by more than this from the block before.
 */
const PRICE_TOLERANCE = 1e-3;
const SALES_TOLERANCE = 1e-2;
/** The list ends where less than so many units are expected to be left, or to be sold. */
const LAST_UNITS = 1e-3;

/**
 * Inventory levels that a schedule can name, ascending: every one at first, then by a constant factor, and the
 * inventory itself.
 * @example listLevels(5) // [1, 2, 3, 4, 5]
 */
export function listLevels(inventory: number): number[] {
  const levels: number[] = [];
  for (let level = 1; level < inventory; level = Math.max(level + 1, Math.floor(level * LEVEL_RATIO)))
    levels.push(level);
  return [...levels, inventory];
}

/**
 * Lays the optimal prices out as a list that a shop can follow: blocks of rows, one block for each time, each with the
 * inventories that the sales can have left by then. A row's price is the optimum at the geometric mean of its time and
 * the next one's.
 * @param solution with the coordinates of all `levels`
 */
export function laySchedule(
  demand: Demand,
  solution: DynamicSolution,
  levels: readonly number[],
  inventory: number,
  arrivals: number,
  arrivalsPerSecond: number,
): ScheduleRow[] {
  demand.at(demand.start);
  const freeSales = demand.sales;
  const rows: ScheduleRow[] = [];
  let posted = new Map<number, Offer>();
  for (let left = arrivals; ; left /= TIME_RATIO) {
    const expected = Math.max((inventory * left) / arrivals, inventory - (arrivals - left) * freeSales);
    const deviation = Math.sqrt(Math.min((expected * (arrivals - left)) / arrivals, (arrivals - left) * freeSales));
    const reach = TUBE_DEVIATIONS * deviation + TUBE_UNITS;
    const within = left === arrivals ? [inventory] : levelsAround(levels, expected - reach, expected + reach);
    const offers = new Map(
      within
        .reverse()
        .map((level) => [level, offerAt(demand, coordinateAt(solution, level, left / Math.sqrt(TIME_RATIO)))]),
    );
    if ([...offers].some(([level, offer]) => differ(offer, posted.get(level)))) {
      for (const [inventory_left, { price }] of offers)
        rows.push({ seconds_left: left / arrivalsPerSecond, inventory_left, price });
      posted = offers;
    }
    if (expected < LAST_UNITS || left * freeSales < LAST_UNITS || rows.length + levels.length > MAX_SCHEDULE_ROWS)
      return rows;
  }
}

/** A price, and the share of the buyers who take it. */
interface Offer {
  readonly price: number;
  readonly sales: number;
}

function offerAt(demand: Demand, coordinate: number): Offer {
  demand.at(coordinate);
  return { price: demand.priceAt(coordinate), sales: demand.sales };
}

function differ(one: Offer, other: Offer | undefined): boolean {
  return (
    other === undefined ||
    Math.abs(one.price - other.price) > PRICE_TOLERANCE * one.price ||
    Math.abs(one.sales - other.sales) > SALES_TOLERANCE * one.sales
  );
}

/** The levels of a range, and the next one on either side where there is one. */
function levelsAround(levels: readonly number[], low: number, high: number): number[] {
  return levels.filter((level, index) => (levels[index + 1] ?? level) >= low && (levels[index - 1] ?? level) <= high);
}

/** The coordinate of the best price at a level and a time, linear between neighbouring steps. */
function coordinateAt({ arrivals: times, coordinates, units }: DynamicSolution, level: number, time: number): number {
  const values = coordinates.get(Math.min(level, units)) as Float64Array;
  let [low, high] = [0, times.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((times[middle] as number) <= time) low = middle;
    else high = middle;
  }
  const share = (time - (times[low] as number)) / ((times[high] as number) - (times[low] as number));
  return (values[low] as number) + share * ((values[high] as number) - (values[low] as number));
}
