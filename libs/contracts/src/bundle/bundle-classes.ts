import type {
  BundleAlternative as AlternativeShape,
  BundleMove,
  BundleRequest,
  InferredUtility as InferredShape,
  OptionName,
  UntoldIssue as UntoldShape,
} from '@svc/negotiation-math';
import {
  BUNDLE_ACTIONS,
  DEFAULT_BATNA,
  DEFAULT_BUNDLE_ROUNDS,
  MAX_BUNDLE_BUDGET,
  MAX_BUNDLE_OFFERS,
  MAX_BUNDLE_ROUNDS,
  MAX_ISSUES,
  MAX_OPTIONS,
  MAX_PACKAGES,
  MIN_BUNDLE_ISSUES,
} from '@svc/negotiation-math/limits';
import { Between } from '../between.js';
import { Amount, Choice, Flag, FreeObject, ListOf, ListOfNested, Text, Whole } from '../fields.js';
import { countUtilities, rulesOfIssues, rulesOfOffers, rulesOfWeights } from '../turn/deal-rules.js';
import { DealIssue, OPTION, WEIGHT } from '../turn/turn-classes.js';
import { NextMove } from './next-move.js';

const PACKAGE = { type: 'object', additionalProperties: OPTION };

/** An issue of which the other side may not have told what its options are worth to it. */
@Between<UntoldIssue>(['options', 'their_utility'], (issue) =>
  countUtilities(issue, issue.their_utility, 'their_utility'),
)
export class UntoldIssue extends DealIssue implements UntoldShape {
  @ListOf(
    { anyOf: [{ type: 'number', minimum: 0, maximum: 1 }, { type: 'null' }] },
    {
      description: 'What each option is worth to the other side, 0 to 1; null if unknown.',
      maxItems: MAX_OPTIONS,
      optional: true,
      nullable: true,
      default: null,
      example: [0, 0.7, 1],
    },
  )
  their_utility?: (number | null)[] | null;
}

/** What the bundle operation takes. */
@Between<BundleIn>(['issues'], ({ issues }) => rulesOfIssues(issues))
@Between<BundleIn>(['issues', 'their_offers'], (body) => rulesOfOffers(body.issues, body.their_offers, 'their_offers'))
@Between<BundleIn>(['issues', 'my_offers'], (body) => rulesOfOffers(body.issues, body.my_offers, 'my_offers'))
@Between<BundleIn>(['issues', 'my_priorities'], (body) =>
  rulesOfWeights(body.issues, body.my_priorities, 'my_priorities'),
)
@Between<BundleIn>(['issues', 'their_priorities'], (body) =>
  rulesOfWeights(body.issues, body.their_priorities, 'their_priorities'),
)
export class BundleIn implements BundleRequest {
  @ListOfNested(() => UntoldIssue, {
    name: 'UntoldIssue',
    minItems: MIN_BUNDLE_ISSUES,
    maxItems: MAX_ISSUES,
    description:
      `The issues to negotiate. Options may combine to at most ${MAX_PACKAGES} packages. Unknown ` +
      '`their_utility` values are learned from their offers.',
  })
  issues!: UntoldIssue[];

  @ListOf(PACKAGE, {
    description: 'The other side’s offers, oldest first: for each issue name, the option.',
    maxItems: MAX_BUNDLE_OFFERS,
    optional: true,
    default: [],
  })
  their_offers?: Record<string, OptionName>[];

  @ListOf(PACKAGE, {
    description: 'The caller’s own offers, oldest first.',
    maxItems: MAX_BUNDLE_OFFERS,
    optional: true,
    default: [],
  })
  my_offers?: Record<string, OptionName>[];

  @FreeObject({
    values: WEIGHT,
    description:
      'For each issue name, its weight for the caller, in any proportion; an omitted issue counts as 0. ' +
      'Default: all equal.',
    optional: true,
    nullable: true,
    default: null,
  })
  my_priorities?: Record<string, number> | null;

  @FreeObject({
    values: WEIGHT,
    description: 'For each issue name, its weight for the other side. Default: learned from their offers.',
    optional: true,
    nullable: true,
    default: null,
  })
  their_priorities?: Record<string, number> | null;

