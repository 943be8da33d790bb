import { SAMPLER } from '../opponent/constants.js';

/** How finely a move of a short game is planned. */
export interface Effort {
  /** Points that stand for the prior, at least, and particles where few of those are left. */
  readonly particles: number;
  /** How often each particle is moved, at each scale. */
  readonly moveRounds: number;
  /** Rounds of improvement of a plan, and how many of the best candidates of the first are looked at again. */
  readonly rounds: number;
  readonly scoredAgain: number;
  /**
   * How much worse than the BATNA no deal counts while planning: fewer failures at the cost of a little utility. A
   * plan that fits its particles too well fails more often than it thinks, so the fewer there are, the more it counts.
   */
  readonly noDealRegret: number;
}

const USUAL: Effort = {
  particles: SAMPLER.particles,
  moveRounds: SAMPLER.moveRounds,
  rounds: 3,
  scoredAgain: 24,
  noDealRegret: 0.37,
};

/** A greater budget goes into all of them together: each alone brings next to nothing. */
const RAISED = { moveRounds: 3, rounds: 4, scoredAgain: 40, noDealRegret: 0.335, overfit: 0.04 } as const;

/**
 * What a budget of so many times the usual computing buys.
 * @param budget a whole number from 1 on
 * @example effortOf(4).particles // 1536
 */
export function effortOf(budget: number): Effort {
  if (budget === 1) return USUAL;
  return {
    particles: USUAL.particles * budget,
    moveRounds: RAISED.moveRounds,
    rounds: RAISED.rounds,
    scoredAgain: RAISED.scoredAgain,
    noDealRegret: RAISED.noDealRegret + RAISED.overfit / budget,
  };
}
