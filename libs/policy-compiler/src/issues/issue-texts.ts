import type { PeriodUnit } from '@svc/policy-rules';
import type { IssueCode } from '../issue.js';

/** What is wrong, and what the seller could write or change. */
export type IssueText = readonly [message: string, suggestion: string];

/** Words of a description with what they were read as. */
export type ReadAs = readonly [quote: string, as: string];

/** The words of every issue in one language; a language that lacks one does not compile. */
export interface IssueTexts {
  listPriceNotSaid(): IssueText;
  floorNotSaid(): IssueText;
  saidFloorAboveList(floor: number, list: number): IssueText;
  floorAboveList(floor: number, list: number): IssueText;
  floorTold(floor: number): IssueText;
  twoListPrices(first: number, second: number): IssueText;
  twoFloors(first: number, second: number): IssueText;
  twoSmallestOrders(first: number, second: number): IssueText;
  twoLargestOrders(first: number, second: number): IssueText;
  twoFreeDiscounts(first: number, second: number): IssueText;
  otherPrice(other: number, list: number): IssueText;
  fixedYetLower(floor: number): IssueText;
  fixedYetDiscount(): IssueText;
  currenciesMixed(first: string, second: string): IssueText;
  currencyAssumed(currency: string): IssueText;
  tooManyTrades(terms: number, options: number): IssueText;
  tradeWithTwoDiscounts(label: string): IssueText;
  breakWithTwoDiscounts(from: number): IssueText;
  grantWithTwoDiscounts(flag: string): IssueText;
  /** The last three are how much the trade promises, how much of it is left live, and the share that is. */
  worthAssumed(label: string, worth: number, most: string, live: string, share: number): IssueText;
  costUnknown(label: string): IssueText;
  promisedAndRefused(thing: string): IssueText;
  boundsExclude(min: number, max: number): IssueText;
  quantityBounds(min: number, max: number): IssueText;
  quantityUnclear(): IssueText;
  timeNotExact(words: string, unit: PeriodUnit): IssueText;
  saidBreakBelowMin(from: number, min: number): IssueText;
  saidBreakAboveMax(from: number, max: number): IssueText;
  breakBelowMin(from: number, min: number): IssueText;
  breakAboveMax(from: number, max: number): IssueText;
  breaksNotIncreasing(): IssueText;
  breakEmpty(from: number): IssueText;
  notUsed(quotes: readonly string[], spots: readonly ReadAs[]): IssueText;
  readingUnsure(spots: readonly ReadAs[]): IssueText;
  tradeBeyondFloor(label: string, off: number, room: number): IssueText;
  tradeGainsNothing(label: string, free: number): IssueText;
  toPriceAboveList(label: string, price: number, list: number): IssueText;
  giftNeverPossible(label: string, cost: number): IssueText;
  termWithoutTrade(label: string): IssueText;
  freeBeyondFloor(free: number, floor: number): IssueText;
  grantEmpty(flag: string): IssueText;
  reserveOutside(price: number, floor: number, list: number): IssueText;
  twoReserves(first: number, second: number): IssueText;
  /** `isFree`: whoever offers it gets it for nothing in return. */
  reserveProposed(reserve: string, isFree: boolean): IssueText;
  reserveAtFloor(floor: number): IssueText;
  /** Members to paste, as JSON: where several buyers are expected, and where few are. */
  goneBy(several: string, few: string): IssueText;
  reserveDayUnknown(day: string): IssueText;
  reserveDatesOrder(day: string, before: string): IssueText;
  reserveRises(price: number, before: number): IssueText;
  countersOrder(): IssueText;
  approveOutside(from: number, floor: number, reserve: number): IssueText;
  approveNeedsTrade(from: number, least: number): IssueText;
  saltMissing(): IssueText;
  pricePrecision(amount: number, decimals: number): IssueText;
  duplicateId(id: string): IssueText;
  defaultUnknown(id: string, term: string, options: readonly string[]): IssueText;
  grantOptionUnknown(option: string, term: string): IssueText;
  bindOptionUnknown(option: string, term: string): IssueText;
  engineUnknown(engine: string, engines: readonly string[]): IssueText;
  listPriceMissing(): IssueText;
  floorMissing(): IssueText;
  /** How many lines of the read-back wait for the seller's word. */
  readBackWaits(lines: number): IssueText;
  shapeWrong(place: string | null, fault: string): IssueText;
}

/** The code of each text; a fault of shape brings its own, `schema_` and the keyword. */
export const CODE_OF: Readonly<Record<keyof IssueTexts, IssueCode>> = {
  listPriceNotSaid: 'price_missing',
  floorNotSaid: 'floor_missing',
  saidFloorAboveList: 'floor_above_list',
  floorAboveList: 'floor_above_list',
  floorTold: 'floor_told',
  twoListPrices: 'contradiction',
  twoFloors: 'contradiction',
  twoSmallestOrders: 'contradiction',
  twoLargestOrders: 'contradiction',
  twoFreeDiscounts: 'contradiction',
  otherPrice: 'not_understood',
  fixedYetLower: 'contradiction',
  fixedYetDiscount: 'contradiction',
  currenciesMixed: 'currencies_mixed',
  currencyAssumed: 'currency_assumed',
  tooManyTrades: 'shortened',
  tradeWithTwoDiscounts: 'contradiction',
  breakWithTwoDiscounts: 'contradiction',
  grantWithTwoDiscounts: 'contradiction',
  worthAssumed: 'worth_assumed',
  costUnknown: 'cost_unknown',
  promisedAndRefused: 'contradiction',
  boundsExclude: 'contradiction',
  quantityBounds: 'quantity_bounds',
  quantityUnclear: 'quantity_unclear',
  timeNotExact: 'contradiction',
  saidBreakBelowMin: 'contradiction',
  saidBreakAboveMax: 'contradiction',
  breakBelowMin: 'break_below_min',
  breakAboveMax: 'break_above_max',
  breaksNotIncreasing: 'breaks_not_increasing',
  breakEmpty: 'break_empty',
  notUsed: 'not_used',
  readingUnsure: 'reading_unsure',
  tradeBeyondFloor: 'trade_cannot_pay',
  tradeGainsNothing: 'trade_cannot_pay',
  toPriceAboveList: 'to_price_above_list',
  giftNeverPossible: 'gift_never_possible',
  termWithoutTrade: 'term_without_trade',
  freeBeyondFloor: 'free_discount_beyond_floor',
  grantEmpty: 'grant_empty',
  reserveOutside: 'reserve_outside',
  twoReserves: 'contradiction',
  reserveProposed: 'reserve_proposed',
  reserveAtFloor: 'reserve_at_floor',
  goneBy: 'gone_by',
  reserveDayUnknown: 'reserve_dates_order',
  reserveDatesOrder: 'reserve_dates_order',
  reserveRises: 'reserve_dates_order',
  countersOrder: 'counters_order',
  approveOutside: 'approve_outside',
  approveNeedsTrade: 'approve_needs_trade',
  saltMissing: 'salt_missing',
  pricePrecision: 'price_precision',
  duplicateId: 'duplicate_id',
  defaultUnknown: 'default_unknown',
  grantOptionUnknown: 'grant_option_unknown',
  bindOptionUnknown: 'bind_option_unknown',
  engineUnknown: 'engine_unknown',
  listPriceMissing: 'price_missing',
  floorMissing: 'floor_missing',
  readBackWaits: 'read_back_waits',
  shapeWrong: 'schema_type',
};
