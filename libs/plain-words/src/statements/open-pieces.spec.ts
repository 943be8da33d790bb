import { describe, expect, it } from '@jest/globals';
import { openPieces } from './open-pieces.js';

const open = (text: string, ...covered: string[]): unknown[] =>
  openPieces(
    text,
    covered.map((words) => {
      const start = [...text.slice(0, text.indexOf(words))].length;
      return { start, end: start + [...words].length };
    }),
  ).map(({ quote, matters }) => [quote, matters]);

describe('what no statement covers', () => {
  it('is open, between the marks of the description', () => {
    expect(open('Bike, $500, oak rack, blue', 'Bike', '$500')).toEqual([
      ['oak rack', false],
      ['blue', false],
    ]);
  });

  it.each([
    ['a figure', 'Bike. Minimum 20', 'Minimum 20'],
    ['a condition', 'Bike. Only at night', 'Only at night'],
    ['a denial', 'Bike. No helmets', 'No helmets'],
    ['a figure in Chinese', '自行车。满20个', '满20个'],
  ])('matters where it holds %s', (_, text, piece) => {
    expect(open(text, text.split(/[.。]/)[0] ?? '')).toEqual([[piece, true]]);
  });

  it('is nothing where it only joins what statements say', () => {
    expect(open('Bike and $500', 'Bike', '$500')).toEqual([]);
  });
});
