import type {
  BuyerSpec as BuyerShape,
  MenuSpec as MenuShape,
  PinnedValue,
  ProfileRequest as ProfileShape,
  QuoteOptsSpec as OptsShape,
  QuoteRequest as QuoteShape,
  StateSpec as StateShape,
} from '@svc/offer-graph';
import { MAX_DOLLARS, MAX_EXPIRING, MAX_UNITS } from '@svc/offer-graph/limits';
import { Between } from '../between.js';
import { Amount, Flag, FreeObject, ListOf, Nested, Whole } from '../fields.js';
import { MenuSpec } from './menu-classes.js';
import { slotsOf, unknownInPins, unknownInState, unknownInValues } from './menu-rules.js';

const DOLLARS = { type: 'number', minimum: 0, maximum: MAX_DOLLARS };
const UNITS = { type: 'number', minimum: 0, maximum: MAX_UNITS };
/** The schema of what a buyer pins: an option, several, or a quantity. */
export const PINNED = {
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'integer' }],
};

/** What a buyer says of itself. */
@Between<BuyerSpec>(['defer'], ({ defer }) => slotsOf(defer, 'defer'))
export class BuyerSpec implements BuyerShape {
  @FreeObject({
    values: {
      type: 'object',
      additionalProperties: { type: 'number', minimum: -MAX_DOLLARS, maximum: MAX_DOLLARS },
    },
    description: 'Dimension id to option id to what a unit is worth, in dollars; what is not named is worth nothing.',
    optional: true,
    example: { pastry: { croissant: 1.9 } },
  })
  values?: Record<string, Record<string, number>>;

  @Amount({
    description: 'What each further unit is worth of the one before it.',
    min: 0,
    max: 1,
    optional: true,
    default: 0.15,
  })
  qty_decay?: number;

  @Amount({
    description: 'The surplus that the buyer has elsewhere, in dollars.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
    default: 0,
  })
  outside?: number;

  @Amount({ description: 'The probability that a walk-in is turned away.', min: 0, max: 1, optional: true, default: 0 })
  balk?: number;

  @FreeObject({
    values: DOLLARS,
    description: 'Slot to what waiting for it costs the buyer, in dollars.',
    optional: true,
  })
  defer?: Record<string, number>;
}

/** What the shop has now. */
@Between<StateSpec>(['capacity'], ({ capacity }) => slotsOf(capacity, 'capacity'))
export class StateSpec implements StateShape {
  @Whole({ description: 'The time on the shop’s clock; it changes no price.', min: 0, optional: true, default: 0 })
  tick?: number;

  @FreeObject({ values: UNITS, description: 'Option id to units in stock.', optional: true })
  inventory?: Record<string, number>;

  @FreeObject({ values: UNITS, description: 'Slot to units that it can still take.', optional: true })
  capacity?: Record<string, number>;

  @ListOf(
    { type: 'string' },
    {
      description: 'Option ids; those that are perishable cost their salvage.',
      maxItems: MAX_EXPIRING,
      optional: true,
      default: [],
    },
  )
  expiring?: string[];

  @FreeObject({
    values: UNITS,
    description: 'Option id to units that others are expected to buy at list.',
    optional: true,
  })
  expected_demand?: Record<string, number>;
}

/** How the seller wants to quote. */
export class QuoteOptsSpec implements OptsShape {
  @Flag({ description: 'False quotes nothing to buyers who would never pay list.', optional: true, default: true })
  quote_lookers?: boolean;

  @Amount({ description: 'The least share of list that is ever quoted.', min: 0, max: 1, optional: true, default: 0 })
  min_price_frac?: number;

  @Flag({
    description: 'True quotes no unit beyond the first that the buyer values below its marginal cost.',
    optional: true,
    default: false,
  })
  qty_appetite?: boolean;

  @Amount({
    description: 'The seller’s weight in the split; 0.5 is symmetric, towards 1 the seller gets more.',
    min: 0,
    max: 1,
    optional: true,
    default: 0.5,
  })
  seller_weight?: number;
}

/** What the profile operation takes. */
@Between<ProfileRequest>(['spec', 'state'], ({ spec, state }) => unknownInState(spec as MenuShape, state))
export class ProfileRequest implements ProfileShape {
  @Nested(() => MenuSpec, { name: 'MenuSpec', description: 'The menu.' })
  spec!: MenuSpec;

  @Nested(() => StateSpec, {
    name: 'StateSpec',
    description: 'The shop as it stands; left out: a neutral shop.',
    optional: true,
    nullable: true,
    default: null,
  })
  state?: StateSpec | null;
}

/** What the quote operation takes. */
@Between<QuoteRequest>(['spec', 'state'], ({ spec, state }) => unknownInState(spec as MenuShape, state))
@Between<QuoteRequest>(['spec', 'buyer'], ({ spec, buyer }) => unknownInValues(spec as MenuShape, buyer.values))
@Between<QuoteRequest>(['spec', 'config'], ({ spec, config }) => unknownInPins(spec as MenuShape, config))
export class QuoteRequest implements QuoteShape {
  @Nested(() => MenuSpec, { name: 'MenuSpec', description: 'The menu.' })
  spec!: MenuSpec;

  @Nested(() => BuyerSpec, { name: 'BuyerSpec', description: 'The buyer.' })
  buyer!: BuyerSpec;

  @Nested(() => StateSpec, {
    name: 'StateSpec',
    description: 'The shop as it stands; left out: a neutral shop.',
    optional: true,
    nullable: true,
    default: null,
  })
  state?: StateSpec | null;

  @FreeObject({
    values: PINNED,
    description:
      'Dimensions that are pinned: an option id, the ids of all add-ons taken, or a quantity. The rest is searched.',
    optional: true,
    nullable: true,
    default: null,
  })
  config?: Record<string, PinnedValue> | null;

  @Nested(() => QuoteOptsSpec, { name: 'QuoteOptsSpec', description: 'How the seller wants to quote.', optional: true })
  opts?: QuoteOptsSpec;
}
