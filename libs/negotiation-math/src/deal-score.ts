import { choicesOf, normaliseWeights, requireIssues, type BundleIssue, type OptionName } from './deal-issues.js';
import { NegotiationMathError } from './negotiation-math-error.js';

/** A deal, and how both sides value what could have been agreed. */
export interface DealToScore {
  issues: BundleIssue[];
  /** Issue name → weight, 0..1,000,000; only their proportions count, and an issue left out weighs nothing. */
  my_weights: Record<string, number>;
  their_weights: Record<string, number>;
  /** Issue name → option, every issue named. */
  package: Record<string, OptionName>;
  /** What one point of joint utility is worth, at least 0, in money or any unit; null or absent where it has no price. */
  notional?: number | null;
}

/** How good a deal is beside the best that both could have had. */
export interface DealScore {
  /** Weighted mean of the utilities of the package's options, 0..1. */
  my_utility: number;
  /** The same for the other side. */
  their_utility: number;
  /** The sum of both, 0..2. */
  joint: number;
  /** The greatest joint utility of any package; it lies on the Pareto frontier. */
  frontier_best_joint: number;
  /** The joint utility of splitting the difference: of n options in their order, each issue at the one with index ⌊n/2⌋. */
  naive_joint: number;
  /** The package with the greatest product of both utilities (Nash 1950, disagreement at 0); ties: greater sum, then the first in order. */
  nash_package: Record<string, OptionName>;
  /** That no package is better for one side and no worse for the other. */
  pareto_efficient: boolean;
  /** `joint` as a share of `frontier_best_joint`, 0..1; 1 where there is nothing to be had. */
  capture: number;
  /** That the package beats splitting the difference: concessions were traded, not halved. */
  logroll: boolean;
  /** Joint utility that was left on the table, times `notional`; null without one. */
  value_left: number | null;
}

/** Utilities closer than this count as equal: the rest is rounding. */
export const UTILITY_TOLERANCE = 1e-9;

/** The greatest notional. */
export const MAX_NOTIONAL = 1_000_000_000_000;

/** Digits of the figures in an answer. */
const SIGNIFICANT_DIGITS = 12;

/**
 * Scores a deal against the exact Pareto frontier: every package is looked at, the first issue varying slowest.
 * Deterministic, and linear in the number of packages, which may be 250,000.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example scoreDeal({ issues, my_weights: { price: 3, delivery: 1 }, their_weights: { price: 1, delivery: 3 }, package: { price: 'low', delivery: 'late' } }).capture // 1
 */
export function scoreDeal({ issues, my_weights, their_weights, package: chosen, notional = null }: DealToScore): DealScore {
  requireIssues(issues);
  if (notional !== null && !(notional >= 0 && notional <= MAX_NOTIONAL)) throw new NegotiationMathError('notional_range', ['notional'], `Notional should be a number from 0 to ${MAX_NOTIONAL}`);
  const mine = worths(issues.map(({ my_utility }) => my_utility), normaliseWeights(my_weights, issues, 'my_weights'));
  const theirs = worths(issues.map(({ their_utility }) => their_utility), normaliseWeights(their_weights, issues, 'their_weights'));
  const point = (choices: readonly number[]): Point => ({ my: utilityOf(mine, choices), their: utilityOf(theirs, choices) });

  const deal = point(choicesOf(chosen, issues, 'package'));
  const naive = point(issues.map(({ options }) => Math.floor(options.length / 2)));
  const { bestJoint, nash, dominated } = surveyPackages(mine, theirs, deal);
  const joint = deal.my + deal.their;
  return {
    my_utility: figure(deal.my), their_utility: figure(deal.their), joint: figure(joint), frontier_best_joint: figure(bestJoint), naive_joint: figure(naive.my + naive.their),
    nash_package: Object.fromEntries(issues.map(({ name, options }, index) => [name, options[nash[index] ?? 0] as OptionName])),
    pareto_efficient: !dominated,
    capture: bestJoint > 0 ? figure(joint / bestJoint) : 1,
    logroll: joint > naive.my + naive.their + UTILITY_TOLERANCE,
    value_left: notional === null ? null : figure((bestJoint - joint) * notional),
  };
}

/** What a package is worth to either side. */
interface Point {
  readonly my: number;
  readonly their: number;
}

/** What each option adds to one side's utility: an issue a row. */
function worths(utilities: readonly (readonly number[])[], shares: readonly number[]): number[][] {
  return utilities.map((row, issue) => row.map((utility) => utility * (shares[issue] ?? 0)));
}

function utilityOf(rows: readonly (readonly number[])[], choices: readonly number[]): number {
  return rows.reduce((sum, row, issue) => sum + (row[choices[issue] ?? 0] ?? 0), 0);
}

/** Goes once through all packages, summing in the order of `utilityOf`, so that equal packages have equal figures. */
function surveyPackages(mine: readonly (readonly number[])[], theirs: readonly (readonly number[])[], deal: Point): { bestJoint: number; nash: number[]; dominated: boolean } {
  const choices = mine.map(() => 0);
  let bestJoint = 0;
  let dominated = false;
  let nash = { product: -1, sum: -1, choices: [...choices] };
  const judge = (my: number, their: number): void => {
    const sum = my + their;
    const product = my * their;
    bestJoint = Math.max(bestJoint, sum);
    dominated ||= dominates(my - deal.my, their - deal.their);
    const ahead = product - nash.product;
    if (ahead > UTILITY_TOLERANCE || (ahead >= -UTILITY_TOLERANCE && sum > nash.sum + UTILITY_TOLERANCE)) nash = { product, sum, choices: [...choices] };
  };
  const settle = (issue: number, my: number, their: number): void => {
    if (issue === mine.length) return judge(my, their);
    for (const [option, worth] of (mine[issue] ?? []).entries()) {
      choices[issue] = option;
      settle(issue + 1, my + worth, their + (theirs[issue]?.[option] ?? 0));
    }
  };
  settle(0, 0, 0);
  return { bestJoint, nash: nash.choices, dominated };
}

/** Whether these gains make one side better off and neither worse. */
function dominates(myGain: number, theirGain: number): boolean {
  return Math.min(myGain, theirGain) >= -UTILITY_TOLERANCE && Math.max(myGain, theirGain) > UTILITY_TOLERANCE;
}

function figure(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
