export { galeShapley } from './gale-shapley.js';
export type { Matching, MatchingProblem } from './gale-shapley.js';
export type { Proposer, Receiver } from './gale-shapley-market.js';
export { MechanismError } from './mechanism-error.js';
export type { MechanismErrorCode } from './mechanism-error.js';
export { AUCTION_OBJECTIVES, MECHANISMS } from './limits.js';
export { designOptimalAuction } from './optimal-auction.js';
export type { AuctionDesignProblem, AuctionObjective, OptimalAuction } from './optimal-auction.js';
export { postPrice } from './posted-price.js';
export type { PostedPrice, PostedPriceProblem } from './posted-price.js';
export type { ScheduleRow } from './price-schedule.js';
export {
  DEFAULT_DESIGN_SIMULATIONS,
  DEFAULT_SEASONS,
  DEFAULT_SEED,
  MAX_ARRIVAL_RATE,
  MAX_DESIGN_BIDDERS,
  MAX_DESIGN_SIMULATIONS,
  MAX_HORIZON_SECONDS,
  MAX_INVENTORY,
  MAX_MATCHING_CAPACITY,
  MAX_MATCHING_ID_CHARACTERS,
  MAX_MATCHING_SIDE,
  MAX_SCHEDULE_ROWS,
  MAX_SEASONS,
  MIN_DESIGN_SIMULATIONS,
  MIN_SEASONS,
} from './limits.js';
