import type { ReadingSoFar, Recogniser } from '../recogniser.js';
import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { hasFigure } from '../text/clauses.js';

/** The most times that one recogniser looks at a clause: a clause of more figures is told as not understood. */
const MOST_ROUNDS = 6;

/** Lets one recogniser look at a clause for as long as it finds something; `found` is what others found in it. */
export function readRounds(
  recogniser: Recogniser,
  clause: Clause,
  soFar: ReadingSoFar,
  found: readonly Statement[],
): Statement[] {
  const all: Statement[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = clause.text;
    const { statements, previous } = soFar;
    const read = recogniser(clause, { statements, previous: [...previous, ...found, ...all] });
    all.push(...read);
    if (read.length === 0 || clause.text === before || !hasFigure(clause)) break;
  }
  return all;
}
