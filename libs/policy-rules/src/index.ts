export { agreedLabels, chosenLabels } from './agreed-labels.js';
export { checkOffer, offerAllowed, quantityBounds, RULES } from './check-offer.js';
export type { RuleId, RuleLine } from './check-offer.js';
export { chargesOf, comesTo, dealTotal, priceForTotal, sumsOf, totalPerPeriod } from './charges.js';
export type { DealSums } from './charges.js';
export { chosenOption, completeTerms, flagConfirmed, reachedBreak } from './choices.js';
export { lowestPrice } from './lowest-price.js';
export {
  currencyDecimals,
  isCurrency,
  fromMicros,
  hasDecimals,
  MAX_AMOUNT,
  MICROS,
  priceDecimals,
  priceStepMicros,
  toMicros,
} from './money.js';
export { netPerUnit, netTotalMicros, timesPaid, totalPrice } from './net.js';
export { packageListMicros, reachedBreaks, reductionMicros } from './package-list.js';
export { agreedPeriods, periodsAllowed, spreadPeriods } from './periods.js';
export type { Charge, Offer, OfferContext, Ordered, StockRecord } from './offer.js';
export { ENGINE_NAMES, POLICY_DEFAULTS } from './policy-defaults.js';
export { OBJECTIVES, PERIOD_UNITS, STOCK_KEYS } from './policy.js';
export type {
  ApprovalRule,
  ChargePer,
  ChargeRule,
  CountedCharge,
  Objective,
  OptionRef,
  PeriodUnit,
  Policy,
  PolicyFact,
  PolicyGrant,
  PolicyHandoff,
  PolicyManner,
  PolicyNever,
  PolicyOption,
  PolicyPeriod,
  PolicyQuantity,
  PolicyTerm,
  PriceEffect,
  QuantityBreak,
  Reduction,
  ReserveDate,
  StockBind,
  StockKey,
  Unlock,
} from './policy.js';
export { line } from './line.js';
export { isRecord } from './is-record.js';
export type { JsonSchema } from './json-schema.js';
export { POLICY_SCHEMA } from './policy-schema.js';
export { POLICY_LIMITS } from './policy-limits.js';
export { POLICY_SHAPE } from './policy-shape.js';
export { eitherOf, listOf, mapOf, numberFrom, objectOf, oneWord, patterned, textUpTo, wholeFrom } from './shapes.js';
export { signablePrice } from './signable-price.js';
export { soldUnder } from './sold.js';
export type { Sold } from './sold.js';
export { sayFault } from './say-fault.js';
export { schemaFaults } from './schema-faults.js';
export type { SchemaFault } from './schema-faults.js';
export { bindAvailable, bindsFor, describeBind, isSingleThing, matchesBind, unitsInStock } from './stock.js';
export { unlockedMicros } from './unlocked.js';
