import { describe, expect, it } from '@jest/globals';
import { PERIOD_UNITS } from '@svc/policy-rules';
import fc from 'fast-check';
import { readNumbers } from '../numbers.js';
import { paidFor } from './paid-for-time.js';

/** What each sum of a text is paid for. */
const times = (text: string) => readNumbers(text).map(({ start, end }) => paidFor(text, start, end)?.unit ?? null);

describe('the time that a sum is paid for', () => {
  it.each([
    ['£210 a month', ['month']],
    ['SGD 950 per mth', ['month']],
    ['£600 pcm', ['month']],
    ['SEK 9 500 per week', ['week']],
    ['$80/hr', ['hour']],
    ['€45 each night', ['night']],
    ['$500 monthly', ['month']],
    ['$32 a seat and month', ['month']],
    ['$49/user/month', ['month']],
    ['€30 per person per night', ['night']],
    ['$45 per hour each', ['hour']],
    ['74 € per machine hour', ['hour']],
    ['$400 per person-day', ['day']],
    ['$60 off a month', ['month']],
    ['39元/账号/年', ['year']],
    ['5200/月', ['month']],
    ['15元每天', ['day']],
    ['200元/人/晚', ['night']],
    ['$20 a day pass', [null]],
  ])('stands behind it in "%s"', (text, units) => expect(times(text)).toEqual(units));

  it.each([
    ['€85 a day, a week €400', ['day', 'week']],
    ['Hire: day £30, week £120', ['day', 'week']],
    ['per week £700', ['week']],
    ['Day rate: $300', ['day']],
    ['a month costs $90', ['month']],
    ['每小时180', ['hour']],
    ['每天每把6元', ['day']],
    ['月租5800', ['month']],
    ['包月200元', ['month']],
    ['每人每晚200元', ['night']],
    ['a whole week is £18 per chair', ['week']],
    ['全天2000元', ['day']],
    ['Full day (8 hours) is $400', [null, 'day']],
  ])('or before it in "%s"', (text, units) => expect(times(text)).toEqual(units));

  it.each([
    '£210 for the month of May',
    '£14 a class',
    '每桶16元',
    'open till 5 pm',
    '$0.60 a mile',
    '$30 an hourglass',
  ])('is none in "%s"', (text) => expect(times(text)).toEqual([null]));

  it.each([
    ['Full day (8 hours) is $400', '$400', { count: 8, unit: 'hour' }, 'Full day (8 hours) is $400'],
    ['全天（8小时）2000元', '2000元', { count: 8, unit: 'hour' }, '全天（8小时）2000元'],
    ['Boat (8 hours of fuel), full day $400', '$400', null, 'full day $400'],
    ['full day (lunch included) $400', '$400', null, null],
  ])('lasts as long as brackets behind it say: %s', (text, sum, lasts, words) => {
    const start = text.indexOf(sum);
    const found = paidFor(text, start, start + sum.length);
    expect(found && [found.lasts, text.slice(found.start, found.end)]).toEqual(words && [lasts, words]);
  });

  it('is the unit that was written, whatever the sum, the currency and the preposition', () => {
    const way = fc.constantFrom(' a ', ' per ', '/', ' each ', ' every ');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...PERIOD_UNITS), way, (sum, unit, between) => {
        expect(times(`Hire £${sum}${between}${unit}, delivery extra`)).toEqual([unit]);
      }),
    );
  });
});
