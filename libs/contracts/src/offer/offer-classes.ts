import type {
  BuyerSpec as BuyerShape, CompiledDim as CompiledDimShape, CompiledMenu, DimProfile as DimProfileShape, MenuProfile, OfferQuote, OptionSpec as OptionShape, PinnedValue, ProfileRequest as ProfileShape, QuoteOptsSpec as OptsShape, QuoteRequest as QuoteShape, StateSpec as StateShape,
} from '@svc/offer-graph';
import type { QuoteAttestation as AttestationShape } from '@svc/receipts';
import { Amount, Choice, Flag, FreeObject, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { MENU_MAX_DOLLARS, MENU_MAX_UNITS, MenuSpec } from './menu-classes.js';

/** The most expiring options that a state names. */
export const STATE_MAX_EXPIRING = 128;

const DOLLARS = { type: 'number', minimum: 0, maximum: MENU_MAX_DOLLARS };
const UNITS = { type: 'number', minimum: 0, maximum: MENU_MAX_UNITS };
const PINNED = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'integer' }] };

/** What a buyer says of itself. */
export class BuyerSpec implements BuyerShape {
  @FreeObject({ values: { type: 'object', additionalProperties: { type: 'number', minimum: -MENU_MAX_DOLLARS, maximum: MENU_MAX_DOLLARS } }, description: 'Dimension id to option id to what a unit is worth, in dollars; what is not named is worth nothing.', optional: true, example: { pastry: { croissant: 1.9 } } })
  values?: Record<string, Record<string, number>>;

  @Amount({ description: 'What each further unit is worth of the one before it.', min: 0, max: 1, optional: true, default: 0.15 })
  qty_decay?: number;

  @Amount({ description: 'The surplus that the buyer has elsewhere, in dollars.', min: 0, max: MENU_MAX_DOLLARS, optional: true, default: 0 })
  outside?: number;

  @Amount({ description: 'The probability that a walk-in is turned away.', min: 0, max: 1, optional: true, default: 0 })
  balk?: number;

  @FreeObject({ values: DOLLARS, description: 'Slot to what waiting for it costs the buyer, in dollars.', optional: true })
  defer?: Record<string, number>;
}

/** What the shop has now. */
export class StateSpec implements StateShape {
  @Whole({ description: 'The time on the shop’s clock; it changes no price.', min: 0, optional: true, default: 0 })
  tick?: number;

  @FreeObject({ values: UNITS, description: 'Option id to units in stock.', optional: true })
  inventory?: Record<string, number>;

  @FreeObject({ values: UNITS, description: 'Slot to units that it can still take.', optional: true })
  capacity?: Record<string, number>;

  @ListOf({ type: 'string' }, { description: 'Option ids; those that are perishable cost their salvage.', maxItems: STATE_MAX_EXPIRING, optional: true, default: [] })
  expiring?: string[];

  @FreeObject({ values: UNITS, description: 'Option id to units that others are expected to buy at list.', optional: true })
  expected_demand?: Record<string, number>;
}

/** How the seller wants to quote. */
export class QuoteOptsSpec implements OptsShape {
  @Flag({ description: 'False quotes nothing to buyers who would never pay list.', optional: true, default: true })
  quote_lookers?: boolean;

  @Amount({ description: 'The least share of list that is ever quoted.', min: 0, max: 1, optional: true, default: 0 })
  min_price_frac?: number;

  @Flag({ description: 'True quotes no unit beyond the first that the buyer values below its marginal cost.', optional: true, default: false })
  qty_appetite?: boolean;

  @Amount({ description: 'The seller’s weight in the split; 0.5 is symmetric, towards 1 the seller gets more.', min: 0, max: 1, optional: true, default: 0.5 })
  seller_weight?: number;
}

/** What the profile operation takes. */
export class ProfileRequest implements ProfileShape {
  @Nested(() => MenuSpec, { name: 'MenuSpec', description: 'The menu.' })
  spec!: MenuSpec;

  @Nested(() => StateSpec, { name: 'StateSpec', description: 'The shop as it stands; left out or null: a neutral shop.', optional: true, nullable: true, default: null })
  state?: StateSpec | null;
}

/** What the quote operation takes. */
export class QuoteRequest implements QuoteShape {
  @Nested(() => MenuSpec, { name: 'MenuSpec', description: 'The menu.' })
  spec!: MenuSpec;

  @Nested(() => BuyerSpec, { name: 'BuyerSpec', description: 'The buyer.' })
  buyer!: BuyerSpec;

  @Nested(() => StateSpec, { name: 'StateSpec', description: 'The shop as it stands; left out or null: a neutral shop.', optional: true, nullable: true, default: null })
  state?: StateSpec | null;

  @FreeObject({ values: PINNED, description: 'Dimensions that are pinned: an option id, the ids of all add-ons taken, or a quantity. The rest is searched.', optional: true, nullable: true, default: null })
  config?: Record<string, PinnedValue> | null;

  @Nested(() => QuoteOptsSpec, { name: 'QuoteOptsSpec', description: 'How the seller wants to quote.', optional: true })
  opts?: QuoteOptsSpec;
}

/** An option with every default written out. */
export class CompiledOption implements Required<OptionShape> {
  @Text({ description: 'Its id.' })
  id!: string;

  @Text({ description: 'Its label, empty where it has none.' })
  label!: string;

