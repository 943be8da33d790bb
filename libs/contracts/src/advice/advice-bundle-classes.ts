import type { OptionName } from '@svc/negotiation-math';
import { DEFAULT_BATNA, MAX_BUNDLE_OFFERS, MAX_ISSUES, MIN_BUNDLE_ISSUES } from '@svc/negotiation-math/limits';
import { Between } from '../between.js';
import { UntoldIssue } from '../bundle/bundle-classes.js';
import { Amount, FreeObject, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { KeyInBody, StoreReceipt } from '../store/store-classes.js';
import { rulesOfIssues, rulesOfOffers, rulesOfWeights } from '../turn/deal-rules.js';
import { OPTION, WEIGHT } from '../turn/turn-classes.js';
import { PaidResult } from '../wallet/wallet-classes.js';
import { SessionId } from './advice-classes.js';

/** What a move over several issues takes. */
@Between<BundleMoveIn>(['issues'], ({ issues }) => rulesOfIssues(issues))
@Between<BundleMoveIn>(['issues', 'their_offers'], (body) =>
  rulesOfOffers(body.issues, body.their_offers, 'their_offers'),
)
@Between<BundleMoveIn>(['issues', 'my_priorities'], (body) =>
  rulesOfWeights(body.issues, body.my_priorities, 'my_priorities'),
)
export class BundleMoveIn {
  @KeyInBody()
  api_key?: string | null;

  @SessionId()
  session_id!: string;

  @ListOfNested(() => UntoldIssue, {
    name: 'UntoldIssue',
    minItems: MIN_BUNDLE_ISSUES,
    maxItems: MAX_ISSUES,
    description: 'The issues to negotiate.',
  })
  issues!: UntoldIssue[];

  @ListOf(
    { type: 'object', additionalProperties: OPTION },
    {
      description: 'The other side’s offers, oldest first: for each issue name, the option.',
      maxItems: MAX_BUNDLE_OFFERS,
      optional: true,
      nullable: true,
      default: null,
    },
  )
  their_offers?: Record<string, OptionName>[] | null;

  @FreeObject({
    values: WEIGHT,
    description: 'How much each issue matters to the caller. Default: all equal.',
    optional: true,
    nullable: true,
    default: null,
  })
  my_priorities?: Record<string, number> | null;

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

  @Amount({
    description:
      'How much utility above `their_batna_estimate` to leave to the other side: at 0 nothing, at 1 ' +
      'half of what is possible.',
    min: 0,
    max: 1,
    optional: true,
    nullable: true,
    default: null,
  })
  cooperation?: number | null;
}

/** A move over several issues within a session. */
export class AdviceBundleMove extends PaidResult {
  @Text({ description: 'The id of the session.', optional: true })
  session_id?: string;

  @Whole({ description: 'How many moves the session has left.', min: 0, optional: true })
  moves_left?: number;

  @FreeObject({ description: 'The answer of negotiate_bundle.', optional: true })
  move?: object;

  @Nested(() => StoreReceipt, {
    name: 'StoreReceipt',
    description: 'The signed receipt for this move.',
    optional: true,
  })
  receipt?: StoreReceipt;
}
