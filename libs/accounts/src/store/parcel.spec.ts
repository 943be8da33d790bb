import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayFlip, normalizeAsk, ASK_STATUSES, PARCEL_MAX_BYTES, parcelSeconds, parkPrice } from '../index.js';

describe('the price of a parcel', () => {
  it.each([
    [1, 60, 10],
    [10_000, 86_400, 10],
    [10_001, 86_400, 11],
    [10_000, 86_401, 20],
    [PARCEL_MAX_BYTES, 604_800, 7_343],
  ])('of %d bytes for %d seconds is %d millicents', (bytes, seconds, price) =>
    expect(parkPrice(bytes, seconds)).toBe(price),
  );

  it('never falls when there is more to keep or it is kept longer, and is a whole number of at least 10', () => {
    const size = fc.integer({ min: 1, max: PARCEL_MAX_BYTES - 1 });
    const time = fc.integer({ min: 60, max: 604_799 });
    fc.assert(
      fc.property(size, time, (bytes, seconds) => {
        const price = parkPrice(bytes, seconds);
        expect(Number.isInteger(price) && price >= 10).toBe(true);
        expect(parkPrice(bytes + 1, seconds)).toBeGreaterThanOrEqual(price);
        expect(parkPrice(bytes, seconds + 1)).toBeGreaterThanOrEqual(price);
      }),
      { seed: 4 },
    );
  });

  it.each([
    [0, 60],
    [PARCEL_MAX_BYTES + 1, 60],
    [1.5, 60],
    [5, 59],
    [5, 604_801],
    [Number.NaN, 60],
  ])('is not told of %p bytes for %p seconds', (bytes, seconds) =>
    expect(() => parkPrice(bytes, seconds)).toThrow(expect.objectContaining({ code: 'amount_invalid' })),
  );

  it('is for a time within its bounds, whatever was asked for', () => {
    expect([undefined, null, -1, 59, 61, 2 ** 60].map(parcelSeconds)).toEqual([86_400, 86_400, 60, 60, 61, 604_800]);
  });
});

describe('a request for what is not stocked', () => {
  it('is the same as another whatever the case, blanks and signs', () => {
    expect(normalizeAsk('  A  Weather-slot, please! ')).toBe('a weather slot please');
    expect(normalizeAsk('ＡＢＣ　天气')).toBe(normalizeAsk('abc 天气'));
    expect(normalizeAsk('two slots')).not.toBe(normalizeAsk('two slot'));
  });

  it('moves forward only, and not from where it ends', () => {
    const moves = ASK_STATUSES.flatMap((from) =>
      ASK_STATUSES.filter((to) => mayFlip(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual([
      'filed reviewing',
      'filed stocked',
      'filed declined',
      'reviewing stocked',
      'reviewing declined',
    ]);
  });
});
