/** The five kinds of a dimension. */
export const DIM_KINDS = ['choice', 'addon', 'preference', 'fulfillment', 'quantity'] as const;

/** What a seller can say of a dimension: it costs nothing, it moves the cost, or the costs tell. */
export const NEGOTIABLE = ['free', 'lever', 'auto'] as const;

/** The limits of a menu. */
export const MAX_DIMS = 8;
export const MAX_OPTIONS = 12;
export const MAX_QUANTITY = 12;
export const MAX_COST_ENTRIES = 8;
export const MAX_DOLLARS = 1_000_000_000;
export const MAX_SLOT_TICKS = 10_000;
export const MAX_ID_CHARACTERS = 64;
export const MAX_LABEL_CHARACTERS = 120;
export const MAX_EXPIRING = 128;

/** The most units of a stock, a slot, an expected demand; the greatest tick. */
export const MAX_UNITS = 1_000_000_000;

/** The most items of a friendly menu: as many as two dimensions have options. */
export const MAX_ITEMS = 24;

/** The most units of one quote. */
export const MAX_PRICE_QUANTITY = 3;

/** The most substitutes that a quote names. */
export const MAX_SUBSTITUTES = 3;

/** The four kinds of an entry of the cost stack. */
export const COST_KINDS = ['const', 'salvage_on_expiry', 'scarcity_shadow', 'batch_economies'] as const;
