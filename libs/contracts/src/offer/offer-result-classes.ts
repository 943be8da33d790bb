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

  @ListOfNested(() => CompiledDim, {
    name: 'CompiledDim',
    description: 'The dimensions; of a pasted menu those that it was compiled to.',
  })
  dims!: CompiledDim[];

  @ListOf({ type: ['string', 'object'] }, { description: 'The cost stack.' })
  cost!: (string | Record<string, unknown>)[];

  @Text({
    description:
      'How many carts keep all dependencies, quantities counted, as a decimal number: it can be too large ' +
      'for a JSON number.',
    pattern: /^\d+$/,
  })
  valid_configurations!: string;

  @ListOf({ type: 'string' }, { description: 'Ids of options that the dependencies rule out by themselves.' })
  never_chosen!: string[];
}

/** Whether a dimension moves the seller’s cost. */
export class DimProfile implements DimProfileShape {
  @Text({ description: 'The dimension’s id.' })
  id!: string;

  @Choice(['FREE', 'LEVER'], {
    description: '`LEVER`: it moves the cost, so it is worth negotiating; `FREE`: the buyer can have its favourite.',
  })
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

  @Text({
    description:
      'Ed25519 over the canonical bytes without this member, base64url, under a key that /.well-known/ucp publishes.',
  })
  notary_sig!: string;
}

/** What the quote operation returns. */
export class QuoteResult implements OfferQuote {
  @Flag({
    description:
      'Whether a cart and a price are better than ordering at list, for one side by a cent at least and for ' +
      'none worse.',
  })
  feasible!: boolean;

  @FreeObject({
    values: PINNED,
    description:
      'The cart: dimension id to option id, ids of add-ons, or quantity. Where nothing is feasible, the best ' +
      'order at list; null where there is none.',
    nullable: true,
  })
  config!: Record<string, PinnedValue> | null;

  @Amount({ description: 'The price of the cart, in whole cents. Never above `listv`.', nullable: true })
  price!: number | null;

  @Amount({ description: 'What the same cart costs at list.', nullable: true })
  listv!: number | null;

  @Amount({ description: '`listv` less `price`.', nullable: true })
  save!: number | null;

  @Amount({
    description: 'What the cart is worth to the buyer, less its price and the cost of waiting.',
    nullable: true,
  })
  buyer_surplus!: number | null;

  @Amount({ description: '`price` less what the cart costs the seller.', nullable: true })
  seller_surplus!: number | null;

  @Amount({
    description:
      'The weighted product of both gains over ordering at list, in dollars; null where nothing is feasible.',
    nullable: true,
  })
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

  @Nested(() => QuoteAttestation, {
    name: 'QuoteAttestation',
    description:
      'The quote, signed by the notary; null where nothing is quoted, and where there is no published key (a ' +
      'local server).',
    nullable: true,
  })
  attestation!: QuoteAttestation | null;
}
