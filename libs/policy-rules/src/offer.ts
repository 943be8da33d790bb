import type { PeriodUnit } from './policy.js';

/** What the buyer pays for one chosen option on top of the price. */
export interface Charge {
  /** Term id. */
  term: string;
  /** Option id. */
  option: string;
  /** The option's label: what the buyer reads. */
  label: string;
  /** For the whole deal, or for one period where `per` says so; in currency units, to the currency's decimals. */
  amount: number;
  /** Present where the charge is paid again every period. */
  per?: PeriodUnit;
}

/** What a deal is: a unit price, a quantity, and one option in every term, with the charges of those options. */
export interface Offer {
  /** The price of one unit, for one period where the policy has periods; in currency units. */
  price: number;
  quantity: number;
  /** For how many periods; null until somebody ends it. Absent: as the options and the policy say. */
  periods?: number | null;
  /** What is counted by itself → how many: `{ mile: 20 }`. */
  counts?: Readonly<Record<string, number>>;
  /** Term id → option id; a term that is left out stands at its default. */
  terms: Record<string, string>;
  /** The charges of the chosen options. Where it is stated, it must be what the policy says. */
  charges?: readonly Charge[];
  /** What one period costs, without what is paid once. Where it is stated, it must be right. */
  total_per_period?: number;
  /** What the whole deal costs. Where it is stated, it must be right; without an end there is none. */
  total?: number;
}

/** What of an offer is ordered; its price is found for it. */
export type Ordered = Pick<Offer, 'quantity' | 'terms' | 'periods' | 'counts'>;

/** A stock record as the caller's system keeps it. See `stock.ts` for the forms that are understood. */
export type StockRecord = Record<string, unknown>;

/** What is known about this buyer and this moment, from the caller's own records. */
export interface OfferContext {
  flags?: Readonly<Record<string, unknown>> | null | undefined;
  stock?: readonly StockRecord[] | null | undefined;
}
