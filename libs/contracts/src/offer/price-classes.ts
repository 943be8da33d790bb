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
  @Text({ description: 'Its id.' })
  sku!: string;

  @Text({ description: 'What people call it.' })
  label!: string;

  @Text({ description: 'Articles of one group stand in for each other.' })
  group!: string;

  @Amount({ description: 'The list price of a unit.' })
  list_price!: number;

  @Flag({ description: 'Whether there is any.' })
  in_stock!: boolean;
}

/** The board of a machine. */
export class MachineResult implements MachineBoard {
  @Choice(['svc-price/1'], { description: 'The protocol.' })
  protocol!: string;

  @Text({ description: 'The machine.' })
  machine_id!: string;

  @Text({ description: 'What people call it.' })
  label!: string;

  @Text({ description: 'The currency of all amounts, ISO 4217.' })
  currency!: string;

  @Whole({ description: 'The most units of one quote.' })
  max_quantity!: number;

  @ListOfNested(() => BoardLine, { name: 'BoardLine', description: 'The articles.' })
  board!: BoardLine[];
}

/** What a buyer discloses. */
export class Disclosure implements PriceDisclosure {
  @FreeObject({
    values: { type: 'number', minimum: 0, maximum: MAX_DOLLARS },
    description: 'SKU to what its first unit is worth to the buyer, in dollars.',
    optional: true,
    example: { cola: 1.5 },
  })
  utilities?: Record<string, number>;

  @Amount({
    description: 'What walking to another shop costs the buyer, in dollars; left out: it would not walk.',
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
    description: 'What it discloses; it can only lower the price below list.',
    optional: true,
    nullable: true,
    default: null,
  })
  disclosure?: Disclosure | null;

  @Nested(() => PeerProof, {
    name: 'PeerProof',
    description:
      'Who the buyer is: the proof of its operator for the negotiation `svc-price/1:` and the machine, the machine ' +
      'as counterparty, in the role `buyer`. One that does not hold is refused with 400.',
    optional: true,
    nullable: true,
    default: null,
  })
  peer_proof?: PeerProof | null;
}

/** What a buyer wants of a machine. */
export class Intent {
  @Text({ description: 'The article.', min: 1, max: MAX_ID_CHARACTERS, example: 'cola' })
  sku!: string;

  @Whole({ description: 'How many of it.', min: 1, max: MAX_PRICE_QUANTITY, optional: true, default: 1 })
  quantity?: number;

  @Flag({ description: 'Whether other articles are welcome.', optional: true, default: true })
  substitutes_ok?: boolean;

  @Nested(() => BuyerBlock, {
    name: 'BuyerBlock',
    description: 'The buyer; without one the price is list.',
    optional: true,
    nullable: true,
    default: null,
  })
  buyer?: BuyerBlock | null;
}

/** What the price quote takes. */
export class QuoteReq {
  @Choice(['svc-price/1'], { description: 'The protocol.', optional: true, default: 'svc-price/1' })
  protocol?: string;

  @Text({ description: 'The machine.', min: 1, max: MAX_ID_CHARACTERS, optional: true, default: 'demo-01' })
  machine_id?: string;

  @Nested(() => Intent, { name: 'Intent', description: 'What is wanted.' })
  intent!: Intent;
}

/** A price for so many units of an article. */
export class PriceLine implements PriceLineShape {
  @Text({ description: 'The article.' })
  sku!: string;

  @Text({ description: 'What people call it.' })
  label!: string;

  @Whole({ description: 'How many of it.' })
  quantity!: number;

  @Amount({ description: 'What they cost at list.' })
  list_price!: number;

  @Amount({ description: 'What they cost this buyer; never above list.' })
  price!: number;
}

/** The operator of a buyer that has proven who it is. */
export class PricePeer {
  @Text({ description: 'The operator.' })
  operator_id!: string;

  @Choice(['self', 'domain'], { description: 'How well it is known.' })
  level!: OperatorLevel;
}

/** What the price quote returns. */
export class PriceQuoteResult {
  @Text({ description: 'What settle takes; null where the article is sold out.', nullable: true })
  quote_id!: string | null;

  @Text({ description: 'The article.' })
  sku!: string;

  @Whole({ description: 'How many of it.' })
  quantity!: number;

  @Amount({ description: 'What they cost at list; null where they are sold out.', nullable: true })
  list_price!: number | null;

  @Amount({ description: 'What they cost this buyer: never above list.', nullable: true })
  price!: number | null;

  @Text({ description: 'Until when it can be settled, ISO 8601 in UTC.', nullable: true })
  expires_at!: string | null;

  @ListOfNested(() => PriceLine, {
    name: 'PriceLine',
    description: 'Other articles that are in stock, the best for this buyer first.',
  })
  substitutes!: PriceLine[];

  @Nested(() => QuoteAttestation, {
    name: 'QuoteAttestation',
    description: 'The price, signed by the notary.',
    nullable: true,
  })
  proof!: QuoteAttestation | null;

  @Nested(() => PricePeer, {
    name: 'PricePeer',
    description:
      'Whose the request is by its `peer_proof`, which the hash of the request in `proof` covers; null without one.',
    nullable: true,
  })
  peer!: PricePeer | null;

  @Text({ description: 'The reasons, in sentences.' })
  why!: string;
}

/** What settling returns. */
export class PriceSettleResult {
  @Text({ description: 'The machine.' })
  machine_id!: string;

  @Text({ description: 'The article.' })
  sku!: string;

  @Whole({ description: 'How many of it.' })
  quantity!: number;

  @Amount({ description: 'The price that was settled.' })
  price!: number;

  @Text({ description: 'When, ISO 8601 in UTC.' })
  settled_at!: string;

  @Flag({ description: 'Always true: the demo machine charges nobody and hands out nothing.' })
  advisory!: true;
}
