import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { permits, saidAbout } from '@svc/plain-words';
import type { Unlock } from '@svc/policy-rules';
import type { Prices } from './draft.js';
import { unlockOf } from './money-steps.js';

/** What a discount takes off, and as the policy writes it: given to whoever qualifies, or to be bargained for. */
interface Effect {
  off: Unlock;
  effect: { gives: Unlock } | { unlocks: Unlock };
}

/** A statement of a discount, with what the discount is. */
export type Discounted<Kind extends 'trade' | 'break' | 'grant'> = PlacedOf<Kind> & Effect;

/** The discounts of a description for which something is asked. */
export interface Discounts {
  trades: readonly Discounted<'trade'>[];
  breaks: readonly Discounted<'break'>[];
  grants: readonly Discounted<'grant'>[];
}

const SENTENCE_END = /[!?。！？\n]|\.(?!\d)/;

/** What each trade, each volume and each kind of buyers takes off, and whether it is given or bargained for. */
export function discountsOf(
  description: string,
  statements: readonly PlacedStatement[],
  { floor, floorAssumed }: Prices,
): Discounts {
  const points = [...description];
  const judged = floorAssumed ? undefined : floor;
  const withOff = <Said extends PlacedStatement>(said: Said, off: Unlock): Said & Effect => ({
    ...said,
    off,
    effect: isRoom(said, points, statements) ? { unlocks: off } : { gives: off },
  });
  return {
    trades: saidAbout(statements, 'trade').map((said) => withOff(said, unlockOf(said.figure, judged))),
    breaks: saidAbout(statements, 'break').map((said) => withOff(said, unlockOf(said.figure, floor))),
    grants: saidAbout(statements, 'grant').flatMap((said) =>
      said.figure ? [withOff(said, unlockOf(said.figure, judged))] : [],
    ),
  };
}

/** Whether it is room to bargain: as its reader says, else as its words do. */
const isRoom = (said: PlacedStatement, points: readonly string[], statements: readonly PlacedStatement[]): boolean =>
  'how' in said ? said.how === 'up_to' : isPermission(points, statements, said);

/**
 * Whether a discount may be bargained for ("up to 15 %"), in place of being given to whoever qualifies. What follows
 * a permission in the same sentence is one too: "a year up to 15 % off, two years 20 %".
 */
function isPermission(
  points: readonly string[],
  statements: readonly PlacedStatement[],
  said: PlacedStatement,
): boolean {
  if (permits(said.quote)) return true;
  return statements.some(
    (other) =>
      other.kind === said.kind &&
      other.end <= said.start &&
      permits(other.quote) &&
      !SENTENCE_END.test(points.slice(other.end, said.start).join('')),
  );
}
