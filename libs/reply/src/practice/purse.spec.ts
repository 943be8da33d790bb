import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRandom } from '@svc/numerics';
import { carPolicy, seatPolicy } from '../testing/policies.js';
import { vocabularyOf } from '../vocabulary-of.js';
import { publicFace } from './public-face.js';
import { bestOffer, favouriteOption, openPurse, type Purse } from './purse.js';
import { hearOffers, type HeardOffer } from './read-seller.js';
import { spokenPrice, spokenTotal, unitOf } from './spoken.js';
import { CONCESSIONS } from './styles.js';

const seats = publicFace(seatPolicy());
const car = publicFace(carPolicy());
const purseOf = (likes: Record<string, number>, budget = 100): Purse => ({
  budget,
  likes: new Map(Object.entries(likes)),
  quantity: 10,
});

describe('the purse of a practice buyer', () => {
  it('holds most of the list price, no liking of a default, and a quantity up to eight times the least', () => {
    fc.assert(
      fc.property(fc.nat(5000), (seed) => {
        const { budget, likes, quantity } = openPurse(seats, null, createRandom(seed));
        expect(budget).toBeGreaterThanOrEqual(0.86 * seats.list_price);
        expect(budget).toBeLessThanOrEqual(seats.list_price);
        expect(quantity).toBeGreaterThanOrEqual(10);
        expect(quantity).toBeLessThanOrEqual(80);
        for (const { id, default: usual } of seats.terms) expect(likes.get(`${id}=${usual}`)).toBe(0);
      }),
    );
    const seen = new Set(
      Array.from({ length: 600 }, (_none, seed) => openPurse(seats, 40, createRandom(seed)).quantity),
    );
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([10, 80]);
    expect([openPurse(seats, 40, createRandom(1)).budget, openPurse(car, null, createRandom(1)).quantity]).toEqual([
      40, 1,
    ]);
  });

  it('likes some options by a share of the budget that is small, and dislikes as many', () => {
    const likes = Array.from({ length: 200 }, (_none, seed) =>
      openPurse(seats, 40, createRandom(seed)).likes.get('support=phone')!,
    );
    const mean = likes.reduce((sum, one) => sum + one, 0) / likes.length;
    const spread = Math.sqrt(likes.reduce((sum, one) => sum + one * one, 0) / likes.length);
    expect(Math.abs(mean)).toBeLessThan(0.01);
    expect(Math.abs(spread - 0.04)).toBeLessThan(0.01);
  });
});

describe('the offer that a practice buyer likes best', () => {
  const offers: HeardOffer[] = [
    { price: 60, terms: {} },
    { price: 62, terms: { support: 'phone' } },
    { price: 62, terms: {} },
  ];

  it('is the cheapest, less what its terms are worth to it; of equals the first', () => {
    expect(bestOffer([], purseOf({}))).toBeNull();
    expect(bestOffer(offers, purseOf({}))).toMatchObject({ index: 0, offer: { price: 60 } });
    expect(bestOffer(offers, purseOf({ 'support=phone': 0.03 }))).toMatchObject({ index: 1 });
    expect(bestOffer(offers, purseOf({ 'support=phone': 0.01 }))).toMatchObject({ index: 0 });
    expect(bestOffer(offers.slice(1).reverse(), purseOf({}))).toMatchObject({ index: 0 });
  });

  it('is one that the budget holds, if there is one', () => {
    expect(bestOffer(offers, purseOf({ 'support=phone': 5 }, 61))).toMatchObject({ index: 0 });
    expect(bestOffer(offers, purseOf({ 'support=phone': 0.1 }, 62))).toMatchObject({ index: 1 });
    expect(bestOffer(offers, purseOf({}, 10))).toMatchObject({ index: 0 });
  });

  it('has its favourite option, where one is liked by more than a hundredth of the budget', () => {
    expect(favouriteOption(seats, purseOf({ 'support=phone': 0.02, 'contract=annual': 0.03 }))).toBe(
      'one year, paid up front',
    );
    expect(favouriteOption(seats, purseOf({ 'support=phone': 0.02, 'contract=annual': 0.015 }))).toBe('by phone');
    expect(favouriteOption(seats, purseOf({ 'support=phone': 0.01 }))).toBeNull();
    expect(favouriteOption(seats, purseOf({ 'support=mail': 0.5 }))).toBeNull();
  });
});

describe('figures as a practice buyer says them', () => {
  const zh = publicFace(seatPolicy({ language: 'zh', currency: 'CNY' }));
  const franc = publicFace(seatPolicy({ currency: 'CHF' }));

  it('have their currency, a unit where there are several, and never more than they stand for', () => {
    expect([spokenPrice(seats, 1234.5), spokenPrice(car, 11_000), spokenPrice(franc, 40)]).toEqual([
      '$1,234.5 each',
      '$11,000',
      'CHF 40 each',
    ]);
    expect([spokenPrice(zh, 45.5), spokenPrice({ ...zh, currency: 'USD' }, 45)]).toEqual([
      '每seat45.5元',
      '每seat45 USD',
    ]);
    expect([spokenTotal(seats, 99.999), spokenTotal(franc, 10), spokenTotal(zh, 10.25)]).toEqual([
      '$99.99',
      'CHF 10',
      '10.25元',
    ]);
    expect([spokenTotal({ ...zh, currency: 'USD' }, 0.29 * 100), spokenTotal(seats, 4.35 * 100)]).toEqual([
      '29 USD',
      '$435',
    ]);
  });

  it('count units in the plural but for one, and in Chinese never', () => {
    expect([unitOf(seats, 1), unitOf(seats, 2), unitOf(seats, 0), unitOf(zh, 2)]).toEqual([
      'seat',
      'seats',
      'seats',
      'seat',
    ]);
  });
});

describe('what a practice buyer hears', () => {
  const hear = (shown: string): unknown => hearOffers(shown, vocabularyOf(seats), seats.list_price);

  it('is the last price of a text, and every one of a list', () => {
    expect(hear('Hello there.\nIt was $48 each.\nI can do $45 each.')).toMatchObject([{ price: 45 }]);
    expect(hear('Two ways:\nOption A: $45 each, one year, paid up front\nOption B: $47 each')).toMatchObject([
      { price: 45, terms: { contract: 'annual' } },
      { price: 47 },
    ]);
    expect(hear('1. $45 each\n2. ask my colleague\nor else $44 each')).toMatchObject([{ price: 44 }]);
    expect(hear('Let me see.')).toEqual([]);
  });

  it('is the price of a unit where a total stands beside it', () => {
    expect(hear('25 seats at $44.20 each, $1,105 in total')).toMatchObject([{ price: 44.2 }]);
    expect(hear('$1,105 in total: 25 seats at $44.20')).toMatchObject([{ price: 44.2 }]);
  });
});

describe('ways to concede', () => {
  it('lead from the opening to the budget, soon, evenly or late', () => {
    for (const concede of Object.values(CONCESSIONS)) expect([concede(0), concede(1)]).toEqual([0, 1]);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (progress) => {
        const { early, even, late } = CONCESSIONS;
        expect(early(progress)).toBeGreaterThan(even(progress));
        expect(even(progress)).toBe(progress);
        expect(late(progress)).toBeLessThan(even(progress));
        for (const concede of [early, even, late]) expect(concede(progress)).toBeLessThan(concede(progress + 0.01));
      }),
    );
    expect([CONCESSIONS.early(0.5), CONCESSIONS.late(0.5)]).toEqual([0.75, 0.125]);
  });
});
