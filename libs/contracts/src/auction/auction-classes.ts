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
  '`first_price`: sealed, the winner pays the own bid; `second_price_truthful`: sealed, pays the second bid; ' +
  '`english_ascending`: open, the price rises until one is left.';
/** Shared options of the fields of several classes. */
export const PRIOR = { name: 'PriorParams' };
export const RATIONALE = { description: 'What the figures assume and where they come from.' };

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

  @Whole({ description: 'Rivals; the caller is not counted.', min: 1, max: MAX_BIDDERS, example: 3 })
  n_competing_bidders!: number;

  @Nested(() => PriorParams, { ...PRIOR, description: 'What each rival’s value is drawn from, independently.' })
  competitor_value_prior!: PriorParams;

  @Amount({
    description: 'The lowest price at which the seller sells; left out for none.',
    min: 0,
    max: MAX_AMOUNT,
    optional: true,
    nullable: true,
    default: null,
  })
  reserve_price?: number | null;

  @Amount({
    description: 'r of the utility surplus^r: 1 is neutral, less bids higher for fear of losing.',
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
  @Amount({ description: 'Of the symmetric equilibrium; 0 with `win_probability` 0: do not bid.' })
  optimal_bid!: number;

  @Amount({ description: '(value − payment) × probability of winning, in money.', nullable: true })
  expected_surplus!: number | null;

  @Amount({ description: 'Probability of winning, 0 to 1.', nullable: true })
  win_probability!: number | null;

  @Flag({ description: 'Whether the bid is best whatever the others do.' })
  dominant_strategy!: boolean;

  @Text(RATIONALE)
  rationale!: string;
}

/** What the optimal reserve operation takes. */
export class OptimalReserveIn implements ReserveProblem {
  @Nested(() => PriorParams, { ...PRIOR, description: 'What each bidder’s value is drawn from, independently.' })
  bidder_value_prior!: PriorParams;

  @Whole({ description: 'All bidders.', min: 1, max: MAX_BIDDERS, example: 3 })
  n_bidders!: number;

  @Amount({ description: 'What the item is worth to the seller unsold.', min: 0, max: MAX_AMOUNT, example: 20 })
  seller_valuation!: number;
}

/** What the optimal reserve operation returns. */
export class OptimalReserveResult implements OptimalReserve {
  @Amount({
    description: 'It does not depend on the number of bidders or the format.',
  })
  reserve_price!: number;

  @Amount({
    description: 'Expected payments with this reserve; an unsold item counts 0.',
  })
  expected_revenue!: number;

  @Amount({ description: 'The same with reserve 0.' })
  expected_revenue_no_reserve!: number;

  @Amount({ description: 'Expected payment less the seller’s value, where it sells.' })
  expected_profit!: number;

  @Amount({ description: 'Probability that it sells.' })
  sale_probability!: number;

  @Amount({ description: 'Probability that a given bidder wins.' })
  bidder_win_probability!: number;

  @Amount({ description: 'Expected surplus lost, in money: unsold though a bidder values it above the seller.' })
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
    description: 'What the value of each bidder is drawn from, one for each, independently.',
    minItems: 1,
    maxItems: MAX_BIDDERS,
  })
  bidder_priors!: PriorParams[];

  @Amount({ description: 'The lowest price at which the seller sells.', min: 0, max: MAX_AMOUNT, example: 50 })
  reserve_price!: number;

  @Whole({
    description: 'How many auctions are held.',
    min: MIN_SIMULATIONS,
    max: MAX_SIMULATIONS,
    optional: true,
    default: DEFAULT_SIMULATIONS,
  })
  n_simulations?: number;

  @Whole({
    description: 'Equal seeds give equal answers; left out is 0.',
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
  @Amount({ description: 'Mean payment of an auction; an unsold item brings 0.' })
  mean_revenue!: number;

  @ListOf({ type: 'number' }, { description: '95 % confidence interval of the mean: low, high.', maxItems: 2 })
  ci_95!: number[];

  @Amount({ description: 'Sum of the winners’ values over the sum of the highest values, 0 to 1.' })
  efficiency!: number;

  @Amount({ description: 'Probability that the item is sold, exact: not drawn.' })
  sale_probability!: number;

  @ListOf(
    { type: 'number' },
    {
      description:
        'Probability that each bidder wins, in the order sent, by an integral: not drawn. The sum is ' +
        '`sale_probability`.',
      maxItems: MAX_BIDDERS,
    },
  )
  win_probabilities!: number[];

  @ListOf(
    { type: 'number' },
    {
      description: 'The share of the auctions that each bidder won, in the order sent; the rest to 1 stayed unsold.',
      maxItems: MAX_BIDDERS,
    },
  )
  winner_index_distribution!: number[];

  @Whole({ description: 'How many auctions were held.', min: MIN_SIMULATIONS, max: MAX_SIMULATIONS })
  n_simulations!: number;
}
