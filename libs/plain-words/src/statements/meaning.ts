import type { PlacedOf, PlacedStatement } from '../statement.js';
import type { Place } from '../text/said-figures.js';

/** What a statement says, before its place is put to it. */
export type Meaning = { [Kind in PlacedStatement['kind']]: Omit<PlacedOf<Kind>, keyof Place> }[PlacedStatement['kind']];
