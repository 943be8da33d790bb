import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codePoints } from './code-points.js';
import { sentenceAround } from './sentence-around.js';
import { withAnswer } from './with-answer.js';

const around = (text: string, words: string): string => {
  const points = [...text];
  const start = [...text.slice(0, text.indexOf(words))].length;
  const [from, to] = sentenceAround(points, { start, end: start + [...words].length });
  return points.slice(from, to).join('').trim();
};

describe('the sentence around some words', () => {
  it.each([
    ['Oak table. Now $5.50. Firm.', '$5.50', 'Now $5.50'],
    ['Oak table. Now $5.50. Firm.', 'table', 'Oak table'],
    ['A lamp; the shade is new\nPick-up only', 'shade', 'the shade is new'],
    ['Trial? 21 days, yes. Then pay.', '21', '21 days, yes'],
    ['标价500元。最低430元！不送。', '最低', '最低430元'],
    ['🚲 sale! 🚲🚲 Asking $500. Firm', 'Asking', '🚲🚲 Asking $500'],
    ['Model v2.5 is sold. Bye', 'sold', 'Model v2.5 is sold'],
    ['Model v2.5 is sold. Bye', 'v2.5', 'Model v2.5 is sold'],
  ])('in "%s" at "%s" is "%s"', (text, words, sentence) => expect(around(text, words)).toBe(sentence));

  it('holds the place, and lies within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(60), fc.nat(20), (text, at, length) => {
        const points = [...text];
        const start = Math.min(at, points.length);
        const end = Math.min(start + length, points.length);
        const [from, to] = sentenceAround(points, { start, end });
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(start);
        expect(to).toBeGreaterThanOrEqual(end);
        expect(to).toBeLessThanOrEqual(points.length);
      }),
    );
  });
});

describe('a question that the seller answers', () => {
  const told = (text: string, quote: string): string => {
    const start = [...text.slice(0, text.indexOf(quote))].length;
    const points = [...text];
    const place = withAnswer(points, { quote, start, end: start + [...quote].length });
    expect(points.slice(place.start, place.end).join('')).toBe(place.quote);
    return place.quote;
  };

  it('is told with its answer', () => {
    expect(told('Trial? 21 days, yes. Then pay.', 'Trial')).toBe('Trial? 21 days, yes');
    expect(told('🚲 Lock included? Yes, a good one.', 'Lock included')).toBe('Lock included? Yes, a good one');
  });
  it('is told alone where nothing is asked, or nothing answered', () => {
    expect(told('Trial of 21 days. Then pay.', 'Trial')).toBe('Trial');
    expect(told('Trial?', 'Trial')).toBe('Trial');
    expect(told('Is a trial offered? Yes.', 'trial')).toBe('trial');
  });
});

describe('positions in code points', () => {
  it('count a sign of two halves once', () => {
    const at = codePoints('🚲 500');
    expect([0, 2, 3, 6].map(at)).toEqual([0, 1, 2, 5]);
  });
  it('are those of the text cut there, wherever it is cut between two signs', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 3 })), (parts) => {
        const at = codePoints(parts.join(''));
        let before = '';
        for (const one of parts) {
          expect(at(before.length)).toBe([...before].length);
          before += one;
        }
        expect(at(before.length)).toBe([...before].length);
      }),
    );
  });
});
