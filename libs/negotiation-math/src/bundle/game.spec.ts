import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BundleIssue } from '../deal-issues.js';
import { priorPoints, simplexPoints } from '../opponent/simplex-points.js';
import {
  compileGame,
  frontierPackages,
  listPackages,
  myUtilityOf,
  namePackage,
  numberOf,
  theirUtilityOf,
} from './game.js';
import { CELLS, worthOfHalves } from './short/acceptance-codes.js';
import { listCandidates, sortFalling } from './list-candidates.js';
import { createWorkspace } from './short/workspace.js';

const utility = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
/** Two to five issues of one to four options, with any utilities. */
const anyIssues: fc.Arbitrary<BundleIssue[]> = fc
  .array(
    fc.integer({ min: 1, max: 4 }).chain((count) => {
      const row = fc.array(utility, { minLength: count, maxLength: count });
      return fc.record({ options: fc.constant([...'abcd'].slice(0, count)), my_utility: row, their_utility: row });
    }),
    { minLength: 2, maxLength: 5 },
  )
  .map((issues) => issues.map((issue, index) => ({ ...issue, name: `issue ${index}` })));
const sharesOf = (issues: readonly unknown[]): number[] =>
  issues.map((_, index) => (2 * (index + 1)) / (issues.length * (issues.length + 1)));
const anyGame = anyIssues.map((issues) => compileGame(issues, sharesOf(issues)));
const rowOf = (choices: Uint8Array, issueCount: number, row: number): Uint8Array =>
  choices.slice(row * issueCount, (row + 1) * issueCount);

describe('a game over several issues', () => {
  it('has every combination of options once, each under its own number', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { count, choices } = listPackages(game);
        expect(count).toBe(game.optionCounts.reduce((product, options) => product * options, 1));
        for (let row = 0; row < count; row += 1) expect(numberOf(game, rowOf(choices, game.issueCount, row))).toBe(row);
      }),
    );
  });

  it('is worth to either side the weighted sum of what its options are worth', () => {
    fc.assert(
      fc.property(anyIssues, fc.infiniteStream(fc.nat()), (issues, numbers) => {
        const shares = sharesOf(issues);
        const game = compileGame(issues, shares);
        const choices = issues.map(({ options }) => numbers.next().value % options.length);
        const mine = issues.reduce((sum, issue, at) => sum + shares[at]! * issue.my_utility[choices[at]!]!, 0);
        const theirs = issues.reduce((sum, issue, at) => sum + shares[at]! * issue.their_utility[choices[at]!]!, 0);
        expect(myUtilityOf(game, choices)).toBeCloseTo(mine, 12);
        expect(theirUtilityOf(game, choices, Float64Array.from([9, ...shares]), 1)).toBeCloseTo(theirs, 12);
        expect(myUtilityOf(game, choices)).toBeLessThanOrEqual(game.bestUtility + 1e-12);
      }),
    );
  });

  it('names a package by its issues and options, in the order in which they were sent', () => {
    const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
    const issues = [
      { name: 'price', ...issue },
      { name: 'delivery', ...issue },
    ];
    expect(Object.entries(namePackage(compileGame(issues, [0.5, 0.5], [1, 0]), [0, 1]))).toEqual([
      ['delivery', 'high'],
      ['price', 'low'],
    ]);
  });

  it('has at each rate of exchange a package that no other beats at that rate', () => {
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

  it('is worth by halves what it is worth as a whole, for every row of weights', () => {
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
        for (let row = 1; row < sorted.count; row += 1)
          expect(sorted.mine[row]!).toBeLessThanOrEqual(sorted.mine[row - 1]! + 2e-9);
        for (const worth of sorted.mine) expect(worth).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});

describe('the points that stand for weights nobody told', () => {
  it.each([2, 3, 4, 7])('of %d issues are shares that sum to 1, and equal in the mean', (issueCount) => {
    const { points } = priorPoints(issueCount);
    const means = Array.from({ length: issueCount }, () => 0);
    const count = points.length / issueCount;
    expect(Number.isInteger(count)).toBe(true);
    for (let row = 0; row < count; row += 1) {
      const weights = points.slice(row * issueCount, (row + 1) * issueCount);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      expect(Math.min(...weights)).toBeGreaterThan(0);
      for (const [issue, weight] of weights.entries()) means[issue]! += weight / count;
    }
    for (const mean of means) expect(mean).toBeCloseTo(1 / issueCount, 9);
  });

  it('are at least as many as asked for, all different, and the same each time', () => {
    const points = simplexPoints(3, 256);
    expect(points.length / 3).toBeGreaterThanOrEqual(256);
    expect(simplexPoints(3, 256)).toEqual(points);
    const rows = new Set(
      Array.from({ length: points.length / 3 }, (_, row) => points.slice(3 * row, 3 * row + 3).join()),
    );
    expect(rows.size).toBe(points.length / 3);
    expect(priorPoints(3)).toBe(priorPoints(3));
  });

  it('spread as a Dirichlet does: half of all first weights of two lie below a half', () => {
    const { points } = priorPoints(2);
    const firsts = [...points].filter((_, index) => index % 2 === 0);
    expect(firsts.filter((weight) => weight < 0.5).length / firsts.length).toBeCloseTo(0.5, 2);
    expect(firsts.filter((weight) => weight < 0.1).length / firsts.length).toBeCloseTo(0.1, 2);
  });
});
