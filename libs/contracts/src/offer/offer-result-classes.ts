import type {
  CompiledDim as CompiledDimShape,
  CompiledMenu,
  DimProfile as DimProfileShape,
  MenuProfile,
  OfferQuote,
  OptionSpec as OptionShape,
  PinnedValue,
} from '@svc/offer-graph';
import type { QuoteAttestation as AttestationShape } from '@svc/receipts';
import { Amount, Choice, Flag, FreeObject, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { PINNED } from './offer-classes.js';

/** An option with every default written out. */
export class CompiledOption implements Required<OptionShape> {
  @Text({ description: 'The option’s id.' })
  id!: string;

  @Text({ description: 'The option’s label, empty if it has none.' })
  label!: string;

  @Amount({ description: 'What the option adds to the list price of one unit, in dollars.' })
  price_delta!: number;

  @Amount({ description: 'What one unit costs the seller, in dollars.' })
  unit_cost!: number;

  @Amount({ description: 'What one unit costs the seller if it is about to expire, in dollars.' })
  salvage!: number;

  @Flag({ description: 'Whether the option can expire.' })
  perishable!: boolean;

  @Flag({ description: 'Whether the stock must cover every unit in the cart.' })
  stock_limited!: boolean;

  @Flag({ description: 'Whether the option is served at once.' })
  immediate!: boolean;

  @Whole({ description: 'The option’s time slot.' })
  slot_ticks!: number;
}

/** A dimension with every default written out. */
export class CompiledDim implements CompiledDimShape {
  @Text({ description: 'The dimension’s id.' })
  id!: string;

  @Text({ description: 'The kind of the dimension.' })
  kind!: string;

  @ListOfNested(() => CompiledOption, { name: 'CompiledOption', description: 'The options of the dimension.' })
  options!: CompiledOption[];

  @Whole({ description: 'If the kind is quantity: the most units in a cart.' })
  qty_cap!: number;

  @Text({ description: 'Whether the seller would negotiate this dimension.', nullable: true })
  negotiable!: string | null;
}

/** What the compile operation returns. */
export class CompiledMenuResult implements CompiledMenu {
  @Text({ description: 'The menu’s name.' })
  name!: string;

  @ListOfNested(() => CompiledDim, {
    name: 'CompiledDim',
    description: 'The dimensions; for a plain list of items, the dimensions compiled from it.',
  })
  dims!: CompiledDim[];

  @ListOf({ type: ['string', 'object'] }, { description: 'The rules of cost.' })
  cost!: (string | Record<string, unknown>)[];

  @Text({
    description:
      'The number of carts that satisfy all dependencies, quantities included, as a decimal string because it ' +
      'can exceed a JSON number.',
    pattern: /^\d+$/,
  })
  valid_configurations!: string;

  @ListOf({ type: 'string' }, { description: 'Ids of options that the dependencies make impossible.' })
  never_chosen!: string[];
}

/** Whether a dimension moves the seller’s cost. */
export class DimProfile implements DimProfileShape {
  @Text({ description: 'The dimension’s id.' })
  id!: string;

  @Choice(['FREE', 'LEVER'], {
    description: '`LEVER`: it changes the cost, so it is worth negotiating; `FREE`: the buyer can have its favourite.',
  })
  verdict!: 'FREE' | 'LEVER';

  @Amount({
    description:
      'The difference in dollars between the dimension’s cheapest and most expensive option, with the other ' +
      'dimensions at their first option.',
  })
  spread!: number;

  @Text({ description: 'The reason for the verdict.' })
  why!: string;
}

/** What the profile operation returns. */
export class MenuProfileResult implements MenuProfile {
  @ListOfNested(() => DimProfile, { name: 'DimProfile', description: 'The dimensions, in order.' })
  dims!: DimProfile[];
}

/** A quote as the notary signed it. */
export class QuoteAttestation implements AttestationShape {
  @Choice(['svc-quote-attestation/1'], { description: 'The version of the attestation’s format.' })
  version!: 'svc-quote-attestation/1';

  @Text({ description: 'SHA-256 of the canonical request (RFC 8785), base64url.' })
  request_hash!: string;

  @FreeObject({ values: PINNED, description: 'The cart.' })
  config!: AttestationShape['config'];

  @Amount({ description: 'What the cart costs at list price.' })
  list_price!: number;

  @Amount({ description: 'The quoted price of the cart.' })
  price!: number;

  @Amount({ description: '`list_price` minus `price`, never below 0.' })
  discount!: number;

  @Text({
    description:
      'Ed25519 over the canonical bytes without this member, base64url, with a key that /.well-known/ucp publishes.',
  })
  notary_sig!: string;
}

/** What the quote operation returns. */
export class QuoteResult implements OfferQuote {
  @Flag({
    description:
      'Whether some cart and price beat ordering at list price: at least one cent better for one side and worse ' +
      'for neither.',
  })
  feasible!: boolean;

  @FreeObject({
    values: PINNED,
    description:
      'The cart: for each dimension id, the option id, the ids of add-ons, or the quantity. If no quote is ' +
      'feasible, the buyer’s best order at list price; null if there is none.',
    nullable: true,
  })
  config!: Record<string, PinnedValue> | null;

  @Amount({ description: 'The price of the cart, in whole cents. Never above `listv`.', nullable: true })
  price!: number | null;

  @Amount({ description: 'What the same cart costs at list price.', nullable: true })
  listv!: number | null;

  @Amount({ description: '`listv` minus `price`.', nullable: true })
  save!: number | null;

  @Amount({
    description: 'What the cart is worth to the buyer, minus its price and the cost of waiting.',
    nullable: true,
  })
  buyer_surplus!: number | null;

  @Amount({ description: '`price` minus what the cart costs the seller.', nullable: true })
  seller_surplus!: number | null;

  @Amount({
    description:
      'The weighted product of both sides’ gains over ordering at list price, in dollars; null if no quote is ' +
      'feasible.',
    nullable: true,
  })
  gain!: number | null;

  @Flag({ description: 'Whether it is proven that no cart has a higher gain; false if the search budget ended first.' })
  optimal!: boolean;

  @Amount({
    description: 'If `optimal` is false, a limit that no cart’s gain exceeds; otherwise null.',
    nullable: true,
  })
  bound!: number | null;

  @Text({ description: 'The reasons, as sentences.' })
  why!: string;

  @Flag({ description: 'Always true.' })
  never_above_list!: true;

  @Flag({ description: 'Always true: the quote sells nothing and charges nothing.' })
  advisory!: true;

  @Nested(() => QuoteAttestation, {
    name: 'QuoteAttestation',
    description:
      'The quote, signed by the notary; null if nothing is quoted, or if the server has no published key (a ' +
      'local server).',
    nullable: true,
  })
  attestation!: QuoteAttestation | null;
}
