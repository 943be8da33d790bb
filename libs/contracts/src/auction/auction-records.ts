import type { OperationRecord } from '../operation.js';
import {
  OptimalBidIn,
  OptimalBidResult,
  OptimalReserveIn,
  OptimalReserveResult,
  SimulateIn,
  SimulateResult,
} from './auction-classes.js';
import { FormatRecommendationIn, FormatRecommendationResult } from './format-classes.js';
import { BID_EXAMPLES, FORMAT_EXAMPLES, RESERVE_EXAMPLES, SIMULATE_EXAMPLES } from './auction-examples.js';

/** What the operations about auctions have in common. */
const AUCTION = {
  feature: 'auction',
  method: 'POST',
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

/** POST /v1/auction/bidder/optimal_bid */
export const AUCTION_OPTIMAL_BID: OperationRecord = {
  ...AUCTION,
  id: 'optimalBid',
  path: '/v1/auction/bidder/optimal_bid',
  summary: 'What to bid, and the chance of winning',
  description:
    'The bid of the symmetric equilibrium for a known own value against rivals whose values come from one ' +
    'prior: first price with or without risk aversion, second price, English. Use it before bidding on one ' +
    'item. Exact by quadrature. It assumes rivals who bid by the same rule; against others the bid of a ' +
    'second price or English auction is still best. Deterministic.',
  tools: [
    { name: 'auction_bid', door: 'core' },
    { name: 'gt_auction_optimal_bid', door: 'pro' },
  ],
  input: OptimalBidIn,
  output: OptimalBidResult,
  errors: [400, 413, 415, 422, 429, 503],
  examples: BID_EXAMPLES,
};

/** POST /v1/auction/seller/optimal_reserve */
export const AUCTION_OPTIMAL_RESERVE: OperationRecord = {
  ...AUCTION,
  id: 'optimalReserve',
  path: '/v1/auction/seller/optimal_reserve',
  summary: 'The reserve price of greatest expected profit',
  description:
    'The reserve at which a bidder’s virtual value is the seller’s own value (Myerson 1981), with the ' +
    'expected revenue with and without it, the profit, the chance of a sale and the surplus that it loses. ' +
    'Use it before selling one item at auction to bidders who are alike. Exact by quadrature. Deterministic.',
  tools: [
    { name: 'auction_reserve', door: 'core' },
    { name: 'gt_auction_optimal_reserve', door: 'pro' },
  ],
  input: OptimalReserveIn,
  output: OptimalReserveResult,
  errors: [400, 413, 415, 422, 429, 503],
  examples: RESERVE_EXAMPLES,
};

/** POST /v1/auction/seller/format_recommendation */
export const AUCTION_FORMAT_RECOMMENDATION: OperationRecord = {
  ...AUCTION,
  id: 'recommendAuctionFormat',
  path: '/v1/auction/seller/format_recommendation',
  summary: 'Which auction format to choose',
  description:
    'Compares first price, second price and English auctions for a seller. With bidders who are alike and ' +
    'neutral to risk all bring the same expected revenue, so the choice follows from how much the revenue ' +
    'varies, which is computed, and from speed and transparency, which are judgements. Use it with weights ' +
    'for what matters. Deterministic.',
  tools: [{ name: 'gt_auction_format_recommendation', door: 'pro' }],
  input: FormatRecommendationIn,
  output: FormatRecommendationResult,
  errors: [400, 413, 415, 422, 429, 503],
  examples: FORMAT_EXAMPLES,
};

/** POST /v1/auction/simulate */
export const AUCTION_SIMULATE: OperationRecord = {
  ...AUCTION,
  id: 'simulateAuction',
  path: '/v1/auction/simulate',
  compute: 'heavy',
  summary: 'Hold an auction many times with drawn values',
  description:
    'A seeded simulation of one auction format with a prior for each bidder: mean revenue with its ' +
    'confidence interval, efficiency, and who wins how often, beside the exact chances of a sale and of each ' +
    'bidder. Use it for bidders who are not alike, or to see the spread; for bidders who are alike the other ' +
    'operations give exact figures. A first price whose equilibrium is not solved is refused with 400 rather ' +
    'than answered by the formula for equal bidders. Equal seeds give equal answers.',
  tools: [{ name: 'gt_auction_simulate', door: 'pro' }],
  input: SimulateIn,
  output: SimulateResult,
  errors: [400, 413, 415, 422, 429, 503],
  examples: SIMULATE_EXAMPLES,
};
