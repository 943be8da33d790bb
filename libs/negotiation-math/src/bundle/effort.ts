import { SAMPLER } from '../opponent/constants.js';

/** How finely a move of a short game is planned. */
export interface Effort {
  /** Points that stand for the prior, at least, and particles where few of those are left. */
  readonly particles: number;
  /** How often each particle is moved, at each scale. */
  readonly moveRounds: number;
  /** Packages that are planned with. More of them fit themselves to few particles, so both rise together. */
  readonly candidates: number;
  /** Particles that the first round of improvement looks at: enough to find the best few. */
  readonly firstLook: number;
  /** Candidates are given up in stages: after so many particles, so many of the best are left. */
  readonly stages: readonly { readonly rows: number; readonly most: number }[];
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
  candidates: 96,
  firstLook: 256,
  stages: [
    { rows: 40, most: 30 },
    { rows: 320, most: 6 },
  ],
  rounds: 3,
  scoredAgain: 24,
  noDealRegret: 0.37,
};

/**
 * A greater budget goes into all of them together: each alone brings next to nothing. The price of failure is that of
 * many particles, and what few of them add to it.
 */
const RAISED = { moveRounds: 3, rounds: 5, noDealRegret: 0.24, overfit: 0.24 } as const;

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
    candidates: USUAL.candidates * 2 * budget,
    firstLook: USUAL.firstLook * budget,
    stages: USUAL.stages.map(({ rows, most }) => ({ rows: Math.ceil((rows * budget) / 2), most: most * budget })),
    rounds: RAISED.rounds,
    scoredAgain: USUAL.scoredAgain * budget,
    noDealRegret: RAISED.noDealRegret + RAISED.overfit / budget,
  };
}
