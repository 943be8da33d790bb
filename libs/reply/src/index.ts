export { BacktestError } from './backtest/backtest-error.js';
export type { BacktestErrorCode } from './backtest/backtest-error.js';
export { backtestPolicy } from './backtest/backtest-policy.js';
export type {
  AnotherReserve,
  BacktestInput,
  BacktestRow,
  BestReserve,
  BuyerType,
  Earned,
  Estimate,
  PartEffect,
  PolicyBacktest,
  PolicyPart,
  PriceBin,
  PriceTag,
  ThingSchedule,
  ThingSeason,
  TypeShares,
  ValuePrior,
} from './backtest/backtest-shape.js';
export { curvePrice } from './curve.js';
export type { BuyerMove, CurvePrice, CurveRules } from './curve.js';
export { decideBid } from './decide-bid.js';
export type { BidDecision, DecideInput } from './decide-bid.js';
export { decideReply, stockFault } from './decide-reply.js';
export { BUYER_STYLES, DECISIONS, REPLY_KINDS } from './limits.js';
export { lookAtTalk } from './look-at-talk.js';
export { emptyMemory, recordTurn } from './memory.js';
export type { JudgedUnder, PromisedOffer, ReplyKind, ReplyMemory, StandingBid, TextHash } from './memory.js';
export { orderKey, orderOf, orderUnder } from './order.js';
export { stated } from './promises.js';
export { packagePrices } from './package-prices.js';
export type { Moment, NoPackage, PackagePrices } from './package-prices.js';
export { playBuyer } from './practice/play-buyer.js';
export type { PracticeInput, PracticeMove, PracticeTurn } from './practice/buyer-moves.js';
export { publicFace } from './practice/public-face.js';
export type { PublicFace } from './practice/public-face.js';
export type { BuyerStyle } from './practice/styles.js';
export type {
  AgreedDeal,
  AgreedPromise,
  Circumstances,
  RepliedOffer,
  RepliedOption,
  ReplyDecision,
  ReplyInput,
  ReplyResult,
  SellersBid,
  SellerSide,
  TalkSummary,
} from './reply.js';
export type { ReplyFault, ReplyFaultCode } from './reply-error.js';
export { isSamePolicy, identityOf, thingsOf } from './same-policy.js';
export { openSealedPolicy, sealPolicy } from './sealed-policy.js';
export type { OfferToSeal, SealedPolicyFault, SealedWith } from './sealed-policy.js';
export { STATE_SCHEMA } from './state-schema.js';
export { openState, packState, STATE_MAX_BYTES, STATE_VALID_DAYS, STATE_VERSION } from './state.js';
export type { OpenedState, ReplyState, StateSealer } from './state.js';
export { curveRules } from './turn.js';
export { standingOf } from './standing-of.js';
export { vocabularyOf } from './vocabulary-of.js';
