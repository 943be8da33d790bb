import type { LimitBelief } from './limit-belief.js';

/** What a stream of independent offers is worth to a caller who takes the first that is better than going on. */
export interface StreamValue {
  /** Utility above `cost`, no deal counting 0: what going on is worth to the caller. */
  readonly worth: number;
  /**
   * Expected utility above the reservation, no deal counting 0: 0 to 1 − reservation. Equal to `worth` where the cost
   * is the reservation.
   */
  readonly payoff: number;
}

/**
 * What is expected from a stream of independent offers of which at most one may be taken, each only when it comes, by
 * optimal stopping (Moser 1956). Uniform without cost: 0, 0.5, 0.625, 0.6953, … for 0, 1, 2, 3, … offers to come.
 * @param cost what a deal counts as costing; thresholds follow it
 * @param reservation nothing below it is taken, also where the cost is lower
 * @example valueOfStream(UNIFORM_BELIEF, { cost: 0, reservation: 0, draws: 2 }).worth // 0.625
 */
export function valueOfStream(
  belief: LimitBelief,
  { cost, reservation, draws }: { cost: number; reservation: number; draws: number },
): StreamValue {
  let [worth, payoff] = [0, 0];
  for (let draw = 0; draw < draws; draw += 1) {
    const least = Math.max(reservation, cost + worth);
    const [excess, taken] = [belief.excess(least), belief.survival(least)];
    payoff = excess + (least - reservation) * taken + payoff * (1 - taken);
    worth += excess + (least - cost - worth) * taken;
  }
  return { worth, payoff };
}
