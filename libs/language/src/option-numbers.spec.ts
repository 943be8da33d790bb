import { describe, expect, it } from '@jest/globals';
import { countOfOption, countsOrdered, namesAnotherNumber } from './option-numbers.js';
import { readMessage } from './read-message.js';
import { readNumbers } from './figures/numbers.js';
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

describe('the number with which a message counts an option', () => {
  const counted = (words: string, option: string, deal: { unit?: string; name?: string }) => {
    const start = words.indexOf(option);
    return countOfOption(words, { start, end: start + option.length }, readNumbers(words), deal)?.value ?? null;
  };
  const chairs = { unit: 'chair', name: 'Folding chairs' };

  it.each([
    ['with 4 gift boxes', 'gift boxes', 4],
    ['with 2 extra cushions', 'cushions', 2],
    ['three of the lights', 'lights', 3],
  ])('stands before several of it: %s', (words, option, value) => expect(counted(words, option, chairs)).toBe(value));

  it.each([
    ['5 delivered', 'delivered'],
    ['20 chairs', 'chairs'],
    ['one game', 'game'],
    ['2 delivery', 'delivery'],
  ])('is none where one is meant or what is sold is counted: %s', (words, option) =>
    expect(counted(words, option, chairs)).toBeNull(),
  );

  it('is read in Chinese by the noun behind it', () => {
    const chair = { unit: '把', name: '折叠椅' };
    expect(counted('5个坐垫', '坐垫', chair)).toBe(5);
    expect(counted('20把送货', '送货', chair)).toBeNull();
  });

  it('may be how many are ordered where it is on the table or named twice', () => {
    const offers = [{ price: 8, quantity: 12, terms: {} }];
    expect([...countsOrdered('20 chairs and 20 cushions', { offers, listPrice: 8 })]).toEqual([12, 20]);
    expect([...countsOrdered('4 cushions', { offers: [], listPrice: 8, lastCount: 30 })]).toEqual([30]);
  });
});
