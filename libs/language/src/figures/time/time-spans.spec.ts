import { describe, expect, it } from '@jest/globals';
import { timeSpans } from './time-spans.js';

const lengths = (text: string) => timeSpans(text).map(({ count, unit }) => [count, unit]);

describe('a length of time', () => {
  it.each([
    ['a week please', [[1, 'week']]],
    ['for two years', [[2, 'year']]],
    ['24 months', [[24, 'month']]],
    ['a fortnight', [[2, 'week']]],
    ['three nights', [[3, 'night']]],
    ['for the whole week', [[1, 'week']]],
    ['I want it for a whole week', [[1, 'week']]],
    ['half a year', [[6, 'month']]],
    ['a year and a half', [[18, 'month']]],
    ['一周', [[1, 'week']]],
    ['两晚', [[2, 'night']]],
    ['租3天', [[3, 'day']]],
    ['租半年', [[6, 'month']]],
    ['签两年', [[2, 'year']]],
    ['三个月', [[3, 'month']]],
  ])('in "%s" is %j', (text, found) => expect(lengths(text)).toEqual(found));

  it.each(['$40 for it', '2 seats', 'a daydream', 'weekend', '第一年'])('is none in "%s"', (text) =>
    expect(lengths(text)).toEqual([]),
  );
});
