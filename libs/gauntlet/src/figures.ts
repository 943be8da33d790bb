import { ALPHA, BATNA, OPPONENTS, WORTH_STEPS, type OpponentName } from './game.js';
import { signFlipP } from './permutation-test.js';
import { worthOfUtility } from './worths.js';

/** What the figures read of a row. */
export interface ScoredMatch {
  readonly opponent: OpponentName;
  /** Of the agent, 0..1. */
  readonly utility: number;
  /** Of the naive baseline as agent in the same scenario and role against the same opponent. */
  readonly baseline_utility: number;
  readonly ending: string;
  readonly format_failures: number;
}

/** The figures of some matches. Means have 6 decimals. */
export interface MatchFigures {
  matches: number;
  /** Mean utility of the agent. */
  mean_utility: number;
  /** Mean utility of the naive baseline. */
  mean_baseline: number;
  /** Mean of the paired differences. */
  mean_difference: number;
  /** Matches that ended in a deal. */
  deals: number;
  /** Share of matches whose utility is the BATNA or less, 4 decimals. */
  at_or_below_batna: number;
  /** Two-sided, of the paired sign-flip test. */
  p_value: number;
  /** That the mean difference is above 0 and the p value below 0.01. */
  beats_baseline: boolean;
}

/** Everything that a certificate states about its matches. */
export interface CertificateFigures {
  all: MatchFigures;
  naive: MatchFigures;
  hardball: MatchFigures;
  conceder: MatchFigures;
  /** Replies that could not be read and lost their turn. */
  format_failures: number;
}

/** Decimals of means and of shares. */
const MEAN_STEPS = 1_000_000;
const SHARE_STEPS = 10_000;

/**
 * The figures of a run: of all matches and of those against each opponent.
 * @param seed of the permutation tests; a certificate takes the commitment to its seed, so that anyone can repeat them
 */
export function scoreMatches(rows: readonly ScoredMatch[], seed: string): CertificateFigures {
  const of = (opponent: OpponentName): MatchFigures =>
    figuresOf(
      rows.filter((row) => row.opponent === opponent),
      `svc-gauntlet/1 sign flips ${opponent} ${seed}`,
    );
  const [naive, hardball, conceder] = OPPONENTS.map(of) as [MatchFigures, MatchFigures, MatchFigures];
  return {
    all: figuresOf(rows, `svc-gauntlet/1 sign flips all ${seed}`),
    naive,
    hardball,
    conceder,
    format_failures: rows.reduce((sum, row) => sum + row.format_failures, 0),
  };
}

function figuresOf(rows: readonly ScoredMatch[], seed: string): MatchFigures {
  const [own, baseline] = [
    rows.map((row) => worthOfUtility(row.utility)),
    rows.map((row) => worthOfUtility(row.baseline_utility)),
  ];
  const differences = own.map((worth, index) => worth - (baseline[index] ?? 0));
  const mean = (worths: readonly number[]): number =>
    Math.round((sumOf(worths) / WORTH_STEPS / Math.max(1, worths.length)) * MEAN_STEPS) / MEAN_STEPS + 0;
  const p = signFlipP(differences, seed);
  return {
    matches: rows.length,
    mean_utility: mean(own),
    mean_baseline: mean(baseline),
    mean_difference: mean(differences),
    deals: rows.filter(({ ending }) => ending === 'agent_accepted' || ending === 'opponent_accepted').length,
    at_or_below_batna:
      Math.round(
        (own.filter((worth) => worth <= worthOfUtility(BATNA)).length / Math.max(1, rows.length)) * SHARE_STEPS,
      ) / SHARE_STEPS,
    p_value: Number(p.toPrecision(6)),
    beats_baseline: sumOf(differences) > 0 && p < ALPHA,
  };
}

function sumOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0);
}
