import type { PlacedStatement } from '@svc/plain-words';
import { permits } from '@svc/plain-words';
import type { Assembly } from './draft.js';

const SENTENCE_END = /[!?。！？\n]|\.(?!\d)/;

/**
 * Whether a discount may be bargained for ("up to 15 %"), in place of being given to whoever qualifies. What follows
 * a permission in the same sentence is one too: "a year up to 15 % off, two years 20 %".
 */
export function isPermission(
  { description }: Assembly,
  statements: readonly PlacedStatement[],
  said: PlacedStatement,
): boolean {
  if (permits(said.quote)) return true;
  const points = [...description];
  return statements.some(
    (other) =>
      other.kind === said.kind &&
      other.end <= said.start &&
      permits(other.quote) &&
      !SENTENCE_END.test(points.slice(other.end, said.start).join('')),
  );
}
