import { describe, expect, it } from '@jest/globals';
import { eachOf } from './each-of.js';
import { inThousands, isLowering, isNoBid, offBase, roleOf, settled } from './figure-role.js';
import type { NumberMention } from './figures/number-mention.js';
import { readNumbers } from './figures/numbers.js';
import type { Standing } from './reading.js';

const one = (text: string): NumberMention => {
  const [mention] = readNumbers(text, { currency: 'USD' });
  if (!mention) throw new Error(`no number in ${text}`);
  return mention;
};
const standing = (listPrice: number, ...prices: number[]): Standing => ({
  listPrice,
  offers: prices.map((price) => ({ price, quantity: 1, terms: {} })),
});

describe('what a figure of a message is', () => {
  it.each([
    ['i can pay $40 each', 'price'],
    ['$40 per seat works', 'price'],
    ['单价40元', 'price'],
    ['$900 in total', 'total'],
    ['all in $900', 'total'],
    ['一共900元', 'total'],
    ['not $900', 'refused'],
    ['25 at $40', 'quantity'],
    ['$50 off', 'off'],
    ['便宜50元', 'off'],
    ['-$50', 'unclear'],
    ['$40', 'guess'],
    ['can you do $40?', 'guess'],
  ])('in "%s" is %s', (text, role) => expect(roleOf(text, one(text), null)).toBe(role));

  it('is the price of one behind which the deal’s own unit stands', () => {
    expect(roleOf('$40 per session', one('$40 per session'), eachOf('session'))).toBe('price');
    expect(roleOf('$40 per session', one('$40 per session'), eachOf('seat'))).toBe('guess');
    expect(roleOf('40元一节', one('40元一节'), eachOf('节'))).toBe('price');
  });
});

describe('a price of one of a unit', () => {
  it.each([' per seat', '/seat', ' a seat', ' for each seat', ' every seat'])('is said by "%s"', (after) =>
    expect(eachOf('seat').test(after)).toBe(true),
  );
  it.each([' per seating', ' seat', ' for 3 seats', ' and a seat', ' per box'])('is not said by "%s"', (after) =>
    expect(eachOf('seat').test(after)).toBe(false),
  );
  it('takes any sign in a unit as it is', () => {
    expect(eachOf('c++ (course)').test(' per c++ (course)')).toBe(true);
    expect(() => eachOf('(*[')).not.toThrow();
  });
});

describe('of two readings of a spelling', () => {
  it('the one stands that fits the list price', () => {
    expect(settled(one('€1.200'), 1500)).toBe(1200);
    expect(settled(one('€1.200'), 1.5)).toBe(1.2);
    expect(settled(one('$1,200'), 5)).toBe(1200);
  });
  it('none stands where both or neither fit', () => expect(settled(one('€1.200'), 50)).toBeNull());
});

describe('a bare number', () => {
  const isNone = (text: string, list = 500): boolean => isNoBid({ text, standing: standing(list) }, one(text));

  it('that is too small for a price and stands behind no word of bidding is no bid', () => {
    expect(isNone('my son is 12')).toBe(true);
    expect(isNone('house number 40')).toBe(true);
  });
  it('is a bid behind a word of bidding, where it stands alone, or where it could be the price', () => {
    expect(isNone('i offer 40')).toBe(false);
    expect(isNone('450')).toBe(false);
    expect(isNone('maybe 450')).toBe(false);
    expect(isNone('i have $12')).toBe(false);
  });
});

describe('what comes off', () => {
  it('is less than half of what it is taken from', () => {
    expect(isLowering({ text: 'drop 50', standing: standing(500) }, one('drop 50'))).toBe(true);
    expect(isLowering({ text: 'drop 450', standing: standing(500) }, one('drop 450'))).toBe(false);
    expect(isLowering({ text: 'pay 50', standing: standing(500) }, one('pay 50'))).toBe(false);
    expect(isLowering({ text: 'drop 50', standing: standing(500, 90) }, one('drop 50'))).toBe(false);
  });
  it('is taken from the one price that stands, else from the list', () => {
    expect(offBase(standing(500, 450))).toBe(450);
    expect(offBase(standing(500, 450, 470))).toBe(500);
    expect(offBase(standing(500))).toBe(500);
  });
});

describe('a figure in thousands', () => {
  it.each([
    [30.5, 31_500, true],
    [30, 31_500, true],
    [300, 31_500, false],
    [12, 31_500, false],
    [40, 31_500, false],
  ])('%s beside a list of %s: %s', (value, list, thousands) =>
    expect(inThousands({ ...one('30'), value }, value, list)).toBe(thousands),
  );
  it('is never one that has a currency', () => expect(inThousands(one('$30'), 30, 31_500)).toBe(false));
});
