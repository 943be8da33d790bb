import { describe, expect, it } from '@jest/globals';
import { addUp, countExports, countFile, countLines } from './line-counts.mjs';

const TEXT = `/**
 * Adds.
 * @example add(1, 1) // 2
 */
export function add(one: number, other: number): number {
  // The order does not matter.
  return one + other; /* nor does this */
}

export const ZERO = 0;
`;

describe('the lines of a file', () => {
  it('are code or comment; blank ones are neither, and a comment behind code is code', () => {
    expect(countLines(TEXT)).toEqual({ code: 4, comments: 5 });
    expect(countLines('/* one line */\nlet x;\n\n')).toEqual({ code: 1, comments: 1 });
    expect(countLines('')).toEqual({ code: 0, comments: 0 });
  });

  it('count as tests in specs and in what only tests use', () => {
    expect(countFile('libs/x/src/add.spec.ts', TEXT)).toEqual({ tests: 9 });
    expect(countFile('libs/x/src/testing/add.ts', TEXT)).toEqual({ tests: 9 });
  });
});

describe('the exports of a file', () => {
  it('are documented where a docstring stands before them without a blank line', () => {
    expect(countExports('/** Both. */\nexport const A = 1;\nexport const B = 2;\n\nexport const C = 3;\n')).toEqual({
      exported: 3,
      documented: 2,
    });
    expect(countExports(TEXT)).toEqual({ exported: 2, documented: 1 });
    expect(countFile('libs/x/src/add.ts', TEXT)).toMatchObject({ functions: 1, shown: 1 });
  });

  it('add up by their names', () => {
    const file = countFile('libs/x/src/add.ts', TEXT);
    expect(addUp([file, file, { tests: 3 }])).toMatchObject({ code: 8, comments: 10, tests: 3, exported: 4, shown: 2 });
  });
});
