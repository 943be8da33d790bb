import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scaleOf } from './price-scale.js';
import { roundPrice } from './round-price.js';

const selling = { side: 'sell', walkAway: 700, target: 1_000 } as const;
const buying = { side: 'buy', walkAway: 1_000, target: 700 } as const;

/** A haggle between two prices in whole cents, and a price between them. */
const haggle = fc
  .tuple(
    fc.constantFrom('sell' as const, 'buy' as const),
    fc.integer({ min: 1, max: 1e7 }),
    fc.integer({ min: 1, max: 1e6 }),
    fc.integer({ min: 0, max: 1e6 }).map((millionths) => millionths / 1e6),
  )
  .map(([side, cents, room, share]) => {
    const [low, high] = [cents / 100, (cents + room) / 100];
    const [walkAway, target] = side === 'sell' ? [low, high] : [high, low];
    return { side, walkAway, target, price: walkAway + share * (target - walkAway) };
  });

describe('a price as people name it', () => {
  it.each([
    [873.4, 875],
    [871.9, 870],
    [700, 700],
    [702.4, 700],
    [998.2, 1_000],
  ])('between $700 and $1,000 is a multiple of five: %d is named as %d', (price, named) => {
    expect(roundPrice(price, selling, { least: 700, most: 1_000 })).toBe(named);
    expect(roundPrice(price, buying, { least: 1_000, most: 700 })).toBe(named);
  });

  it.each([
    ['$7 and $10, to five cents', { side: 'sell', walkAway: 7, target: 10 } as const, 8.734, 8.75],
    ['$1.00 and $1.20, to the cent', { side: 'sell', walkAway: 1, target: 1.2 } as const, 1.1234, 1.12],
    ['$20,000 and $25,000, to a hundred', { side: 'sell', walkAway: 20_000, target: 25_000 } as const, 22_371, 22_400],
    [
      '$0.001 and $0.002, as fine as these are',
      { side: 'sell', walkAway: 0.001, target: 0.002 } as const,
      0.00151,
      0.002,
    ],
  ])('is as round as the room is wide: between %s', (_, turn, price, named) =>
    expect(roundPrice(price, turn, { least: turn.walkAway, most: turn.target })).toBe(named),
  );

  it('never leaves its bounds, where these are not round either', () => {
    expect(roundPrice(872.1, selling, { least: 871.5, most: 874 })).toBe(872.1);
    expect(roundPrice(1_200, selling, { least: 700, most: 993 })).toBe(993);
    expect(roundPrice(600, buying, { least: 1_000, most: 711 })).toBe(711);
  });

  it('stays exact where that is asked for', () =>
    expect(roundPrice(873.456, selling, { least: 700, most: 1_000, exactly: true })).toBe(873.46));

  it('is at most a fiftieth of the room away, or a cent, and always within the bounds', () => {
    fc.assert(
      fc.property(haggle, ({ price, ...turn }) => {
        const named = roundPrice(price, turn, { least: turn.walkAway, most: turn.target });
        const room = Math.abs(turn.target - turn.walkAway);
        expect(Math.abs(named - price)).toBeLessThanOrEqual(Math.max(room / 50, 0.01) + 1e-9);
        expect(named).toBeGreaterThanOrEqual(Math.min(turn.walkAway, turn.target));
        expect(named).toBeLessThanOrEqual(Math.max(turn.walkAway, turn.target));
      }),
    );
  });

  it('has no more decimals than the caller’s own prices', () => {
    fc.assert(
      fc.property(haggle, ({ price, ...turn }) => {
        const named = roundPrice(price, turn, { least: turn.walkAway, most: turn.target });
        expect(Number(named.toFixed(2))).toBe(named);
      }),
    );
  });

  it('stays as it is when it is named again', () => {
    fc.assert(
      fc.property(haggle, ({ price, ...turn }) => {
        const bounds = { least: turn.walkAway, most: turn.target };
        const once = roundPrice(price, turn, bounds);
        expect(roundPrice(once, turn, bounds)).toBe(once);
      }),
    );
  });
});

describe('the scale of a haggle', () => {
  it('has the target at 1 and the walk-away price at 0 where nobody is beyond it', () => {
    const scale = scaleOf({ walkAway: 700, target: 1_000, theirs: [720, 760] });
    expect([700, 850, 1_000].map(scale.utilityOf)).toEqual([0, 0.5, 1]);
    expect(scale.reservation).toBeCloseTo(0, 15);
  });

  it('reaches down to the other side’s worst offer, and no further than the target is away', () => {
    const scale = scaleOf({ walkAway: 700, target: 1_000, theirs: [550, 600] });
    expect(scale.reservation).toBeCloseTo(1 / 3, 12);
    expect(scale.utilityOf(550)).toBeCloseTo(0, 12);
    const absurd = scaleOf({ walkAway: 700, target: 1_000, theirs: [1, 600] });
    expect(absurd.reservation).toBeCloseTo(0.5, 12);
    expect(absurd.utilityOf(400)).toBeCloseTo(0, 12);
  });

  it('is the same for a buyer, whose prices run the other way', () => {
    const scale = scaleOf({ walkAway: 1_000, target: 700, theirs: [1_150] });
    expect(scale.reservation).toBeCloseTo(1 / 3, 12);
    expect(scale.utilityOf(700)).toBe(1);
    expect(scale.utilityOf(1_150)).toBeCloseTo(0, 12);
  });

  it('takes prices off its ends as its ends, and turns others into utility and back', () => {
    fc.assert(
      fc.property(haggle, fc.array(fc.nat(2e5), { maxLength: 5 }), (turn, theirs) => {
        const { utilityOf, priceOf, reservation } = scaleOf({ ...turn, theirs });
        expect(reservation).toBeGreaterThanOrEqual(0);
        expect(reservation).toBeLessThanOrEqual(0.5);
        expect(utilityOf(turn.walkAway)).toBeCloseTo(reservation, 9);
        expect(priceOf(utilityOf(turn.price))).toBeCloseTo(turn.price, 6);
        for (const price of [0, 1e12]) expect([0, 1]).toContain(utilityOf(price));
      }),
    );
  });
});
