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

/** Which side of a price the caller is on, and what a turn over one price can be. */
export const SIDES = ['sell', 'buy'] as const;
export const TURN_ACTIONS = ['counter', 'accept', 'walk'] as const;

/** What a move over several issues can be, and how far the other side may have come by the next turn. */
export const BUNDLE_ACTIONS = ['offer', 'accept', 'walk'] as const;
export const NEXT_ANSWERS = ['no_change', 'half_way', 'most_of_the_way'] as const;

/** How the other side is taken to behave over one issue. */
export const OPPONENT_TYPES = ['unknown', 'silent', 'stream', 'reciprocal', 'firm', 'peer'] as const;

/** What a buyer can be guarded against: losing the resolve at the deadline, and being anchored. */
export const DEFENSES = ['focal_commitment', 'anchor_attack_detection'] as const;

/**
 * What a buyer is warned of: detection that was left out or that this prior can never pass, an opening far below the
 * market, and that what was revealed leaves no zone.
 */
export const OFFER_WARNINGS = ['market_prior_missing', 'anchor_unjudged', 'anchor_attack', 'no_zone'] as const;

/** What an anchor calls for. */
export const ANCHOR_RESPONSES = ['ignore', 'counter_with_market', 'walk_away'] as const;
