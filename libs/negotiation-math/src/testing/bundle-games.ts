import fc from 'fast-check';
import { compileGame, type BundleGame } from '../bundle/game.js';
import type { BundleIssue } from '../deal-issues.js';

/** A utility in whole percent. */
export const utility = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

/** Two to five issues of one to four options, with any utilities. */
export const anyIssues: fc.Arbitrary<BundleIssue[]> = fc
  .array(
    fc.integer({ min: 1, max: 4 }).chain((count) => {
      const row = fc.array(utility, { minLength: count, maxLength: count });
      return fc.record({ options: fc.constant([...'abcd'].slice(0, count)), my_utility: row, their_utility: row });
    }),
    { minLength: 2, maxLength: 5 },
  )
  .map((issues) => issues.map((issue, index) => ({ ...issue, name: `issue ${index}` })));

/** Weights that rise from issue to issue and sum to 1. */
export const sharesOf = (issues: readonly unknown[]): number[] =>
  issues.map((_, index) => (2 * (index + 1)) / (issues.length * (issues.length + 1)));

/** A game over such issues, with such weights. */
export const anyGame: fc.Arbitrary<BundleGame> = anyIssues.map((issues) => compileGame(issues, sharesOf(issues)));

/** The options of a row of packages. */
export const rowOf = (choices: Uint8Array, issueCount: number, row: number): Uint8Array =>
  choices.slice(row * issueCount, (row + 1) * issueCount);
