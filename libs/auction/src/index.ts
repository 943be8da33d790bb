export { AuctionError } from './auction-error.js';
export type { AuctionErrorCode } from './auction-error.js';
export { AUCTION_FORMATS } from './limits.js';
export type { AuctionFormat } from './auction-input.js';
export { FORMAT_CHARACTER, FORMAT_CRITERIA, recommendFormat } from './format-recommendation.js';
export type { FormatCriterion, FormatProblem, FormatRecommendation, FormatScore } from './format-recommendation.js';
export { optimalBid } from './optimal-bid.js';
export type { BidProblem, OptimalBid } from './optimal-bid.js';
export { optimalReserve } from './optimal-reserve.js';
export type { OptimalReserve, ReserveProblem } from './optimal-reserve.js';
export { reserveCurve } from './reserve-curve.js';
export type { ReservePoint } from './reserve-curve.js';
export { BY_VALUE, BY_VIRTUAL_VALUE, integrateScores } from './score-auction.js';
export type { ScoreAuctionFigures, ScoreRanking } from './score-auction.js';
export { simulateAuction } from './simulation.js';
export type { AuctionSimulation, AuctionToSimulate } from './simulation.js';
export type { PriorParams } from '@svc/numerics';
export {
  DEFAULT_SIMULATIONS,
  MAX_AMOUNT,
  MAX_BIDDERS,
  MAX_FORMAT_WEIGHT,
  MAX_RISK_AVERSION,
  MAX_SIMULATIONS,
  MIN_RISK_AVERSION,
  MIN_SIMULATIONS,
} from './limits.js';
