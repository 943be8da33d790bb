/** Where a negotiation stands. Turns of both sides are counted from 0. */
export interface TurnClock {
  /** The caller's present turn. */
  readonly now: number;
  /** All turns of both sides, those to come included. */
  readonly total: number;
  /** The turns at which the other side answers the caller's present and later offers; empty where nobody will. */
  readonly answers: readonly number[];
}

/**
 * Reads the clock off the histories: the sides alternate, and whoever has spoken more often began.
 * @example
 * readTurnClock({ mySpoken: 1, theirSpoken: 1, roundsLeft: 3, opponentMovesLast: true }).answers // [3, 5, 7]
 */
export function readTurnClock({
  mySpoken,
  theirSpoken,
  roundsLeft,
  opponentMovesLast,
}: {
  mySpoken: number;
  theirSpoken: number;
  roundsLeft: number;
  opponentMovesLast: boolean;
}): TurnClock {
  const now = theirSpoken > mySpoken ? 2 * theirSpoken - 1 : 2 * mySpoken;
  const answered = opponentMovesLast ? roundsLeft : roundsLeft - 1;
  return {
    now,
    total: now + roundsLeft + answered,
    answers: Array.from({ length: answered }, (_, offer) => now + 1 + 2 * offer),
  };
}

/**
 * The number of the last turn of all, at least 1: times run from 0 at the first turn to 1 there.
 * @example lastTurnOf({ now: 3, total: 8, answers: [4, 6] }) // 7
 */
export function lastTurnOf({ total }: TurnClock): number {
  return Math.max(1, total - 1);
}

/**
 * The turn of the other side's offer `index` of `count`: the last one stands just before the caller's present turn.
 * @example turnOfOffer({ now: 3, total: 8, answers: [4, 6] }, 0, 2) // 0
 */
export function turnOfOffer({ now }: TurnClock, index: number, count: number): number {
  return now - 1 - 2 * (count - 1 - index);
}
