import type { DealScore, DealToScore, FrontierPackage as FrontierShape, OptionName } from '@svc/negotiation-math';
import { MAX_ISSUES, MAX_NOTIONAL, MAX_PACKAGES } from '@svc/negotiation-math/limits';
import { Between } from '../between.js';
import { Amount, Flag, FreeObject, ListOfNested, Nested, Whole } from '../fields.js';
import { rulesOfIssues, rulesOfPackage, rulesOfWeights } from './deal-rules.js';
import { BundleIssue, OPTION, WEIGHT } from './turn-classes.js';

/** What the score operation takes. */
@Between<ScoreIn>(['issues'], ({ issues }) => rulesOfIssues(issues))
@Between<ScoreIn>(['issues', 'my_weights'], (body) => rulesOfWeights(body.issues, body.my_weights, 'my_weights'))
@Between<ScoreIn>(['issues', 'their_weights'], (body) =>
  rulesOfWeights(body.issues, body.their_weights, 'their_weights'),
)
@Between<ScoreIn>(['issues', 'package'], (body) => rulesOfPackage(body.issues, body.package, ['package']))
export class ScoreIn implements DealToScore {
  @ListOfNested(() => BundleIssue, {
    name: 'BundleIssue',
    description: `The issues of the negotiation. Options may combine to at most ${MAX_PACKAGES} packages.`,
    minItems: 1,
    maxItems: MAX_ISSUES,
  })
  issues!: BundleIssue[];

  @FreeObject({
    values: WEIGHT,
    description: 'For each issue name, its weight for the caller, in any proportion; an omitted issue counts as 0.',
  })
  my_weights!: Record<string, number>;

  @FreeObject({
    values: WEIGHT,
    description: 'For each issue name, its weight for the other side, in any proportion; an omitted issue counts as 0.',
  })
  their_weights!: Record<string, number>;

  @FreeObject({ values: OPTION, description: 'The deal to score: for each issue name, the option.' })
  package!: Record<string, OptionName>;

  @Amount({
    description: 'What one point of joint utility is worth, in money or any unit.',
    min: 0,
    max: MAX_NOTIONAL,
    optional: true,
    nullable: true,
    default: null,
  })
  notional?: number | null;

  @Amount({ description: 'The caller’s utility without a deal.', min: 0, max: 1, optional: true, default: 0 })
  my_batna?: number;

  @Amount({ description: 'The other side’s utility without a deal.', min: 0, max: 1, optional: true, default: 0 })
  their_batna?: number;
}

/** A package on the Pareto frontier. */
export class FrontierPackage implements FrontierShape {
  @FreeObject({ values: OPTION, description: 'For each issue name, the option.' })
  package!: Record<string, OptionName>;

  @Amount({ description: 'The package’s utility for the caller, 0 to 1.' })
  my_utility!: number;

  @Amount({ description: 'The package’s utility for the other side, 0 to 1.' })
  their_utility!: number;
}

/** What the score operation returns. */
export class ScoreResult implements DealScore {
  @Amount({ description: 'The deal’s utility for the caller, 0 to 1.' })
  my_utility!: number;

  @Amount({ description: 'The deal’s utility for the other side, 0 to 1.' })
  their_utility!: number;

  @Amount({ description: 'The sum of both utilities, 0 to 2.' })
  joint!: number;

  @Amount({ description: 'The highest joint utility of any package.' })
  frontier_best_joint!: number;

  @Amount({ description: 'The joint utility if each issue is settled at its middle option.' })
  naive_joint!: number;

  @FreeObject({
    values: OPTION,
    description:
      'The package with the highest product of both gains over the BATNAs; in a tie the higher sum, then the first ' +
      'in order.',
  })
  nash_package!: Record<string, OptionName>;

  @Flag({ description: 'Whether no package is better for one and no worse for the other.' })
  pareto_efficient!: boolean;

  @Amount({ description: 'The deal’s joint utility as a share of the highest possible, 0 to 1.' })
  capture!: number;

  @Flag({ description: 'Whether the joint utility is above that of the middle options.' })
  logroll!: boolean;

  @FreeObject({
    values: OPTION,
    nullable: true,
    description:
      'Of the packages that give both sides at least their BATNA, the one whose smaller gain is greatest, each ' +
      'gain as a share of the most that side can gain (Kalai–Smorodinsky); null if there is none.',
  })
  kalai_smorodinsky_package!: Record<string, OptionName> | null;

  @FreeObject({
    values: OPTION,
    nullable: true,
    description:
      'Of the packages that give both sides at least their BATNA, the one whose smaller gain is greatest ' +
      '(egalitarian, Kalai); null if there is none.',
  })
  egalitarian_package!: Record<string, OptionName> | null;

  @FreeObject({
    values: OPTION,
    nullable: true,
    description:
      'Of the packages that give both sides at least their BATNA, the one with the highest sum of gains; null if ' +
      'there is none.',
  })
  utilitarian_package!: Record<string, OptionName> | null;

  @Nested(() => FrontierPackage, {
    name: 'FrontierPackage',
    nullable: true,
    description: 'A package that is better for one side and worse for neither; null if there is none.',
  })
  better_for_both!: FrontierPackage | null;

  @ListOfNested(() => FrontierPackage, {
    name: 'FrontierPackage',
    description: 'The Pareto frontier, the caller’s best first; at most 50 packages, evenly spaced.',
  })
  frontier!: FrontierPackage[];

  @Whole({ description: 'The number of packages on the whole frontier.' })
  frontier_size!: number;

  @Amount({
    description: 'The joint utility left on the table, times `notional`; null without `notional`.',
    nullable: true,
  })
  value_left!: number | null;
}
