import type { Place } from '../text/said-figures.js';
import type { Marks, Slot, StatementKind } from './kinds.js';

/** Who says what words mean: a language model, the built-in reader, or the seller. */
export type Pointer = 'model' | 'reader' | 'seller';

/**
 * One thing that a description says: a kind, the words that say it, and of these words the spans that say how much, of
 * what and for whom. It holds no number: figures are read out of the spans.
 */
export interface PointedStatement {
  kind: StatementKind;
  /** The words, with their place in code points. */
  quote: Place;
  slots: Partial<Record<Slot, Place>>;
  marks: Marks;
  /** The figure as the seller has put it right: it counts in place of the one in the words. */
  value?: number;
  by: Pointer;
}
