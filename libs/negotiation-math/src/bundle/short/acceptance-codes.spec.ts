import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyGame, rowOf } from '../../testing/bundle-games.js';
import { simplexPoints } from '../../opponent/particles.js';
import { theirUtilityOf } from '../game.js';
import { listPackages } from '../packages.js';
import { CELLS, worthOfHalves } from './acceptance-codes.js';
import { createWorkspace } from './workspace.js';

describe('the worth of a package', () => {
  it('is by halves what it is as a whole, for every row of weights', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { issueCount } = game;
        const weights = simplexPoints(issueCount, 2 * issueCount);
        const all = listPackages(game);
        const halves = worthOfHalves(all, weights, game.optionCounts, createWorkspace());
        // Collected, for there are tens of thousands, and a call of expect takes longer than what is looked at.
        const wrong: number[][] = [];
        for (let row = 0; row < halves.rows; row += 1)
          for (let index = 0; index < all.count; index += 1) {
            const choices = rowOf(all.choices, issueCount, index);
            const cells =
              halves.one[halves.oneOf[index]! * halves.stride + row]! +
              halves.other[halves.otherOf[index]! * halves.stride + row]!;
            const worth = halves.exactly(index, row);
            const whole = theirUtilityOf(game, choices, weights, row * issueCount);
            const above = worth * CELLS - cells;
            if (!(Math.abs(worth - whole) < 5e-11 && above >= 0 && above < 2)) wrong.push([row, index, worth, whole]);
          }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
