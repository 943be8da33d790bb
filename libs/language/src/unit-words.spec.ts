import { describe, expect, it } from '@jest/globals';
import { countedWord } from './unit-words.js';

describe('the word for so many units', () => {
  it.each([
    [1, 'seat', 'seat'],
    [25, 'seat', 'seats'],
    [0, 'night', 'nights'],
    [12, 'company', 'companies'],
    [3, 'day', 'days'],
    [3, 'box', 'boxes'],
    [3, 'batch', 'batches'],
    [24, 'wine glass', 'wine glasses'],
    [2, 'person', 'people'],
    [2, 'tradesperson', 'tradespersons'],
    [2, 'trade person', 'trade people'],
    [6, 'foot', 'feet'],
    [2, 'loaf', 'loaves'],
    [40, 'kg', 'kg'],
    [40, 'sq ft', 'sq ft'],
    [5, 'seats', 'seats'],
    [5, '桶', '桶'],
    [5, 'm²', 'm²'],
    [5, 'A4', 'A4'],
  ])('%d of "%s" are called "%s"', (count, unit, words) => expect(countedWord(count, unit)).toBe(words));
});
