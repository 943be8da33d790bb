import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkRent, listMetros, type RentCheck } from './check-rent.js';
import { findMetro, metroIn } from './find-metro.js';

const asked: RentCheck = { metro: 'chicago', current_rent: 2_000, offered_rent: 2_300, months_at_address: 30 };

describe('a rent check', () => {
  it('compares the rise with the trend of the metro, and says where the figures come from', () => {
    expect(checkRent(asked)).toMatchObject({
      metro: { key: 'chicago', typical_rent: 2_253, yoy_percent: 6 },
      context: 'metro',
      rise_dollars: 300,
      rise_percent: 15,
      rise_a_year: 3_600,
      trend_rent: 2_120,
      against_typical_percent: 2.1,
      verdict: 'far_above_trend',
      source: { as_of: '2025-06-30', compared_with: '2024-06-30' },
    });
  });

  it.each([
    [2_050, 'below_trend'],
    [2_120, 'near_trend'],
    [2_200, 'above_trend'],
    [2_300, 'far_above_trend'],
  ])('calls %d %s', (offered_rent, verdict) => expect(checkRent({ ...asked, offered_rent }).verdict).toBe(verdict));

  it.each(['atlantis', '', '__proto__', 'constructor', 'x'.repeat(1_000)])('degrades to the nation for %j', (metro) =>
    expect(checkRent({ ...asked, metro })).toMatchObject({ context: 'national', metro: { key: 'united-states' } }),
  );

  it('of any rents has figures that are finite, and advice that keeps its order', () => {
    const rent = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(rent, rent, fc.integer({ min: 0, max: 1_200 }), (current_rent, offered_rent, months_at_address) => {
        const { advice, ...answer } = checkRent({ metro: 'phoenix', current_rent, offered_rent, months_at_address });
        for (const figure of [answer.rise_percent, answer.trend_rent, answer.against_typical_percent])
          expect(Number.isFinite(figure)).toBe(true);
        expect(advice.open_with).toBeLessThanOrEqual(advice.aim_for);
        expect(advice.accept_up_to).toBe(offered_rent);
      }),
    );
  });

  it.each([
    [{ current_rent: 0 }, 'rent_range'],
    [{ current_rent: 1.5 }, 'rent_range'],
    [{ offered_rent: 100_001 }, 'rent_range'],
    [{ months_at_address: -1 }, 'months_range'],
  ])('refuses %j', (change, code) =>
    expect(() => checkRent({ ...asked, ...change })).toThrow(expect.objectContaining({ code })),
  );
});

describe('the metros', () => {
  it('are 150 and the nation, each with its own key, found by key and name', () => {
    const { metros } = listMetros();
    expect([metros.length, new Set(metros.map(({ key }) => key)).size]).toEqual([151, 151]);
    for (const metro of metros) expect([findMetro(metro.key), findMetro(metro.name)]).toEqual([metro, metro]);
  });

  it('are read from a text by their city with capital letters', () => {
    expect(metroIn('a flat in St. Louis, near the arch')?.key).toBe('st-louis');
    expect(metroIn('we rent in Salt Lake City')?.name).toBe('Salt Lake City, UT');
    expect(metroIn('my mobile is 555, I was reading')).toBeNull();
  });
});
