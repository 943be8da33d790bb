import { describe, expect, it } from '@jest/globals';
import { PERIOD_UNITS } from '@svc/policy-rules';
import fc from 'fast-check';
import { timeIn, timeNamed, timeUnit, timeWord } from './time-words.js';

describe('a word of time', () => {
  it.each([
    ['wk', 'week'],
    ['nights', 'night'],
    ['mth', 'month'],
    ['annum', 'year'],
    ['hrs', 'hour'],
    ['小时', 'hour'],
    ['晚', 'night'],
    ['个星期', 'week'],
  ])('"%s" is one %s', (word, unit) => {
    expect(timeUnit(word)).toBe(unit);
  });
  it('may stand for several of one unit, and is then no unit', () => {
    expect([timeNamed('fortnight'), timeNamed('半年'), timeNamed('quarter')]).toEqual([
      { count: 2, unit: 'week' },
      { count: 6, unit: 'month' },
      { count: 3, unit: 'month' },
    ]);
    expect(timeUnit('fortnight')).toBeNull();
  });
  it.each(['seat', 'lesson', 'constructor', ''])('is not "%s"', (word) => expect(timeNamed(word)).toBeNull());
  it('is written in both languages for every unit of the policy, and is read as that unit', () => {
    for (const unit of PERIOD_UNITS)
      for (const language of ['en', 'zh'] as const) expect(timeUnit(timeWord(unit, language))).toBe(unit);
  });
});

describe('a length of time in another unit', () => {
  it('is exact or none: a week is seven days, a year twelve months, a month no number of days', () => {
    expect(timeIn({ count: 1, unit: 'week' }, 'day')).toBe(7);
    expect(timeIn({ count: 2, unit: 'week' }, 'night')).toBe(14);
    expect(timeIn({ count: 2, unit: 'year' }, 'month')).toBe(24);
    for (const [from, to] of [
      ['month', 'day'],
      ['year', 'week'],
      ['day', 'hour'],
      ['day', 'night'],
      ['month', 'week'],
    ] as const)
      expect(timeIn({ count: 1, unit: from }, to)).toBeNull();
  });
  it('is whole in the longer unit: 14 days are two weeks, and 10 are none', () => {
    expect(timeIn({ count: 14, unit: 'day' }, 'week')).toBe(2);
    expect(timeIn({ count: 10, unit: 'day' }, 'week')).toBeNull();
  });
  it('comes back the same from any unit into which it converts', () => {
    const unit = fc.constantFrom(...PERIOD_UNITS);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), unit, unit, (count, from, to) => {
        const there = timeIn({ count, unit: from }, to);
        return there === null || timeIn({ count: there, unit: to }, from) === count;
      }),
    );
  });
});
