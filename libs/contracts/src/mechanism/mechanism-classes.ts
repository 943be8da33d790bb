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
  description: 'Equal seeds give equal answers.',
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  optional: true,
  default: DEFAULT_SEED,
};
const RATIONALE = { description: 'What the figures assume, and the check beside them.' };

/** What the design of an auction takes. */
export class AuctionDesignIn implements AuctionDesignProblem, Sharing {
  @ListOfNested(() => PriorParams, {
    name: 'PriorParams',
    description: 'What the value of each bidder is drawn from, one for each, independently.',
    minItems: 1,
    maxItems: MAX_DESIGN_BIDDERS,
  })
  bidder_priors!: PriorParams[];

  @Amount({ description: 'What the item is worth to the seller unsold.', min: 0, max: MAX_AMOUNT, example: 20 })
  seller_valuation!: number;

  @Choice(AUCTION_OBJECTIVES, {
    description:
      '`revenue`: the greatest expected payments above the seller’s value; `welfare`: the item goes where it ' +
      'is worth most.',
    optional: true,
    default: 'revenue',
  })
  objective?: AuctionObjective;

  @Whole({
    description: 'Auctions of the simulation that checks the figures; it does not change them.',
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
      '`second_price_with_reserve`: revenue, bidders alike; `myerson_virtual_value`: revenue, bidders not ' +
      'alike; `vcg`: welfare.',
  })
  mechanism!: OptimalAuction['mechanism'];

  @FreeObject({
    values: { type: ['number', 'null'] },
    description:
      '`bidder_0`, `bidder_1` and so on, in the order sent, to the lowest value with which that bidder can ' +
      'win; null where none can beat the seller’s own value.',
  })
  reserve_prices!: Record<string, number | null>;

  @Amount({ description: 'Expected payments of the bidders; the value of an unsold item is not in it.' })
  expected_revenue!: number;

  @Amount({ description: 'Expected payment less the seller’s value, where the item sells.' })
  expected_profit!: number;

  @Amount({ description: 'Probability that the item is sold, 0 to 1.' })
  sale_probability!: number;

  @FreeObject({
    values: { type: 'number' },
    description:
      '`bidder_0`, `bidder_1` and so on to the probability that this bidder wins; the sum is `sale_probability`.',
  })
  win_probabilities!: Record<string, number>;

  @Amount({ description: 'Expected value of the item to whoever ends up with it.' })
  expected_welfare!: number;

  @Flag({ description: 'Whether ironing changes the mechanism; for these priors it never does.' })
  ironing_required!: boolean;

  @Text(RATIONALE)
  rationale!: string;
}

/** What the posted price operation takes. */
export class PostedPriceIn implements PostedPriceProblem, Sharing {
  @Nested(() => PriorParams, {
    name: 'PriorParams',
    description: 'What each buyer’s value is drawn from, independently.',
  })
  buyer_arrival_prior!: PriorParams;

  @Amount({
    description: 'Mean number of buyers a second; they arrive at random (Poisson).',
    above: 0,
    max: MAX_ARRIVAL_RATE,
    example: 0.01,
  })
  arrival_rate_per_second!: number;

  @Whole({
    description: 'Units to sell; unsold ones are worth nothing at the end.',
    min: 1,
    max: MAX_INVENTORY,
    example: 10,
  })
  inventory!: number;

  @Amount({
    description: 'How long they can be sold, in seconds.',
    above: 0,
    max: MAX_HORIZON_SECONDS,
    example: 3600,
  })
  horizon_seconds!: number;

  @Whole({
    description: 'Simulated seasons that check the static price.',
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
  @Amount({ description: 'The price holds from this time left on.' })
  seconds_left!: number;

  @Whole({ description: 'The inventory left that the price is for.', min: 1, max: MAX_INVENTORY })
  inventory_left!: number;

  @Amount({ description: 'The price to ask.' })
  price!: number;
}

/** What the posted price operation returns. */
export class PostedPriceResult implements PostedPrice {
  @Amount({ description: 'The best single price for the whole time.' })
  static_price!: number;

  @Amount({ description: 'Its expected revenue, exact.' })
  static_expected_revenue!: number;

  @Amount({ description: 'Its mean revenue over the simulated seasons.' })
  static_simulated_revenue!: number;

  @ListOfNested(() => ScheduleRow, {
    name: 'ScheduleRow',
    description:
      'The best prices by time and stock: follow the last block of rows whose `seconds_left` is reached, and ' +
      'in it the row of the nearest `inventory_left`.',
  })
  dynamic_schedule!: ScheduleRow[];

  @Amount({ description: 'The greatest expected revenue of any pricing by time and stock.' })
  dynamic_value_estimate!: number;

  @Amount({
    description: 'Earned if exactly the expected buyers came: no pricing earns more on average.',
  })
  fluid_bound!: number;

  @Amount({ description: 'Share of the inventory that the static price is expected to sell.' })
  sellthrough_rate!: number;

  @Amount({ description: 'The same in units.' })
  expected_units_sold!: number;

  @Amount({ description: 'Probability that the static price sells all.' })
  sold_out_probability!: number;

  @Text(RATIONALE)
  rationale!: string;
}
