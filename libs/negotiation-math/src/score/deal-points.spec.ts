import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findBetterForBoth, findFrontier, findPoints, type Survey } from './deal-points.js';

const worth = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const survey: fc.Arbitrary<Survey> = fc.array(fc.tuple(worth, worth), { minLength: 1, maxLength: 30 }).map((pairs) => ({
  mine: Float64Array.from(pairs, ([own]) => own),
  theirs: Float64Array.from(pairs, ([, other]) => other),
}));
const surveyed = (...pairs: [number, number][]): Survey => ({
  mine: Float64Array.from(pairs, ([own]) => own),
  theirs: Float64Array.from(pairs, ([, other]) => other),
});

describe('the solutions of a bargain', () => {
  it('differ where they should', () => {
    const packages = surveyed([1, 0.25], [0.72, 0.48], [0.5, 0.6], [0.2, 1]);
    expect(findPoints(packages, { my: 0, their: 0 })).toEqual({
      nash: 1,
      kalaiSmorodinsky: 2,
      egalitarian: 2,
      utilitarian: 0,
    });
  });

  it('are none where no package leaves both what they have', () => {
    expect(findPoints(surveyed([1, 0], [0, 1]), { my: 0.5, their: 0.5 })).toEqual({
      nash: null,
      kalaiSmorodinsky: null,
      egalitarian: null,
      utilitarian: null,
    });
  });

  it('leave nobody below what they have without a deal, and no product or least gain is greater', () => {
    fc.assert(
      fc.property(survey, worth, worth, (packages, my, their) => {
        const { mine, theirs } = packages;
        const points = findPoints(packages, { my, their });
        const gains = [...mine].map((own, place) => [own - my, theirs[place]! - their] as const);
        const rational = gains.filter(([own, other]) => Math.min(own, other) >= -1e-9);
        for (const place of Object.values(points)) {
          if (place === null) expect(rational).toEqual([]);
          else expect(Math.min(...gains[place as number]!)).toBeGreaterThanOrEqual(-1e-9);
        }
        if (points.nash === null || points.egalitarian === null || points.utilitarian === null) return;
        const [nash, least, sum] = [gains[points.nash]!, gains[points.egalitarian]!, gains[points.utilitarian]!];
        for (const [own, other] of rational) {
          expect(nash[0] * nash[1]).toBeGreaterThanOrEqual(own * other - 1e-8);
          expect(Math.min(...least)).toBeGreaterThanOrEqual(Math.min(own, other) - 1e-8);
          expect(sum[0] + sum[1]).toBeGreaterThanOrEqual(own + other - 1e-8);
        }
      }),
    );
  });
});

describe('the frontier', () => {
  it('holds what nobody can better for one side alone, the caller’s best first, equal ones once', () => {
    expect(findFrontier(surveyed([0.5, 0.6], [1, 0], [0.4, 0.5], [0, 1], [0.5, 0.6]))).toEqual([1, 0, 3]);
  });

  it('is beaten by no package, and every package is matched or beaten by one of it', () => {
    fc.assert(
      fc.property(survey, ({ mine, theirs }) => {
        const frontier = findFrontier({ mine, theirs });
        const beats = (one: number, other: number): boolean =>
          mine[one]! >= mine[other]! &&
          theirs[one]! >= theirs[other]! &&
          mine[one]! + theirs[one]! > mine[other]! + theirs[other]!;
        for (const place of frontier) for (const other of mine.keys()) expect(beats(other, place)).toBe(false);
        for (const other of mine.keys())
          expect(frontier.some((place) => mine[place]! >= mine[other]! && theirs[place]! >= theirs[other]!)).toBe(true);
      }),
    );
  });
});

describe('what is better for both', () => {
  it('is found where there is something, with the greatest product of gains', () =>
    expect(findBetterForBoth(surveyed([1, 0], [0.6, 0.6], [0.7, 0.7], [0, 1]), { my: 0.5, their: 0.5 })).toBe(2));

  it('may better one side alone, but worsens neither', () => {
    expect(findBetterForBoth(surveyed([0.5, 0.5], [0.5, 0.7]), { my: 0.5, their: 0.5 })).toBe(1);
    expect(findBetterForBoth(surveyed([0.5, 0.5], [0.9, 0.4]), { my: 0.5, their: 0.5 })).toBeNull();
  });

  it('is nothing exactly for a package of the frontier', () => {
    fc.assert(
      fc.property(survey, (packages) => {
        for (const place of findFrontier(packages))
          expect(findBetterForBoth(packages, { my: packages.mine[place]!, their: packages.theirs[place]! })).toBeNull();
      }),
    );
  });
});
