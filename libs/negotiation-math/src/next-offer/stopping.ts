/** A buyer who takes the first offer that is not above an unknown threshold, and a seller with a few moves. */
export interface DescendingOffersInput {
  /** What each level is worth to the seller, ascending. */
  values: readonly number[];
  /** How likely it is that a level is the highest that the buyer takes. What is missing to `total` never takes any. */
  masses: readonly number[];
  /** All the mass there is, at least the sum of `masses`. Default: that sum. */
  total?: number;
  /** How many offers can still be made, at least 1. */
  moves: number;
  /** What a round of refusal leaves of the value, 0..1. Default 1. */
  discount?: number;
  /** What the seller has when nothing is taken. Default 0. */
  fallback?: number;
}

/** The best sequence of offers, and what it is worth. */
export interface DescendingOffersPlan {
  /** Indexes of levels, descending. */
  levels: number[];
  value: number;
}

/**
 * Plans descending offers to a buyer with an unknown threshold as one problem of optimal stopping, by backward
 * induction: V(top, k) = max over i < top of value(i)·P(i ≤ threshold < top) + discount·V(i, k − 1).
 *
 * For a threshold uniform on [0, 1] and T moves it offers 1 − i/(T+1), worth T/(2(T+1)). Throws `RangeError` where
 * lengths differ, no level is given or `moves` is not a whole number from 1.
 * @example
 * planDescendingOffers({ values: [0.25, 0.5, 0.75], masses: [0.25, 0.25, 0.25], total: 1, moves: 1 }).levels // [1]
 */
export function planDescendingOffers(input: DescendingOffersInput): DescendingOffersPlan {
  const { values, masses, moves, discount = 1, fallback = 0 } = input;
  if (values.length === 0 || values.length !== masses.length)
    throw new RangeError('values and masses must be two lists of the same length, not empty');
  if (!Number.isInteger(moves) || moves < 1) throw new RangeError('moves must be a whole number from 1');
  const below = cumulative(masses);
  const levelCount = values.length;
  const never = Math.max(0, (input.total ?? (below[levelCount] as number)) - (below[levelCount] as number));
  let after = below.map((mass) => fallback * (mass + never));
  const best: Int32Array[] = [];
  for (let move = 1; move <= moves; move += 1) {
    const { value, choice } = oneMoreMove(values, below, after, discount);
    after = value;
    best.push(choice);
  }
  return { levels: follow(best, levelCount), value: after[levelCount] as number };
}

function cumulative(masses: readonly number[]): number[] {
  const below = [0];
  for (const mass of masses) below.push((below[below.length - 1] as number) + mass);
  return below;
}

/** V(·, k) from V(·, k − 1): for every set of buyers still there, the best level to offer. */
function oneMoreMove(
  values: readonly number[],
  below: readonly number[],
  after: readonly number[],
  discount: number,
): { value: number[]; choice: Int32Array } {
  const value = new Array<number>(below.length);
  const choice = new Int32Array(below.length).fill(-1);
  value[0] = discount * (after[0] as number);
  for (let top = 1; top < below.length; top += 1) {
    let bestValue = -Infinity;
    for (let level = top - 1; level >= 0; level -= 1) {
      const candidate =
        (values[level] as number) * ((below[top] as number) - (below[level] as number)) +
        discount * (after[level] as number);
      if (candidate > bestValue + 1e-12) {
        bestValue = candidate;
        choice[top] = level;
      }
    }
    value[top] = bestValue;
  }
  return { value, choice };
}

function follow(best: readonly Int32Array[], levelCount: number): number[] {
  const levels: number[] = [];
  let top = levelCount;
  for (let move = best.length - 1; move >= 0 && top > 0; move -= 1) {
    top = (best[move] as Int32Array)[top] as number;
    levels.push(top);
  }
  return levels;
}
