/** What a field holds. Money is in dollars, `metro` is the key or name of a metropolitan area. */
export const FIELD_KINDS = ['money', 'months', 'days', 'choice', 'flag', 'metro'] as const;

/** What to do with the offer that stands. */
export const VERDICTS = ['take_it', 'negotiate', 'walk_away'] as const;

/** How an asked rise compares with how rents moved. */
export const RENT_VERDICTS = ['below_trend', 'near_trend', 'above_trend', 'far_above_trend'] as const;

/** The longest text that is read, in characters. */
export const MAX_TEXT_CHARACTERS = 4_000;

/** The longest key of a situation, and the longest text among confirmed values, in characters. */
export const MAX_KEY_CHARACTERS = 64;

/** The most confirmed values of a request. */
export const MAX_VALUES = 40;

/** The most questions of an answer. */
export const MAX_QUESTIONS = 3;

/** The highest amount of money that a value may be, in dollars. */
export const MAX_DOLLARS = 10_000_000;

/** The highest rent of a check, in whole dollars a month, and the longest stay, in months. */
export const MAX_RENT = 100_000;
export const MAX_MONTHS = 1_200;

/** The highest amount of an outcome, in whole dollars. */
export const MAX_OUTCOME_DOLLARS = 1_000_000;

/** The longest token and the longest word of an outcome, in characters. */
export const MAX_RECEIPT_CHARACTERS = 64;
export const MAX_OUTCOME_CHARACTERS = 32;

/** How long an outcome can be told after the answer, in weeks. */
export const RECEIPT_WEEKS = 26;
