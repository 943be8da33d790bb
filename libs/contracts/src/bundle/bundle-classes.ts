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
      description: 'What each option is worth to the other side, 0 to 1; null: not known.',
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
      `What is negotiated. The options may combine to at most ${MAX_PACKAGES} packages. ` +
      'What is not known of `their_utility` is learned from their offers.',
  })
  issues!: UntoldIssue[];

  @ListOf(PACKAGE, {
    description: 'The other side’s offers, oldest first: issue name to option, every issue named.',
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
    description: 'Issue name to its weight for the caller, in any proportion; 0 where left out. Left out: all equal.',
    optional: true,
    nullable: true,
    default: null,
  })
  my_priorities?: Record<string, number> | null;

  @FreeObject({
    values: WEIGHT,
    description: 'The same of the other side. Left out: learned.',
    optional: true,
    nullable: true,
    default: null,
  })
  their_priorities?: Record<string, number> | null;

  @Amount({
    description: 'What the caller has without a deal, 0 to 1.',
    min: 0,
    max: 1,
    optional: true,
    default: DEFAULT_BATNA,
  })
  my_batna?: number;

  @Amount({
    description: 'What the other side is thought to have, 0 to 1.',
    min: 0,
    max: 1,
    optional: true,
    default: DEFAULT_BATNA,
  })
  their_batna_estimate?: number;

  @Whole({
    description: `The caller’s remaining turns, this one included. Left out: ${DEFAULT_BUNDLE_ROUNDS}.`,
    min: 1,
    max: MAX_BUNDLE_ROUNDS,
    optional: true,
    nullable: true,
    default: null,
  })
  rounds_left?: number | null;

  @Flag({
    description: 'Whether the other side can still answer the offer of the caller’s last turn.',
    optional: true,
    default: false,
  })
  opponent_moves_last?: boolean;

  @Whole({
    description:
      'How many times the usual computing the move may take. With at most four turns in all, more plans more finely.',
    min: 1,
    max: MAX_BUNDLE_BUDGET,
    optional: true,
    default: 1,
  })
  budget?: number;

  @Flag({
    description: 'Whether `next_moves` tells the turn after.',
    optional: true,
    default: false,
  })
  look_ahead?: boolean;
}

/** A package that may stand beside the recommended one. */
export class BundleAlternative implements AlternativeShape {
  @FreeObject({ values: OPTION, description: 'Issue name to option.' })
  package!: Record<string, OptionName>;

  @Amount({ description: 'What it is worth to the caller, 0 to 1.' })
  my_utility!: number;

  @Amount({ description: 'What it is thought to be worth to the other side, 0 to 1.' })
  their_utility_estimate!: number;
}

/** What the bundle operation returns. */
export class BundleResult implements BundleMove {
  @Choice(BUNDLE_ACTIONS, {
    description: 'What to do: send `recommended_offer`, accept the offer that stands, or walk.',
  })
  action!: BundleMove['action'];

  @FreeObject({
    values: OPTION,
    description:
      'The package to offer; the standing offer where it is to be accepted; null where the caller should walk.',
    nullable: true,
  })
  recommended_offer!: Record<string, OptionName> | null;

  @Amount({
    description: 'What `recommended_offer` is worth to the caller, 0 to 1; `my_batna` where the caller should walk.',
  })
  my_utility!: number;

  @Amount({
    description:
      'What it is thought to be worth to the other side, 0 to 1; `their_batna_estimate` where the caller should walk.',
  })
  their_utility_estimate!: number;

  @Amount({
    description: 'How likely the offer is to be taken now, 0 to 1; null where nothing is offered.',
    nullable: true,
  })
  acceptance_probability!: number | null;

  @FreeObject({
    values: { type: 'number' },
    description: 'Issue name to the believed weight of the other side; they sum to 1.',
  })
  inferred_priorities!: Record<string, number>;

  @Amount({
    description:
      'How much of the uncertainty about those weights is gone, 0 to 1: 0 where nothing is known, and then ' +
      'all weigh alike.',
  })
  confidence!: number;

  @FreeObject({
    values: {
      type: 'object',
      properties: { utilities: { type: 'array', items: { type: 'number' } }, confidence: { type: 'number' } },
      required: ['utilities', 'confidence'],
    },
    description: 'Issue name to what was learned of `their_utility` where it was not told in full.',
  })
  inferred_utilities!: Record<string, InferredShape>;

  @ListOfNested(() => BundleAlternative, {
    name: 'BundleAlternative',
    description: 'Up to 3 other packages worth about as much to the caller, the likeliest to please first.',
  })
  alternatives!: BundleAlternative[];

  @Text({
    description: 'What the offer asks for and what it gives for it, for the caller; null where it trades nothing.',
    nullable: true,
  })
  trade_logic!: string | null;

  @Text({
    description:
      'The words to send to the other side. They tell it nothing but the package, and whether it is the last offer.',
  })
  message!: string;

  @Text({ description: 'What decided the move, for the caller alone.' })
  rationale!: string;

  @ListOfNested(() => NextMove, {
    name: 'NextMove',
    description: 'With `look_ahead`: what to do after up to 3 answers of theirs.',
    optional: true,
  })
  next_moves?: NextMove[];
}
