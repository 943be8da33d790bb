export { detectAnchorAttack } from './next-offer/anchor-attack.js';
export type { AnchorAttackRequest, AnchorAttackVerdict, AnchorResponse } from './next-offer/anchor-attack.js';
export { createBundleNegotiator, negotiateBundle } from './bundle.js';
export type { BundleAlternative, BundleMove, BundleRequest, InferredUtility, NextMove } from './bundle/bundle-move.js';
export { buyNextOffer } from './next-offer/buy-next-offer.js';
export type {
  BuyNextOffer,
  BuyNextOfferRequest,
  Defense,
  DefenseAction,
  OfferWarning,
} from './next-offer/buy-next-offer.js';
export type { BundleIssue, OptionName, UntoldIssue } from './deal-issues.js';
export { scoreDeal } from './score/deal-score.js';
export type { DealScore, DealToScore, FrontierPackage } from './score/deal-score.js';
export { DISPUTE_DISCOUNT, negotiateDispute } from './dispute.js';
export type { DisputeAdvice, DisputeRequest, DisputeRound, SettlementZone } from './dispute.js';
export { NegotiationMathError } from './negotiation-math-error.js';
export type { NegotiationMathErrorCode } from './negotiation-math-error.js';
export type { LimitPosterior, OpponentType } from './next-offer/price-move.js';
export type { MarketPrior, WtpPrior } from './next-offer/value-priors.js';
export { DEFAULT_TUNABLES } from './next-offer/tunables.js';
export type { Tunables } from './next-offer/tunables.js';
export { acceptanceCurve } from './turn/acceptance-curve.js';
export type { AcceptancePoint } from './turn/acceptance-curve.js';
export { negotiateTurn } from './turn/negotiate-turn.js';
export type { TurnAdvice } from './turn/negotiate-turn.js';
export type { TurnRequest } from './turn/turn-request.js';
export { sellNextOffer } from './next-offer/sell-next-offer.js';
export type { SellNextOffer, SellNextOfferRequest } from './next-offer/sell-next-offer.js';
export { planDescendingOffers } from './next-offer/stopping.js';
export type { DescendingOffersInput, DescendingOffersPlan } from './next-offer/stopping.js';
export type { TurnFit } from './turn/judge-fit.js';
export {
  ANCHOR_RESPONSES,
  BUNDLE_ACTIONS,
  DEFAULT_BATNA,
  DEFAULT_BUNDLE_ROUNDS,
  DEFAULT_DISPUTE_ROUNDS,
  DEFAULT_FRONTIER_KNOB,
  DEFAULT_TURN_ROUNDS,
  DEFENSES,
  MAX_BUNDLE_BUDGET,
  MAX_BUNDLE_OFFERS,
  MAX_BUNDLE_ROUNDS,
  MAX_DEADLINE_ROUNDS,
  MAX_DISPUTE_ROUNDS,
  MAX_DOLLARS,
  MAX_FRONTIER_PACKAGES,
  MAX_ISSUES,
  MAX_ISSUE_WEIGHT,
  MAX_ITEM_CHARACTERS,
  MAX_MARKET_SIGMA,
  MAX_NOTIONAL,
  MAX_OFFER_HISTORY,
  MAX_OPTIONS,
  MAX_PACKAGES,
  MAX_TUNED_SIGNALING_ROUNDS,
  MAX_WTP_MU,
  MAX_WTP_SIGMA,
  MIN_BUNDLE_ISSUES,
  MIN_DISPUTE_ROUNDS,
  MIN_WTP_SIGMA,
  NEXT_ANSWERS,
  OFFER_WARNINGS,
  OPPONENT_TYPES,
  SIDES,
  TURN_ACTIONS,
} from './limits.js';
