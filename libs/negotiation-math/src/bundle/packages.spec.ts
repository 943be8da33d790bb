import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BundleIssue } from '../deal-issues.js';
import { anyGame, rowOf, sharesOf, utility } from '../testing/bundle-games.js';
import { myUtilityOf } from '../testing/bundle-turns.js';
import { compileGame, theirUtilityOf } from './game.js';
import { frontierPackages, listCandidates, listPackages, numberOf, sortFalling } from './packages.js';

const steps = (count: number): number[] => Array.from({ length: count }, (_, option) => option / (count - 1));
const issues = [3, 4, 5, 6].map((count, index): BundleIssue => ({
  name: `i${index}`,
  options: steps(count),
  my_utility: [...steps(count)].reverse(),
  their_utility: steps(count),
}));
const game = compileGame(issues, [0.4, 0.3, 0.2, 0.1]);
describe('packages', () => {
  it('are every combination of options once, each under its own number', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { count, choices } = listPackages(game);
        expect(count).toBe(game.optionCounts.reduce((product, options) => product * options, 1));
        const rows = Array.from({ length: count }, (_, row) => row);
        expect(rows.map((row) => numberOf(game, rowOf(choices, game.issueCount, row)))).toEqual(rows);
      }),
    );
  });

  it('have at each rate of exchange one that no other beats at that rate', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: 0, max: 40 }), (game, tenths) => {
        const rate = tenths / 10;
        const weights = Float64Array.from(sharesOf(game.issues));
        const [all, best] = [listPackages(game), frontierPackages(game, weights, [rate])];
        const worth = (choices: Uint8Array): number =>
          myUtilityOf(game, choices) + rate * theirUtilityOf(game, choices, weights);
        const most = Math.max(
          ...Array.from({ length: all.count }, (_, row) => worth(rowOf(all.choices, game.issueCount, row))),
        );
        expect(best.count).toBe(1);
        expect(worth(best.choices)).toBeCloseTo(most, 9);
      }),
    );
  });

  it('are all listed once, the first issue varying slowest', () => {
    const { count, choices, mine } = listPackages(game);
    expect(count).toBe(360);
    expect([...choices.subarray(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(mine[0]).toBeCloseTo(1, 12);
    expect(new Set(Array.from({ length: count }, (_, row) => choices.subarray(row * 4, row * 4 + 4).join())).size).toBe(
      360,
    );
  });

  it('on the frontier are best at some rate: no other package is better for both', () => {
    const weights = Float64Array.of(0.1, 0.2, 0.3, 0.4);
    const all = listPackages(game);
    const found = frontierPackages(game, weights, [0.5, 1, 2]);
    for (let row = 0; row < found.count; row += 1) {
      const choices = found.choices.subarray(row * 4, row * 4 + 4);
      const [mine, theirs] = [myUtilityOf(game, choices), theirUtilityOf(game, choices, weights)];
      for (let other = 0; other < all.count; other += 1)
        expect(
          (all.mine[other] ?? 0) > mine + 1e-9 &&
            theirUtilityOf(game, all.choices.subarray(other * 4, other * 4 + 4), weights) > theirs + 1e-9,
        ).toBe(false);
    }
  });
});

describe('the packages that are looked at', () => {
  it('are all of them where these are few enough, and else no more than there are, each once', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: 1, max: 60 }), (game, most) => {
        const found = listCandidates(game, Float64Array.from(sharesOf(game.issues)), most, 10);
        if (game.packageCount <= most) return expect(found.count).toBe(game.packageCount);
        const numbers = Array.from({ length: found.count }, (_, row) =>
          numberOf(game, found.choices, row * game.issueCount),
        );
        expect(new Set(numbers).size).toBe(found.count);
        const around = game.optionCounts.reduce((sum, options) => sum + options - 1, 1);
        expect(found.count).toBeGreaterThanOrEqual(Math.min(10, around));
        const best = Math.max(...found.mine);
        expect(best).toBeCloseTo(game.bestUtility, 12);
      }),
    );
  });

  it('stand with the best for the caller first, without those that are worth too little', () => {
    fc.assert(
      fc.property(anyGame, utility, (game, least) => {
        const all = listPackages(game);
        const sorted = sortFalling(game, all, least);
        expect(sorted.count).toBe([...all.mine].filter((worth) => worth >= least).length);
        const worths = [...sorted.mine];
        expect(worths.filter((worth, row) => worth > (worths[row - 1] ?? Infinity) + 2e-9)).toEqual([]);
        expect(worths.filter((worth) => !(worth >= least))).toEqual([]);
      }),
    );
  });
});
