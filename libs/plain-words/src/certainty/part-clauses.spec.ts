import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { partClauses } from './part-clauses.js';

/** The parts of a description, one a line. */
const parts = (description: string): string[] => partClauses(description).split('\n');

describe('a description without marks', () => {
  it('is parted where its clauses begin', () => {
    const spoken =
      'ok so im selling a kayak its twelve foot long and i want four hundred for it no i dont deliver ' +
      'you have to come and get it and the paddle comes with it';
    expect(parts(spoken)).toContainEqual(expect.stringMatching(/want four hundred for it$/));
    expect(parts(spoken)).toContainEqual(expect.stringMatching(/^no i dont deliver/));
  });

  it('is parted at the spaces of a Chinese line', () =>
    expect(parts('钢琴家教 央院在读 上门朝阳海淀都行 考级曲目可以带 三岁以下的小孩不收')).toEqual([
      '钢琴家教',
      '央院在读',
      '上门朝阳海淀都行',
      '考级曲目可以带',
      '三岁以下的小孩不收',
    ]));
});

describe('what holds together', () => {
  it.each([
    ['a clause that is written with marks', 'Oak desk, 120 by 70, two drawers and a few scratches. £90, lowest £80.'],
    ['a condition in a written text', 'Take ten or more and the price is $5 each, if you collect them. Lowest $4.'],
    ['one space in a Chinese line', '6瓶及以上 每瓶152元'],
    ['a figure and its unit', '月租 1450 元，押金两个月，可以短租，不养宠物'],
  ])('stays whole: %s', (_what, description) => expect(partClauses(description)).toBe(description));
});

describe('of every text', () => {
  const text = fc
    .array(
      fc.constantFrom('desk', 'no', '£90', '10', 'if', 'you', 'collect', '自提', '减', '50', '，', '.', '\n', '🚲'),
      {
        maxLength: 120,
      },
    )
    .map((words) => words.join(' '));

  it('every character stays at its place, and only a space becomes a new line', () => {
    fc.assert(
      fc.property(text, (description) => {
        const [before, after] = [[...description], [...partClauses(description)]];
        expect(after.length).toBe(before.length);
        for (const [at, sign] of after.entries())
          if (sign !== before[at]) expect([before[at], sign]).toEqual([' ', '\n']);
      }),
      { seed: 31, numRuns: 200 },
    );
  });
});
