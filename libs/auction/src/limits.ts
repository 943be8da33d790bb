export { PRIOR_RANGES } from '@svc/numerics';

/** The formats, in the order in which ties between them are settled. */
export const AUCTION_FORMATS = ['first_price', 'second_price_truthful', 'english_ascending'] as const;

/** Bounds of every amount of money: a valuation, a reserve, a seller's value. */
export const MAX_AMOUNT = 1e15;

/** The most bidders: rivals of a bid, bidders of a reserve, priors of a simulation. */
export const MAX_BIDDERS = 100;

/** The least and the greatest exponent of the utility of money: 1 is neutral, less is averse. */
export const MIN_RISK_AVERSION = 0.1;
export const MAX_RISK_AVERSION = 1;

/** The heaviest weight of a criterion. */
export const MAX_FORMAT_WEIGHT = 1_000_000;

/** The fewest, the most and the usual number of simulated auctions. */
export const MIN_SIMULATIONS = 100;
export const MAX_SIMULATIONS = 100_000;
export const DEFAULT_SIMULATIONS = 10_000;
