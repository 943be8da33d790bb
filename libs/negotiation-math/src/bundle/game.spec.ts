import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyIssues, sharesOf } from '../testing/bundle-games.js';
import { myUtilityOf } from '../testing/bundle-turns.js';
import { compileGame, namePackage, theirUtilityOf } from './game.js';

describe('a game over several issues', () => {
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
});
