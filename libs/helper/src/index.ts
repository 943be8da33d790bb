export type { Advice, Verdict } from './advice.js';
export { advise } from './advise.js';
export { ask, assumptions, DISCLAIMER } from './ask.js';
export type { HelperAnswer, HelperQuestion, HelperRequest, UnderstoodValue } from './ask.js';
export { checkRent, listMetros } from './check-rent.js';
export type { RentCheck, RentVerdict, RentVerdictAnswer } from './check-rent.js';
export { findMetro } from './find-metro.js';
export { HelperError } from './helper-error.js';
export type { HelperErrorCode } from './helper-error.js';
export {
  FIELD_KINDS,
  MAX_DOLLARS,
  MAX_KEY_CHARACTERS,
  MAX_MONTHS,
  MAX_OUTCOME_CHARACTERS,
  MAX_OUTCOME_DOLLARS,
  MAX_QUESTIONS,
  MAX_RECEIPT_CHARACTERS,
  MAX_RENT,
  MAX_TEXT_CHARACTERS,
  MAX_VALUES,
  RECEIPT_WEEKS,
  RENT_VERDICTS,
  VERDICTS,
} from './limits.js';
export { listSituations } from './list-situations.js';
export type { ListedSituation } from './list-situations.js';
export { AMOUNT_BANDS, KEPT, OUTCOMES, redactOutcome, weekOf } from './outcome.js';
export type { KeptMember, KeptOutcome, Outcome, ToldOutcome } from './outcome.js';
export { privacyPage } from './privacy-page.js';
export { decodeReceipt, encodeReceipt, isReceiptOpen, RECEIPT_BOUND_TO, RECEIPT_ID_BYTES } from './receipt.js';
export type { HelperReceipt } from './receipt.js';
export type { Metro, RentSource } from './rent-source.js';
export type {
  Adjustment,
  Condition,
  Field,
  FieldKind,
  FieldOption,
  Reference,
  Situation,
  Step,
  Value,
  Values,
} from './situation.js';
export { SITUATIONS } from './situations/situations.js';
