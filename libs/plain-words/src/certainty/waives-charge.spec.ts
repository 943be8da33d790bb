import { describe, expect, it } from '@jest/globals';
import { freeFrom, waivesCharge } from './waives-charge.js';

describe('the least order that is free of a charge', () => {
  it.each([
    ['free from 20 cartons on', 20, 'carton'],
    ['Free shipping from 200 boxes', 200, 'box'],
    ['Orders of 20 or more ship free', 20, null],
    ['Delivery is free when you order 20+', 20, null],
    ['20 cartons and up: no charge', 20, 'carton'],
    ['满10箱包邮', 10, '箱'],
    ['订满10箱免运费', 10, '箱'],
  ])('is said in "%s"', (words, count, unit) => expect(freeFrom(words)).toEqual({ count, unit }));

  it.each(['free over €500', 'free within 10 miles', 'free for 2 guests', 'from 20 cartons €26', 'free from 10 to 12'])(
    'is not said in "%s"',
    (words) => expect(freeFrom(words)).toBeNull(),
  );
});

describe('words that waive a charge', () => {
  it.each([
    ['Free delivery from 20 boxes', 'Shipping', 'named'],
    ['满10箱免运费', '运费', 'named'],
    ['Oven cleaning is free from 10 hours', 'oven cleaning', 'named'],
    ['free from 20 cartons on', 'Shipping', 'alone'],
    ['yearly customers get it free', 'Onboarding call', 'alone'],
    ['but it is free for members', 'Setup', 'alone'],
    ['once, free from 50 agents', 'Onboarding', 'alone'],
    ['we pay it from 180 cartons', 'Freight', 'alone'],
  ])('name it, or nothing: "%s" beside %s', (words, what, how) => expect(waivesCharge(words, what)).toBe(how));

  it.each([
    ['Pick-up is free', 'Delivery'],
    ['Window cleaning is free', 'oven cleaning'],
    ['Delivery takes two days', 'Delivery'],
    ['coffee is free', 'Open bar'],
    ['Free parking from 2 boxes', 'extra'],
    ['Free parking for 5 or more', 'Delivery'],
    ['免停车费', '运费'],
    ['Free wine from 20 boxes', 'Parking (per car) *new*'],
  ])('are not "%s" beside %s', (words, what) => expect(waivesCharge(words, what)).toBeNull());
});
