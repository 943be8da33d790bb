import { describe, expect, it } from '@jest/globals';
import { namesAnotherNumber } from './option-numbers.js';
import { readMessage } from './read-message.js';
import { readNumbers } from './numbers.js';
import type { Vocabulary } from './vocabulary.js';

const box: Vocabulary = {
  language: 'en',
  currency: 'EUR',
  name: 'Veg box',
  unit: 'box',
  most: 100,
  terms: [
    {
      id: 'timing',
      label: 'Timing',
      default: 'any',
      options: [
        { id: 'any', label: 'any time' },
        { id: 'long', label: '12 weeks', words: ['weeks', 'week'] },
      ],
    },
  ],
  never: [],
  handoff: [],
  facts: [],
};
const wanted = (text: string) => readMessage(text, box, { offers: [], listPrice: 22 }).package.timing;

describe('an option with a number of its own', () => {
  it('is asked for by that number alone', () => {
    expect(wanted('12 weeks please')).toBe('long');
    expect(wanted('4 weeks please')).toBeUndefined();
  });

  it('is asked for by its words where no number stands with them', () =>
    expect(namesAnotherNumber('12 weeks', { start: 0, end: 5 }, readNumbers('weeks, and 4 boxes'))).toBe(false));
});