  @Amount({ description: 'What it adds to the list price.' })
  price_delta!: number;

  @Amount({ description: 'What it costs the seller.' })
  unit_cost!: number;

  @Amount({ description: 'What it costs where it is expiring.' })
  salvage!: number;

  @Flag({ description: 'Whether it can expire.' })
  perishable!: boolean;

  @Flag({ description: 'Whether it needs stock.' })
  stock_limited!: boolean;

  @Flag({ description: 'Whether it is served at once.' })
  immediate!: boolean;

  @Whole({ description: 'Its slot.' })
  slot_ticks!: number;
}

/** A dimension with every default written out. */
export class CompiledDim implements CompiledDimShape {
  @Text({ description: 'Its id.' })
  id!: string;

  @Text({ description: 'Its kind.' })
  kind!: string;

  @ListOfNested(() => CompiledOption, { name: 'CompiledOption', description: 'Its options.' })
  options!: CompiledOption[];

  @Whole({ description: 'The most units.' })
  qty_cap!: number;

  @Text({ description: 'What the seller says of it.', nullable: true })
  negotiable!: string | null;
}

/** What the compile operation returns. */
export class CompiledMenuResult implements CompiledMenu {
  @Text({ description: 'The menu’s name.' })
  name!: string;

  @ListOfNested(() => CompiledDim, { name: 'CompiledDim', description: 'The dimensions; of a pasted menu those that it was compiled to.' })
  dims!: CompiledDim[];

  @ListOf({ type: ['string', 'object'] }, { description: 'The cost stack.' })
  cost!: (string | Record<string, unknown>)[];

  @Text({ description: 'How many carts keep all dependencies, quantities counted, as a decimal number: it can be too large for a JSON number.', pattern: /^\d+$/ })
  valid_configurations!: string;
}

/** Whether a dimension moves the seller’s cost. */
export class DimProfile implements DimProfileShape {
  @Text({ description: 'The dimension’s id.' })
  id!: string;

  @Choice(['FREE', 'LEVER'], { description: '`LEVER`: it moves the cost, so it is worth negotiating; `FREE`: the buyer can have its favourite.' })
  verdict!: 'FREE' | 'LEVER';

  @Amount({ description: 'Dollars between its cheapest and its dearest option, the other dimensions at their first.' })
  spread!: number;

  @Text({ description: 'One reason.' })
  why!: string;
}

/** What the profile operation returns. */
export class MenuProfileResult implements MenuProfile {
  @ListOfNested(() => DimProfile, { name: 'DimProfile', description: 'The dimensions, in order.' })
  dims!: DimProfile[];
}

/** A quote as the notary signed it. */
export class QuoteAttestation implements AttestationShape {
  @Choice(['svc-quote-attestation/1'], { description: 'The form.' })
  version!: 'svc-quote-attestation/1';

  @Text({ description: 'SHA-256 of the canonical request (RFC 8785), base64url.' })
  request_hash!: string;

  @FreeObject({ values: PINNED, description: 'The cart.' })
  config!: AttestationShape['config'];

  @Amount({ description: 'What the cart costs at list.' })
  list_price!: number;

  @Amount({ description: 'What was quoted.' })
  price!: number;

  @Amount({ description: '`list_price` less `price`, never below 0.' })
  discount!: number;

  @Text({ description: 'Ed25519 over the canonical bytes without this member, base64url, under a key that /.well-known/ucp publishes.' })
  notary_sig!: string;
}

/** What the quote operation returns. */
export class QuoteResult implements OfferQuote {
  @Flag({ description: 'Whether a cart and a price are better than ordering at list, for one side by a cent at least and for none worse.' })
  feasible!: boolean;

  @FreeObject({ values: PINNED, description: 'The cart: dimension id to option id, ids of add-ons, or quantity. Where nothing is feasible, the best order at list; null where there is none.', nullable: true })
  config!: Record<string, PinnedValue> | null;

  @Amount({ description: 'The price of the cart, in whole cents. Never above `listv`.', nullable: true })
  price!: number | null;

  @Amount({ description: 'What the same cart costs at list.', nullable: true })
  listv!: number | null;

  @Amount({ description: '`listv` less `price`.', nullable: true })
  save!: number | null;

  @Amount({ description: 'What the cart is worth to the buyer, less its price and the cost of waiting.', nullable: true })
  buyer_surplus!: number | null;

  @Amount({ description: '`price` less what the cart costs the seller.', nullable: true })
  seller_surplus!: number | null;

  @Amount({ description: 'The weighted product of both gains over ordering at list, in dollars; null where nothing is feasible.', nullable: true })
  gain!: number | null;

  @Flag({ description: 'Whether no cart has a greater gain; false where the budget of search nodes ended first.' })
  optimal!: boolean;

  @Amount({ description: 'Where that is not proven, what no cart’s gain exceeds; else null.', nullable: true })
  bound!: number | null;

  @Text({ description: 'The reasons, in sentences.' })
  why!: string;

  @Flag({ description: 'Always true.' })
  never_above_list!: true;

  @Flag({ description: 'Always true: nothing is sold or charged by it.' })
  advisory!: true;

  @Nested(() => QuoteAttestation, { name: 'QuoteAttestation', description: 'The quote, signed by the notary; null where nothing is quoted, and where there is no published key (a local server).', nullable: true })
  attestation!: QuoteAttestation | null;
}
