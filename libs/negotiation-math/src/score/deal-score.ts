import { MAX_FRONTIER_PACKAGES, MAX_NOTIONAL } from '../limits.js';
import { roundFigure } from '@svc/numerics';
import { choicesOf, normaliseWeights, requireIssues, type BundleIssue, type OptionName } from '../deal-issues.js';
import { findBetterForBoth, findFrontier, findPoints, type Survey } from './deal-points.js';
import { requireNumber } from '../requirements.js';

/** A deal, and how both sides value what could have been agreed. */
export interface DealToScore {
  issues: BundleIssue[];
  /** Issue name → weight, 0..1,000,000; only their proportions count, and an issue left out weighs nothing. */
  my_weights: Record<string, number>;
  their_weights: Record<string, number>;
  /** Issue name → option, every issue named. */
  package: Record<string, OptionName>;
  /**
   * What one point of joint utility is worth, at least 0, in money or any unit; null or absent where it has no price.
   */
  notional?: number | null;
  /** What both have without a deal, 0..1; 0 if absent. The bargaining solutions are relative to them. */
  my_batna?: number;
  their_batna?: number;
}

/** A package on the Pareto frontier. */
export interface FrontierPackage {
  package: Record<string, OptionName>;
  my_utility: number;
  their_utility: number;
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
  /**
   * The joint utility of splitting the difference: of n options in their order, each issue at the one with index ⌊n/2⌋.
   */
  naive_joint: number;
  /**
   * The package with the greatest product of both gains over the BATNAs (Nash 1950); ties: greater sum, then the first
   * in order. Where no package leaves both their BATNA, as if these were 0.
   */
  nash_package: Record<string, OptionName>;
  /** That no package is better for one side and no worse for the other. */
  pareto_efficient: boolean;
  /** `joint` as a share of `frontier_best_joint`, 0..1; 1 where there is nothing to be had. */
  capture: number;
  /** That the package beats splitting the difference: concessions were traded, not halved. */
  logroll: boolean;
  /**
   * Of the packages that leave both their BATNA, null where none does: equal shares of the greatest gain that each can
   * have (Kalai and Smorodinsky 1975), …
   */
  kalai_smorodinsky_package: Record<string, OptionName> | null;
  /** … the greatest lesser gain (Kalai 1977), … */
  egalitarian_package: Record<string, OptionName> | null;
  /** … and the greatest sum of gains. */
  utilitarian_package: Record<string, OptionName> | null;
  /**
   * A package that is better for one side at least and worse for none, with the greatest product of gains over the
   * deal; null where there is none.
   */
  better_for_both: FrontierPackage | null;
  /**
   * The Pareto frontier, the caller's best first; where it has more than MAX_FRONTIER_PACKAGES, so many evenly along
   * it, both ends among them.
   */
  frontier: FrontierPackage[];
  /** How many packages the whole frontier has. */
  frontier_size: number;
  /** Joint utility that was left on the table, times `notional`; null without one. */
  value_left: number | null;
}

/** Utilities closer than this count as equal: the rest is rounding. */
export const UTILITY_TOLERANCE = 1e-9;

/**
 * Scores a deal against the exact Pareto frontier: every package is looked at, the first issue varying slowest.
 * Deterministic, and linear in the number of packages, which may be 250,000.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const [my_weights, their_weights] = [{ price: 3, delivery: 1 }, { price: 1, delivery: 3 }];
 * scoreDeal({ issues, my_weights, their_weights, package: { price: 'low', delivery: 'high' } }).capture // 1
 */
