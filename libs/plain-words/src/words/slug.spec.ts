import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slug } from './slug.js';

describe('an id from words', () => {
  it.each([
    ['Pick-up', 'pick_up'],
    ['Two years (24 months)', 'two_years_24_months'],
    ['Café', 'cafe'],
    ['  --  ', ''],
    ['自提', ''],
    ['ＦＵＬＬ', 'full'],
  ])('of "%s" is "%s"', (words, id) => expect(slug(words)).toBe(id));

  it('is ASCII of at most 40 characters, without a line at its ends, and stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 20 })), (words) => {
        const id = slug(words);
        expect(id).toMatch(/^(?:[a-z0-9]+(?:_+[a-z0-9]+)*)?$/);
        expect(id.length).toBeLessThanOrEqual(40);
        expect(slug(id)).toBe(id);
      }),
    );
  });

  it('is whole where 40 characters end at a space', () => {
    expect(slug(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
    expect(slug(`${'a'.repeat(38)} b`)).toBe(`${'a'.repeat(38)}_b`);
  });
});
