import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import fc from 'fast-check';
import { curvePrice, type BuyerMove } from './curve.js';
import type { PackagePrices } from './package-prices.js';
import { curveRules } from './turn.js';

const RULES = { counters: [0.5, 0.8, 1], step: 0.01 };
const RUG: PackagePrices = { list: 1000, reserve: 740, cost: 0 };
const bid = (price: number): BuyerMove => ({ bid: price, wish: false });
const WISH: BuyerMove = { bid: null, wish: true };
const after = (...moves: BuyerMove[]) => curvePrice(RUG, moves, RULES);

/** Packages of every size, in cents. */
const packages = fc
  .record({ list: fc.integer({ min: 100, max: 900_000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ list, share }) => ({ list: list / 100, reserve: Math.ceil(list * (0.4 + 0.6 * share)) / 100, cost: 0 }));
const talks = fc.array(fc.record({ bid: fc.option(fc.integer({ min: 1, max: 120 })), wish: fc.boolean() }), {
  maxLength: 9,
});
/** A talk whose bids are shares of the list, in whole cents. */
const movesOf = ({ list }: PackagePrices, talk: { bid: number | null; wish: boolean }[]): BuyerMove[] =>
  talk.map(({ bid: share, wish }) => ({ bid: share === null ? null : Math.round(list * share) / 100, wish }));

describe('what is offered', () => {
  it('is the list before a move, then half of the way, four fifths and all of it, in round figures', () => {
    expect([after(), after(WISH), after(WISH, WISH), after(WISH, WISH, WISH)].map(({ price }) => price)).toEqual([
      1000, 870, 790, 740,
    ]);
  });

  it('stays where it stood after the moves that may count in a talk; where none may, at the list', () => {
    const policy = { list_price: 1000, currency: 'USD' } as Policy;
    const prices = [0, 1, 2, undefined].map((most) =>
      [1, 2, 3].map((moves) => curvePrice(RUG, Array(moves).fill(WISH) as BuyerMove[], curveRules(policy, most)).price),
    );
    expect(prices).toEqual([
      [1000, 1000, 1000],
      [870, 870, 870],
      [870, 790, 790],
      [870, 790, 740],
    ]);
  });

  it('stays at the reserve after the last move, to the cent', () => {
    const prices = { ...RUG, reserve: 733.37 };
    expect(curvePrice(prices, Array<BuyerMove>(6).fill(WISH), RULES)).toEqual({
      price: 733.37,
      moves: 6,
      taken: false,
      last: true,
    });
  });

  it('falls by a serious bid as by a wish, however high the bid is below the reserve', () => {
    for (const price of [500, 600, 601, 739.99]) expect(after(bid(price)).price).toBe(870);
    expect(after(bid(600), bid(739.99)).price).toBe(after(bid(500), bid(510)).price);
  });

  it('does not fall for a bid under half of the list, nor for one that is hardly better than one before', () => {
    expect(after(bid(499.99)).moves).toBe(0);
    expect(after(bid(600), bid(600.01), bid(609.99), bid(600)).moves).toBe(1);
    expect(after(bid(600), bid(610)).moves).toBe(2);
  });

  it('counts one move for a bid with a wish beside it', () => expect(after({ bid: 600, wish: true }).moves).toBe(1));

  it('adds what the options of the package cost, up to its list', () => {
    const costly = { list: 1000, reserve: 760, cost: 20 };
    expect(curvePrice(costly, [WISH], RULES).price).toBe(890);
    expect(curvePrice(costly, [WISH, WISH, WISH], RULES).price).toBe(760);
    expect(curvePrice({ list: 1000, reserve: 990, cost: 250 }, [WISH], RULES).price).toBe(1000);
  });
});

describe('the last price', () => {
  it('is the reserve: above it a bid is still taken, also when no counter is left', () => {
    const short = { ...RULES, counters: [0.5] };
    const stays = curvePrice(RUG, [WISH, WISH], short);
    expect(stays).toMatchObject({ price: 870, last: false });
    expect(curvePrice(RUG, [WISH, WISH, bid(800)], short).price).toBe(800);
    expect(after(WISH, WISH, WISH).last).toBe(true);
  });
});

describe('what is taken', () => {
  it('is every bid from the reserve up, at any move, and it is offered back as it is', () => {
    expect(after(bid(740))).toEqual({ price: 740, moves: 1, taken: true, last: true });
    expect(after(WISH, WISH, bid(755)).price).toBe(755);
    expect(after(bid(800)).price).toBe(800);
  });

  it('is never above what is on the table: who names that or more moves and holds nothing', () => {
    for (const price of [870, 900, 5000]) expect(after(WISH, bid(price))).toMatchObject({ price: 870, taken: false });
    expect(after(WISH, bid(900), WISH).price).toBe(790);
  });

  it('stands: nobody sells below a bid of the buyer', () =>
    expect(after(bid(800), WISH, WISH, WISH, bid(760)).price).toBe(800));
});

describe('the laws of the two lines', () => {
  it('the price lies between reserve and list, and no move raises it', () =>
    fc.assert(
      fc.property(packages, talks, (prices, talk) => {
        const moves = movesOf(prices, talk);
        let before = prices.list;
        for (let made = 0; made <= moves.length; made += 1) {
          const { price } = curvePrice(prices, moves.slice(0, made), RULES);
          expect(price).toBeLessThanOrEqual(before);
          expect(price).toBeGreaterThanOrEqual(prices.reserve);
          before = price;
        }
      }),
    ));

  it('what a bid below the reserve is answered with does not depend on how high it is', () =>
    fc.assert(
      fc.property(
        packages,
        talks,
        fc.tuple(fc.double({ noNaN: true, min: 0, max: 1 }), fc.double({ noNaN: true, min: 0, max: 1 })),
        (prices, talk, shares) => {
          const wishes = movesOf(prices, talk).map(({ wish }) => ({ bid: null, wish }));
          const least = Math.min(prices.list / 2, prices.reserve);
          const answers = shares.map((share) => {
            const price = least + share * (prices.reserve - least) * 0.999;
            return curvePrice(prices, [...wishes, bid(price)], RULES).price;
          });
          expect(answers[0]).toBe(answers[1]);
        },
      ),
    ));
});
