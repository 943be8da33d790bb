import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCase, trimWords } from './trim-words.js';

describe('words without those at their ends that only carry a sum', () => {
  it.each([
    ['for the forks it is', 'forks'],
    ['  the hard case, ', 'hard case'],
    ['if you take the stand', 'stand'],
    ['— walnut   desk —', 'walnut desk'],
    ['25 extra chairs', 'chairs'],
  ])('"%s" are "%s"', (words, left) => expect(trimWords(words)).toContain(left));

  it('are nothing where all of them only carry it', () => {
    for (const words of ['', 'it is', '…', 'for the', '20', '$']) expect(trimWords(words)).toBe('');
  });

  it('keep a case that is a thing, and lose one that is a condition', () => {
    expect(isCase('case', 'hard')).toBe(true);
    expect(isCase('Cases', undefined)).toBe(true);
    expect(isCase('case', 'in')).toBe(false);
    expect(isCase('suitcase', 'hard')).toBe(false);
  });

  it.each([
    ['如果付现金的话', '现金'],
    ['，自提的，', '自提'],
  ])('「%s」 are 「%s」', (words, left) => expect(trimWords(words)).toContain(left));

  it('are a part of what was written, with single spaces, and stay as they are', () => {
    const word = fc.constantFrom('the', 'forks', 'for', 'walnut', 'it', 'is', '20', 'stand,', '— ', 'case', 'a');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join(' ');
        const left = trimWords(text);
        expect(text.replace(/\s+/g, ' ')).toContain(left);
        expect(trimWords(left)).toBe(left);
      }),
    );
  });
});
