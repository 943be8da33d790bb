import type { Place } from './text/said-figures.js';
import type { TimeUnit } from '@svc/language';

/** How a record of stock is found. */
export type StockKey = 'id' | 'vin' | 'sku' | 'gtin';

/** What a seller is after. */
export type Objective = 'close' | 'balance' | 'margin';

/** The tone in which replies are worded. */
export type Tone = 'friendly' | 'plain' | 'formal';

/** How much comes off, as it was said; a price it goes down to may be said outright or only be implied. */
export type Figure = { share: number } | { amount: number } | { to_price: number; implied?: boolean };

/**
 * How often a charge is paid: for each unit (of a rental every period, or once however long it is), every period, once
 * a deal, or for each of what is counted by itself. With `included` only what goes beyond so many is charged; with 0
 * the buyer counts what goes beyond.
 */
export type ChargedPer = 'unit' | 'unit_once' | 'period' | 'deal' | { count: string; included?: number };

interface Said {
  /** The exact words of the description. */
  quote: string;
}

/** Whether a discount is given to whoever qualifies, or is room to bargain; absent: its words say. */
interface Given {
  how?: 'given' | 'up_to';
}

interface SaidPrice extends Said {
  price: number;
  /** Weak ones (a bare price, "retail") count only where no strong one is said. */
  strength: 'strong' | 'weak';
  /** What one price is for, where it says so: `seat`, `桶`. */
  unit: string | null;
  /** The time that it is paid for, where words say so that were pointed at. */
  period?: TimeUnit;
  /** Of all sums of the description only this one can be it. */
  only?: boolean;
  /** No word says so beyond doubt. */
  likely?: true;
}

/** A price that was said: the asking price, or the lowest. */
export type PriceStatement = (SaidPrice & { kind: 'list' }) | (SaidPrice & { kind: 'floor' });

/** Something that a buyer does, and what it changes for it. */
export interface TradeStatement extends Said, Given {
  kind: 'trade';
  /** What the buyer does for it, in the seller's words. */
  condition: string;
  figure: Figure;
  /** "200 more": on top of the rest. */
  extra: boolean;
  stacks: boolean;
}

/** Something that a buyer gets without a charge. */
export interface GiftStatement extends Said {
  kind: 'gift';
  what: string;
  cost: number | null;
  perDeal: boolean;
  /** The share of discount up to which it is given, or the unit price above which. */
  condition: { atMost: number } | { priceAtLeast: number } | null;
  free: boolean;
}

/** One thing that a description says, with the words that say it. */
export type Statement =
  | PriceStatement
  | TradeStatement
  | GiftStatement
  | (Said & { kind: 'fixed_price' })
  // Below it nothing is sold without the seller.
  | (Said & { kind: 'reserve'; price: number })
  | (Said & { kind: 'floor_off'; figure: Figure })
  // `all`: down to the lowest price, whatever that is.
  | (Said & { kind: 'free_discount'; figure: Figure; all?: boolean })
  // What the buyer pays on top for something: never a discount. `always`: whatever they order. `instead`: the price of
  // another version, as what it costs more than the list price. `freeFrom`: orders of so many or more do not pay it.
  | (Said & {
      kind: 'charge';
      what: string;
      figure: { share: number } | { amount: number };
      per: ChargedPer;
      always?: true;
      instead?: true;
      freeFrom?: number;
      /** Where the number stands that is included. */
      covered?: Place;
    })
  | (Said & { kind: 'unit'; unit: string })
  // `implied`: not said as a bound ("six chairs, $45 each"), and counts only where none is.
  // `likely`: no word says so beyond doubt.
  | (Said & {
      kind: 'quantity';
      min?: number;
      max?: number;
      /** Counts are multiples of it. */
      step?: number;
      unit: string | null;
      implied?: boolean;
      likely?: true;
    })
  // `upTo`: the end of a row such as "10-49: $9"; `all`: there are no more of them.
  | (Said &
      Given & {
        kind: 'break';
        from: number;
        upTo?: number;
        all?: boolean;
        figure: Figure;
        extra: boolean;
        stacks: boolean;
        unit: string | null;
      })
  | (Said &
      Given & { kind: 'grant'; flag: string; figure: Figure | null; extra: boolean; stacks: boolean; likely?: true })
  | (Said & { kind: 'never'; words: string[]; about: 'request' | 'gift'; likely?: true })
  | (Said & { kind: 'handoff'; subject: string; words: string[]; likely?: true })
  | (Said & { kind: 'fact'; words: string[] })
  | (Said & { kind: 'stock'; key: StockKey; value: string; option: string | null })
  | (Said & {
      kind: 'manner';
      objective?: Objective;
      maxRounds?: number;
      tone?: Tone;
      signOff?: string;
    })
  | (Said & { kind: 'currency'; code: string })
  | (Said & { kind: 'name'; name: string })
  | (Said & { kind: 'not_understood'; reason: 'words' | 'not_expressible' | 'quantity' });

/** A statement with the place of its words in the description, in code points; `end` is exclusive. */
export type PlacedStatement = Statement & { start: number; end: number };

/** Statements of one kind, and the same with their places. */
export type StatementOf<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;
export type PlacedOf<Kind extends Statement['kind']> = Extract<PlacedStatement, { kind: Kind }>;

/** The statements of one kind, in the order in which they are said. */
export function saidAbout<Said extends Statement, Kind extends Said['kind']>(
  statements: readonly Said[],
  kind: Kind,
): Extract<Said, { kind: Kind }>[] {
  return statements.filter((said): said is Extract<Said, { kind: Kind }> => said.kind === kind);
}

/** Whether a charge is for what goes beyond an included number. */
export const countsBeyond = ({ per }: { per: ChargedPer }): boolean =>
  typeof per === 'object' && per.included !== undefined;
