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
    'The bid of the symmetric equilibrium for a known value against rivals with one prior: first price (with ' +
    'or without risk aversion), second price, English. Use it before bidding on one item. Exact by ' +
    'quadrature. It assumes rivals who bid by the same rule; in a second-price or English auction the bid is ' +
    'best against any rivals. Deterministic.',
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
  summary: 'The reserve price with the highest expected profit',
  description:
    'The reserve at which a bidder’s virtual value equals the seller’s own value (Myerson 1981), with the ' +
    'expected revenue with and without it, the profit, the chance of a sale and the surplus lost. Use it before ' +
    'selling one item at auction to bidders who are alike. Exact by quadrature. Deterministic.',
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
    'Compares first-price, second-price and English auctions for a seller. If bidders are alike and ' +
    'risk-neutral, all formats have the same expected revenue. The choice then depends on how much the revenue ' +
    'varies, which is computed, and on speed and transparency, which are judgements. Weight what matters to ' +
    'you. Deterministic.',
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
  summary: 'Simulate an auction many times',
  description:
    'A seeded simulation of one auction format with a prior for each bidder: mean revenue with its ' +
    'confidence interval, efficiency, and how often each bidder wins, with the exact probabilities of a sale ' +
    'and of each bidder winning. Use it if bidders differ, or to see how results vary; if bidders are alike, ' +
    'the other operations give exact figures. A first-price auction whose equilibrium is not solved is ' +
    'refused with 400.',
  tools: [{ name: 'gt_auction_simulate', door: 'pro' }],
  input: SimulateIn,
  output: SimulateResult,
  errors: [400, 413, 415, 422, 429, 503],
  examples: SIMULATE_EXAMPLES,
};
