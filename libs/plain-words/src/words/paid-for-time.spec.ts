import { describe, expect, it } from '@jest/globals';
import { isPaidForTime, timePaidFor } from './paid-for-time.js';

describe('what a price is paid for', () => {
  it.each([
    ['£210 a month', 'month'],
    ['SGD 950 per mth', 'month'],
    ['£600 pcm', 'month'],
    ['SEK 9 500 per week', 'week'],
    ['$80/hr', 'hour'],
    ['€45 each night', 'night'],
    ['一个月5800', 'month'],
    ['5200/月', 'month'],
    ['每小时180', 'hour'],
    ['80一天', 'day'],
  ])('is a time in "%s": %s', (words, time) => {
    expect(isPaidForTime(words)).toBe(true);
    expect(timePaidFor(words)).toBe(time);
  });

  it.each(['£210 for the month of May', '£14 a class', '每桶16元'])('is no time in "%s"', (words) => {
    expect(isPaidForTime(words)).toBe(false);
    expect(timePaidFor(words)).toBeNull();
  });
});
