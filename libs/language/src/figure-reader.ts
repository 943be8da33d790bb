import type { Standing } from './reading.js';
import type { TablePlace } from './table-figure.js';
import type { Vocabulary } from './vocabulary.js';

/** The figures of a message that speak of the deal. */
export interface Amounts {
  /** Unit price proposed. */
  price?: number;
  /** Total proposed for the whole order. */
  total?: number;
  /** Whether the total is of the whole deal or of one period, where the price is paid by time and words or size say. */
  totalOf?: 'deal' | 'period';
  quantity?: number;
  /** Unit price refused. */
  refusedPrice?: number;
  otherCurrency?: string;
  /** Whether a price stands apart from what is paid on top of it. */
  apart: boolean;
  /** Whether a price is said to hold what is paid on top. */
  included: boolean;
  /** Whether a price was named for one of what is sold, or for one of the times that it is paid for. */
  each: boolean;
  /** Whether a figure speaks of something else than the deal: beside it no yes is plain. */
  aside: boolean;
  /** Whether a price was named that somebody else asks or offers: it is no bid. */
  byOthers: boolean;
  /** Whether how many are wanted is open: no count beside a price for each or another number, or two counts. */
  countOpen: boolean;
  unclear: boolean;
  spans: { start: number; end: number }[];
  /** The places of figures that propose a price, a total or a count. */
  proposed: { start: number; end: number }[];
  /** The places of figures that are refused. */
  refused: { start: number; end: number }[];
  /** The places of figures of the table that are only spoken of, and no bid. */
  ofTable: { start: number; end: number }[];
}

/** What is known while the figures of a message are read, and what they come to so far. */
export interface Reader {
  text: string;
  vocabulary: Vocabulary;
  standing: Standing;
  quantity: number | undefined;
  /** For how many periods the message is, or all offers on the table are; undefined where neither tells. */
  periods: number | undefined;
  /** A price of one of the unit that is sold. */
  each: RegExp | null;
  amounts: Amounts;
  place: TablePlace;
  prices: Set<number>;
  totals: Set<number>;
}

/**
 * The count of a message, else the one that all offers on the table are for; undefined where neither tells.
 * @example ownQuantity({ ...reader, quantity: undefined, standing: { offers: [{ quantity: 5, … }], … } }) // 5
 */
export const ownQuantity = (reader: Reader): number | undefined =>
  reader.quantity ??
  (new Set(reader.standing.offers.map((offer) => offer.quantity)).size === 1
    ? reader.standing.offers[0]?.quantity
    : undefined);
