import { createRandom } from '@svc/numerics';
import { PERMUTATION_DRAWS } from './game.js';
import { GauntletError } from './gauntlet-error.js';

/** Random signs that one draw of a whole number gives. */
const SIGNS_PER_DRAW = 31;
const DRAW_RANGE = 2 ** SIGNS_PER_DRAW;

/**
 * Two-sided p value of paired differences by sign flips (Fisher 1935): the share of random signings whose sum is at
 * least as far from 0 as the one observed, the observed one counted among them, so at least 1 / (draws + 1). Seeded. 1
 * where there is no difference.
 * @param differences whole numbers, so that their sums are exact
 * @throws GauntletError `draws_range`
 * @example signFlipP([3, 1, 4, 1, 5, 9, 2, 6], 'seed') // about 2/256
 */
export function signFlipP(differences: readonly number[], seed: string, draws: number = PERMUTATION_DRAWS): number {
  if (!Number.isInteger(draws) || draws < 1)
    throw new GauntletError('draws_range', ['draws'], 'Draws should be a whole number from 1');
  const random = createRandom(seed);
  const total = differences.reduce((sum, difference) => sum + difference, 0);
  const far = Math.abs(total);
  let asFar = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    let flipped = 0;
    for (let start = 0; start < differences.length; start += SIGNS_PER_DRAW)
      flipped += sumOfFlipped(differences, start, random.integer(DRAW_RANGE));
    // Flipping a difference takes it away twice.
    const sum = total - 2 * flipped;
    if (sum >= far || sum <= -far) asFar += 1;
  }
  return (asFar + 1) / (draws + 1);
}

function sumOfFlipped(differences: readonly number[], start: number, bits: number): number {
  let sum = 0;
  let left = bits;
  for (let index = start; left !== 0; index += 1, left >>>= 1) {
    if ((left & 1) === 1) sum += differences[index] ?? 0;
  }
  return sum;
}
