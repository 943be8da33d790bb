import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameTime } from './name-time.js';

describe('nameTime', () => {
  it.each([
    ['2026-11-28T18:00:00Z', 'en', 'Saturday, 28 November, 18:00 UTC'],
    ['2026-11-28T18:00:00.000Z', 'zh', '11月28日星期六18:00（UTC）'],
    ['2026-11-28T18:00+08:00', 'zh', '11月28日星期六18:00（UTC+08:00）'],
    ['2027-01-01T09:30:00-05:00', 'en', 'Friday, 1 January, 09:30 UTC-05:00'],
  ] as const)('words %s in %s', (iso, language, expected) => expect(nameTime(iso, language)).toBe(expected));

  it.each(['', 'tomorrow', '2026-13-01T00:00:00Z', '2026-11-28T18:00:00'])('leaves %j as it is', (text) => {
    expect(nameTime(text, 'en')).toBe(text);
  });

  it('names the day and the minute of every time in both languages', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString();
        for (const language of ['en', 'zh'] as const) {
          expect(nameTime(iso, language)).toContain(iso.slice(11, 16));
          expect(nameTime(iso, language)).toContain(String(date.getUTCDate()));
        }
      }),
    );
  });
});
