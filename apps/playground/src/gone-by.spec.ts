import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { proposalsOf, withDays } from './gone-by.js';

const FALLING = {
  reserve_price: 880,
  reserve_dates: [840, 810, 770, 740].map((price) => ({ from: 'YYYY-MM-DD', price })),
};

describe('a reserve that falls', () => {
  it('is found in the words of the note, for several buyers and for few, in either language', () => {
    const few = { ...FALLING, reserve_price: 780 };
    for (const said of ['Set %1. Otherwise these: %2. Or omit them.', '请加入：%1。否则加入：%2。'])
      expect(proposalsOf(said.replace('%1', JSON.stringify(FALLING)).replace('%2', JSON.stringify(few)))).toEqual([
        FALLING,
        few,
      ]);
    expect(proposalsOf('Say it otherwise.')).toEqual([]);
  });

  it('falls in even steps, and has its last price the day before the thing should be gone', () => {
    expect(withDays(FALLING, '2026-12-01', '2026-12-22').reserve_dates).toEqual([
      { from: '2026-12-06', price: 840 },
      { from: '2026-12-11', price: 810 },
      { from: '2026-12-16', price: 770 },
      { from: '2026-12-21', price: 740 },
    ]);
  });

  it('has days that rise, prices that fall and the last price at the end, however few days there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        const goneBy = new Date(Date.parse('2026-12-01') + days * 86_400_000).toISOString().slice(0, 10);
        const { reserve_dates: dates } = withDays(FALLING, '2026-12-01', goneBy);
        expect(dates.at(-1)?.price).toBe(740);
        for (const [index, { from, price }] of dates.entries()) {
          const next = dates[index + 1];
          expect(from > '2026-12-01' && (days < 2 || from < goneBy)).toBe(true);
          if (next !== undefined) expect(next.from > from && next.price < price).toBe(true);
        }
      }),
    );
  });
});
