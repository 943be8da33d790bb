/** What an auction is designed for. */
export const AUCTION_OBJECTIVES = ['revenue', 'welfare'] as const;

/** What a design comes to: for equal bidders, for unequal ones, and for welfare. */
export const MECHANISMS = ['second_price_with_reserve', 'myerson_virtual_value', 'vcg'] as const;

/** The most bidders of a design, and the fewest, the most and the usual number of its simulations. */
export const MAX_DESIGN_BIDDERS = 50;
export const MIN_DESIGN_SIMULATIONS = 500;
export const MAX_DESIGN_SIMULATIONS = 50_000;
export const DEFAULT_DESIGN_SIMULATIONS = 5_000;

/** The seed of a simulation where nothing is said. */
export const DEFAULT_SEED = 42;

/** The most buyers a second, the most units to sell, and the longest season, in seconds. */
export const MAX_ARRIVAL_RATE = 100;
export const MAX_INVENTORY = 10_000;
export const MAX_HORIZON_SECONDS = 604_800;

/** The fewest, the most and the usual number of simulated seasons. */
export const MIN_SEASONS = 100;
export const MAX_SEASONS = 20_000;
export const DEFAULT_SEASONS = 2_000;

/** The most rows of a schedule. */
export const MAX_SCHEDULE_ROWS = 5_000;

/** The most proposers, and the most receivers. */
export const MAX_MATCHING_SIDE = 1024;

/** The longest id, in characters. */
export const MAX_MATCHING_ID_CHARACTERS = 128;

/** The most proposers that one receiver can hold. */
export const MAX_MATCHING_CAPACITY = 1024;