  @Amount({
    description: 'The caller’s utility without a deal, 0 to 1.',
    min: 0,
    max: 1,
    optional: true,
    default: DEFAULT_BATNA,
  })
  my_batna?: number;

  @Amount({
    description: 'The other side’s estimated utility without a deal, 0 to 1.',
    min: 0,
    max: 1,
    optional: true,
    default: DEFAULT_BATNA,
  })
  their_batna_estimate?: number;

  @Whole({
    description: `The caller’s remaining turns, this one included. Default: ${DEFAULT_BUNDLE_ROUNDS}.`,
    min: 1,
    max: MAX_BUNDLE_ROUNDS,
    optional: true,
    nullable: true,
    default: null,
  })
  rounds_left?: number | null;

  @Flag({
    description: 'Whether the other side can still answer the caller’s last offer.',
    optional: true,
    default: false,
  })
  opponent_moves_last?: boolean;

  @Whole({
    description: 'How much computation to use, as a multiple of the usual. A larger value only helps with few turns.',
    min: 1,
    max: MAX_BUNDLE_BUDGET,
    optional: true,
    default: 1,
  })
  budget?: number;

  @Flag({
    description: 'If true, `next_moves` says what to do on the next turn.',
    optional: true,
    default: false,
  })
  look_ahead?: boolean;
}

/** A package that may stand beside the recommended one. */
export class BundleAlternative implements AlternativeShape {
  @FreeObject({ values: OPTION, description: 'For each issue name, the option.' })
  package!: Record<string, OptionName>;

  @Amount({ description: 'The package’s utility for the caller, 0 to 1.' })
  my_utility!: number;

  @Amount({ description: 'The package’s estimated utility for the other side, 0 to 1.' })
  their_utility_estimate!: number;
}

/** What the bundle operation returns. */
export class BundleResult implements BundleMove {
  @Choice(BUNDLE_ACTIONS, {
    description: 'What to do: send `recommended_offer`, accept the other side’s last offer, or walk away.',
  })
  action!: BundleMove['action'];

  @FreeObject({
    values: OPTION,
    description: 'The package to offer, or the standing offer to accept; null if the caller should walk.',
    nullable: true,
  })
  recommended_offer!: Record<string, OptionName> | null;

  @Amount({
    description: 'The utility of `recommended_offer` for the caller, 0 to 1; `my_batna` if the caller should walk.',
  })
  my_utility!: number;

  @Amount({
    description:
      'The estimated utility of `recommended_offer` for the other side, 0 to 1; `their_batna_estimate` if the ' +
      'caller should walk.',
  })
  their_utility_estimate!: number;

  @Amount({
    description: 'The probability that the offer is accepted now, 0 to 1; null if nothing is offered.',
    nullable: true,
  })
  acceptance_probability!: number | null;

  @FreeObject({
    values: { type: 'number' },
    description: 'For each issue name, its estimated weight for the other side; the weights sum to 1.',
  })
  inferred_priorities!: Record<string, number>;

  @Amount({
    description:
      'How well the other side’s weights are known, 0 to 1. At 0 nothing is known, and all weights are equal.',
  })
  confidence!: number;

  @FreeObject({
    values: {
      type: 'object',
      properties: { utilities: { type: 'array', items: { type: 'number' } }, confidence: { type: 'number' } },
      required: ['utilities', 'confidence'],
    },
    description: 'For each issue name, the learned values of `their_utility`, if the request did not give all of them.',
  })
  inferred_utilities!: Record<string, InferredShape>;

  @ListOfNested(() => BundleAlternative, {
    name: 'BundleAlternative',
    description: 'Up to 3 other packages worth about as much to the caller, the most likely to be accepted first.',
  })
  alternatives!: BundleAlternative[];

  @Text({
    description: 'For the caller: what the offer asks for, and what it gives in return; null if it trades nothing.',
    nullable: true,
  })
  trade_logic!: string | null;

  @Text({
    description:
      'The text to send to the other side. The text reveals only the package, and whether the offer is the last.',
  })
  message!: string;

  @Text({ description: 'The reasons for the move, for the caller only.' })
  rationale!: string;

  @ListOfNested(() => NextMove, {
    name: 'NextMove',
    description: 'With `look_ahead`: what to do after up to 3 possible answers.',
    optional: true,
  })
  next_moves?: NextMove[];
}
