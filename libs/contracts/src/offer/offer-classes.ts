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
    description:
      'For each dimension id and option id, what one unit is worth to the buyer, in dollars; an omitted ' +
      'option is worth nothing.',
    optional: true,
    example: { pastry: { croissant: 1.9 } },
  })
  values?: Record<string, Record<string, number>>;

  @Amount({
    description: 'The value of each further unit as a share of the value of the unit before it.',
    min: 0,
    max: 1,
    optional: true,
    default: 0.15,
  })
  qty_decay?: number;

  @Amount({
    description: 'The surplus that the buyer would have elsewhere, in dollars.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
    default: 0,
  })
  outside?: number;

  @Amount({
    description: 'The probability that an order to be served at once is turned away.',
    min: 0,
    max: 1,
    optional: true,
    default: 0,
  })
  balk?: number;

  @FreeObject({
    values: DOLLARS,
    description: 'For each slot, what waiting for it costs the buyer, in dollars.',
    optional: true,
  })
  defer?: Record<string, number>;
}

/** What the shop has now. */
@Between<StateSpec>(['capacity'], ({ capacity }) => slotsOf(capacity, 'capacity'))
export class StateSpec implements StateShape {
  @Whole({
    description: 'The time on the shop’s clock; it does not affect prices.',
    min: 0,
    optional: true,
    default: 0,
  })
  tick?: number;

  @FreeObject({ values: UNITS, description: 'For each option id, the units in stock.', optional: true })
  inventory?: Record<string, number>;

  @FreeObject({ values: UNITS, description: 'For each slot, the units that it can still take.', optional: true })
  capacity?: Record<string, number>;

  @ListOf(
    { type: 'string' },
    {
      description: 'Ids of options that are about to expire. A perishable option then costs its `salvage`.',
      maxItems: MAX_EXPIRING,
      optional: true,
      default: [],
    },
  )
  expiring?: string[];

  @FreeObject({
    values: UNITS,
    description: 'For each option id, the units that others are expected to buy at list price.',
    optional: true,
  })
  expected_demand?: Record<string, number>;
}

/** How the seller wants to quote. */
export class QuoteOptsSpec implements OptsShape {
  @Flag({
    description: 'If false, buyers who would never pay list price get no offer.',
    optional: true,
    default: true,
  })
  quote_lookers?: boolean;

  @Amount({
    description: 'The lowest share of the list price that may be quoted.',
    min: 0,
    max: 1,
    optional: true,
    default: 0,
  })
  min_price_frac?: number;

  @Flag({
    description: 'If true, no unit after the first is quoted that is worth less to the buyer than its marginal cost.',
    optional: true,
    default: false,
  })
  qty_appetite?: boolean;

  @Amount({
    description: 'The seller’s weight in the split: 0.5 favours neither side; closer to 1, the seller gets more.',
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
  @Nested(() => MenuSpec, { name: 'MenuSpec', description: 'The menu to profile.' })
  spec!: MenuSpec;

  @Nested(() => StateSpec, {
    name: 'StateSpec',
    description: 'The shop’s current state. Default: the menu’s stock, nothing expiring.',
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
  @Nested(() => MenuSpec, { name: 'MenuSpec', description: 'The menu to quote from.' })
  spec!: MenuSpec;

  @Nested(() => BuyerSpec, { name: 'BuyerSpec', description: 'What the buyer values.' })
  buyer!: BuyerSpec;

  @Nested(() => StateSpec, {
    name: 'StateSpec',
    description: 'The shop’s current state. Default: the menu’s stock, nothing expiring.',
    optional: true,
    nullable: true,
    default: null,
  })
  state?: StateSpec | null;

  @FreeObject({
    values: PINNED,
    description:
      'Dimensions that are fixed: an option id, the ids of all chosen add-ons, or a quantity. All others are searched.',
    optional: true,
    nullable: true,
    default: null,
  })
  config?: Record<string, PinnedValue> | null;

  @Nested(() => QuoteOptsSpec, { name: 'QuoteOptsSpec', description: 'How the seller wants to quote.', optional: true })
  opts?: QuoteOptsSpec;
}
