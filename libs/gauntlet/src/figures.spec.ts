import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generateScenarios, playAll, scoreMatches, scriptedAgent, signFlipP, type ScoredMatch } from './index.js';

/** The exact p value: over all 2^n signings. */
function exactP(differences: readonly number[]): number {
  const total = Math.abs(differences.reduce((sum, one) => sum + one, 0));
  let asFar = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs += 1) {
    const sum = differences.reduce((soFar, one, index) => soFar + ((signs >> index) & 1 ? one : -one), 0);
    if (Math.abs(sum) >= total) asFar += 1;
  }
  return asFar / 2 ** differences.length;
}

describe('signFlipP', () => {
  it('comes near the exact p value of all signings', () => {
    // All of one sign: only the two signings with equal signs are as far, 2 / 2^8.
    expect(exactP([3, 1, 4, 1, 5, 9, 2, 6])).toBe(2 / 256);
    expect(Math.abs(signFlipP([3, 1, 4, 1, 5, 9, 2, 6], 'a') - 2 / 256)).toBeLessThan(0.003);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 10 }),
        fc.string(),
        (differences, seed) => {
          // 6 standard errors of 10,000 draws
          expect(Math.abs(signFlipP(differences, seed) - exactP(differences))).toBeLessThan(0.03);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is 1 without a difference, never 0, and the same for the same seed', () => {
    expect(signFlipP([0, 0, 0], 'a')).toBe(1);
    expect(signFlipP([], 'a')).toBe(1);
    const many = Array.from({ length: 360 }, () => 1);
    expect(signFlipP(many, 'a')).toBe(1 / 10_001);
    expect(signFlipP([5, -2, 3, 1], 'a', 100)).toBe(signFlipP([5, -2, 3, 1], 'a', 100));
  });

  it('looks at both sides: a player that is worse differs as well', () => {
    const better = [9, 8, 7, 6, 5, 4, 3, 2, 1, 10];
    expect(
      signFlipP(
        better.map((one) => -one),
        'a',
      ),
    ).toBe(signFlipP(better, 'a'));
  });

  it('flips signs beyond the first 31', () => {
    const late = Array.from({ length: 62 }, (_, index) => (index < 31 ? 0 : 1));
    expect(signFlipP(late, 'a')).toBe(1 / 10_001);
  });

  it('refuses a number of draws that is none', () =>
    expect(() => signFlipP([1], 'a', 0)).toThrow(expect.objectContaining({ code: 'draws_range' })));
});

const row = (
  opponent: ScoredMatch['opponent'],
  utility: number,
  baseline: number,
  ending: string,
  failures = 0,
): ScoredMatch => ({ opponent, utility, baseline_utility: baseline, ending, format_failures: failures });

describe('scoreMatches', () => {
  it('is what the rows come to', () => {
    const rows = [
      row('naive', 0.7, 0.5, 'opponent_accepted'),
      row('naive', 0.3, 0.4, 'deadline', 2),
      row('hardball', 0.2, 0.3, 'agent_accepted'),
      row('conceder', 0.8, 0.3, 'opponent_accepted', 1),
    ];
    const { all, naive, hardball, conceder, format_failures: failures } = scoreMatches(rows, 'a');
    expect(all).toMatchObject({
      matches: 4,
      mean_utility: 0.5,
      mean_baseline: 0.375,
      mean_difference: 0.125,
      deals: 3,
      at_or_below_batna: 0.5,
      beats_baseline: false,
    });
    expect(naive).toMatchObject({
      matches: 2,
      mean_utility: 0.5,
      mean_baseline: 0.45,
      mean_difference: 0.05,
      deals: 1,
      at_or_below_batna: 0.5,
    });
    expect(hardball).toMatchObject({
      matches: 1,
      mean_utility: 0.2,
      mean_difference: -0.1,
      at_or_below_batna: 1,
      p_value: 1,
    });
    expect([conceder.mean_difference, failures]).toEqual([0.5, 3]);
  });

  it('says that a player beats the baseline only where it is better and the p value small', () => {
    const rows = (difference: number): ScoredMatch[] =>
      Array.from({ length: 40 }, () => row('naive', 0.5 + difference, 0.5, 'deadline'));
    expect([0.1, 0, -0.1].map((difference) => scoreMatches(rows(difference), 'a').naive.beats_baseline)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is bounded and finite for no rows at all', () =>
    expect(scoreMatches([], 'a').all).toMatchObject({ matches: 0, mean_utility: 0, at_or_below_batna: 0, p_value: 1 }));

  it('puts the naive baseline beside itself: no difference, p = 1, means near the published 0.452 and 0.457', () => {
    const { all, hardball } = scoreMatches(playAll(generateScenarios({ seed: '7' }), '7', scriptedAgent('naive')), 'a');
    expect(all).toMatchObject({ matches: 360, mean_difference: 0, p_value: 1, beats_baseline: false });
    expect(Math.abs(all.mean_utility - 0.455)).toBeLessThan(0.02);
    expect(hardball.mean_utility).toBeLessThan(0.32);
  });
});
