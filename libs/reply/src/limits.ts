/** What a reply can be. */
export const REPLY_KINDS = ['offer', 'deal', 'handoff', 'decline'] as const;

/** The manners of the practice buyer. */
export const BUYER_STYLES = ['persistent', 'friendly', 'hardball', 'hurried', 'price_only', 'bargain_hunter'] as const;

/** What the seller's side can decide on a bid that waits. */
export const DECISIONS = ['accept', 'counter', 'decline'] as const;

/** How many buyers a backtest plays at most: for anyone, and for the holder of a key. */
export const BACKTEST_BUYERS_OPEN = 200;
export const BACKTEST_BUYERS = 2_000;

/** How many past bids a backtest takes, and how many visitors of a season. */
export const BACKTEST_BIDS = 10_000;
export const BACKTEST_VISITORS = 100;

/** The greatest seed of a backtest. */
export const BACKTEST_SEED = 4_294_967_295;

/** How buyers who do not know the rules bargain. */
export const BUYER_TYPES = ['concedes', 'repeats', 'asks_then_bids', 'bids_once', 'shades', 'asks'] as const;

/** What the values of buyers can be drawn from, beside past bids. */
export const VALUE_FAMILIES = ['uniform', 'normal'] as const;

/** What belongs to each of them, and what holds where it is left out. */
export const VALUE_MEMBERS = { uniform: ['low', 'high'], normal: ['mean', 'deviation'] } as const;
export const VALUE_DEFAULTS = { low: -0.2, high: 1.2, mean: 0.5, deviation: 0.2 } as const;

/** How far a share of the range from floor to list may lie from 0, in a prior of values. */
export const VALUE_SHARE = 10;

/** The tables that a backtest can be asked for, beside its totals. */
export const BACKTEST_ROWS = ['prices', 'parts', 'another', 'best', 'tags'] as const;

/** What can be taken out of a policy to see what it brings. */
export const POLICY_PARTS = [
  'reserve',
  'counters',
  'free_discount',
  'share_of_trades',
  'approve',
  'reserve_dates',
  'option',
  'option_limit',
  'break',
] as const;

/** The most characters of a sealed policy, and how long it is good for. */
export const SEALED_POLICY_MAX_CHARACTERS = 16_384;
export const SEALED_POLICY_VALID_DAYS = 7;
