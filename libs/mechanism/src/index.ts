export { galeShapley } from './gale-shapley.js';
export type { Matching, MatchingProblem } from './gale-shapley.js';
export { MAX_MATCHING_CAPACITY, MAX_MATCHING_ID_CHARACTERS, MAX_MATCHING_SIDE } from './gale-shapley-market.js';
export type { Proposer, Receiver } from './gale-shapley-market.js';
export { MechanismError } from './mechanism-error.js';
export type { MechanismErrorCode } from './mechanism-error.js';
