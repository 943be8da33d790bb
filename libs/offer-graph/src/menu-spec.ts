import type { COST_KINDS, DIM_KINDS, NEGOTIABLE } from './limits.js';

/** A kind of a dimension. */
export type DimKind = (typeof DIM_KINDS)[number];

/** A kind of an entry of the cost stack. */
export type CostKind = (typeof COST_KINDS)[number];

/** Whether a dimension may be bargained over. */
export type Negotiable = (typeof NEGOTIABLE)[number];

/** One thing that a dimension can be set to. Money is in dollars a unit of the cart, 0..1e9. */
export interface OptionSpec {
  /** 1..64 characters, unique in the whole menu. */
  id: string;
  /** At most 120 characters. */
  label?: string;
  /** What it adds to the list price. */
  price_delta?: number;
  /** What it costs the seller. */
  unit_cost?: number;
  /** What it costs the seller where it is perishable and expiring. */
  salvage?: number;
  perishable?: boolean;
  /** Whether it needs as many units in stock as the cart has. */
  stock_limited?: boolean;
  /** Of a fulfillment: served at once (the default), or later in its slot. */
  immediate?: boolean;
  /** Of a deferred fulfillment: its slot, 0..10,000. */
  slot_ticks?: number;
}

/** One dimension of a menu. */
export interface DimSpec {
  /** 1..64 characters, unique in the menu. */
  id: string;
  /**
   * `choice` and `preference`: exactly one; `addon`: any subset; `fulfillment`: exactly one, at most one such
   * dimension; `quantity`: 1..`qty_cap`, at most one.
   */
  kind: string;
  /** 1..12 of them; none for a quantity. */
  options?: OptionSpec[];
  /** Of a quantity: the most units, 1..12. */
  qty_cap?: number;
  /** `free`, `lever`, or `auto` and null: the costs tell. */
  negotiable?: string | null;
}

/** Which options go together: option id → option ids. */
export interface DepsSpec {
  /** The option needs all of these. */
  valid_on?: Record<string, string[]>;
  /** The same: the option needs all of these. */
  requires?: Record<string, string[]>;
  /** The option goes with none of these, nor they with it. */
  excludes?: Record<string, string[]>;
}

/** One line of a pasted menu. */
export interface MenuItemSpec {
  name: string;
  /** Dollars, 0..1e9. */
  price: number;
  /** Dollars, 0..1e9; 0 where it is left out. */
  cost?: number;
  /** Units at hand; not limited where it is left out. */
  qty?: number;
  /**
   * `addon` (or `extra`) makes it an extra to any cart, `perishable` lets it expire; others are kept out of the sums.
   */
  tags?: string[];
}

/** A menu: `dims`, or the friendly form with `items`, which is compiled to them. */
export interface MenuSpec {
  /** At most 120 characters. */
  name?: string;
  dims?: DimSpec[];
  items?: MenuItemSpec[];
  deps?: DepsSpec;
  /** Names of cost kinds, or `{kind, ...parameters}`; at most 8. */
  cost?: (string | Record<string, unknown>)[];
}

/** What a buyer says of itself. */
export interface BuyerSpec {
  /** Dimension id → option id → dollars a unit, −1e9..1e9; what is not named is worth nothing. */
  values?: Record<string, Record<string, number>>;
  /** What each further unit is worth of the one before it, 0..1; 0.15 where it is left out. */
  qty_decay?: number;
  /** The surplus in dollars that it has elsewhere, 0..1e9. */
  outside?: number;
  /** The probability that a walk-in is turned away, 0..1. */
  balk?: number;
  /** Slot → what waiting for it costs the buyer, dollars. */
  defer?: Record<string, number>;
}

/** What the shop has now. */
export interface StateSpec {
  /** The time on the shop's own clock; stands in no formula. */
  tick?: number;
  /** Option id → units. */
  inventory?: Record<string, number>;
  /** Slot → units that it can still take. */
  capacity?: Record<string, number>;
  /** Option ids; those that are perishable cost their salvage. */
  expiring?: string[];
  /** Option id → units that others will buy at list, in expectation. */
  expected_demand?: Record<string, number>;
}

/** How a seller wants to quote. */
export interface QuoteOptsSpec {
  /** False quotes nothing to buyers who would never pay list. */
  quote_lookers?: boolean;
  /** The least share of list that is ever quoted, 0..1. */
  min_price_frac?: number;
  /** True quotes no unit beyond the first that the buyer values below its marginal cost. */
  qty_appetite?: boolean;
  /** The seller's weight in the Nash product, 0..1; 0.5 is symmetric. */
  seller_weight?: number;
}

/** What a pinned dimension stands at: an option id, the ids of all add-ons taken, or a quantity. */
export type PinnedValue = string | string[] | number;
