import type {
  AuctionDesignProblem,
  AuctionObjective,
  OptimalAuction,
  PostedPrice,
  PostedPriceProblem,
  ScheduleRow as RowShape,
} from '@svc/mechanism';
import { MAX_AMOUNT } from '@svc/auction/limits';
import {
  AUCTION_OBJECTIVES,
  DEFAULT_DESIGN_SIMULATIONS,
  DEFAULT_SEASONS,
  DEFAULT_SEED,
  MAX_ARRIVAL_RATE,
  MAX_DESIGN_BIDDERS,
  MAX_DESIGN_SIMULATIONS,
  MAX_HORIZON_SECONDS,
  MAX_INVENTORY,
  MAX_SEASONS,
  MECHANISMS,
  MIN_DESIGN_SIMULATIONS,
  MIN_SEASONS,
} from '@svc/mechanism/limits';
import { PriorParams } from '../auction/prior-params.js';
import { Amount, Choice, Flag, FreeObject, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { ShareOutcome, VerticalOfCall, type Sharing, type Vertical } from '../sharing.js';

const SEED = {
  description: 'The same seed gives the same answer.',
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  optional: true,
  default: DEFAULT_SEED,
};
const RATIONALE = { description: 'What the figures assume, and how they were checked.' };

/** What the design of an auction takes. */
export class AuctionDesignIn implements AuctionDesignProblem, Sharing {
  @ListOfNested(() => PriorParams, {
    name: 'PriorParams',
    description: 'The distribution of each bidder’s value, one per bidder; values are independent.',
    minItems: 1,
    maxItems: MAX_DESIGN_BIDDERS,
  })
  bidder_priors!: PriorParams[];

  @Amount({ description: 'What the unsold item is worth to the seller.', min: 0, max: MAX_AMOUNT, example: 20 })
  seller_valuation!: number;

  @Choice(AUCTION_OBJECTIVES, {
    description:
      '`revenue`: the highest expected payments above the seller’s value; `welfare`: the item goes to whoever ' +
      'values it most.',
    optional: true,
    default: 'revenue',
  })
  objective?: AuctionObjective;

  @Whole({
    description: 'How many auctions to simulate as a check; the figures do not depend on it.',
    min: MIN_DESIGN_SIMULATIONS,
    max: MAX_DESIGN_SIMULATIONS,
    optional: true,
    default: DEFAULT_DESIGN_SIMULATIONS,
  })
  n_simulations?: number;

  @Whole(SEED)
  seed?: number;

  @ShareOutcome()
  share_outcome?: boolean;

  @VerticalOfCall()
  vertical?: Vertical | null;
}

/** What the design of an auction returns. */
export class AuctionDesignResult implements OptimalAuction {
  @Choice(MECHANISMS, {
    description:
      '`second_price_with_reserve`: revenue, bidders alike; `myerson_virtual_value`: revenue, bidders differ; ' +
      '`vcg`: welfare.',
  })
  mechanism!: OptimalAuction['mechanism'];

  @FreeObject({
    values: { type: ['number', 'null'] },
    description:
      'The lowest value with which each bidder can win, under `bidder_0`, `bidder_1` and so on, in the order ' +
      'sent; null if no value of that bidder beats the seller’s own.',
  })
  reserve_prices!: Record<string, number | null>;

  @Amount({ description: 'The sum of the bidders’ expected payments; an unsold item counts as 0.' })
  expected_revenue!: number;

  @Amount({ description: 'The expected profit: if the item sells, the payment minus the seller’s value; otherwise 0.' })
  expected_profit!: number;

  @Amount({ description: 'Probability that the item is sold, 0 to 1.' })
  sale_probability!: number;

  @FreeObject({
    values: { type: 'number' },
    description:
      'The probability that each bidder wins, under `bidder_0`, `bidder_1` and so on; the sum is ' +
      '`sale_probability`.',
  })
  win_probabilities!: Record<string, number>;

  @Amount({ description: 'The expected value of the item to whoever ends up with it.' })
  expected_welfare!: number;

  @Flag({ description: 'Whether ironing changes the mechanism; with these priors it never does.' })
  ironing_required!: boolean;

  @Text(RATIONALE)
  rationale!: string;
}

/** What the posted price operation takes. */
export class PostedPriceIn implements PostedPriceProblem, Sharing {
  @Nested(() => PriorParams, {
    name: 'PriorParams',
    description: 'The distribution of each buyer’s value; values are independent.',
  })
  buyer_arrival_prior!: PriorParams;

  @Amount({
    description: 'The mean number of buyers per second; they arrive at random (Poisson).',
    above: 0,
    max: MAX_ARRIVAL_RATE,
    example: 0.01,
  })
  arrival_rate_per_second!: number;

  @Whole({
    description: 'Units to sell, worth nothing at the end.',
    min: 1,
    max: MAX_INVENTORY,
    example: 10,
  })
  inventory!: number;

  @Amount({
    description: 'How long the units can be sold, in seconds.',
    above: 0,
    max: MAX_HORIZON_SECONDS,
    example: 3600,
  })
  horizon_seconds!: number;

  @Whole({
    description: 'How many seasons to simulate as a check of the static price.',
    min: MIN_SEASONS,
    max: MAX_SEASONS,
    optional: true,
    default: DEFAULT_SEASONS,
  })
  n_simulations?: number;

  @Whole(SEED)
  seed?: number;

  @ShareOutcome()
  share_outcome?: boolean;

  @VerticalOfCall()
  vertical?: Vertical | null;
}

/** One line of a price list. */
export class ScheduleRow implements RowShape {
  @Amount({ description: 'Use this price once at most this many seconds are left.' })
  seconds_left!: number;

  @Whole({ description: 'The number of unsold units that the price is meant for.', min: 1, max: MAX_INVENTORY })
  inventory_left!: number;

  @Amount({ description: 'The price to ask.' })
  price!: number;
}

/** What the posted price operation returns. */
export class PostedPriceResult implements PostedPrice {
  @Amount({ description: 'The best single price for the whole time.' })
  static_price!: number;

  @Amount({ description: 'The exact expected revenue of the static price.' })
  static_expected_revenue!: number;

  @Amount({ description: 'The mean revenue of the static price in the simulated seasons.' })
  static_simulated_revenue!: number;

  @ListOfNested(() => ScheduleRow, {
    name: 'ScheduleRow',
    description:
      'The best prices by time and stock. Take the last block of rows whose `seconds_left` has been reached, ' +
      'and in it the row with the nearest `inventory_left`.',
  })
  dynamic_schedule!: ScheduleRow[];

  @Amount({ description: 'The highest expected revenue of any pricing by time and stock.' })
  dynamic_value_estimate!: number;

  @Amount({
    description: 'The revenue if exactly the expected number of buyers came: no pricing earns more on average.',
  })
  fluid_bound!: number;

  @Amount({ description: 'The share of the inventory that the static price is expected to sell.' })
  sellthrough_rate!: number;

  @Amount({ description: 'The number of units that the static price is expected to sell.' })
  expected_units_sold!: number;

  @Amount({ description: 'The probability that the static price sells every unit.' })
  sold_out_probability!: number;

  @Text(RATIONALE)
  rationale!: string;
}
