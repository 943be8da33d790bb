import type { CountedCharge, Objective, PolicyManner, StockKey } from '@svc/policy-rules';

/** The forms of a reduction; all arguments are already written out. */
export interface ReductionPhrases {
  share(percent: string): string;
  amount(money: string, per: string): string;
  toPrice(money: string): string;
}

/** The sentences of a summary in one language; all arguments are already written out. */
export interface Phrases {
  language: 'en' | 'zh';
  /** `per` is what `per` says: what one price is for. */
  prices(name: string, list: string, floor: string, per: string): string;
  /** What one price is for, by the unit and the time; each may be empty. */
  per(unit: string, time: string): string;
  samePrice: string;
  /**
   * The lowest price at which a conversation closes by itself; `isNamed` is false where it is computed, `isFree` where
   * nobody gets it for nothing in return.
   */
  reserve(money: string, isNamed: boolean, isFree: boolean): string;
  /** What is given for something lowers it. */
  reserveLess: string;
  /** Prices for larger or longer orders hold below the reserve. */
  reserveBreaks: string;
  /** How it falls: rows of a day and a price. */
  reserveFalls(rows: readonly (readonly [day: string, money: string])[]): string;
  passOn: string;
  approve(money: string, hours: number): string;
  counters(percents: readonly string[]): string;
  shareOfTrades(percent: string): string;
  /** Anything down to the reserve. */
  freeAll: string;
  freeNone: string;
  free(amount: string): string;
  quantity(min: number, max: number, unit: string): string;
  /** Counts are multiples of it. */
  step(size: number, unit: string): string;
  /** How long an order lasts; `max` and `usual` are null where nobody says. */
  period(min: number, max: number | null, usual: number | null, time: string): string;
  brk(from: number, unit: string, effects: string): string;
  /** A reduction that everybody gets who qualifies. */
  gives: ReductionPhrases;
  /** A reduction that may be bargained for. */
  unlocks: ReductionPhrases;
  /** Behind an effect that adds to others. */
  onTop: string;
  /** What an option costs the buyer on top, as often as `per` says, or as a share of the price. */
  charge(money: string, per: string): string;
  perDeal: string;
  perCount(counted: Pick<CountedCharge, 'count' | 'included'>, max: number | null): string;
  charged(unit: string, time: string): string;
  /** A choice that sets how long the deal lasts, and one that needs another. */
  lasts(periods: number, time: string): string;
  requires(option: string): string;
  chargeShare(percent: string): string;
  /** Orders at the list prices, as buyers read them. */
  examples(lines: readonly string[]): string;
  chargeFreeFrom(count: number, unit: string): string;
  /** A term with one option: part of every deal. */
  always(label: string, what: string): string;
  term(label: string, standard: string, options: string): string;
  earns(money: string, perDeal: boolean): string;
  costs(money: string, perDeal: boolean): string;
  onlyAtList: string;
  onlyUpTo(percent: string): string;
  grant(flag: string, gets: string): string;
  never(text: string): string;
  stock(record: string, option: string | null): string;
  stockKey: Readonly<Record<StockKey, string>>;
  handoff(text: string): string;
  fact(answer: string): string;
  objective: Readonly<Record<Objective, string>>;
  rounds(count: number): string;
  offerValid(hours: number): string;
  hold(hours: number): string;
  conversations(count: number): string;
  tone: Readonly<Record<NonNullable<PolicyManner['tone']>, string>>;
  signOff(text: string): string;
  menu(count: number): string;
  join: string;
}
