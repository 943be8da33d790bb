import { describe, expect, it } from '@jest/globals';
import { daysNamed } from './days-named.js';

describe('the days that words name', () => {
  it.each([
    ['on a friday or sunday the price is ', 'friday or sunday'],
    ['but on weekdays we play for ', 'weekdays'],
    ['on mondays, tuesdays i would do it for ', 'mondays tuesdays'],
    ['on saturday and for ', 'saturday'],
    ['on the phone it is ', null],
    ['monday is ', null],
  ])('in "%s" are %s', (words, days) => expect(daysNamed(words)).toBe(days));
});
