import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leftOver } from './left-over.js';

describe('what a discount for nothing says besides', () => {
  it.each([
    ['Midweek bookings £200 off', 'midweek bookings'],
    ['Cash gets $20 off', 'cash'],
    ['pick it up on Sunday and take 15 off', 'pick sunday'],
    ['10% off for veterans', 'veterans'],
    ['CAD 20 off if you skip the helmet', 'skip helmet'],
  ])('in "%s" is "%s", in small letters', (words, left) => expect(leftOver(words)).toBe(left));

  it.each([
    '$20 off',
    'I can go down 20',
    'anyone who asks gets 10% off',
    'USD 50 off the price for everybody',
    "We'll knock off £15.50 for whoever wants it",
    'a bit of wiggle room, 30 bucks',
    '可以便宜20元',
    '谁来问都给您减五十块',
    '随便砍，最多让利三百',
    '每件再优惠5元',
  ])('is nothing in "%s"', (words) => expect(leftOver(words)).toBe(''));

  it.each([
    ['现金付款优惠20元', '现金付款'],
    ['自提减50元', '自提'],
  ])('in 「%s」 names 「%s」', (words, left) => expect(leftOver(words)).toContain(left));

  it('keeps a word of three letters that is no currency', () => {
    expect(leftOver('mid week 20 off')).toContain('mid');
    expect(leftOver('GBP 20 off')).toBe('');
  });

  it('is never a figure, whatever the figures are', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.constantFrom('$', '€', '£', '¥', ''), (amount, sign) => {
        expect(leftOver(`take ${sign}${amount} off`)).toBe('');
        expect(leftOver(`Cash ${sign}${amount} off`)).toBe('cash');
      }),
    );
  });

  it('holds only words that stand in the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 8 }), (text) => {
        for (const word of leftOver(text).split(' ')) expect(text).toContain(word);
      }),
    );
  });
});
