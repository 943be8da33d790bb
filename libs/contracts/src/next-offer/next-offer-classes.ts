import type {
  AnchorAttackRequest,
  AnchorAttackVerdict,
  AnchorResponse,
  BuyNextOffer,
  BuyNextOfferRequest,
  Defense,
  DefenseAction as ActionShape,
  OfferWarning as WarningShape,
  SellNextOffer,
  SellNextOfferRequest,
} from '@svc/negotiation-math';
import {
  ANCHOR_RESPONSES,
  DEFAULT_FRONTIER_KNOB,
  DEFENSES,
  MAX_DEADLINE_ROUNDS,
  MAX_OFFER_HISTORY,
  OFFER_WARNINGS,
} from '@svc/negotiation-math/limits';
import { Between, broken } from '../between.js';
import { Amount, Choice, Flag, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { ShareOutcome, VerticalOfCall, type Sharing, type Vertical } from '../sharing.js';
import { WTPPrior, MarketPrior, LimitPosterior, SHARE } from './prior-classes.js';

const UTILITY = { type: 'number', minimum: 0, maximum: 1 };
const HISTORY = { maxItems: MAX_OFFER_HISTORY, optional: true, default: [] };
const KNOB = {
  description:
    '0 closes the most deals, 1 earns the most per deal, 0.5 has the highest expected payoff. Not used in peer mode.',
  ...SHARE,
  optional: true,
  default: DEFAULT_FRONTIER_KNOB,
};
const ROUNDS = {
  description: 'How many offers the caller may still make, including this one.',
  min: 1,
  max: MAX_DEADLINE_ROUNDS,
};
const RESERVATION = { description: 'The utility of walking away: no recommendation is below.', ...SHARE };
const MINE = {
  description: 'The caller’s own offers that were not accepted, oldest first, as utilities for the caller.',
  ...HISTORY,
};

/** What the next-offer operations take on either side. */
class NextOfferIn implements Sharing {
  @Amount({ ...RESERVATION, example: 0.3 })
  my_reservation!: number;

  @ListOf(UTILITY, { ...MINE, example: [0.9, 0.8] })
  my_offer_history?: number[];

  @Whole({ ...ROUNDS, example: 5 })
  deadline_rounds!: number;

  @Amount(KNOB)
  frontier_knob?: number;

  @Flag({
    description: 'Whether the other side is a verified peer. Both then reveal their range and split it.',
    optional: true,
    default: false,
  })
  peer_mode?: boolean;

  @ShareOutcome()
  share_outcome?: boolean;

  @VerticalOfCall()
  vertical?: Vertical | null;
}

/** What the next-offer operation takes on the seller’s side. */
export class SellNextOfferIn extends NextOfferIn implements SellNextOfferRequest {
  @ListOf(UTILITY, {
    description: 'The buyer’s offers, oldest first, as utilities for the seller.',
    ...HISTORY,
    example: [0.2, 0.35],
  })
  opponent_offer_history?: number[];

  @Nested(() => WTPPrior, {
    name: 'WTPPrior',
    description: 'What is known about this buyer’s willingness to pay, lognormal. Default: nothing.',
    optional: true,
    nullable: true,
    default: null,
  })
  buyer_wtp_prior?: WTPPrior | null;
}

/** What the next-offer operation takes on the buyer’s side. */
@Between<BuyNextOfferIn>(['defenses', 'market_prior'], ({ defenses, market_prior }) =>
  defenses?.includes('anchor_attack_detection') && !market_prior
    ? [broken('market_prior_missing', ['market_prior'], 'anchor_attack_detection needs a market_prior')]
    : [],
)
export class BuyNextOfferIn extends NextOfferIn implements BuyNextOfferRequest {
  @ListOf(UTILITY, {
    description: 'The seller’s offers, oldest first, as utilities for the buyer.',
    ...HISTORY,
    example: [0.2, 0.35],
  })
  seller_offer_history?: number[];

  @ListOf(
    { type: 'string', enum: DEFENSES },
    {
      description: 'What to guard against. Default: both, but `anchor_attack_detection` only with `market_prior`.',
      maxItems: MAX_OFFER_HISTORY,
      optional: true,
      nullable: true,
      default: null,
    },
  )
  defenses?: string[] | null;

  @Nested(() => MarketPrior, {
    name: 'MarketPrior',
    description: 'The usual openings of sellers in this market. Required for anchor_attack_detection.',
    optional: true,
    nullable: true,
    default: null,
  })
  market_prior?: MarketPrior | null;
}

/** What the next-offer operations return on either side. */
class NextOfferResult {
  @Amount({
    description:
      'The utility to ask for, never below the reservation. If it equals the other side’s last offer, accept ' +
      'that offer.',
  })
  recommended_offer!: number;

  @Amount({ description: 'The probability that the offer is accepted now; 1 if it accepts the other side’s.' })
  acceptance_probability!: number;

  @Amount({ description: 'How far the expected final utility is above the reservation.' })
  expected_payoff!: number;

  @Text({ description: 'The reasons for the offer, for the caller only.' })
  rationale!: string;

  @Nested(() => LimitPosterior, {
    name: 'LimitPosterior',
    description: 'The estimate of the most that the other side would concede.',
  })
  posterior!: LimitPosterior;

  @Amount({
    description:
      'The share that the offer keeps, 0 to 1, of the range from the reservation to the other side’s estimated limit.',
  })
  bargaining_share!: number;

  @Amount({
    description:
      'The lowest utility that the engine agrees to when the other side bargains, even in the last round; at ' +
      'least the reservation.',
  })
  focal_floor!: number;
}

/** What the next-offer operation returns on the seller’s side. */
export class SellNextOfferResult extends NextOfferResult implements SellNextOffer {}

/** Something that the buyer should know. */
export class OfferWarning implements WarningShape {
  @Choice(OFFER_WARNINGS, { description: 'A stable code for programs.' })
  code!: WarningShape['code'];

  @Text({ description: 'The warning in words.' })
  message!: string;
}

/** What a defense has done to the recommendation. */
export class DefenseAction implements ActionShape {
  @Choice(DEFENSES, { description: 'The defense that acted.' })
  code!: Defense;

  @Text({ description: 'The action in words.' })
  message!: string;

  @Amount({
    description:
      'The utility that the action uses: the lowest utility committed to, or the market’s mean opening that ' +
      'replaced the anchor.',
  })
  utility!: number;
}

/** What the next-offer operation returns on the buyer’s side. */
export class BuyNextOfferResult extends NextOfferResult implements BuyNextOffer {
  @ListOfNested(() => OfferWarning, {
    name: 'OfferWarning',
    description: 'What the buyer should know about this result.',
  })
  warnings!: OfferWarning[];

  @ListOfNested(() => DefenseAction, { name: 'DefenseAction', description: 'What the defenses did.' })
  defense_actions!: DefenseAction[];
}

/** What the detection of anchor attacks takes. */
export class AnchorAttackIn implements AnchorAttackRequest {
  @ListOf(UTILITY, {
    description:
      'The other side’s offers, oldest first, as utilities for the caller. The first is the opening to judge.',
    maxItems: MAX_OFFER_HISTORY,
    example: [0.05],
  })
  opponent_offer_history!: number[];

  @Nested(() => MarketPrior, { name: 'MarketPrior', description: 'The usual openings of sellers in this market.' })
  market_prior!: MarketPrior;
}

/** What the detection of anchor attacks returns. */
export class AnchorAttackResult implements AnchorAttackVerdict {
  @Flag({ description: 'Whether an honest opening is almost never this low.' })
  is_anchor_attack!: boolean;

  @Amount({ description: 'How many standard deviations the opening is from the market’s mean; negative if below it.' })
  z_score!: number;

  @Amount({ description: 'How far below the market the opening is, 0 to 1.' })
  severity!: number;

  @Choice(ANCHOR_RESPONSES, { description: 'What to do about the opening.' })
  recommended_response!: AnchorResponse;

  @Text({ description: 'The reasons, in words.' })
  rationale!: string;
}
