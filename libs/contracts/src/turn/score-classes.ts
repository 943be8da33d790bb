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
    description: `What is negotiated. The options may combine to at most ${MAX_PACKAGES} packages.`,
    minItems: 1,
    maxItems: MAX_ISSUES,
  })
  issues!: BundleIssue[];

  @FreeObject({
    values: WEIGHT,
    description:
      'Issue name to how much it matters to the caller. Only proportions count; an issue left out weighs nothing.',
  })
  my_weights!: Record<string, number>;

  @FreeObject({ values: WEIGHT, description: 'The same for the other side.' })
  their_weights!: Record<string, number>;

  @FreeObject({ values: OPTION, description: 'The deal to be scored: issue name to option, every issue named.' })
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

  @Amount({ description: 'What the caller has without a deal.', min: 0, max: 1, optional: true, default: 0 })
  my_batna?: number;

  @Amount({ description: 'What the other side has without a deal.', min: 0, max: 1, optional: true, default: 0 })
  their_batna?: number;
}

/** A package on the Pareto frontier. */
export class FrontierPackage implements FrontierShape {
  @FreeObject({ values: OPTION, description: 'Issue name to option.' })
  package!: Record<string, OptionName>;

  @Amount({ description: 'What it is worth to the caller, 0 to 1.' })
  my_utility!: number;

  @Amount({ description: 'What it is worth to the other side, 0 to 1.' })
  their_utility!: number;
}

/** What the score operation returns. */
export class ScoreResult implements DealScore {
  @Amount({ description: 'What the deal is worth to the caller, 0 to 1.' })
  my_utility!: number;

  @Amount({ description: 'The same for the other side.' })
  their_utility!: number;

  @Amount({ description: 'The sum of both, 0 to 2.' })
  joint!: number;

  @Amount({ description: 'The greatest joint utility of any package.' })
  frontier_best_joint!: number;

  @Amount({ description: 'The joint utility with each issue at its middle option.' })
  naive_joint!: number;

  @FreeObject({
    values: OPTION,
    description:
      'The package with the greatest product of both gains over the BATNAs; ties: the greater sum, then the ' +
      'first in order.',
  })
  nash_package!: Record<string, OptionName>;

  @Flag({ description: 'Whether no package is better for one and no worse for the other.' })
  pareto_efficient!: boolean;

  @Amount({ description: 'The share of the greatest joint utility that the deal has, 0 to 1.' })
  capture!: number;

  @Flag({ description: 'Whether the deal beats splitting the difference.' })
  logroll!: boolean;

  @FreeObject({
    values: OPTION,
    nullable: true,
    description:
      'Of the packages that leave both their BATNA: the one with the greatest lesser gain, as shares of the ' +
      'greatest that each can have (Kalai–Smorodinsky); null where there is none.',
  })
  kalai_smorodinsky_package!: Record<string, OptionName> | null;

  @FreeObject({ values: OPTION, nullable: true, description: 'The same with the greatest lesser gain (Kalai).' })
  egalitarian_package!: Record<string, OptionName> | null;

  @FreeObject({ values: OPTION, nullable: true, description: 'The same with the greatest sum of gains.' })
  utilitarian_package!: Record<string, OptionName> | null;

  @Nested(() => FrontierPackage, {
    name: 'FrontierPackage',
    nullable: true,
    description: 'Better for one side and worse for none; null if there is none.',
  })
  better_for_both!: FrontierPackage | null;

  @ListOfNested(() => FrontierPackage, {
    name: 'FrontierPackage',
    description: 'The Pareto frontier, the caller’s best first; at most 50, evenly along it.',
  })
  frontier!: FrontierPackage[];

  @Whole({ description: 'How many packages the whole frontier has.' })
  frontier_size!: number;

  @Amount({ description: 'The joint utility left on the table, times `notional`; null without one.', nullable: true })
  value_left!: number | null;
}
