import { describe, expect, it } from '@jest/globals';
import { readNumbers } from './figures/numbers.js';
import { sumOfTime, timesNamed } from './sum-of-time.js';

/** How the last sum of a text goes with a time. */
const ofLast = (text: string) => {
  const sum = readNumbers(text)
    .filter(({ kind }) => kind === 'money' || kind === 'number')
    .at(-1)!;
  return sumOfTime(text, sum, timesNamed(text));
};

describe('a sum beside a time', () => {
  it.each([
    ['85 a day', 'day'],
    ['i could pay 85 per day', 'day'],
    ['£350 a week', 'week'],
    ['3 days at 85 per day', 'day'],
    ['1400 a month for 2 years', 'month'],
    ['每天85', 'day'],
    ['85一天', 'day'],
  ])('with the name of the time is the price of one: %s', (text, unit) => {
    const sum = readNumbers(text).find(({ kind, value }) => kind !== 'count' && value > 10)!;
    expect(sumOfTime(text, sum, timesNamed(text))).toMatchObject({ as: 'rate', count: 1, unit });
  });

  it.each([
    ['3 days for £250', 3, 'day'],
    ['three days for 250', 3, 'day'],
    ['a week for 600', 1, 'week'],
    ['a week of hire for just 600', 1, 'week'],
    ['the week for 550', 1, 'week'],
  ])('behind a count of the time and "for" is all that is paid for it: %s', (text, count, unit) => {
    expect(ofLast(text)).toMatchObject({ as: 'whole', count, unit });
  });

  it.each([
    ['£250 for 3 days', 3, 'day'],
    ['600 for a week', 1, 'week'],
    ['350 for the week', 1, 'week'],
    ['500 all in for the whole fortnight', 2, 'week'],
  ])('before "for" and a count of the time is all that is paid for it: %s', (text, count, unit) => {
    const [sum] = readNumbers(text).filter(({ kind }) => kind !== 'count');
    expect(sumOfTime(text, sum!, timesNamed(text))).toMatchObject({ as: 'whole', count, unit });
  });

  it.each(['10 days at 50', 'a week at 85', '3 days, 250', '250 please, i need it on monday'])(
    'that no word joins to it may be either: %s',
    (text) => {
      const sum = readNumbers(text).find(({ kind, value }) => kind !== 'count' && value > 10)!;
      expect(sumOfTime(text, sum, timesNamed(text))).toBeNull();
    },
  );
});
