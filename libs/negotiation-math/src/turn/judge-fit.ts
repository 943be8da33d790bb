import type { PriceTurn } from './read-turn.js';

/** Whether haggling in rounds is the right thing to do here. */
export interface TurnFit {
  /**
   * 0..1: (1 − 1 / turns) × (moves + 2) / (later + 2), where `turns` are those that were and those that are left,
   * `later` the other side's offers after its first, and `moves` those of them that came closer; 0 without room.
   */
  score: number;
  /** That the score is at least {@link FITTING_SCORE}. */
  fits: boolean;
  reason: string;
}

/** The least score that fits. */
export const FITTING_SCORE = 0.5;

const SIGNIFICANT_DIGITS = 6;

/**
 * Judges whether a haggle has what haggling needs: turns, room, and another side that moves.
 * @example
 *   const turn = { side: 'sell', walkAway: 700, target: 1000, theirs: [500, 600], mine: [980], roundsLeft: 6 };
 *   judgeFit(turn).score // 0.857143
 */
export function judgeFit({ side, walkAway, target, theirs, mine, roundsLeft }: PriceTurn): TurnFit {
  const later = Math.max(0, theirs.length - 1);
  const turns = Math.max(mine.length, later) + roundsLeft;
  const moved = theirs
    .slice(1)
    .filter((price, index) =>
      side === 'sell' ? price > (theirs[index] ?? price) : price < (theirs[index] ?? price),
    ).length;
  const score =
    target === walkAway ? 0 : Number(((1 - 1 / turns) * ((moved + 2) / (later + 2))).toPrecision(SIGNIFICANT_DIGITS));
  const fits = score >= FITTING_SCORE;
  return {
    score,
    fits,
    reason: fits
      ? fitText(roundsLeft)
      : whyNot({
          hasRoom: target !== walkAway,
          turns,
          moved,
          later,
          isHeld: theirs.every((price) => price === theirs[0]),
        }),
  };
}

function fitText(roundsLeft: number): string {
  return roundsLeft === 1
    ? 'The other side has haggled so far, and this is the last turn: the price named now is the final one.'
    : 'Turns are left, target and walk-away price differ, and the other side may still move.';
}

function whyNot({
  hasRoom,
  turns,
  moved,
  later,
  isHeld,
}: {
  hasRoom: boolean;
  turns: number;
  moved: number;
  later: number;
  isHeld: boolean;
}): string {
  if (!hasRoom)
    return 'Target and walk-away price are the same, so there is nothing to haggle over: name that price once.';
  if (turns === 1)
    return 'There is one turn in all: this is a one-shot fixed price, not a haggle. Name the best single price.';
  if (moved === 0 && !isHeld)
    return (
      'The other side only moves away from its first price: it does not haggle, so expect no better than ' +
      'its last price or leave it.'
    );
  if (moved === 0)
    return (
      'The other side has come no closer since its first price: it is naming a fixed price, so take it or ' +
      'leave it.'
    );
  return (
    `The other side has come closer in ${moved} of its ${later} later offers: it hardly haggles, so expect ` +
    `to take its price or leave it.`
  );
}
