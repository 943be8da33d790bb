import type { Demand } from './demand.js';

/** The value of stock over time, and the price coordinates along the way at the levels that were asked for. */
export interface DynamicSolution {
  /** Units solved for: of more, none would be sold. */
  readonly units: number;
  /** V(inventory, arrivals): the greatest expected revenue. */
  readonly value: number;
  /** Arrivals still expected at each step, ascending from 0. */
  readonly arrivals: Float64Array;
  /** Inventory level → the coordinate of the best price at each step. */
  readonly coordinates: ReadonlyMap<number, Float64Array>;
}

/** The L-stable two-stage method of order 2 (Alexander 1977). */
const GAMMA = 1 - Math.SQRT1_2;
/**
 * The most steps of the coarser of two solutions, and the product of its steps and units where there are many more
 * units than that allows.
 */
const MAX_STEPS = 200;
const STEP_BUDGET = 1_000_000;
/**
 * Where the cheapest price would not sell this multiple of the stock, the value bends sharply near the end of the
 * horizon and takes all the steps.
 */
const SCARCE = 4;
/** Where the steps change from √τ to τ: when the cheapest price would have sold this share of the stock. */
const KNEE_SHARE = 30;
/** Stock beyond the sales at the cheapest price, in standard deviations and units, that is worth nothing. */
const SPARE_DEVIATIONS = 10;
const SPARE_UNITS = 30;
const MAX_NEWTON_STEPS = 60;
/** Newton's error is squared in each step, so that this leaves about 1e-9. */
const NEWTON_TOLERANCE = 3e-5;

/**
 * The greatest expected revenue of a stock and the prices that earn it. Two solutions, of n and 2n steps, are combined
 * into one of order 3 (Richardson); the prices are those of the finer. n falls with a large, scarce stock, which bounds
 * the work: relative error about 1e-6 or less up to 1,000 units, below 1e-4 at 10,000.
 */
export function findDynamicPrice(
  demand: Demand,
  inventory: number,
  arrivals: number,
  levels: readonly number[],
): DynamicSolution {
  demand.at(demand.start);
  const sellable = arrivals * demand.sales;
  const units = Math.min(inventory, Math.ceil(sellable + SPARE_DEVIATIONS * Math.sqrt(sellable) + SPARE_UNITS));
  const knee = Math.max(1, units / KNEE_SHARE) / demand.sales;
  const steps = sellable > SCARCE * units ? Math.round(Math.min(MAX_STEPS, STEP_BUDGET / units)) : MAX_STEPS;
  const coarse = solveDynamicPrice(demand, units, arrivals, steps, knee, new Set());
  const fine = solveDynamicPrice(
    demand,
    units,
    arrivals,
    2 * steps,
    knee,
    new Set([...levels.filter((level) => level < units), units]),
  );
  return { ...fine, value: fine.value + (fine.value - coarse.value) / 3 };
}

/**
 * Solves V_k′ = max_p (1 − F(p))(p − V_k + V_{k−1}), V_k(0) = 0, in expected arrivals (Gallego and van Ryzin 1994):
 * implicit steps, one unit of inventory after another, Newton's method in the price coordinate from the neighbouring
 * unit's. Steps grow with √τ first and with τ after `knee`.
 * @param levels inventory levels whose prices are kept
 */
function solveDynamicPrice(
  demand: Demand,
  inventory: number,
  arrivals: number,
  steps: number,
  knee: number,
  levels: ReadonlySet<number>,
): DynamicSolution {
  const angle = Math.asinh(Math.sqrt(arrivals / knee));
  const times = Float64Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? arrivals : knee * Math.sinh((angle * step) / steps) ** 2,
  );
  const stages = { values: new Float64Array(steps + 1), xs: new Float64Array(steps + 1).fill(demand.start) };
  const nodes = { values: new Float64Array(steps + 1), xs: new Float64Array(steps + 1).fill(demand.start) };
  const coordinates = new Map<number, Float64Array>();
  for (let unit = 1; unit <= inventory; unit += 1) {
    addUnit(demand, times, stages, nodes, unit === 1);
    if (levels.has(unit)) coordinates.set(unit, nodes.xs.slice());
  }
  return { units: inventory, value: nodes.values[steps] as number, arrivals: times, coordinates };
}

interface Row {
  readonly values: Float64Array;
  readonly xs: Float64Array;
}

/** Turns the rows of k − 1 units into those of k, in place. */
function addUnit(demand: Demand, times: Float64Array, stages: Row, nodes: Row, first: boolean): void {
  let value = 0;
  let stageShift = 0;
  let nodeShift = 0;
  for (let step = 1; step < times.length; step += 1) {
    const width = (times[step] as number) - (times[step - 1] as number);
    const stageStart = first ? (nodes.xs[step - 1] as number) : (stages.xs[step] as number) + stageShift;
    const stageX = advance(demand, stageStart, value - (stages.values[step] as number), GAMMA * width);
    stageShift = stageX - (stages.xs[step] as number);
    stages.xs[step] = stageX;
    stages.values[step] = addGain(demand, value, stages.values[step] as number, GAMMA * width);
    const base = value + (1 - GAMMA) * width * demand.gain;
    const nodeX = advance(
      demand,
      first ? stageX : (nodes.xs[step] as number) + nodeShift,
      base - (nodes.values[step] as number),
      GAMMA * width,
    );
    nodeShift = nodeX - (nodes.xs[step] as number);
    nodes.xs[step] = nodeX;
    value = addGain(demand, base, nodes.values[step] as number, GAMMA * width);
    nodes.values[step] = value;
  }
}

/**
 * The value after a step: before + width·gain, or, what is the same at the root, value without the unit + cost. The
 * first keeps its digits where stock is worth next to nothing, the second where the step is long.
 */
function addGain(demand: Demand, before: number, without: number, width: number): number {
  return width * demand.sales < 1 ? before + width * demand.gain : without + demand.cost;
}

/** Solves cost(x) = gap + width·gain(x), leaves cost and gain of the root in `demand`, and returns the root. */
function advance(demand: Demand, guess: number, gap: number, width: number): number {
  let x = Math.max(guess, demand.start);
  for (let step = 0; step < MAX_NEWTON_STEPS; step += 1) {
    demand.at(x);
    let change = (gap + width * demand.gain - demand.cost) / (demand.slope * (1 + width * demand.sales));
    if (x + change < demand.start) change = demand.start - x;
    x += change;
    if (Math.abs(change) > NEWTON_TOLERANCE && step + 1 < MAX_NEWTON_STEPS) continue;
    const rise = demand.slope * change;
    demand.cost += rise;
    demand.gain -= demand.sales * rise;
    return x;
  }
  return x;
}
