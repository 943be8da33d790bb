import type { Policy } from '@svc/policy-rules';
import { fromMicros, priceStepMicros } from '@svc/policy-rules';
import type { BuyerType } from './buyers.js';
import { mechanism, playTypes, type Mechanism, type Setting } from './play.js';
import { evenly, type Estimate } from './sample.js';
import { curveSeller, marketOf } from './sellers.js';
import { drawBuyers } from './valuations.js';

/** The two lines that earn most of some buyers. */
export interface Ceiling {
  /** Share of the range above the floor. */
  reserve: number;
  counters: readonly number[];
  earned: Estimate;
}

/** Counters and reserves are tried in steps of this share. */
const GRID = 0.05;
const GRID_STEPS = Math.round(1 / GRID);
/** Where the search begins: three counters of which the last is the reserve, or four that may stop above it. */
const STARTS = { endsAtReserve: [0.5, 0.8, 1], free: [0.5, 0.8, 1, 1] } as const;

/** Two lines with this reserve and these counters, for every policy. */
export function twoLines(reserve: number, counters: readonly number[]): Mechanism {
  const reserveOf = ({ list_price: list, floor_price: floor }: Policy): number => floor + reserve * (list - floor);
  return {
    ...mechanism((policy) =>
      curveSeller(
        { list: policy.list_price, reserve: reserveOf(policy), cost: 0 },
        { counters, step: fromMicros(priceStepMicros(policy)) },
      ),
    ),
    marketOf: (policy) => ({ ...marketOf(policy), reserve: reserveOf(policy), approvedFrom: null }),
  };
}

/** Buyers and their weights: what a ceiling is searched for. */
export type Population = Omit<Setting, 'types'> & {
  groups: readonly { types: Readonly<Record<string, BuyerType>>; weight: number }[];
};

/** What two lines earn of a population. */
export function earnedBy({ groups, ...setting }: Population, lines: Mechanism): Estimate {
  const parts = groups.map(({ types, weight }) => ({
    estimate: evenly(Object.values(playTypes({ ...setting, types }, lines))),
    weight,
  }));
  const sum = (of: (one: Estimate) => number): number =>
    parts.reduce((total, { estimate, weight }) => total + weight * of(estimate), 0);
  return {
    mean: sum(({ mean }) => mean),
    deals: sum(({ deals }) => deals),
    within: Math.sqrt(parts.reduce((total, { estimate, weight }) => total + (weight * estimate.within) ** 2, 0)),
  };
}

/** The best counters at one reserve: one counter after the other over the grid, until none gets better. */
export function bestCounters(population: Population, reserve: number, start: keyof typeof STARTS): Ceiling {
  let counters: readonly number[] = STARTS[start];
  const free = counters.length - (start === 'free' ? 0 : 1);
  let earned = earnedBy(population, twoLines(reserve, counters));
  for (let improved = true; improved;) {
    improved = false;
    for (let place = 0; place < free; place += 1) {
      for (const tried of variantsAt(counters, place)) {
        const one = earnedBy(population, twoLines(reserve, tried));
        if (one.mean <= earned.mean + 1e-9) continue;
        [counters, earned, improved] = [tried, one, true];
      }
    }
  }
  return { reserve, counters, earned };
}

/** The counters with one of them at every share of the grid between its neighbours. */
function variantsAt(counters: readonly number[], place: number): number[][] {
  const low = Math.round((counters[place - 1] ?? 0) * GRID_STEPS);
  const high = Math.round((counters[place + 1] ?? 1) * GRID_STEPS);
  return Array.from({ length: high - low + 1 }, (_, index) =>
    counters.map((share, at) => (at === place ? (low + index) / GRID_STEPS : share)),
  );
}

/** The best counters at the best reserve of the grid up to three quarters of the range. */
export function bestLines(population: Population): Ceiling {
  const reserves = Array.from({ length: Math.round(0.75 * GRID_STEPS) + 1 }, (_, index) => index / GRID_STEPS);
  return reserves
    .map((reserve) => bestCounters(population, reserve, 'endsAtReserve'))
    .reduce((best, one) => (one.earned.mean > best.earned.mean ? one : best));
}

/** What it would bring if everybody whose value reaches the reserve paid all of it, up to the list: a bound. */
export function allOfEveryValue({ prior, count, seed }: Pick<Setting, 'prior' | 'count' | 'seed'>, reserve: number) {
  const paid = drawBuyers(prior, count, seed).map(({ valuation }) =>
    valuation >= reserve ? Math.min(1, valuation) : 0,
  );
  return paid.reduce((sum, one) => sum + one, 0) / count;
}

/** The best single price on a prior, in whole hundredths of the range, and what it earns a visitor. */
export function bestPriceTag({ prior, count, seed }: Pick<Setting, 'prior' | 'count' | 'seed'>): {
  price: number;
  mean: number;
} {
  const draws = drawBuyers(prior, count, seed).map(({ valuation }) => valuation);
  const tried = Array.from({ length: 101 }, (_, index) => index / 100).map((price) => ({
    price,
    mean: (price * draws.filter((valuation) => valuation >= price).length) / count,
  }));
  return tried.reduce((best, one) => (one.mean > best.mean ? one : best));
}
