import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Shares } from './shares.js';

describe('shares', () => {
  it('leave room for a second caller, whatever a first one takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), fc.array(fc.integer({ min: 1, max: 3 })), (total, amounts) => {
        const shares = new Shares(total);
        for (const amount of amounts.filter((one) => one <= total / 2)) shares.take('first', amount);
        expect(shares.hasRoom('second', Math.floor(total / 2))).toBe(true);
      }),
    );
  });

  it('are never more than there is, and all there again when everything was given back, twice or not', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 30 }))), (takings) => {
        const shares = new Shares(64);
        const held = takings.map(([caller, amount]) => {
          const giveBack = shares.take(caller, amount);
          expect(shares.inUse).toBeLessThanOrEqual(64);
          return giveBack;
        });
        for (const giveBack of [...held, ...held]) giveBack?.();
        expect(shares.inUse).toBe(0);
      }),
    );
  });

  it('give one caller the part that is said', () => {
    for (const [share, most] of [
      [0.25, 3],
      [0.5, 5],
      [1, 10],
    ] as const) {
      const shares = new Shares(10, share);
      const held = Array.from({ length: 11 }, () => shares.take('one', 1)).filter((giveBack) => giveBack !== null);
      expect([share, held.length]).toEqual([share, most]);
    }
  });

  it('grant a caller who holds nothing what is more than half', () => {
    const shares = new Shares(10);
    expect(shares.take('a', 8)).not.toBeNull();
    expect(shares.take('b', 8)).toBeNull();
  });
});
