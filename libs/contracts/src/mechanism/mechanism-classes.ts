import type {
  AuctionDesignProblem,
  AuctionObjective,
  OptimalAuction,
  PostedPrice,
  PostedPriceProblem,
  ScheduleRow as RowShape,
} from '@svc/mechanism';
import { AUCTION_MAX_AMOUNT } from '../auction/auction-classes.js';
import { PriorParams } from '../auction/prior-params.js';
import { Amount, Choice, Flag, FreeObject, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { ShareOutcome, VerticalOfCall, type Sharing, type Vertical } from '../sharing.js';

/** What an auction can be designed for. */
export const OBJECTIVES = ['revenue', 'welfare'] as const satisfies readonly AuctionObjective[];
/** The most bidders of a design. */
export const DESIGN_MAX_BIDDERS = 50;
/** The fewest, the most and the usual number of auctions that check a design. */
export const DESIGN_MIN_SIMULATIONS = 500;
export const DESIGN_MAX_SIMULATIONS = 50_000;
export const DESIGN_USUAL_SIMULATIONS = 5_000;
/** The greatest arrival rate, in buyers a second. */
export const ARRIVALS_MAX_PER_SECOND = 100;
/** The greatest inventory. */
export const INVENTORY_MAX = 10_000;
/** The longest horizon: a week. */
export const HORIZON_MAX_SECONDS = 604_800;
/** The fewest, the most and the usual number of seasons that check a posted price. */
export const SEASONS_MIN = 100;
export const SEASONS_MAX = 20_000;
export const SEASONS_USUAL = 2_000;
/** The seed where none is given. */
export const SEED_USUAL = 42;

const SEED = {
  description: 'Equal seeds give equal answers.',
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  optional: true,
  default: SEED_USUAL,
};
const MECHANISMS = [
  'second_price_with_reserve',
  'myerson_virtual_value',
  'vcg',
] as const satisfies readonly OptimalAuction['mechanism'][];
const RATIONALE = { description: 'What the figures assume, and the check beside them.' };

/** What the design of an auction takes. */
export class AuctionDesignIn implements AuctionDesignProblem, Sharing {
  @ListOfNested(() => PriorParams, {
    name: 'PriorParams',
    description: 'What the value of each bidder is drawn from, one for each, independently.',
    maxItems: DESIGN_MAX_BIDDERS,
  })
  bidder_priors!: PriorParams[];

  @Amount({ description: 'What the item is worth to the seller unsold.', min: 0, max: AUCTION_MAX_AMOUNT, example: 20 })
  seller_valuation!: number;

  @Choice(OBJECTIVES, {
    description:
      '`revenue`: the greatest expected payments above the seller’s value; `welfare`: the item goes where it ' +
      'is worth most.',
    optional: true,
    default: 'revenue',
  })
  objective?: AuctionObjective;

  @Whole({
    description: 'Auctions of the simulation that checks the figures; it does not change them.',
    min: DESIGN_MIN_SIMULATIONS,
    max: DESIGN_MAX_SIMULATIONS,
    optional: true,
    default: DESIGN_USUAL_SIMULATIONS,
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
    max: ARRIVALS_MAX_PER_SECOND,
    example: 0.01,
  })
  arrival_rate_per_second!: number;

  @Whole({
    description: 'Units to sell; unsold ones are worth nothing at the end.',
    min: 1,
    max: INVENTORY_MAX,
    example: 10,
  })
  inventory!: number;

  @Amount({
    description: 'How long they can be sold, in seconds.',
    above: 0,
    max: HORIZON_MAX_SECONDS,
    example: 3600,
  })
  horizon_seconds!: number;

  @Whole({
    description: 'Simulated seasons that check the static price.',
    min: SEASONS_MIN,
    max: SEASONS_MAX,
    optional: true,
    default: SEASONS_USUAL,
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

  @Whole({ description: 'The inventory left that the price is for.', min: 1, max: INVENTORY_MAX })
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
