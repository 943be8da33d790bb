export { galeShapley } from './gale-shapley.js';
export type { Matching, MatchingProblem } from './gale-shapley.js';
export { MAX_MATCHING_CAPACITY, MAX_MATCHING_ID_CHARACTERS, MAX_MATCHING_SIDE } from './gale-shapley-market.js';
export type { Proposer, Receiver } from './gale-shapley-market.js';
export { MechanismError } from './mechanism-error.js';
export type { MechanismErrorCode } from './mechanism-error.js';
export {
  AUCTION_OBJECTIVES,
  DEFAULT_DESIGN_SIMULATIONS,
  DEFAULT_SEED,
  designOptimalAuction,
  MAX_DESIGN_BIDDERS,
  MAX_DESIGN_SIMULATIONS,
  MIN_DESIGN_SIMULATIONS,
} from './optimal-auction.js';
export type { AuctionDesignProblem, AuctionObjective, OptimalAuction } from './optimal-auction.js';
export {
  DEFAULT_SEASONS,
  MAX_ARRIVAL_RATE,
  MAX_HORIZON_SECONDS,
  MAX_INVENTORY,
  MAX_SEASONS,
  MIN_SEASONS,
  postPrice,
} from './posted-price.js';
export type { PostedPrice, PostedPriceProblem } from './posted-price.js';
export { MAX_SCHEDULE_ROWS } from './price-schedule.js';
export type { ScheduleRow } from './price-schedule.js';
