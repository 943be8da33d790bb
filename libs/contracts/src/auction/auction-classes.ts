import type {
  AuctionFormat,
  AuctionSimulation,
  AuctionToSimulate,
  BidProblem,
  OptimalBid,
  OptimalReserve,
  ReserveProblem,
} from '@svc/auction';
import {
  AUCTION_FORMATS,
  DEFAULT_SIMULATIONS,
  MAX_AMOUNT,
  MAX_BIDDERS,
  MAX_RISK_AVERSION,
  MAX_SIMULATIONS,
  MIN_RISK_AVERSION,
  MIN_SIMULATIONS,
} from '@svc/auction/limits';
import { Amount, Choice, Flag, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { ShareOutcome, VerticalOfCall, type Sharing, type Vertical } from '../sharing.js';
import { PriorParams } from './prior-params.js';

const FORMAT =
  '`first_price`: sealed, the winner pays the winning bid; `second_price_truthful`: sealed, the winner pays the ' +
  'second-highest bid; `english_ascending`: open, the price rises until one bidder is left.';
/** Shared options of the fields of several classes. */
export const PRIOR = { name: 'PriorParams' };
export const RATIONALE = { description: 'What the figures assume and how they were found.' };

/** What the optimal bid operation takes. */
export class OptimalBidIn implements BidProblem, Sharing {
  @Choice(AUCTION_FORMATS, { description: FORMAT, example: 'first_price' })
  auction_format!: AuctionFormat;

  @Amount({
    description: 'What the item is worth to the caller, in money.',
    above: 0,
    max: MAX_AMOUNT,
    example: 80,
  })
  my_valuation!: number;

  @Whole({ description: 'The number of rivals, without the caller.', min: 1, max: MAX_BIDDERS, example: 3 })
  n_competing_bidders!: number;

  @Nested(() => PriorParams, {
    ...PRIOR,
    description: 'The distribution of each rival’s value; values are independent.',
  })
  competitor_value_prior!: PriorParams;

  @Amount({
    description: 'The lowest price at which the seller sells. Default: none.',
    min: 0,
    max: MAX_AMOUNT,
    optional: true,
    nullable: true,
    default: null,
  })
  reserve_price?: number | null;

  @Amount({
    description:
      'The exponent r of the utility surplus^r: 1 is risk-neutral; a lower r bids higher, for fear of losing.',
    min: MIN_RISK_AVERSION,
    max: MAX_RISK_AVERSION,
    optional: true,
    default: 1,
  })
  risk_aversion?: number;

  @ShareOutcome()
  share_outcome?: boolean;

  @VerticalOfCall()
  vertical?: Vertical | null;
}

/** What the optimal bid operation returns. */
export class OptimalBidResult implements OptimalBid {
  @Amount({
    description: 'The bid in the symmetric equilibrium. If `win_probability` is 0 too, a bid of 0 means: do not bid.',
  })
  optimal_bid!: number;

  @Amount({ description: '(value − payment) × probability of winning, in money.', nullable: true })
  expected_surplus!: number | null;

  @Amount({ description: 'The probability of winning, 0 to 1.', nullable: true })
  win_probability!: number | null;

  @Flag({ description: 'Whether the bid is the best one whatever the others do.' })
  dominant_strategy!: boolean;

  @Text(RATIONALE)
  rationale!: string;
}

/** What the optimal reserve operation takes. */
export class OptimalReserveIn implements ReserveProblem {
  @Nested(() => PriorParams, {
    ...PRIOR,
    description: 'The distribution of each bidder’s value; values are independent.',
  })
  bidder_value_prior!: PriorParams;

  @Whole({ description: 'The number of bidders.', min: 1, max: MAX_BIDDERS, example: 3 })
  n_bidders!: number;

  @Amount({ description: 'What the unsold item is worth to the seller.', min: 0, max: MAX_AMOUNT, example: 20 })
  seller_valuation!: number;
}

/** What the optimal reserve operation returns. */
export class OptimalReserveResult implements OptimalReserve {
  @Amount({
    description: 'The best reserve price, which does not depend on the number of bidders or the format.',
  })
  reserve_price!: number;

  @Amount({
    description: 'The expected payment with this reserve; an unsold item counts as 0.',
  })
  expected_revenue!: number;

  @Amount({ description: 'The expected payment without a reserve.' })
  expected_revenue_no_reserve!: number;

  @Amount({ description: 'The expected profit: if the item sells, the payment minus the seller’s value; otherwise 0.' })
  expected_profit!: number;

  @Amount({ description: 'The probability that the item is sold.' })
  sale_probability!: number;

  @Amount({ description: 'The probability that any one bidder wins.' })
  bidder_win_probability!: number;

  @Amount({
    description:
      'The expected loss of surplus, in money, from items that stay unsold although a bidder values them more than ' +
      'the seller.',
  })
  expected_efficiency_loss!: number;

  @Text(RATIONALE)
  rationale!: string;
}

/** What the simulation takes. */
export class SimulateIn implements AuctionToSimulate {
  @Choice(AUCTION_FORMATS, { description: FORMAT, example: 'second_price_truthful' })
  auction_format!: AuctionFormat;

  @ListOfNested(() => PriorParams, {
    ...PRIOR,
    description: 'The distribution of each bidder’s value, one per bidder; values are independent.',
    minItems: 1,
    maxItems: MAX_BIDDERS,
  })
  bidder_priors!: PriorParams[];

  @Amount({ description: 'The lowest price at which the seller sells.', min: 0, max: MAX_AMOUNT, example: 50 })
  reserve_price!: number;

  @Whole({
    description: 'How many auctions to simulate.',
    min: MIN_SIMULATIONS,
    max: MAX_SIMULATIONS,
    optional: true,
    default: DEFAULT_SIMULATIONS,
  })
  n_simulations?: number;

  @Whole({
    description: 'The same seed gives the same answer. Default: 0.',
    min: Number.MIN_SAFE_INTEGER,
    max: Number.MAX_SAFE_INTEGER,
    optional: true,
    nullable: true,
    default: null,
  })
  seed?: number | null;
}

/** What the simulation returns. */
export class SimulateResult implements AuctionSimulation {
  @Amount({ description: 'The mean payment per auction; an unsold item counts as 0.' })
  mean_revenue!: number;

  @ListOf(
    { type: 'number' },
    { description: 'The 95 % confidence interval of the mean revenue: low, high.', maxItems: 2 },
  )
  ci_95!: number[];

  @Amount({ description: 'The sum of the winners’ values divided by the sum of the highest values, 0 to 1.' })
  efficiency!: number;

  @Amount({ description: 'The probability that the item is sold, computed exactly rather than simulated.' })
  sale_probability!: number;

  @ListOf(
    { type: 'number' },
    {
      description:
        'The probability that each bidder wins, in the order sent, computed by an integral rather than ' +
        'simulated. The sum is `sale_probability`.',
      maxItems: MAX_BIDDERS,
    },
  )
  win_probabilities!: number[];

  @ListOf(
    { type: 'number' },
    {
      description:
        'The share of the simulated auctions that each bidder won, in the order sent. In the other auctions the ' +
        'item stayed unsold.',
      maxItems: MAX_BIDDERS,
    },
  )
  winner_index_distribution!: number[];

  @Whole({ description: 'How many auctions were simulated.', min: MIN_SIMULATIONS, max: MAX_SIMULATIONS })
  n_simulations!: number;
}
