import { describe, expect, it } from '@jest/globals';
import { readChoice } from './menu-choice.js';

const MENU = {
  listPrice: 100,
  offers: [
    { price: 40, quantity: 1, terms: {} },
    { price: 38, quantity: 1, terms: {} },
  ],
};

describe('a pick from a menu', () => {
  it.each(['i take the second', 'second one please', 'the 2nd option'])('%s', (text) => {
    expect(readChoice(text, MENU)?.choice).toBe(2);
  });

  it('is not made by one more of a thing', () => {
    expect(readChoice('i want a second set of winter tires', MENU)).toBeNull();
    expect(readChoice('i want the first oil service', MENU)).toBeNull();
  });
});
