import { createRandom, roundFigure, type PriorParams } from '@svc/numerics';
import { openDemand, type Demand } from './demand.js';
import { findDynamicPrice } from './dynamic-price.js';
import { MechanismError } from './mechanism-error.js';
import { requireCount, requirePrior, requireSeed } from './mechanism-input.js';
import { poissonTails } from './poisson.js';
import { laySchedule, listLevels, type ScheduleRow } from './price-schedule.js';
import { findStaticPrice, simulateStaticRevenue } from './static-price.js';
import {
  DEFAULT_SEASONS,
  DEFAULT_SEED,
  MAX_ARRIVAL_RATE,
  MAX_HORIZON_SECONDS,
  MAX_INVENTORY,
  MAX_SEASONS,
  MIN_SEASONS,
} from './limits.js';

/** A shop with a stock that is worth nothing at the end, and buyers who come one by one and take the price or leave. */
export interface PostedPriceProblem {
  /** What each buyer's value is drawn from, independently. */
  buyer_arrival_prior: PriorParams;
  /** Of a Poisson process: above 0, at most MAX_ARRIVAL_RATE. */
  arrival_rate_per_second: number;
  /** 1..MAX_INVENTORY units. */
  inventory: number;
  /** Above 0, at most MAX_HORIZON_SECONDS. */
  horizon_seconds: number;
  /** Seasons of the simulation that checks the static price: MIN_SEASONS..MAX_SEASONS, default DEFAULT_SEASONS. */
  n_simulations?: number;
  /** A whole number within ±(2^53 − 1), default DEFAULT_SEED. */
  seed?: number;
}

/** The best single price, and the best prices over time. */
export interface PostedPrice {
  /** The best single price for the whole horizon, in money. */
  static_price: number;
  /** Its expected revenue, by the exact sum. */
  static_expected_revenue: number;
  /** Its mean revenue over the simulated seasons. */
  static_simulated_revenue: number;
  /**
   * The best prices when they may change with time and stock, at most MAX_SCHEDULE_ROWS rows, latest time last. Follow
   * it by the last block of rows whose `seconds_left` has been reached, and in it the row of the nearest
   * `inventory_left` (of two equally near, the greater).
   */
  dynamic_schedule: ScheduleRow[];
  /**
   * The greatest expected revenue of any pricing by time and stock. The numerical solution carries a relative error of
   * up to 1e-4, greatest where exactly the stock is demanded on average, because its value function bends most there;
   * so it is held between what one price earns and `fluid_bound`, which bound it exactly.
   */
  dynamic_value_estimate: number;
  /**
   * What would be earned if exactly the expected buyers came: no pricing earns more on average (Gallego and van Ryzin
   * 1994).
   */
  fluid_bound: number;
  /** Expected share of the inventory sold at the static price, 0..1. */
  sellthrough_rate: number;
  /** E[units sold at the static price] = E[min(inventory, takers)], at most the inventory. */
  expected_units_sold: number;
  /** P(takers ≥ inventory) at the static price, 0..1: nothing is left at the end. */
  sold_out_probability: number;
  rationale: string;
}

/**
 * The best fixed price, and the best prices by time and stock, for buyers who arrive at random (Gallego and van Ryzin
 * 1994). The fixed price is exact; the dynamic value solves V_k′ = max_p (1 − F(p))(p − V_k + V_{k−1}) by implicit
 * steps, relative error about 1e-6 or less up to 1,000 units, below 1e-4 at 10,000.
 * @throws MechanismError that names the place of the first broken precondition
 * @example
 * const buyer_arrival_prior = { family: 'uniform', params: { low: 0, high: 1 } };
 * const season = { arrival_rate_per_second: 1, inventory: 1, horizon_seconds: 1 };
 * postPrice({ buyer_arrival_prior, ...season }).dynamic_value_estimate // 0.2
 */
export function postPrice(problem: PostedPriceProblem): PostedPrice {
  const prior = requirePrior(problem.buyer_arrival_prior, ['buyer_arrival_prior']);
  const rate = requirePositive(
    problem.arrival_rate_per_second,
    MAX_ARRIVAL_RATE,
    'rate_range',
    'arrival_rate_per_second',
  );
  const inventory = requireCount(problem.inventory, 1, MAX_INVENTORY, 'inventory_range', 'inventory');
  const horizon = requirePositive(problem.horizon_seconds, MAX_HORIZON_SECONDS, 'horizon_range', 'horizon_seconds');
  const seasons = requireCount(
    problem.n_simulations ?? DEFAULT_SEASONS,
    MIN_SEASONS,
    MAX_SEASONS,
    'simulation_count',
    'n_simulations',
  );
  const seed = requireSeed(problem.seed, DEFAULT_SEED);

  const arrivals = rate * horizon;
  const fixed = findStaticPrice(prior, inventory, arrivals);
  const simulated = simulateStaticRevenue(createRandom(seed), fixed.price, inventory, fixed.takers, seasons);
  const demand = openDemand(prior, arrivals);
  const levels = listLevels(inventory);
  const solution = findDynamicPrice(demand, inventory, arrivals, levels);
  const fluid = fluidBound(demand, inventory, arrivals, prior.upperQuantile(Math.min(1, inventory / arrivals)));
  const dynamic = Math.max(fixed.revenue, Math.min(fluid, solution.value));
  const rows = laySchedule(demand, solution, levels, inventory, arrivals, rate);
  return {
    static_price: roundFigure(fixed.price),
    static_expected_revenue: roundFigure(fixed.revenue),
    static_simulated_revenue: roundFigure(simulated),
    dynamic_schedule: rows.map(({ seconds_left, inventory_left, price }) => ({
      seconds_left: roundFigure(seconds_left),
      inventory_left,
      price: roundFigure(price),
    })),
    dynamic_value_estimate: roundFigure(dynamic),
    fluid_bound: roundFigure(fluid),
    sellthrough_rate: roundFigure(fixed.sales / inventory),
    expected_units_sold: roundFigure(fixed.sales),
    sold_out_probability: roundFigure(poissonTails(inventory - 1, fixed.takers).above),
    rationale: explain(fixed.revenue, dynamic, fluid),
  };
}

function requirePositive(value: number, most: number, code: 'rate_range' | 'horizon_range', member: string): number {
  if (!(typeof value === 'number' && value > 0 && value <= most))
    throw new MechanismError(code, [member], `${member} should be a number above 0, at most ${most}`);
  return value;
}

/** What would be earned if exactly the expected buyers came: no pricing earns more on average. */
function fluidBound(demand: Demand, inventory: number, arrivals: number, clearing: number): number {
  demand.at(demand.start);
  return arrivals * demand.sales <= inventory ? arrivals * demand.gain : inventory * clearing;
}

function explain(fixed: number, dynamic: number, fluid: number): string {
  return (
    `One price for the whole horizon earns ${short((100 * fixed) / dynamic)} % of what prices by time and ` +
    `stock earn on average (${short(dynamic)}); no pricing can earn more than ${short(fluid)}. Buyers arrive ` +
    'as a Poisson process, each compares the price with a value drawn from the prior, and unsold units are ' +
    'worth nothing at the end.'
  );
}

function short(value: number): number {
  return Number(value.toPrecision(6));
}
