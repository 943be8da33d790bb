import { createPrior, normalCdf } from '@svc/numerics';
import type { MarketPrior, WtpPrior } from './value-priors.js';

/** What is believed about a utility that the other side would give: its distribution, clipped to 0..1. */
export interface LimitBelief {
  /** P(X ≥ utility), for a utility in 0..1. */
  survival(utility: number): number;
  /** E[max(X − from, 0)] for any `from`. */
  excess(from: number): number;
}

/** Cells of the table from which the excess of a belief without a closed form is read. */
const CELLS = 256;

/**
 * A buyer's willingness to pay, lognormal; what lies above 1 counts as 1.
 * @example wtpBelief({ mu: -1, sigma: 0.5 }).survival(0) // 1
 */
export function wtpBelief({ mu, sigma }: WtpPrior): LimitBelief {
  const prior = createPrior({ family: 'lognorm', params: { mu, sigma } });
  return tabulateBelief((utility) => prior.survival(utility));
}

/**
 * Offers of a market, normal around its mean; what lies beyond 0 or 1 counts as 0 or 1.
 * @example marketBelief({ mu: 0.4, sigma: 0.1 }).survival(0.4) // 0.5
 */
export function marketBelief({ mu, sigma }: MarketPrior): LimitBelief {
  return tabulateBelief((utility) => normalCdf((mu - utility) / sigma));
}

/**
 * A belief by its survival function above 0, with the integral of that function in a table: E[max(X − a, 0)] = ∫ P(X ≥
 * x) dx from a to 1.
 * @example tabulateBelief((utility) => 1 - utility).excess(0) // 0.5
 */
export function tabulateBelief(survivalAbove: (utility: number) => number): LimitBelief {
  const survival = (utility: number): number => (utility <= 0 ? 1 : survivalAbove(utility));
  const at = Array.from({ length: CELLS + 1 }, (_, cell) => survivalAbove(cell / CELLS));
  const above = new Array<number>(CELLS + 1).fill(0);
  for (let cell = CELLS - 1; cell >= 0; cell -= 1)
    above[cell] = (above[cell + 1] as number) + ((at[cell] as number) + (at[cell + 1] as number)) / (2 * CELLS);
  const excess = (from: number): number => {
    if (from >= 1) return 0;
    if (from <= 0) return (above[0] as number) - from;
    const cell = Math.floor(from * CELLS);
    const rest = (cell + 1) / CELLS - from;
    const [low, high] = [at[cell] as number, at[cell + 1] as number];
    const middle = high + (low - high) * rest * CELLS;
    return (above[cell + 1] as number) + (rest * (middle + high)) / 2;
  };
  return { survival, excess };
}

/** Nothing is known: every utility is equally likely. */
export const UNIFORM_BELIEF: LimitBelief = tabulateBelief((utility) => 1 - utility);
