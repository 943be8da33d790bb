import { describe, expect, it } from '@jest/globals';
import { readTimeWanted } from './time-wanted.js';

describe('how long a message wants what is paid by time', () => {
  it.each([
    ['a week please, what does it cost?', 'day', 7],
    ['could i have it for two weeks?', 'day', 14],
    ["i'd like it for a whole week.", 'night', 7],
    ['7 days please', 'day', 7],
    ['10 seats for two years', 'month', 24],
    ['5 seats for a year at $28 a month', 'month', 12],
    ['一周多少钱', 'day', 7],
    ['住三晚', 'night', 3],
    ['签两年可以便宜吗', 'month', 24],
    ['half a year', 'month', 6],
    ['上12个小时', 'hour', 12],
  ] as const)('"%s", by the %s, is %d', (text, unit, periods) => {
    expect(readTimeWanted(text, { period: unit })).toMatchObject({ periods });
  });

  it.each([
    ['from friday to monday, what is the price?', 'night', 3],
    ['from friday to monday', 'day', 4],
    ['for the weekend please, saturday and sunday', 'day', 2],
    ['for the weekend', 'hour', null],
    ['周五到周一多少钱', 'night', 3],
    ['a month please', 'day', null],
    ['three days', 'night', null],
    ['a week or two weeks', 'day', null],
  ] as const)('"%s", by the %s, is open, and would be %s', (text, unit, perhaps) => {
    const { periods, open } = readTimeWanted(text, { period: unit });
    expect([periods, open?.perhaps]).toEqual([undefined, perhaps]);
  });

  it.each([
    'can you deliver in two weeks?',
    'i bought one a year ago',
    'is there a 2 year warranty?',
    'not a month, please',
    'what does it cost?',
    '上两周没空',
  ])('says nothing of it: "%s"', (text) => {
    expect(readTimeWanted(text, { period: 'month' })).toEqual({ places: [] });
  });

  it.each([
    ['is a contract of two years possible?', 'contract of two years', 'asked'],
    ['no two years, thanks', 'two years', 'refused'],
    ['i pay half a year up front', 'half a year up front', 'wanted'],
    ['please include invoice, 60 days', '60 days', 'wanted'],
  ] as const)('"%s" names an option by a time and orders none', (text, option, as) => {
    const start = text.indexOf(option);
    expect(readTimeWanted(text, { period: 'month' }, [{ start, end: start + option.length, as }])).not.toHaveProperty(
      'periods',
    );
  });

  it('an option that is wanted and called by the very length orders that time', () => {
    expect(readTimeWanted('two years please', { period: 'month' }, [{ start: 0, end: 9, as: 'wanted' }]).periods).toBe(
      24,
    );
  });

  it('takes the words that say what a sum is paid for as read, and orders nothing by them', () => {
    expect(readTimeWanted('$30 a month for 5 seats', { period: 'month' })).toEqual({ places: [{ start: 3, end: 11 }] });
  });
});
