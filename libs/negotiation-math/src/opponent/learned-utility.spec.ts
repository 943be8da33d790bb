import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { learnUtility } from './learned-utility.js';

const PRICE = [1, 0.67, 0.33, 0];

/** Options by what they are thought to be worth, the best first. */
const orderOf = (offered: readonly number[], mine: readonly number[] = PRICE): number[] => {
  const { utilities } = learnUtility(mine, offered);
  return utilities.map((_, option) => option).sort((a, b) => utilities[b]! - utilities[a]!);
};

describe('what options are worth to a side that has not told it', () => {
  it('is taken to be the opposite before anything was offered, and nothing is sure', () => {
    expect(learnUtility(PRICE, [])).toEqual({ utilities: [0, 0.33, 0.67, 1].map(close), confidence: 0 });
  });

  it('is the opposite where they open with what the caller likes least', () => {
    expect(orderOf([3, 3, 2, 1])).toEqual([3, 2, 1, 0]);
    expect(learnUtility(PRICE, [3]).confidence).toBeGreaterThan(0.5);
  });

  it('runs alike where they open with what the caller likes best, and stay there', () => {
    expect(orderOf([0, 0, 0])).toEqual([0, 1, 2, 3]);
  });

  it('is what they ask for most where that is neither end', () => {
    expect(orderOf([2, 2, 2, 0, 2, 1])[0]).toBe(2);
  });

  it('is halfway where the caller does not care and nothing was offered', () => {
    expect(learnUtility([0.4, 0.4], []).utilities).toEqual([0.5, 0.5]);
  });

  it('stands as it was told, option by option', () => {
    expect(learnUtility(PRICE, [3], [null, 0.9, null, null]).utilities[1]).toBe(0.9);
    expect(learnUtility(PRICE, [3], [0.1, 0.2, 0.3, 0.4])).toEqual({ utilities: [0.1, 0.2, 0.3, 0.4], confidence: 1 });
  });

  it('lies in 0..1 for every history, and reaches both ends unless all options are alike', () => {
    const issue = fc
      .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 })
      .chain((mine) => fc.tuple(fc.constant(mine), fc.array(fc.nat({ max: mine.length - 1 }), { maxLength: 20 })));
    fc.assert(
      fc.property(issue, ([mine, offered]) => {
        const { utilities, confidence } = learnUtility(mine, offered);
        const [least, most] = [Math.min(...utilities), Math.max(...utilities)];
        expect(least === most ? [0.5, 0.5] : [0, 1]).toEqual([least, most]);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not depend on how often the first offer was repeated before a second, in what kind it is taken for', () => {
    const [once, often] = [learnUtility(PRICE, [3, 1]), learnUtility(PRICE, [3, 3, 3, 1])];
    expect(often.confidence).toBeCloseTo(once.confidence, 12);
  });

  it('does not depend on the order in which the options are listed', () => {
    const offered = [3, 2, 3, 0];
    const reversed = learnUtility(
      [...PRICE].reverse(),
      offered.map((option) => 3 - option),
    ).utilities;
    expect([...reversed].reverse()).toEqual(learnUtility(PRICE, offered).utilities.map(close));
  });
});

function close(value: number): unknown {
  return expect.closeTo(value, 9);
}
