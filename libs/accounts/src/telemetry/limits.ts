/** How far back records can be exported and erased, in ISO weeks, this one included. What is older is removed. */
export const ERASURE_WEEKS = 78;

/** The most elements that are kept of a list: the last ones. */
export const KEPT_ELEMENTS = 16;

/** How many steps of the grid make 1: every number is kept on a grid of 0.02. */
export const GRID_STEPS = 50;

/** The longest id of a recommendation that is taken. */
export const RECOMMENDATION_ID_CHARACTERS = 128;

/** Bytes of the hash that stands for a key in one week. */
export const WEEK_HASH_BYTES = 16;
