import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstKeptHour, hourOf, isoWeek, weekHashText, weeksBack } from './iso-week.js';
import { KEPT_MEMBERS } from './kept-members.js';
import { ERASURE_WEEKS, KEPT_ELEMENTS } from './limits.js';
import { telemetrySection } from './privacy-section.js';
import { outcomeOf, recordOf, type SharedCall } from './record.js';
import { quantize, redact } from './redact.js';

const WEEK_MILLIS = 7 * 86_400_000;
const call: SharedCall = {
  endpoint: 'sellNextOffer',
  consent: true,
  request: { share_outcome: true, vertical: 'other' },
  answer: { recommended_offer: 0.731, rationale: 'canary' },
  nowMillis: Date.UTC(2026, 10, 22, 10, 59),
};

describe('the ISO week', () => {
  it.each([
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2021-01-03', '2020-W53'],
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['1970-01-01', '1970-W01'],
  ])('of %s is %s, from its first to its last millisecond', (day, week) => {
    expect(isoWeek(Date.parse(`${day}T00:00:00Z`))).toBe(week);
    expect(isoWeek(Date.parse(`${day}T23:59:59.999Z`))).toBe(week);
  });

  it('begins on Monday, and 78 weeks back are 78 different ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (millis) => {
        const weeks = weeksBack(millis);
        expect([weeks.length, new Set(weeks).size, weeks[0]]).toEqual([78, 78, isoWeek(millis)]);
        expect(isoWeek(millis + WEEK_MILLIS)).not.toBe(isoWeek(millis));
      }),
    );
  });

  it('of the first hour that is kept is the last that can be erased', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2e11, max: 4e12 }), (millis) => {
        const first = firstKeptHour(millis) * 3_600_000;
        expect(isoWeek(first)).toBe(weeksBack(millis)[ERASURE_WEEKS - 1]);
        expect(weeksBack(millis)).not.toContain(isoWeek(first - 1));
      }),
    );
  });

  it('is part of what stands for a key', () => {
    expect(weekHashText('2026-W47', 'k')).not.toBe(weekHashText('2026-W48', 'k'));
    expect(weekHashText('2026-W47', 'k')).not.toBe(weekHashText('2026-W47', 'l'));
  });
});

describe('what is kept', () => {
  it('of a number lies on the grid, next to it, and stays there', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const kept = quantize(value);
        expect([Number.isFinite(kept), quantize(kept)]).toEqual([true, kept]);
        if (Math.abs(value) < 1e9) expect(Math.abs(kept - value)).toBeLessThanOrEqual(0.0100001);
      }),
    );
    expect(['0.34', '0', '1000000', '0.58'].map(Number)).toEqual([0.337, -0.001, 1e6, 0.5801].map(quantize));
    expect(Object.is(quantize(-0.001), 0)).toBe(true);
  });

  it('is figures and flags under names of ours, lists of at most 16, and no text', () => {
    const names = fc.constantFrom(
      ...Object.values(KEPT_MEMBERS).flatMap(({ request }) => request),
      'canary',
      '__proto__',
    );
    const value = fc.oneof(
      fc.double(),
      fc.string(),
      fc.boolean(),
      fc.array(fc.double()),
      fc.array(fc.string()),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.dictionary(names, value), fc.constantFrom(...Object.values(KEPT_MEMBERS)), (body, { request }) => {
        for (const [name, kept] of Object.entries(redact(body, request))) {
          expect(request).toContain(name);
          expect(typeof kept).not.toBe('string');
          const numbers = Array.isArray(kept) ? kept : typeof kept === 'number' ? [kept] : [];
          expect(numbers.length).toBeLessThanOrEqual(KEPT_ELEMENTS);
          for (const number of numbers) expect(quantize(number)).toBe(number);
        }
      }),
    );
    expect(
      redact({ my_reservation: 0.337, market_prior: { mu: 0.511 } }, ['my_reservation', 'market_prior.mu', 'x.y']),
    ).toEqual({ my_reservation: 0.34, 'market_prior.mu': 0.52 });
  });

  it('of a list is its end', () => {
    const offers = Array.from({ length: 20 }, (_, index) => index);
    expect(redact({ offers }, ['offers'])).toEqual({ offers: offers.slice(4) });
  });

  it('is nothing unless both gates are open', () => {
    expect(recordOf(call, 'rec_1')).toEqual({
      recommendation_id: 'rec_1',
      vertical: 'other',
      endpoint: 'sellNextOffer',
      request_features: {},
      recommendation: { recommended_offer: 0.74 },
      created_at_hour: hourOf(call.nowMillis),
      outcome: null,
    });
    for (const closed of [
      { consent: false },
      { request: { share_outcome: false, vertical: 'other' } },
      { request: { share_outcome: 'true', vertical: 'other' } },
      { request: { vertical: 'other' } },
      { request: { share_outcome: true } },
      { endpoint: 'scoreDeal' },
      { endpoint: 'constructor' },
    ])
      expect(recordOf({ ...call, ...closed }, 'rec_1')).toBeNull();
  });

  it('of an outcome lies on the grid, too', () => {
    expect(outcomeOf({ deal_closed: true, my_utility: 0.6177 })).toEqual({
      deal_closed: true,
      my_utility: 0.62,
      opponent_utility: null,
    });
  });
});

describe('the section of the privacy page', () => {
  it('shows what the code makes of its example: the grid, the end of the list, and no word of it', () => {
    const section = telemetrySection();
    for (const shown of [
      '&quot;my_reservation&quot;:0.34',
      '0.78]',
      '&quot;my_utility&quot;:0.62',
      '78 weeks',
      'freight_logistics',
    ])
      expect(section).toContain(shown);
    for (const hidden of ['0.337', '0.951', 'Leeds', 'words'.concat('&quot;'), '0.6177'])
      expect(section).not.toContain(hidden);
    for (const id of Object.keys(KEPT_MEMBERS)) expect(section).toContain(`<code>${id}</code>`);
  });
});
