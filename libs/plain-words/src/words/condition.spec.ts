import { describe, expect, it } from '@jest/globals';
import { readDescription } from '../read-description.js';
import { saidAbout } from '../statement.js';

const conditionsIn = (text: string): string[] =>
  saidAbout(readDescription(`Bike, $500, lowest 450. ${text}`).statements, 'trade').map(({ condition }) => condition);

describe('what a buyer does for a discount', () => {
  it.each([
    ['Whoever comes and gets it pays 20 less.', 'comes and gets it'],
    ['Who picks it up pays 20 less.', 'picks it up'],
    ['$20 off for cash.', 'cash'],
  ])('is the deed, and never that they pay: %s', (text, condition) => {
    expect(conditionsIn(text).join()).toContain(condition);
    expect(conditionsIn(text)).not.toContain('pays');
  });

  it('holds no time that the discount is given for', () =>
    expect(conditionsIn('$20 off a month for a contract of two years.')).toEqual(['contract of two years']));
});
