import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { detectLanguage } from './detect-language.js';
import { splitSentences, splitStructure, type TextPiece } from './sentences.js';

const clausesOf = (text: string): TextPiece[] => splitStructure(text).flatMap(({ clauses }) => clauses);
const texts = (pieces: readonly { text: string }[]): string[] => pieces.map((piece) => piece.text);

describe('splitSentences', () => {
  it.each([
    ['Asking $1.50. Firm!', ['Asking $1.50.', 'Firm!']],
    ['最低价一万八。现金可再优惠500元！', ['最低价一万八。', '现金可再优惠500元！']],
    ['e.g. Mr. Lee pays 5 vs. 6.', ['e.g. Mr. Lee pays 5 vs. 6.']],
    ['one; two\nthree', ['one;', 'two', 'three']],
  ])('cuts %j', (text, expected) => expect(texts(splitSentences(text))).toEqual(expected));

  it('gives positions that lead back to the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const piece of [...splitSentences(text), ...clausesOf(text)])
          expect(text.slice(piece.start, piece.end)).toBe(piece.text);
      }),
    );
  });
});

describe('splitStructure', () => {
  it.each([
    ['List 11,900, floor 10,800 but cash is less', ['List 11,900,', 'floor 10,800', 'but cash is less']],
    ['单价5元，一次订两万个以上可以降到1元', ['单价5元，', '一次订两万个以上可以降到1元']],
    ['I accept if you drop to 40', ['I accept', 'if you drop to 40']],
  ])('cuts %j', (text, expected) => expect(texts(clausesOf(text))).toEqual(expected));
});

describe('detectLanguage', () => {
  it.each([
    ['hello there', 'en'],
    ['你好，900 可以吗', 'zh'],
    ['我要 SaaS plan', 'zh'],
    ['900', null],
    ['', null],
    ['привет как дела', null],
    ['ok', 'en'],
  ])('sees %j as %s', (text, expected) => {
    expect(detectLanguage(text)).toBe(expected);
  });
});
