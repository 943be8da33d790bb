import { describe, expect, it } from '@jest/globals';
import { countsNoun } from './counted-words.js';
import { readNumbers } from './figures/numbers.js';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const deal = { terms: [], never: [], handoff: [], facts: [], most: 40 };
const mugs: Vocabulary = { ...deal, language: 'en', currency: 'USD', name: 'Handmade ceramic mugs' };
const read = (text: string) => readMessage(text, mugs, { offers: [], listPrice: 20 });

describe('a bare number with words of its own beside a count', () => {
  it.each([
    ['3 blue mugs and 4 white mugs', 3],
    ['2 red mugs and 3 green ones', 2],
    ['3 mugs and 4 large white mugs', 3],
    ['3 white mugs, 4 blue', 3],
  ])('is no price, and leaves open how many are wanted: %s', (text, quantity) => {
    const { package: named, facts } = read(text);
    expect(named).toEqual({ quantity });
    expect(facts.count_open).toBe(true);
    expect(facts.total).toBeUndefined();
  });

  it.each([
    ['3 mugs, 18 tops', 18],
    ['3 mugs 18 please', 18],
    ['3 mugs at 18 would be fine', 18],
    ['3 mugs, I can pay 9 shipped', 9],
    ['3 mugs, 9 cash', 9],
  ])('is a price where its words or its size say so: %s', (text, price) => {
    const { package: named, facts } = read(text);
    expect(named).toEqual({ quantity: 3, price });
    expect(facts.count_open).toBeUndefined();
  });
});

describe('the noun behind a bare number', () => {
  const counts = (text: string) => countsNoun(text, readNumbers(text)[0]!, mugs);
  it.each(['3 blue mugs', '3 big blue mugs', '3 green ones'])('is what is sold, with words between: %s', (text) =>
    expect(counts(text)).toBe(true),
  );
  it.each(['18 for the mugs', '18 per mug', 'two red one white', '4 white'])('is none of it: %s', (text) =>
    expect(counts(text)).toBe(false),
  );
});
