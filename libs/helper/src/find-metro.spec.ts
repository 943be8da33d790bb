import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listMetros } from './check-rent.js';
import { findMetro, metroIn, NATION } from './find-metro.js';
import { METROS, RENT_SOURCE } from './metro-rents.js';

describe('a metro', () => {
  it.each([
    ['its key', 'st-louis', 'st-louis'],
    ['its name with the state', 'St. Louis, MO', 'st-louis'],
    ['its city alone', 'St. Louis', 'st-louis'],
    ['its city in small letters', 'salt lake city', 'salt-lake-city'],
    ['its city in capitals', 'SALT LAKE CITY', 'salt-lake-city'],
    ['its city with blanks around it', '  Chicago ', 'chicago'],
    ['its key with other dashes', 'new_york', 'new-york'],
    ['its city with a mark on a letter', 'Chicagö', 'chicago'],
    ['the nation', 'United States', 'united-states'],
  ])('is found by %s', (_, text, key) => expect(findMetro(text)?.key).toBe(key));

  it.each(['', ' ', 'Atlantis', 'Chicago Heights', 'MO', 'Orleans', 'chica', '北京'])('is not found by %j', (text) =>
    expect(findMetro(text)).toBeNull(),
  );

  it('of two cities of one name is the larger one, and the other is found with its state', () => {
    const cities = new Map<string, typeof METROS>();
    for (const metro of METROS) {
      const city = metro.name.split(',')[0]!;
      cities.set(city, [...(cities.get(city) ?? []), metro]);
    }
    for (const [city, namesakes] of cities) {
      const largest = Math.min(...namesakes.map(({ size_rank: rank }) => rank));
      expect(findMetro(city)?.size_rank).toBe(largest);
      for (const metro of namesakes) expect(findMetro(metro.name)).toBe(metro);
    }
  });

  it('is found however its letters are cased', () => {
    fc.assert(
      fc.property(fc.constantFrom(...METROS), fc.infiniteStream(fc.boolean()), (metro, capitals) => {
        const spelt = [...metro.name].map((letter) =>
          capitals.next().value === true ? letter.toUpperCase() : letter.toLowerCase(),
        );
        expect(findMetro(spelt.join(''))).toBe(metro);
      }),
    );
  });
});

describe('a text', () => {
  it.each([
    ['My landlord in Chicago wants more.', 'chicago'],
    ['We rent in New York, near the park.', 'new-york'],
    ['Salt Lake City got dear', 'salt-lake-city'],
    ['(Phoenix)', 'phoenix'],
  ])('names its metro: %s', (text, key) => expect(metroIn(text)?.key).toBe(key));

  it.each(['', 'nowhere in particular', 'my mobile rang while reading', 'all over the United States', 'Chicagoans'])(
    'names none: %j',
    (text) => expect(metroIn(text)).toBeNull(),
  );

  it('names each metro by its city, unless the name of another holds it', () => {
    for (const metro of METROS.filter((one) => one !== NATION)) {
      const city = metro.name.split(',')[0]!;
      expect(metroIn(`We live in ${city} now.`)?.name.split(',')[0]).toBe(city);
    }
  });
});

describe('the table of rents', () => {
  it('has the nation first, then metros by size, each rank once', () => {
    expect(METROS[0]).toBe(NATION);
    expect(NATION.size_rank).toBe(0);
    const ranks = METROS.map(({ size_rank: rank }) => rank);
    expect(ranks).toEqual([...new Set(ranks)].sort((one, other) => one - other));
  });

  it('has keys that can stand in an address, and names with a state', () => {
    for (const { key, name } of METROS)
      expect([name, key]).toEqual([name, expect.stringMatching(/^[a-z]+(-[a-z]+)*$/)]);
    for (const { name } of METROS.slice(1)) expect(name).toMatch(/^[A-Z].*, [A-Z]{2}$/);
  });

  it('has rents in whole dollars and changes to a tenth of a percent, all of a size that rents have', () => {
    for (const { typical_rent: rent, yoy_percent: change, name } of METROS) {
      expect([name, Number.isInteger(rent), rent > 500 && rent < 10_000]).toEqual([name, true, true]);
      expect([name, Math.abs(change) < 25, Math.round(change * 10) / 10]).toEqual([name, true, change]);
    }
  });

  it('says of which days the rents are, a year apart', () => {
    const { source } = listMetros();
    expect(source).toBe(RENT_SOURCE);
    const [now, before] = [source.as_of, source.compared_with].map((day) => new Date(`${day}T00:00:00Z`));
    expect(now!.getUTCFullYear() - before!.getUTCFullYear()).toBe(1);
    expect(now!.toISOString().slice(4)).toBe(before!.toISOString().slice(4));
  });
});
