import type { OperationRecord } from '../operation.js';
import { AuctionDesignIn, AuctionDesignResult, PostedPriceIn, PostedPriceResult } from './mechanism-classes.js';
import { DESIGN_EXAMPLES, MATCHING_EXAMPLES, POSTED_PRICE_EXAMPLES } from './mechanism-examples.js';
import { MATCHING_MAX_BODY_BYTES, MatchingIn, MatchingResult } from './matching-classes.js';

/** What the operations of mechanism design have in common: each can take long, so a worker answers it. */
const MECHANISM = {
  feature: 'mechanism',
  method: 'POST',
  access: 'open',
  cost: 'free',
  compute: 'heavy',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

/** POST /v1/mechanism/gale_shapley */
export const MECHANISM_GALE_SHAPLEY: OperationRecord = {
  ...MECHANISM,
  id: 'galeShapley',
  path: '/v1/mechanism/gale_shapley',
  summary: 'Match two sides so that no pair would rather have each other',
  description:
    'Stable matching by deferred acceptance (Gale and Shapley 1962), many to one. Use it to assign people to ' +
    'jobs, suppliers to slots or leads to sales staff by the preferences of both sides. People whom a list ' +
    'omits are not acceptable. The result is the best stable matching for every proposer, so the side whose ' +
    'preferences matter more should propose. Honest lists are best for proposers, not always for receivers. ' +
    'Bodies up to 16 MiB. Deterministic.',
  tools: [
    { name: 'stable_match', door: 'core' },
    { name: 'gt_mechanism_gale_shapley', door: 'pro' },
  ],
  input: MatchingIn,
  bodyLimitBytes: MATCHING_MAX_BODY_BYTES,
  output: MatchingResult,
  examples: MATCHING_EXAMPLES,
};

/** POST /v1/mechanism/optimal_auction_design */
export const MECHANISM_OPTIMAL_AUCTION: OperationRecord = {
  ...MECHANISM,
  id: 'designOptimalAuction',
  path: '/v1/mechanism/optimal_auction_design',
  summary: 'The auction with the highest expected revenue or welfare',
  description:
    'Designs the auction of one item for bidders who may differ (Myerson 1981): who wins, the value that each ' +
    'must reach, and the expected revenue, profit and welfare, with each bidder’s chance of winning. Use it if ' +
    'bidders differ in strength; the revenue auction then favours the weaker ones. Exact by quadrature; a ' +
    'seeded simulation checks the figures. Deterministic.',
  tools: [{ name: 'gt_mechanism_optimal_auction_design', door: 'pro' }],
  input: AuctionDesignIn,
  output: AuctionDesignResult,
  examples: DESIGN_EXAMPLES,
};

/** POST /v1/mechanism/posted_price_optimal */
export const MECHANISM_POSTED_PRICE: OperationRecord = {
  ...MECHANISM,
  id: 'optimalPostedPrice',
  path: '/v1/mechanism/posted_price_optimal',
  summary: 'What to charge for stock that must sell by a deadline',
  description:
    'Prices stock that is worth nothing after the horizon, for buyers who arrive at random and take the price ' +
    'or leave (Gallego and van Ryzin 1994): the best single price with its exact revenue and the chance of ' +
    'selling out, and prices by time and stock left, with their expected revenue. Use it for clearance, ' +
    'tickets, rooms or perishable goods. Deterministic.',
  tools: [
    { name: 'clearance_price', door: 'core' },
    { name: 'gt_mechanism_posted_price_optimal', door: 'pro' },
  ],
  input: PostedPriceIn,
  output: PostedPriceResult,
  examples: POSTED_PRICE_EXAMPLES,
};
