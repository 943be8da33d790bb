import { describe, expect, it } from '@jest/globals';
import { spelledCurrency } from '../index.js';

describe('a currency spelled beside a number', () => {
  it.each([
    ['', ' baht each', 'THB', 5],
    ['', ' KES', 'KES', 4],
    ['NGN ', '', 'NGN', 0],
    ['', '泰铢', 'THB', 2],
    ['', ' turkish lira', 'TRY', 13],
  ])('"%s" before and "%s" behind', (before, after, code, length) => {
    expect(spelledCurrency(before, after)).toEqual({ code, length });
  });

  it.each([' try it', ' pens', ' mad prices', ''])('is none in "%s"', (after) => {
    expect(spelledCurrency('', after)).toBeNull();
  });
});
