export { agreedLabels } from './agreed-labels.js';
export { checkOffer, offerAllowed, quantityBounds, RULES } from './check-offer.js';
export type { RuleId, RuleLine } from './check-offer.js';
export { chargesOf, dealTotal, priceForTotal, totalPerPeriod } from './charges.js';
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
export { netPerUnit, netTotalMicros, totalPrice } from './net.js';
export { packageListMicros, reductionMicros } from './package-list.js';
export { agreedPeriods, periodsAllowed, spreadPeriods } from './periods.js';
export { ENGINE_NAMES, OBJECTIVES, PERIOD_UNITS, POLICY_DEFAULTS, STOCK_KEYS } from './policy.js';
export type {
  ApprovalRule,
  Charge,
  ChargePer,
  ChargeRule,
  CountedCharge,
  Objective,
  Offer,
  OfferContext,
  OptionRef,
  Ordered,
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
  StockRecord,
  Unlock,
} from './policy.js';
export { isRecord } from './is-record.js';
export type { JsonSchema } from './json-schema.js';
export { POLICY_SCHEMA } from './policy-schema.js';
export { POLICY_LIMITS, POLICY_SHAPE } from './policy-shape.js';
export { schemaFaults } from './schema-faults.js';
export type { SchemaFault } from './schema-faults.js';
export { bindAvailable, bindsFor, describeBind, isSingleThing, matchesBind, unitsInStock } from './stock.js';
export { unlockedMicros } from './unlocked.js';
