import type { Random } from '../../../libs/numerics/src/index.js';
import { LEVELS, type Position } from './position.js';

/** Rows of weights that the other side might have, and what its packages are worth under each. */
export interface Rows {
  readonly count: number;
  /** `codes[candidate × count + row]`: how many of the levels a candidate reaches. */
  readonly codes: Uint8Array;
  readonly weights: Float64Array;
}

/** Sums of products may fall short of a level by their rounding. */
const ROUNDING = 1e-9;

/** Weights from the prior, Dirichlet(1), in rows. */
export function drawWeights(random: Random, issueCount: number, count: number): Float64Array {
  const weights = new Float64Array(issueCount * count);
  for (let row = 0; row < count; row += 1) {
    const draws = Array.from({ length: issueCount }, () => -Math.log(1 - random.next()));
    const sum = draws.reduce((total, draw) => total + draw, 0);
    for (const [issue, draw] of draws.entries()) weights[row * issueCount + issue] = draw / sum;
  }
  return weights;
}

/** Works out for rows of weights what every candidate is worth to them. */
export function layRows({ theirs, candidates }: Position, weights: Float64Array): Rows {
  const issueCount = theirs.length;
  const count = weights.length / issueCount;
  const middle = issueCount >> 1;
  const leading = halfWorths(theirs.slice(0, middle), weights, issueCount, 0);
  const trailing = halfWorths(theirs.slice(middle), weights, issueCount, middle);
  const tails = trailing.length / count;
  const codes = new Uint8Array(candidates.length * count);
  for (const [candidate, index] of candidates.entries()) {
    const [one, other] = [Math.floor(index / tails) * count, (index % tails) * count];
    for (let row = 0, at = candidate * count; row < count; row += 1, at += 1) {
      const worth = leading[one + row]! + trailing[other + row]! + ROUNDING;
      let code = 0;
      while (code < LEVELS.length && worth >= LEVELS[code]!) code += 1;
      codes[at] = code;
    }
  }
  return { count, codes, weights };
}

/** The worth of every combination of options of some issues, for every row. */
function halfWorths(
  issues: readonly (readonly number[])[],
  weights: Float64Array,
  issueCount: number,
  from: number,
): Float64Array {
  const count = weights.length / issueCount;
  const combinations = issues.reduce<readonly (readonly number[])[]>(
    (begun, row) => begun.flatMap((utilities) => row.map((utility) => [...utilities, utility])),
    [[]],
  );
  const worths = new Float64Array(combinations.length * count);
  for (const [part, utilities] of combinations.entries())
    for (let row = 0; row < count; row += 1)
      for (const [issue, utility] of utilities.entries())
        worths[part * count + row]! += weights[row * issueCount + from + issue]! * utility;
  return worths;
}

/** What the caller has of its best candidate among those that reach a level of code `code`, by row; −1 where none. */
export function bestReaching({ mine, candidates }: Position, { codes, count }: Rows, code: number): Float64Array {
  const best = new Float64Array(count).fill(-1);
  for (let row = 0; row < count; row += 1)
    for (let candidate = 0, at = row; candidate < candidates.length; candidate += 1, at += count)
      if (codes[at]! >= code) {
        best[row] = mine[candidates[candidate]!]!;
        break;
      }
  return best;
}
