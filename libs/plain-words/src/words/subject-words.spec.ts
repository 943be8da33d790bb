import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { subjectWords } from './subject-words.js';

describe('the words by which a buyer raises a subject', () => {
  it.each([
    ['The chair is not included, ever.', ['chair']],
    ['We never ship abroad', ['ship', 'abroad']],
    ["You'll get no warranty from me", ['warranty']],
    ['Returns are refused', ['returns', 'return']],
  ])('in "%s" hold %j', (text, words) => expect(subjectWords(text)).toEqual(expect.arrayContaining(words)));

  it('are the whole expression first, and then its words', () => {
    const words = subjectWords('custom engraving');
    expect(words[0]).toBe('custom engraving');
    expect(words).toEqual(expect.arrayContaining(['custom', 'engraving']));
  });

  it('hold the singular of a plural, but nothing cut from a word that ends in ss', () => {
    expect(subjectWords('helmets')).toEqual(['helmets', 'helmet']);
    expect(subjectWords('glass')).toEqual(['glass']);
    expect(subjectWords('gas')).toEqual(['gas']);
  });

  it('hold no words of grammar', () => {
    const words = subjectWords("It's that we're not going to be giving the case to you");
    for (const empty of ["it's", "we're", 'the', 'to', 'not', 'you']) expect(words).not.toContain(empty);
  });

  it.each([
    ['支架不送', '支架'],
    ['退货和换货一律不接受', '退货'],
    ['不提供安装服务', '安装'],
  ])('in 「%s」 hold 「%s」', (text, word) => expect(subjectWords(text).join(' ')).toContain(word));

  it('are at most as many as are asked for', () => {
    const long = 'walnut cabinet, brass handles, glass doors, velvet lining, spare keys, custom legs, marble top';
    expect(subjectWords(long)).toHaveLength(12);
    expect(subjectWords(long, 3)).toEqual(subjectWords(long).slice(0, 3));
  });

  it('are in lower case, told once each, short, and never empty', () => {
    fc.assert(
      fc.property(fc.oneof(fc.lorem({ maxCount: 12 }), fc.string({ unit: 'grapheme', maxLength: 120 })), (text) => {
        const words = subjectWords(text);
        expect(new Set(words).size).toBe(words.length);
        expect(words.length).toBeLessThanOrEqual(12);
        for (const word of words) {
          expect(word.length).toBeGreaterThan(0);
          expect(word.length).toBeLessThanOrEqual(80);
          expect(word).toBe(word.toLowerCase());
        }
      }),
    );
  });
});
