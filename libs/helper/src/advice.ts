import type { VERDICTS } from './limits.js';

/** What to do with the offer that stands. */
export type Verdict = (typeof VERDICTS)[number];

/** What to ask for, what to take, and how. Amounts are in the unit of the situation. */
export interface Advice {
  /**
   * `take_it`: the offer is as good as the fair figure; `walk_away`: what there is elsewhere is better than what
   * talks can bring.
   */
  verdict: Verdict;
  /** What to ask for first. */
  open_with: number;
  /** The fair figure: where talks should end. */
  aim_for: number;
  /** The worst figure to accept: the offer that stands, or what there is elsewhere. */
  accept_up_to: number;
  unit: string;
  /** What the figures stand on, a sentence each. */
  because: string[];
  steps: string[];
  /** Ready to send. It names no figure but the one to open with and the other side's own. */
  message: string;
}
