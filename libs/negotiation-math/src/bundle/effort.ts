import { SAMPLER } from '../opponent/constants.js';

/** How finely a move of a short game is planned. */
export interface Effort {
  /** Points that stand for the prior, at least, and particles where few of those are left. */
  readonly particles: number;
  /** How often each particle is moved, at each scale. */
  readonly moveRounds: number;
  /** Packages that are planned with, at most. */
  readonly candidates: number;
  /** Particles that the first round of improvement looks at. */
  readonly firstLook: number;
  /** Candidates are given up in stages: after so many particles, so many of the best are left. */
  readonly stages: readonly { readonly rows: number; readonly most: number }[];
  /** Rounds of improvement of a plan. */
  readonly rounds: number;
  /**
   * How much worse than the BATNA no deal counts while planning: fewer failures at the cost of a little utility. A
   * plan that fits its particles too well fails more often than it thinks, so the fewer there are, the more it counts.
   */
  readonly noDealRegret: number;
}

const USUAL: Effort = {
  particles: SAMPLER.particles,
  moveRounds: SAMPLER.moveRounds,
  candidates: 1_000,
  firstLook: 96,
  stages: [
    { rows: 16, most: 40 },
    { rows: 96, most: 8 },
  ],
  rounds: 2,
  noDealRegret: 0.28,
};

/** A greater budget goes into all of them together. The price of failure falls to that of many particles. */
const RAISED = { moveRounds: 3, rounds: 3, noDealRegret: 0.24, overfit: 0.07 } as const;

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
    candidates: USUAL.candidates * 2,
    firstLook: USUAL.firstLook * budget,
    stages: USUAL.stages.map(({ rows, most }) => ({ rows: rows * budget, most: most * budget })),
    rounds: RAISED.rounds,
    noDealRegret: RAISED.noDealRegret + RAISED.overfit / budget,
  };
}
