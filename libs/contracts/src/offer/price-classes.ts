import type {
  BoardLine as BoardLineShape,
  MachineBoard,
  PriceDisclosure,
  PriceLine as PriceLineShape,
} from '@svc/offer-graph';
import type { OperatorLevel } from '@svc/trust';
import { MAX_DOLLARS, MAX_ID_CHARACTERS, MAX_PRICE_QUANTITY } from '@svc/offer-graph/limits';
import { PeerProof } from '../a2a/a2a-classes.js';
import { Amount, Choice, Flag, FreeObject, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { QuoteAttestation } from './offer-result-classes.js';

/** An article as a board shows it. */
export class BoardLine implements BoardLineShape {
  @Text({ description: 'The article’s id.' })
  sku!: string;

  @Text({ description: 'The article’s name for people.' })
  label!: string;

  @Text({ description: 'The article’s group; articles of a group can replace each other.' })
  group!: string;

  @Amount({ description: 'The list price of one unit.' })
  list_price!: number;

  @Flag({ description: 'Whether any unit is in stock.' })
  in_stock!: boolean;
}

/** The board of a machine. */
export class MachineResult implements MachineBoard {
  @Choice(['svc-price/1'], { description: 'The protocol’s name and version.' })
  protocol!: string;

  @Text({ description: 'The machine’s id.' })
  machine_id!: string;

  @Text({ description: 'The machine’s name for people.' })
  label!: string;

  @Text({ description: 'The currency of all amounts, ISO 4217.' })
  currency!: string;

  @Whole({ description: 'The most units in one quote.' })
  max_quantity!: number;

  @ListOfNested(() => BoardLine, { name: 'BoardLine', description: 'The articles on offer.' })
  board!: BoardLine[];
}

/** What a buyer discloses. */
export class Disclosure implements PriceDisclosure {
  @FreeObject({
    values: { type: 'number', minimum: 0, maximum: MAX_DOLLARS },
    description: 'For each SKU, what the first unit is worth to the buyer, in dollars.',
    optional: true,
    example: { cola: 1.5 },
  })
  utilities?: Record<string, number>;

  @Amount({
    description: 'What it costs the buyer to go to another shop, in dollars. Default: the buyer would not go.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
  })
  walk_cost?: number;
}

/** What a buyer says of itself to a machine. */
export class BuyerBlock {
  @Nested(() => Disclosure, {
    name: 'Disclosure',
    description: 'What the buyer discloses; it can only lower the price below list price.',
    optional: true,
    nullable: true,
    default: null,
  })
  disclosure?: Disclosure | null;

  @Nested(() => PeerProof, {
    name: 'PeerProof',
    description:
      'The proof of the buyer’s operator for the negotiation `svc-price/1:` followed by the machine’s id, with ' +
      'the machine as counterparty and the role `buyer`. An invalid proof is refused with 400.',
    optional: true,
    nullable: true,
    default: null,
  })
  peer_proof?: PeerProof | null;
}

/** What a buyer wants of a machine. */
export class Intent {
  @Text({ description: 'The id of the article.', min: 1, max: MAX_ID_CHARACTERS, example: 'cola' })
  sku!: string;

  @Whole({ description: 'How many units.', min: 1, max: MAX_PRICE_QUANTITY, optional: true, default: 1 })
  quantity?: number;

  @Flag({ description: 'Whether the buyer accepts other articles.', optional: true, default: true })
  substitutes_ok?: boolean;

  @Nested(() => BuyerBlock, {
    name: 'BuyerBlock',
    description: 'The buyer; without it the price is the list price.',
    optional: true,
    nullable: true,
    default: null,
  })
  buyer?: BuyerBlock | null;
}

/** What the price quote takes. */
export class QuoteReq {
  @Choice(['svc-price/1'], { description: 'The protocol’s name and version.', optional: true, default: 'svc-price/1' })
  protocol?: string;

  @Text({ description: 'The machine’s id.', min: 1, max: MAX_ID_CHARACTERS, optional: true, default: 'demo-01' })
  machine_id?: string;

  @Nested(() => Intent, { name: 'Intent', description: 'What the buyer wants.' })
  intent!: Intent;
}

/** A price for so many units of an article. */
export class PriceLine implements PriceLineShape {
  @Text({ description: 'The id of the article.' })
  sku!: string;

  @Text({ description: 'The article’s name for people.' })
  label!: string;

  @Whole({ description: 'How many units.' })
  quantity!: number;

  @Amount({ description: 'What the units cost at list price.' })
  list_price!: number;

  @Amount({ description: 'What the units cost this buyer; never above list price.' })
  price!: number;
}

/** The operator of a buyer that has proven who it is. */
export class PricePeer {
  @Text({ description: 'The id of the operator.' })
  operator_id!: string;

  @Choice(['self', 'domain'], { description: 'The operator’s verification level.' })
  level!: OperatorLevel;
}

/** What the price quote returns. */
export class PriceQuoteResult {
  @Text({ description: 'The id with which to settle the quote; null if the article is sold out.', nullable: true })
  quote_id!: string | null;

  @Text({ description: 'The id of the article.' })
  sku!: string;

  @Whole({ description: 'How many units.' })
  quantity!: number;

  @Amount({ description: 'What the units cost at list price; null if they are sold out.', nullable: true })
  list_price!: number | null;

  @Amount({ description: 'What the units cost this buyer: never above list price.', nullable: true })
  price!: number | null;

  @Text({ description: 'Until when the quote can be settled, ISO 8601 in UTC.', nullable: true })
  expires_at!: string | null;

  @ListOfNested(() => PriceLine, {
    name: 'PriceLine',
    description: 'Other articles that are in stock, the best for this buyer first.',
  })
  substitutes!: PriceLine[];

  @Nested(() => QuoteAttestation, {
    name: 'QuoteAttestation',
    description: 'The signed price, by the notary.',
    nullable: true,
  })
  proof!: QuoteAttestation | null;

  @Nested(() => PricePeer, {
    name: 'PricePeer',
    description:
      'The operator whose `peer_proof` came with the request; null without one. `proof` covers it by the hash ' +
      'of the request.',
    nullable: true,
  })
  peer!: PricePeer | null;

  @Text({ description: 'The reasons, as sentences.' })
  why!: string;
}

/** What settling returns. */
export class PriceSettleResult {
  @Text({ description: 'The machine’s id.' })
  machine_id!: string;

  @Text({ description: 'The id of the article.' })
  sku!: string;

  @Whole({ description: 'How many units.' })
  quantity!: number;

  @Amount({ description: 'The settled price.' })
  price!: number;

  @Text({ description: 'When the quote was settled, ISO 8601 in UTC.' })
  settled_at!: string;

  @Flag({ description: 'Always true: the demo machine charges nobody and delivers nothing.' })
  advisory!: true;
}