export function scoreDeal(toScore: DealToScore): DealScore {
  const { issues, package: chosen, notional = null, my_batna = 0, their_batna = 0 } = toScore;
  requireIssues(issues);
  if (notional !== null)
    requireNumber(notional, 0, MAX_NOTIONAL, { name: 'Notional', place: ['notional'], code: 'notional_range' });
  for (const [member, batna] of Object.entries({ my_batna, their_batna }))
    requireNumber(batna, 0, 1, { name: 'A BATNA', place: [member], code: 'utility_range' });
  const [mine, theirs] = worthsOfSides(toScore);
  const point = (choices: readonly number[]): Point => ({
    my: utilityOf(mine, choices),
    their: utilityOf(theirs, choices),
  });

  const deal = point(choicesOf(chosen, issues, 'package'));
  const naive = point(issues.map(({ options }) => Math.floor(options.length / 2)));
  const survey = surveyPackages(mine, theirs);
  const points = findPoints(survey, { my: my_batna, their: their_batna });
  const nash = points.nash ?? findPoints(survey, { my: 0, their: 0 }).nash ?? 0;
  const better = findBetterForBoth(survey, deal);
  const frontier = findFrontier(survey);
  const bestJoint = survey.mine.reduce((best, my, place) => Math.max(best, my + (survey.theirs[place] ?? 0)), 0);
  const tell = (place: number): FrontierPackage => tellPackage(place, survey, issues);
  const named = (place: number | null): Record<string, OptionName> | null =>
    place === null ? null : packageAt(place, issues);
  const joint = deal.my + deal.their;
  return {
    my_utility: roundFigure(deal.my),
    their_utility: roundFigure(deal.their),
    joint: roundFigure(joint),
    frontier_best_joint: roundFigure(bestJoint),
    naive_joint: roundFigure(naive.my + naive.their),
    nash_package: packageAt(nash, issues),
    pareto_efficient: better === null,
    capture: bestJoint > 0 ? roundFigure(joint / bestJoint) : 1,
    logroll: joint > naive.my + naive.their + UTILITY_TOLERANCE,
    kalai_smorodinsky_package: named(points.kalaiSmorodinsky),
    egalitarian_package: named(points.egalitarian),
    utilitarian_package: named(points.utilitarian),
    better_for_both: better === null ? null : tell(better),
    frontier: thin(frontier, MAX_FRONTIER_PACKAGES).map(tell),
    frontier_size: frontier.length,
    value_left: notional === null ? null : roundFigure((bestJoint - joint) * notional),
  };
}

function tellPackage(place: number, { mine, theirs }: Survey, issues: readonly BundleIssue[]): FrontierPackage {
  return {
    package: packageAt(place, issues),
    my_utility: roundFigure(mine[place] ?? 0),
    their_utility: roundFigure(theirs[place] ?? 0),
  };
}

/** The package at a place of the survey: the first issue varies slowest. */
function packageAt(place: number, issues: readonly BundleIssue[]): Record<string, OptionName> {
  let rest = place;
  const options = [...issues].reverse().map(({ name, options: all }): [string, OptionName] => {
    const option = all[rest % all.length] as OptionName;
    rest = Math.floor(rest / all.length);
    return [name, option];
  });
  return Object.fromEntries(options.reverse());
}

/** At most so many of a list, evenly along it, both ends among them. */
function thin(places: readonly number[], most: number): number[] {
  if (places.length <= most) return [...places];
  return Array.from(
    { length: most },
    (_, index) => places[Math.round((index * (places.length - 1)) / (most - 1))] ?? 0,
  );
}

/** What a package is worth to either side. */
interface Point {
  readonly my: number;
  readonly their: number;
}

/** What each option adds to one side's utility: an issue a row. */
/** What each option is worth to the caller, and to the other side, weights included. */
function worthsOfSides({ issues, my_weights, their_weights }: DealToScore): [number[][], number[][]] {
  return [
    worths(
      issues.map(({ my_utility }) => my_utility),
      normaliseWeights(my_weights, issues, 'my_weights'),
    ),
    worths(
      issues.map(({ their_utility }) => their_utility),
      normaliseWeights(their_weights, issues, 'their_weights'),
    ),
  ];
}

function worths(utilities: readonly (readonly number[])[], shares: readonly number[]): number[][] {
  return utilities.map((row, issue) => row.map((utility) => utility * (shares[issue] ?? 0)));
}

function utilityOf(rows: readonly (readonly number[])[], choices: readonly number[]): number {
  return rows.reduce((sum, row, issue) => sum + (row[choices[issue] ?? 0] ?? 0), 0);
}

/**
 * Goes once through all packages, the first issue varying slowest, summing in the order of `utilityOf`, so that equal
 * packages have equal figures.
 */
function surveyPackages(mine: readonly (readonly number[])[], theirs: readonly (readonly number[])[]): Survey {
  const count = mine.reduce((product, { length }) => product * length, 1);
  const survey = { mine: new Float64Array(count), theirs: new Float64Array(count) };
  let place = 0;
  const settle = (issue: number, my: number, their: number): void => {
    if (issue === mine.length) {
      survey.mine[place] = my;
      survey.theirs[place] = their;
      place += 1;
      return;
    }
    for (const [option, worth] of (mine[issue] ?? []).entries())
      settle(issue + 1, my + worth, their + (theirs[issue]?.[option] ?? 0));
  };
  settle(0, 0, 0);
  return survey;
}
