import type { Policy } from '@svc/policy-rules';
import type { BACKTEST_ROWS, BUYER_TYPES, POLICY_PARTS, VALUE_FAMILIES } from '../limits.js';

/** How a buyer who does not know the rules bargains. */
export type BuyerType = (typeof BUYER_TYPES)[number];
export type BacktestRow = (typeof BACKTEST_ROWS)[number];
export type PolicyPart = (typeof POLICY_PARTS)[number];

/** The share of each type among the buyers who do not know the rules, each 0..1, together 1. */
export type TypeShares = Partial<Record<BuyerType, number>>;

/**
 * What buyers would pay at most, as shares of the range from floor (0) to list (1). `uniform`: from `low` to `high`,
 * default −0.2 to 1.2; `normal`: `mean` and `deviation`, default 0.5 and 0.2. Each at most 10 from 0.
 */
export interface ValuePrior {
  family: (typeof VALUE_FAMILIES)[number];
  low?: number | null;
  high?: number | null;
  mean?: number | null;
  deviation?: number | null;
}

/** A policy and the buyers that it is tried on. */
export interface BacktestInput {
  policy: Policy;
  /** 1..2,000. Default 200. */
  buyers?: number | null;
  /** Another seed draws other buyers, 0..4,294,967,295. Default 0. */
  seed?: number | null;
  /** Default: uniform. Not beside `bids`. */
  prior?: ValuePrior | null;
  /** The seller's own past bids, unit prices: each counts as the most that a buyer would pay. */
  bids?: readonly number[] | null;
  /** Default: a quarter each of `concedes`, `repeats`, `asks_then_bids` and `bids_once`. */
  types?: TypeShares | null;
  /** The share of buyers who know the rules, 0..1. Default 0.1. */
  know?: number | null;
  /** What is left of a wish to buy after waiting for an answer, 0..1. Default 0.6. */
  patience?: number | null;
  /** For a single thing: how many visitors are expected until the last of its dates, 1..100. Default none. */
  visitors?: number | null;
  /** Which tables are wanted. Default all. */
  rows?: readonly BacktestRow[] | null;
}

/** A mean with its interval of 95 %. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** What a seller gets above the lowest price a unit: in the currency, and as a share of the range up to the list. */
export interface Earned {
  money: Estimate;
  share: Estimate;
}

/** How many of all visitors pay a net price in a bin: from `from` on, below `to`. */
export interface PriceBin {
  from: number;
  to: number;
  share: number;
}

/** What one part of the policy brings: the same buyers with it and without it. */
export interface PartEffect {
  part: PolicyPart;
  /** JSON pointer into the policy; of the whole member. */
  path: string;
  /** What it is called, in the words of the policy. */
  label: string;
  /** With the part less without it, a visitor. Below 0: it costs money. */
  earned: Earned;
  /** With the part less without it: deals a visitor. Below 0: it blocks deals. */
  deals: Estimate;
}

/** What another reserve would bring. */
export interface AnotherReserve {
  price: number;
  deals: Estimate;
  earned: Earned;
}

/** The reserve that earns most where so many know the rules. */
export interface BestReserve {
  know: number;
  price: number;
  earned: Earned;
  /** What it earns beyond the policy as it stands, the same buyers. */
  gain: Earned;
}

/** A fixed price for everybody, beside the policy. */
export interface PriceTag {
  kind: 'half_way' | 'best';
  price: number;
  deals: Estimate;
  earned: Earned;
  /** What the policy earns beyond the tag, the same buyers. */
  gain: Earned;
}

/** One price schedule for a thing that is sold once. */
export interface ThingSchedule {
  /** The reserve at the beginning and after each date. */
  prices: number[];
  earned: Earned;
  /** What the policy earns beyond it, the same visitors. */
  gain: Earned;
}

/** A thing that is sold once, with several visitors. */
export interface ThingSeason {
  visitors: number;
  /** How many seasons were played. */
  seasons: number;
  sold: Estimate;
  earned: Earned;
  /** The best reserve that stays the same all season. */
  fixed: ThingSchedule;
  /** A reserve that falls from nine tenths of the range to a third in ten steps. */
  falling: ThingSchedule;
}

/** What a policy earns from a population of buyers. */
export interface PolicyBacktest {
  buyers: number;
  seed: number;
  know: number;
  currency: string;
  list_price: number;
  floor_price: number;
  /** The reserve that was played, at the beginning where it falls by dates. */
  reserve_price: number;
  /** Deals a visitor. */
  deals: Estimate;
  /** Earned a visitor. */
  earned: Earned;
  /** Earned from a visitor who does not know the rules, and from one who does. */
  from_others: Earned;
  from_knowing: Earned;
  prices: PriceBin[] | null;
  parts: PartEffect[] | null;
  another: AnotherReserve[] | null;
  best: BestReserve[] | null;
  tags: PriceTag[] | null;
  thing: ThingSeason | null;
  /** The answer in words, in the language of the policy. */
  summary: string;
}
