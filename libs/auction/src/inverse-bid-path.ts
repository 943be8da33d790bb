import { createFlow, type Outcome, type Path } from './inverse-bid-flow.js';
import { NO_TAIL_LOG, type Rival } from './rival.js';
import { createStepper } from './rosenbrock.js';

const STEP_TOLERANCE = 1e-8;
const MAX_STEPS = 6000;
/** A group joins where the rates are within this relative distance of the point. */
const JOIN_EXCESS = 1e-5;
const LEAST_JOIN_STEP = 1e-15;
const MAX_STEP = 0.25;
const MIN_STEP = 1e-18;
const MAX_SHOTS = 150;
/** The relative width of the bracket at which the search ends. */
const FINEST_BRACKET = 1e-13;
/** A path that takes too many steps to judge ends the search well where the bracket has this relative width. */
const CLOSE_ENOUGH = 1e-7;
/** Such a path has arrived where it is within this share of the range of bids. */
const ARRIVAL_SHARE = 1e-5;
/** The path ends within this share of the range of bids, or with the chance of winning below. */
const END_SHARE = 1e-4;
/** ln of a chance of winning that may be left open. */
export const END_CHANCE_LOG = Math.log(1e-9);

/** Bisects the highest bid between the lowest one and the second-highest value there is. */
export function shootPath(rivals: readonly Rival[], lowestBid: number): Path | null {
  const tops = rivals.flatMap(({ top, count }) => (count > 1 ? [top, top] : [top])).sort((a, b) => b - a) as [
    number,
    number,
  ];
  let [low, high] = [0, tops[1] - lowestBid];
  for (let shot = 0; shot < MAX_SHOTS; shot += 1) {
    const middle = high > 16 * low && low > 0 ? Math.sqrt(low) * Math.sqrt(high) : 0.5 * (low + high);
    if (high - low <= FINEST_BRACKET * high) break;
    const outcome = follow(rivals, lowestBid, middle, null);
    if (outcome === 'lost') {
      if (high - low <= CLOSE_ENOUGH * high) break;
      return null;
    }
    if (outcome === 'above') high = middle;
    else low = middle;
    if (outcome === 'arrived') break;
  }
  if (!(low > 0)) return null;
  const path: Path = { bids: [], states: [], slopes: [] };
  follow(rivals, lowestBid, low, path);
  return trim(rivals, path, lowestBid);
}

/**
 * Follows the path from lowestBid + rise down to where it shows that the rise was too much (`above`) or too little
 * (`below`); `arrived` and `lost` where it has taken too many steps, near the end or elsewhere.
 */
function follow(rivals: readonly Rival[], lowestBid: number, rise: number, path: Path | null): Outcome {
  const size = rivals.length;
  const flow = createFlow(rivals, lowestBid);
  const stepper = createStepper(flow.system);
  const state = Float64Array.from([...rivals.map(({ start }) => start), Math.log(rise)]);
  for (let first = flow.findNext(state); first !== null && first.excess > 0; first = flow.findNext(state))
    flow.join(first.index);
  flow.keep(state, path);
  let step = 1e-12;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    if (!stepper.prepare(state)) return 'above';
    let error = stepper.attempt(state, step) / STEP_TOLERANCE;
    while (!(error <= 1)) {
      step *= error < Infinity ? Math.max(0.2, 0.9 * error ** -0.25) : 0.25;
      if (step < MIN_STEP) return 'above';
      error = stepper.attempt(state, step) / STEP_TOLERANCE;
    }
    let coming = flow.findNext(stepper.next);
    if (coming !== null && coming.excess > JOIN_EXCESS && step > LEAST_JOIN_STEP) {
      const before = flow.findNext(state)?.excess ?? 0;
      step *= Math.max(0.05, Math.min(0.95, before / (before - coming.excess)));
      continue;
    }
    state.set(stepper.next);
    for (; coming !== null && coming.excess > -JOIN_EXCESS; coming = flow.findNext(state)) flow.join(coming.index);
    flow.keep(state, path);
    const outcome = flow.judge(state, rise);
    if (outcome !== null) return outcome;
    step = Math.min(MAX_STEP, step * Math.min(4, 0.9 * Math.max(error, 1e-8) ** -0.25));
  }
  return Math.exp(state[size] as number) <= ARRIVAL_SHARE * rise ? 'arrived' : 'lost';
}

/** The path as far down as all bids rise with the value; null where that is not far enough. */
function trim(rivals: readonly Rival[], path: Path, lowestBid: number): Path | null {
  let end = 1;
  while (
    end < path.bids.length &&
    rivals.every(({ start, logCdf }, index) => {
      const [before, at] = [
        (path.states[end - 1] as Float64Array)[index] as number,
        (path.states[end] as Float64Array)[index] as number,
      ];
      return at < before || at >= start || logCdf(before) > NO_TAIL_LOG;
    })
  )
    end += 1;
  const last = path.states[end - 1] as Float64Array;
  const chances = rivals.map(
    ({ logCdf, count }, index) => [count * logCdf(last[index] as number), logCdf(last[index] as number)] as const,
  );
  const all = chances.reduce((sum, [chance]) => sum + chance, 0);
  const near = (path.bids[end - 1] as number) - lowestBid <= END_SHARE * ((path.bids[0] as number) - lowestBid);
  if (!near && chances.some(([, own]) => all - own > END_CHANCE_LOG)) return null;
  return { bids: path.bids.slice(0, end), states: path.states.slice(0, end), slopes: path.slopes.slice(0, end) };
}
