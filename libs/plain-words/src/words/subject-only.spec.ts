import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesSubject, subjectOnly } from './subject-only.js';

describe('the words that are a subject', () => {
  it.each([
    [['payment within 14 days', 'payment', 'within', '14', 'days', 'day'], ['payment']],
    [
      ['never', 'export', 'licence'],
      ['export', 'licence'],
    ],
    [['two years', 'warranty'], ['warranty']],
    [['25 kg', 'kg', 'bags'], ['bags']],
    [['三天内', '退货'], ['退货']],
    [['24小时', '第二件', '质保'], ['质保']],
  ])('of %j are %j', (words, kept) => expect(subjectOnly(words)).toEqual(kept));

  it('are at most four, in their order', () =>
    expect(subjectOnly(['oak', 'ash', 'elm', 'fir', 'yew'])).toEqual(['oak', 'ash', 'elm', 'fir']));

  it('are the first word where nothing else is left, so that the subject can be found', () => {
    expect(subjectOnly(['days', 'day'])).toEqual(['days']);
    expect(subjectOnly([])).toEqual([]);
  });

  it('count a possessive and words joined by a hyphen as what they are made of', () => {
    expect(namesSubject(["year's"])).toBe(false);
    expect(namesSubject(['same-day'])).toBe(false);
    expect(namesSubject(['trade-in'])).toBe(true);
  });

  it('are asked for in any capitals', () => {
    expect(namesSubject(['NEVER', 'Days'])).toBe(false);
    expect(namesSubject(['Escrow'])).toBe(true);
  });

  it('stay as they are when they are looked through again', () => {
    const word = fc.constantFrom('escrow', 'day', 'never', '14', '质保', '三天', 'two years', 'export', 'kg', 'source');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const kept = subjectOnly(words);
        expect(subjectOnly(kept)).toEqual(kept);
        expect(words).toEqual(expect.arrayContaining(kept));
        expect(kept.length > 0).toBe(words.length > 0);
      }),
    );
  });
});
