export {
  ADVICE_CATEGORIES,
  ADVICE_MAX_SEED,
  ADVICE_MOVES,
  ADVICE_PRICE_MILLICENTS,
  ADVICE_SECONDS,
  SEED_SPREAD,
  USUAL_ROUNDS,
} from './advice/limits.js';
export type { AdviceCategory } from './advice/limits.js';
export { adviseMove, isWithin, raisedBatna, refusesMove } from './advice/session.js';
export type { AdviceTerms, MoveRequest, SessionStanding } from './advice/session.js';
export { adviseBundle, countersOf, isBundleSound, showMove, summariseSession } from './advice/session-moves.js';
export type { BundleAdviceRequest, PriceMove, SessionMove, SessionSummary } from './advice/session-moves.js';
export { mayFlip, normalizeAsk, shownAsk } from './store/asks.js';
export type { AskStatus } from './store/asks.js';
export { CATALOG_SLOTS } from './store/catalog.js';
export type { CatalogSlotShape } from './store/catalog.js';
export {
  ASK_MAX_CHARACTERS,
  MOST_ASKS,
  ASK_STATUSES,
  LISTED_ASKS,
  NOTE_MAX_CHARACTERS,
  PARCEL_MAX_BYTES,
  PARCEL_TTL_SECONDS,
  PARK_PRICE,
  RECENT_SECONDS,
  SHOWN_DELIVERIES,
} from './store/limits.js';
export { parcelSeconds, parkPrice } from './store/parcel.js';
export { signStoreReceipt, verifyStoreReceipt } from './store/receipt.js';
export type { StoreReceiptShape, UnsignedStoreReceipt } from './store/receipt.js';
export { PREDICATES } from './store/slots.js';
export type { Predicate, Slot } from './store/slots.js';
export { DISPLAY_CHARACTERS, formatAccessKey, KEY_BYTES, KEY_KINDS, parseAccessKey } from './access-key.js';
export type { KeyKind, ParsedAccessKey } from './access-key.js';
export { decideAccess, REQUIRED_KIND } from './access-level.js';
export type { AccessDecision, AccessLevel } from './access-level.js';
export { AccountsError } from './accounts-error.js';
export type { AccountsErrorCode } from './accounts-error.js';
export { KEY_LIMITS } from './keys/limits.js';
export { priceTopUp, topUpAmount } from './wallet/fee.js';
export type { Pack, TopUpPrice } from './wallet/fee.js';
export {
  chargePostings,
  grantPostings,
  isBalanced,
  showWallet,
  starterPostings,
  takePostings,
  topUpPostings,
  TRANSACTION_KINDS,
  walletAccount,
} from './wallet/ledger.js';
export type {
  LedgerAccount,
  OutsideAccount,
  Posting,
  Purse,
  TransactionKind,
  WalletBalance,
  WalletSummaryShape,
} from './wallet/ledger.js';
export {
  CHALLENGE_SECONDS,
  IDEMPOTENCY_SECONDS,
  MILLICENTS_PER_CENT,
  PACK_CENTS,
  PAYMENT_TOKEN_CHARACTERS,
  STARTER_MILLICENTS,
  TOP_UP_CENTS,
  WEBHOOK_TOLERANCE_SECONDS,
} from './wallet/limits.js';
export { notCharged, UNCHARGED_CODES } from './wallet/refusal.js';
export type { Uncharged, UnchargedCode } from './wallet/refusal.js';
export { CHECKOUT_MARK, isPaymentEvent, isTimely, readPaymentNews, topUpMetadata } from './wallet/payment-event.js';
export type { PaidTopUp, PaymentEvent, PaymentNews, TopUpMetadata } from './wallet/payment-event.js';
export { isLaterNews, NOTHING_PAID_BACK, paidBackOf, reversalPostings } from './wallet/reversal.js';
export type { DisputeStanding, PaidBack } from './wallet/reversal.js';
export {
  challengeId,
  credentialFault,
  makeChallenge,
  readCredential,
  sendsCredential,
  showChallenge,
  showPaymentReceipt,
} from './wallet/payment-challenge.js';
export type { ChallengeMac, PaymentChallenge, PaymentCredential } from './wallet/payment-challenge.js';
export { firstKeptHour, hourOf, isoWeek, weekHashText, weeksBack } from './telemetry/iso-week.js';
export { KEPT_MEMBERS } from './telemetry/kept-members.js';
export type { KeptMembers } from './telemetry/kept-members.js';
export {
  ERASURE_WEEKS,
  GRID_STEPS,
  KEPT_ELEMENTS,
  RECOMMENDATION_ID_CHARACTERS,
  WEEK_HASH_BYTES,
} from './telemetry/limits.js';
export { telemetrySection } from './telemetry/privacy-section.js';
export { outcomeOf, recordOf } from './telemetry/record.js';
export type { ReportedOutcome, SharedCall, TelemetryRecord, ToldOutcome } from './telemetry/record.js';
export { quantize, redact } from './telemetry/redact.js';
export type { Feature, Features } from './telemetry/redact.js';
