import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUYER_TYPES } from '../limits.js';
import type { BuyerType } from './backtest-shape.js';
import { playKnowing, playTalk } from './play-talk.js';
import type { Buyer } from './population.js';

const RULES = { counters: [0.5, 0.8, 1], step: 0.01 };
const PRICES = { list: 1000, reserve: 800, cost: 0 };

/** A buyer of the type who would pay `value`; the seller's lowest price is 700. */
function buyerOf(type: BuyerType, value: number, change: Partial<Buyer> = {}): Buyer {
  const room = Math.max(0, value - 700);
  const drawn = { opening: 0.5, bids: 5, asks: 1, quantity: 1, arrives: 0, knows: 1, stays: 0 };
  return { value, room, type, minds: new Map(), ...drawn, ...change };
}
const play = (type: BuyerType, value: number, change: Partial<Buyer> = {}) =>
  playTalk(buyerOf(type, value, change), value, PRICES, RULES);

describe('a buyer who does not know the rules', () => {
  it.each<[string, BuyerType, number, Partial<Buyer>, number | null]>([
    ['bids its value once and has it from the reserve up', 'bids_once', 830, {}, 830],
    ['bids its value once and leaves below the reserve', 'bids_once', 799, {}, null],
    ['pays the list price where it would pay more', 'bids_once', 1200, {}, 1000],
    ['names its value again, and has no more of it', 'repeats', 799, {}, null],
    ['names its value and has it', 'repeats', 850, {}, 850],
    ['asks first and takes the first counter where that is within its means', 'asks_then_bids', 950, {}, 900],
    ['asks first and bids below the first counter', 'asks_then_bids', 880, {}, 880],
    ['asks first although it would pay the list price', 'asks_then_bids', 1100, {}, 900],
    ['bids less than its value and has it where the reserve allows', 'shades', 980, {}, 840],
    ['bids too little and takes the counter that suits', 'shades', 910, { opening: 0.3 }, 900],
    ['bids too little and leaves where the counter does not suit', 'shades', 890, { opening: 0.3 }, null],
    ['asks once and takes what suits', 'asks', 900, { asks: 1 }, 900],
    ['asks once and leaves', 'asks', 899, { asks: 1 }, null],
    ['asks three times and takes the last counter', 'asks', 805, { asks: 3 }, 800],
    ['asks three times and takes the second counter where that suits', 'asks', 850, { asks: 3 }, 840],
    ['concedes and has its first bid from the reserve up', 'concedes', 900, { opening: 0 }, 800],
    ['concedes in few great steps and pays more', 'concedes', 960, { opening: 0, bids: 3 }, 830],
    ['concedes and takes the table where the next bid would be as high', 'concedes', 1200, { opening: 0.9 }, 1000],
  ])('%s', (_title, type, value, change, price) => {
    expect(play(type, value, change).price).toBe(price);
  });

  it('leaves its highest bid below the reserve, in whole price steps, and a wish leaves none', () => {
    expect(play('concedes', 790.129).waiting).toBe(790.12);
    expect(play('bids_once', 500).waiting).toBe(500);
    expect(play('bids_once', -30).waiting).toBeNull();
    expect(play('asks', 700).waiting).toBeNull();
  });

  it('never pays more than its value nor less than the reserve, and a deal leaves no bid', () => {
    const types = fc.constantFrom(...BUYER_TYPES);
    const drawn = fc.record({
      opening: fc.double({ min: 0, max: 0.95, noNaN: true }),
      bids: fc.integer({ min: 3, max: 8 }),
      asks: fc.constantFrom(1, 3),
    });
    fc.assert(
      fc.property(types, fc.double({ min: 500, max: 1300, noNaN: true }), drawn, (type, value, change) => {
        const { price, waiting } = play(type, value, change);
        if (price === null) return;
        expect(price).toBeLessThanOrEqual(Math.max(value, 0));
        expect(price).toBeGreaterThanOrEqual(PRICES.reserve);
        expect(price).toBeLessThanOrEqual(PRICES.list);
        expect(waiting).toBeNull();
      }),
    );
  });
});

describe('a buyer who knows the rules', () => {
  const knowing = (value: number, approval: { from: number; patience: number } | null = null) =>
    playKnowing(value, PRICES, { approval, step: 0.01 });

  it('pays the reserve, and leaves a bid where that is beyond its means', () => {
    expect([knowing(950), knowing(800), knowing(799.999)]).toEqual([
      { price: 800, waiting: null },
      { price: 800, waiting: null },
      { price: null, waiting: 799.99 },
    ]);
  });

  it('waits for a rule of approval where that leaves it more, and pays at once where it does not', () => {
    const rule = { from: 775, patience: 0.9 };
    expect(knowing(850, rule)).toEqual({ price: null, waiting: 775 });
    expect(knowing(790, rule)).toEqual({ price: null, waiting: 775 });
    expect(knowing(1100, rule)).toEqual({ price: 800, waiting: null });
    expect(knowing(760, rule)).toEqual({ price: null, waiting: 760 });
  });

  it('never pays more than any buyer of the same value who does not know them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BUYER_TYPES), fc.double({ min: 600, max: 1300, noNaN: true }), (type, value) => {
        const other = play(type, value).price;
        if (other !== null) expect(knowing(value).price).toBeLessThanOrEqual(other);
      }),
    );
  });
});
