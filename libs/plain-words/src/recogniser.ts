import type { Statement } from './statement.js';
import type { Clause } from './text/clause.js';

/** What was said before a clause. */
export interface ReadingSoFar {
  statements: readonly Statement[];
  /** The statements of the clause right before, in the same sentence. */
  previous: readonly Statement[];
}

/**
 * Reads what it knows from a clause: takes the numbers that it explains and returns what they say.
 * Returns nothing, and takes nothing, where the clause says nothing of the kind.
 */
export type Recogniser = (clause: Clause, soFar: ReadingSoFar) => Statement[];
