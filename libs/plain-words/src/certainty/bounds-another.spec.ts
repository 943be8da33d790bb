import { describe, expect, it } from '@jest/globals';
import { boundsAnother, mayBeMetres } from './bounds-another.js';

const bounds = (quote: string, unit: string | null = null, priced: string | null = null): boolean =>
  boundsAnother(quote, { unit, priced, name: 'Oak chair' });

describe('what a bound is of', () => {
  it.each([
    ['the age of who may come', 'The minimum age is 14', null, 'head'],
    ['the height of who may ride', 'Minimum height 120 cm', 'cm', 'head'],
    ['the load of a vehicle', 'Max payload: 750', null, 'day'],
    ['a measure, whatever its word', 'Maximum of 100 kg here', 'kg', 'day'],
    ['the least that is paid', 'Minimum charge 40', null, 'word'],
    ['which ones it is about', 'for models 11 to 13', null, null],
    ['what comes with the one that is sold', 'covers at least 400 edited photos', null, null],
    ['how many a case holds', '6 bottles per case', 'bottle', 'case'],
  ])('is not the order where it names %s', (_what, quote, unit, priced) => {
    expect(bounds(quote, unit, priced)).toBe(true);
  });

  it.each([
    ['the order by its word', 'Minimum order is 14', null, 'piece'],
    ['how long it is paid for at least', 'Minimum charge 3 hours', 'hour', 'hour'],
    ['nothing but the number', 'Minimum is 14', null, 'head'],
    ['how long something is let', 'Minimum stay 3 nights', 'nights', 'night'],
    ['what the price is for', 'Max 8 divers', 'divers', 'diver'],
    ['what is sold', 'at least 20 chairs', null, null],
    ['how many go into one booking', 'for groups of 8 to 12', null, null],
    ['how many come', 'guests 8 to 12', null, null],
    ['the measure that the price is for', 'Minimum 20 kg', 'kg', 'kg'],
  ])('is the order where it names %s', (_what, quote, unit, priced) => {
    expect(bounds(quote, unit, priced)).toBe(false);
  });
});

describe('a bare "m" behind a number', () => {
  it('may be metres, where another letter may not', () => {
    expect(mayBeMetres('10 m')).toBe(true);
    expect(mayBeMetres('10m')).toBe(true);
    expect(mayBeMetres('10 mm')).toBe(false);
    expect(mayBeMetres('10 million')).toBe(false);
  });
});
