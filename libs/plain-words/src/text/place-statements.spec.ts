import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDescription } from '../index.js';

const points = (text: string, start: number, end: number): string => [...text].slice(start, end).join('');

describe('the place of a statement', () => {
  it.each([
    'Asking $500 for the bike. $20 off for cash.',
    'Asking $500. Lowest $430. $20 off for cash. Students get 10% off. The lock is not included.',
    '标价500元，最低430元。付现金减20元。支架不送。',
    '🚲 Asking $500 🚲. Lowest $430.',
  ])('holds the exact words: %s', (description) => {
    const { statements } = readDescription(description);
    expect(statements.length).toBeGreaterThan(1);
    for (const { quote, start, end } of statements) expect(points(description, start, end)).toBe(quote);
  });

  it('is that of the sentence in which the words stand, where they stand twice', () => {
    const { statements } = readDescription('Asking $500. Lowest $430. The case costs me 9. Asking $500.');
    const places = statements.filter(({ quote }) => quote.includes('$430')).map(({ start }) => start);
    expect(places).toEqual([13]);
  });

  it('counts code points, not halves of them', () => {
    const [first] = readDescription('😀😀 Asking $500.').statements;
    expect(first?.end).toBeLessThanOrEqual([...'😀😀 Asking $500.'].length);
  });

  it('lies within the description, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (text) => {
        const length = [...text].length;
        for (const { start, end } of readDescription(`${text} Asking $500.`).statements) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(length + ' Asking $500.'.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
