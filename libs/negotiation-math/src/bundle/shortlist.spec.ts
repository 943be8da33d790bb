import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bestOf, shortlist } from './shortlist.js';
import { createWorkspace } from './workspace.js';

const workspace = createWorkspace();

const scored = fc.array(
  fc.integer({ min: -5, max: 20 }).map((score) => score / 4),
  { minLength: 1, maxLength: 150 },
);

describe('the candidates of the greatest scores', () => {
  it('are all that score as much as the last that is asked for, in their order', () => {
    expect(shortlist([0, 1, 2, 3, 4], Float64Array.of(0.1, 0.5, 0.3, 0.5, 0.3), 2, workspace)).toEqual([1, 3]);
    expect(shortlist([0, 1, 2, 3, 4], Float64Array.of(0.1, 0.5, 0.3, 0.5, 0.3), 3, workspace)).toEqual([1, 2, 3, 4]);
    fc.assert(
      fc.property(scored, fc.integer({ min: 1, max: 160 }), (scores, most) => {
        const looked = scores.map((_, candidate) => candidate);
        const least = [...scores].sort((one, other) => other - one)[most - 1] ?? -Infinity;
        expect(shortlist(looked, Float64Array.from(scores), most, workspace)).toEqual(
          looked.filter((candidate) => scores[candidate]! >= least),
        );
      }),
    );
  });

  it('begin with the first of the best', () => {
    expect(bestOf([4, 2, 3], Float64Array.of(9, 9, 0.5, 0.5, 0.1))).toBe(2);
    fc.assert(
      fc.property(scored, (scores) => {
        expect(
          bestOf(
            scores.map((_, candidate) => candidate),
            Float64Array.from(scores),
          ),
        ).toBe(scores.indexOf(Math.max(...scores)));
      }),
    );
  });

  it('do not depend on scores of candidates that are not looked at', () => {
    expect(shortlist([1, 3], Float64Array.of(9, 0.5, 9, 0.4), 1, workspace)).toEqual([1]);
  });
});
