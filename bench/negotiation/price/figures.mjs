/** Figures of the tables: shares as texts, and smaller counts for what takes longer. */

/** A share as a text: `percent(0.5)` is `50.00 %`. */
export const percent = (share) => `${(100 * share).toFixed(2)} %`;

/** A part of a count, and no fewer than a number of them. */
export const few = (count, part, least) => Math.max(least, Math.round(count / part));
