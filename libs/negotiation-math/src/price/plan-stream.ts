import type { LimitBelief } from './limit-belief.js';

/**
 * What is expected from a stream of independent offers of which at most one may be taken, each only when it comes: the utility above `cost`
 * of optimal stopping (Moser 1956). Uniform without cost: 0, 0.5, 0.625, 0.6953, … for 0, 1, 2, 3, … offers to come.
 * @param reservation nothing below it is taken, also where the cost is lower
 */
export function valueOfStream(belief: LimitBelief, { cost, reservation, draws }: { cost: number; reservation: number; draws: number }): number {
  let value = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const least = cost + value;
    value += least >= reservation ? belief.excess(least) : belief.excess(reservation) + (reservation - least) * belief.survival(reservation);
  }
  return value;
}
