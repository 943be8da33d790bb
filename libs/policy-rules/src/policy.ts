/**
 * The policy language `svc-policy/1`: what a seller may agree to, as data. Money is a number of currency units; every
 * comparison is made on integers (see `money.ts`), so no rounding error can open or close a deal.
 */

/**
 * A reduction of a unit price. What it is a reduction of depends on its place: `gives` lowers the list price, `unlocks`
 * lets the price fall below the list of the package. Exactly one member is present.
 */
export type Reduction =
  /** A share of the price that is reduced, 0..1. */
  | { share: number }
  /** An amount of money a unit. */
  | { amount: number }
  /** Down to this unit price. */
  | { to_price: number };

/** How far choosing something lets the discount from the package's list go. */
export type Unlock = Reduction;

/** What an option costs the buyer on top of the price. Exactly one member is present. */
export type ChargeRule =
  /** Money, as often as `charge_per` says. */
  | { amount: number }
  /** A share of price × quantity, of each period where there are periods. At most 10: ten times the goods. */
  | { share: number };

/** The spans of time that a price can be paid for, the shortest first. */
export const PERIOD_UNITS = ['hour', 'day', 'night', 'week', 'month', 'year'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** A charge that is ordered by its own count: 60 cents a mile, for at most 200 miles. */
export interface CountedCharge {
  /** The word for one of what is counted: `mile`, `page`, `storey`. */
  count: string;
  /** The most that can be ordered; at least 1. */
  max: number;
  /** So many of those that are ordered cost nothing: the charge is for what is beyond. Default 0. */
  included?: number;
}

/** How often a charge of an amount is paid: see `chargesOf`. */
export type ChargePer = 'unit' | 'period' | 'unit_period' | 'deal' | CountedCharge;

/** What a choice, an order size or a confirmed flag does to the price. */
export interface PriceEffect {
  /** Everybody who has it pays so much less: it lowers the list of the package and is not bargained over. */
  gives?: Reduction;
  /** A permission to bargain: how far below the package's list the price may go. */
  unlocks?: Reduction;
  /** Whether the effect adds to those of other choices; otherwise the largest counts. Default false. */
  stacks?: boolean;
}

/** An option of a term. */
export interface OptionRef {
  term: string;
  option: string;
}

/** One way in which a term can be settled. */
export interface PolicyOption extends PriceEffect {
  id: string;
  label: string;
  /** What the option earns (+) or costs (−) the seller against the default one, beside its charge. Default 0. */
  worth?: number;
  /** Whether `worth` counts for each unit or once a deal. Default `unit`. */
  worth_per?: 'unit' | 'deal';
  /** What the buyer pays for the option on top of the price: a line of its own, never discounted. */
  charge?: ChargeRule;
  /** How often a charge of an `amount` is paid: a unit, a deal, every period, or each counted. Default `unit`. */
  charge_per?: ChargePer;
  /** Orders of this many units or more pay no charge. */
  charge_free_from?: number;
  /** For how many periods the deal is made with this option: 24 for two years of a price by the month. */
  periods?: number;
  /** An option of another term without which this one cannot be had. */
  requires?: OptionRef;
  /** The option may be given only while the discount from `list_price` is at most this share, 0..1. */
  requires_discount_at_most?: number;
  /** Words by which a buyer names the option, beside its id and label. */
  words?: string[];
}

/** Something that can be traded beside the price: payment, delivery, warranty, contract length, … */
export interface PolicyTerm {
  id: string;
  label: string;
  options: PolicyOption[];
  /** The id of the option that holds when nobody speaks of the term. */
  default: string;
  /** Words by which a buyer names the term, beside its id and label. */
  words?: string[];
}

/** From this quantity on, the price is lower or may be. The break with the greatest `from` that is reached counts. */
export interface QuantityBreak extends PriceEffect {
  from: number;
  /** The break is for buyers with this confirmed flag only. */
  flag?: string;
  /** The break is for orders with this option only. */
  option?: OptionRef;
}

/** What the price is paid for again and again, or rented by. All counts are whole periods. */
export interface PolicyPeriod {
  unit: PeriodUnit;
  /** Fewest periods. Default 1. */
  min?: number;
  /** Most periods. Default `POLICY_LIMITS.periods`. */
  max?: number;
  /** How many there are where neither the order nor an option says. Absent: it runs until somebody ends it. */
  default?: number;
  /** From so many periods on, the price is lower or may be; like those of a quantity. */
  breaks?: QuantityBreak[];
}

/** What a buyer may order. All counts are whole units. */
export interface PolicyQuantity {
  min: number;
  max: number;
  /** The word for one unit, which may be a set: `seat`, `件`, `pair`. */
  unit: string;
  /** Counts are multiples of it: 12 where bottles are sold by the case. Default 1. */
  step?: number;
  breaks?: QuantityBreak[];
}

/** What a confirmed flag opens. A flag counts only when the caller's own records confirm it. */
export interface PolicyGrant extends PriceEffect {
  flag: string;
  /** Options that only buyers with this flag (or another flag that names them) may have. */
  options?: OptionRef[];
}

/** A request that is always refused. */
export interface PolicyNever {
  id: string;
  /** What the seller says about it. */
  text: string;
  /** Words in a buyer's message that ask for it. */
  words: string[];
}

/** A subject for a person. */
export interface PolicyHandoff {
  id: string;
  text: string;
  words: string[];
}

/** Something a buyer may be told. */
export interface PolicyFact {
  id: string;
  words: string[];
  answer: string;
}

/** The record field by which a bind finds its stock record. */
export const STOCK_KEYS = ['id', 'vin', 'sku', 'gtin'] as const;
export type StockKey = (typeof STOCK_KEYS)[number];

/** A stock record that must say "available" before anything is offered or signed. */
export interface StockBind {
  match: Partial<Record<StockKey, string>>;
  /** When present, the bind holds only for offers that choose this option. */
  option?: OptionRef;
  /** Availability words that count as available beside the standard ones, such as `PreOrder`. */
  accept?: string[];
}

/** What a seller may prefer: to sell sooner, to hold out longer, or neither. */
export const OBJECTIVES = ['close', 'balance', 'margin'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** A rule by which a bid below the reserve is approved without a person. */
export interface ApprovalRule {
  /** The lowest unit price that the rule approves; the seller states it, nothing stands in for it. */
  from: number;
  /** How long a bid waits, whatever its height, 1..720. Default 24. */
  after_hours?: number;
}

/** How a policy negotiates. */
export interface PolicyManner {
  /** How far above the floor the reserve lies where the policy names none. Default `balance`. */
  objective?: Objective;
  /** How many bids and wishes for less are answered with something new, 1..64. Default 8. */
  max_rounds?: number;
  /** How far each move takes the price from the list to the reserve, ascending shares 0..1. Default ½, ⅘, 1. */
  counters?: number[];
  /** The share of what a trade is worth that the buyer may have, 0..1. Default 0.6. */
  share_of_trades?: number;
  /** Whether buyers are told that a bid below the reserve is passed on. Default false. */
  pass_on?: boolean;
  /** Bids that are approved by rule. Absent: a person decides. */
  approve?: ApprovalRule;
  /** How long an offer and a standing bid are good, 1..720. Default 48. */
  offer_valid_hours?: number;
  /** How long a signed deal holds a single thing, 1..720. Default 24. */
  hold_hours?: number;
  /** How many conversations a day one known buyer may move the price in, 1..1000. Absent: as many as they begin. */
  conversations_per_day?: number;
  tone?: 'friendly' | 'plain' | 'formal';
  sign_off?: string;
}

/** From this day on the reserve is this price. */
export interface ReserveDate {
  /** `YYYY-MM-DD`; the day begins at midnight UTC. */
  from: string;
  price: number;
}

/** The limits of a seller as data: what may be offered, at which prices, and what may be told. */
export interface Policy {
  version: 'svc-policy/1';
  name: string;
  language: 'en' | 'zh';
  /** ISO 4217. */
  currency: string;
  /** 128 random bits, base64url, so that the policy's hash tells nobody the floor. */
  salt?: string;
  /** Decimals of the unit price, 0..6. Default: the currency's. */
  price_decimals?: number;
  /** A name of the bargain: `bundle2` or `price1`, which are one. */
  engine?: string;
  /** How many options of equal worth a reply may hold, 0..3; 0 and 1 mean one deal at a time. Default 3. */
  meso?: number;
  list_price: number;
  floor_price: number;
  /** The lowest unit price at which a conversation closes by itself. Absent: computed, see `reservePrice`. */
  reserve_price?: number;
  /** How the reserve falls by dates, the earliest first. */
  reserve_dates?: ReserveDate[];
  /** Money a unit that may be given for nothing, from the package's list. Absent: live to the reserve. */
  free_discount?: number;
  quantity?: PolicyQuantity;
  /** Where the price is paid by time. Prices, worth and discounts are then for one unit and one period. */
  period?: PolicyPeriod;
  terms?: PolicyTerm[];
  grants?: PolicyGrant[];
  never?: PolicyNever[];
  inventory?: { bind: StockBind[] };
  handoff?: PolicyHandoff[];
  facts?: PolicyFact[];
  manner?: PolicyManner;
}
