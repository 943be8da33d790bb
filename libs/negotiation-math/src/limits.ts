import { MAX_MU, MAX_SIGMA, MIN_SIGMA } from '@svc/numerics';

/** The fewest issues of a bundle: with one there is nothing to trade against. */
export const MIN_BUNDLE_ISSUES = 2;

/** The most offers of either side that are read. */
export const MAX_BUNDLE_OFFERS = 1000;

/** The most turns a caller can have left, and how many it has where nothing is said. */
export const MAX_BUNDLE_ROUNDS = 1000;
export const DEFAULT_BUNDLE_ROUNDS = 8;

/** The most times the usual computing that a move may take. */
export const MAX_BUNDLE_BUDGET = 8;

/** What either side has without a deal where nothing is said. */
export const DEFAULT_BATNA = 0.4;

/** The heaviest weight of an issue. */
export const MAX_ISSUE_WEIGHT = 1_000_000;

/** The most issues of a deal, and the most options of an issue. */
export const MAX_ISSUES = 32;
export const MAX_OPTIONS = 100;

/** The most packages, over all combinations of options, that are looked at one by one. */
export const MAX_PACKAGES = 250_000;

/** The greatest worth of a point of joint utility. */
export const MAX_NOTIONAL = 1_000_000_000_000;

/** The most packages of the frontier in an answer. */
export const MAX_FRONTIER_PACKAGES = 50;

/** The fewest, the most and the usual number of rounds of a dispute. */
export const MIN_DISPUTE_ROUNDS = 4;
export const MAX_DISPUTE_ROUNDS = 32;
export const DEFAULT_DISPUTE_ROUNDS = 10;

/** The greatest amount of money, in dollars: its cents are still whole numbers without rounding. */
export const MAX_DOLLARS = 1_000_000_000_000;

/** The most offers of a history over one issue. */
export const MAX_OFFER_HISTORY = 128;

/** The most rounds over one issue that can be left. */
export const MAX_DEADLINE_ROUNDS = 64;

/** The knob of a request over one issue that does not set it. */
export const DEFAULT_FRONTIER_KNOB = 0.5;

/** The greatest |mu|, and the least and the greatest sigma, of a buyer's prior. */
export const MAX_WTP_MU = MAX_MU;
export const MIN_WTP_SIGMA = MIN_SIGMA;
export const MAX_WTP_SIGMA = MAX_SIGMA;

/** The greatest sigma of a market prior. */
export const MAX_MARKET_SIGMA = 10;

/** The most signalling rounds that an operator may set. */
export const MAX_TUNED_SIGNALING_ROUNDS = 100;

/** The turns left of a haggle in dollars where nothing is said. */
export const DEFAULT_TURN_ROUNDS = 8;

/** The longest name of an item that is haggled over, in characters (code points). */
export const MAX_ITEM_CHARACTERS = 200;
