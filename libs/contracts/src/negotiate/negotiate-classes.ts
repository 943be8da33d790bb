import type { BundleIssue as IssueShape, DealScore, DealToScore, OptionName } from '@svc/negotiation-math';
import { Amount, Flag, FreeObject, ListOf, ListOfNested, Text } from '../fields.js';

/** The most issues of a deal, and the most options of an issue. */
export const DEAL_MAX_ISSUES = 32;
export const ISSUE_MAX_OPTIONS = 100;
/** The most packages that the options of all issues may combine to. */
export const DEAL_MAX_PACKAGES = 250_000;
/** The heaviest weight of an issue. */
export const ISSUE_MAX_WEIGHT = 1_000_000;
/** The greatest notional. */
export const DEAL_MAX_NOTIONAL = 1_000_000_000_000;

const OPTION = { type: ['string', 'number', 'boolean'] };
const UTILITY = { type: 'number', minimum: 0, maximum: 1 };
const WEIGHT = { type: 'number', minimum: 0, maximum: ISSUE_MAX_WEIGHT };

/** One issue of a deal, and what each of its options is worth to either side. */
export class BundleIssue implements IssueShape {
  @Text({ description: 'Its name, unique among the issues.', min: 1, max: 128, example: 'delivery' })
  name!: string;

  @ListOf(OPTION, { description: 'What it can be settled at, in their order from one end to the other.', maxItems: ISSUE_MAX_OPTIONS, example: ['1 week', '2 weeks', '4 weeks'] })
  options!: OptionName[];

  @ListOf(UTILITY, { description: 'What each option is worth to the caller, 0 (worst) to 1 (best).', maxItems: ISSUE_MAX_OPTIONS, example: [1, 0.6, 0] })
  my_utility!: number[];

  @ListOf(UTILITY, { description: 'What each option is worth to the other side, 0 to 1.', maxItems: ISSUE_MAX_OPTIONS, example: [0, 0.7, 1] })
  their_utility!: number[];
}

/** What the score operation takes. */
export class ScoreIn implements DealToScore {
  @ListOfNested(() => BundleIssue, { name: 'BundleIssue', description: `What is negotiated. The options may combine to at most ${DEAL_MAX_PACKAGES} packages.`, maxItems: DEAL_MAX_ISSUES })
  issues!: BundleIssue[];

  @FreeObject({ values: WEIGHT, description: 'Issue name to how much it matters to the caller. Only proportions count; an issue left out weighs nothing.' })
  my_weights!: Record<string, number>;

  @FreeObject({ values: WEIGHT, description: 'The same for the other side.' })
  their_weights!: Record<string, number>;

  @FreeObject({ values: OPTION, description: 'The deal to be scored: issue name to option, every issue named.' })
  package!: Record<string, OptionName>;

  @Amount({ description: 'What one point of joint utility is worth, in money or any unit.', min: 0, max: DEAL_MAX_NOTIONAL, optional: true, nullable: true, default: null })
  notional?: number | null;
}

/** What the score operation returns. */
export class ScoreResult implements DealScore {
  @Amount({ description: 'What the deal is worth to the caller: the weighted mean of the utilities, 0 to 1.' })
  my_utility!: number;

  @Amount({ description: 'The same for the other side.' })
  their_utility!: number;

  @Amount({ description: 'The sum of both, 0 to 2.' })
  joint!: number;

  @Amount({ description: 'The greatest joint utility of any package.' })
  frontier_best_joint!: number;

  @Amount({ description: 'The joint utility of splitting the difference: each issue at its middle option.' })
  naive_joint!: number;

  @FreeObject({ values: OPTION, description: 'The package with the greatest product of both utilities; ties: the greater sum, then the first in order.' })
  nash_package!: Record<string, OptionName>;

  @Flag({ description: 'Whether no package is better for one side and no worse for the other.' })
  pareto_efficient!: boolean;

  @Amount({ description: 'The share of the greatest joint utility that the deal has, 0 to 1.' })
  capture!: number;

  @Flag({ description: 'Whether the deal beats splitting the difference.' })
  logroll!: boolean;

  @Amount({ description: 'The joint utility left on the table, times `notional`; null without one.', nullable: true })
  value_left!: number | null;
}
