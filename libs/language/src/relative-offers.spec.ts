import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Standing } from './reading.js';
import { readRelativeOffer } from './relative-offers.js';

const standing = (price: number | null, lastBid: number | null): Standing => ({
  offers: price === null ? [] : [{ price, quantity: 1, terms: {} }],
  listPrice: 500,
  lastBid,
});
const priceOf = (text: string, { price = 500, bid = 400 }: { price?: number | null; bid?: number | null } = {}) =>
  readRelativeOffer(text, standing(price, bid))?.price;

describe('a price between what both sides said last', () => {
  it.each([
    'split the difference',
    "let's meet in the middle",
    'can we meet half way?',
    'could we split that diff',
    'half and half?',
    '各让一步吧',
    '取个中间价',
    '折中一下',
  ])('is the middle in "%s"', (text) => expect(priceOf(text)).toBe(450));

  it.each(['the middle shelf', 'what is the difference?', 'half of it', '中间的那个', ''])(
    'is not named in "%s"',
    (text) => expect(readRelativeOffer(text, standing(500, 400))).toBeNull(),
  );

  it('is not known before both have said something', () => {
    expect(priceOf('split the difference', { bid: null })).toBeNull();
    expect(priceOf('split the difference', { price: null })).toBeNull();
  });

  it('lies exactly between, whatever was said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (one, other) => {
        const middle = priceOf('split the difference', { price: one / 100, bid: other / 100 }) ?? NaN;
        expect(middle).toBeCloseTo((one + other) / 200, 6);
      }),
    );
  });
});

describe('a bid that comes up', () => {
  it.each([
    ["i'll come up 20", 420],
    ['i can go up by another $25', 425],
    ["i'll add 10 bucks", 410],
    ['we could raise it by 50', 450],
    ['再加20', 420],
    ['我再添个五十块', 450],
  ])('in "%s" is %s', (text, price) => expect(priceOf(text)).toBe(price));

  it.each(["i'll come up 300", "i'll come up at 5", '再加3个', '加两台', "i'll come up 0"])(
    'is not named in "%s"',
    (text) => expect(priceOf(text)).toBeUndefined(),
  );

  it('is not known before there is a bid', () => expect(priceOf("i'll come up 20", { bid: null })).toBeNull());

  it('stands where it says', () => {
    const text = "ok, i'll come up 20 then";
    const found = readRelativeOffer(text, standing(500, 400));
    expect(text.slice(found?.start, found?.end).trim()).toBe("i'll come up 20");
  });
});
