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
        for (let row = 0; row < halves.rows; row += 1)
          for (let index = 0; index < all.count; index += 1) {
            const choices = rowOf(all.choices, issueCount, index);
            const cells =
              halves.one[halves.oneOf[index]! * halves.stride + row]! +
              halves.other[halves.otherOf[index]! * halves.stride + row]!;
            const worth = halves.exactly(index, row);
            expect(worth).toBeCloseTo(theirUtilityOf(game, choices, weights, row * issueCount), 10);
            expect(worth * CELLS - cells).toBeGreaterThanOrEqual(0);
            expect(worth * CELLS - cells).toBeLessThan(2);
          }
      }),
      { numRuns: 40 },
    );
  });
});
