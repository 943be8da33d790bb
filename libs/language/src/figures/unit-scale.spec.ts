import { describe, expect, it } from '@jest/globals';
import { countText } from '../offer-line.js';
import { readMessage } from '../read-message.js';
import { unitScale } from './unit-scale.js';
import type { Vocabulary } from '../vocabulary.js';

const deal = { terms: [], never: [], handoff: [], facts: [], most: 1e6 };
const flyers: Vocabulary = { ...deal, language: 'en', currency: 'GBP', name: 'Flyers', unit: 'hundred' };
const words: Vocabulary = { ...deal, language: 'zh', currency: 'CNY', name: '翻译', unit: '千字' };
const quantityOf = (text: string, vocabulary: Vocabulary, listPrice: number) =>
  readMessage(text, vocabulary, { offers: [], listPrice }).package.quantity;

describe('a unit of a hundred or a thousand', () => {
  it.each([
    ['hundred', { scale: 100, base: '' }],
    ['thousand words', { scale: 1000, base: 'words' }],
    ['千字', { scale: 1000, base: '字' }],
    ['万字', { scale: 10_000, base: '字' }],
  ])('%s holds so many', (unit, scale) => expect(unitScale(unit)).toEqual(scale));

  it.each(['bottle', '千克', '千瓦', 'hundredweight', '个'])('is not %s', (unit) => expect(unitScale(unit)).toBeNull());

  it.each([
    ['2,500 flyers please', flyers, 12, 25],
    ['I need 3000', flyers, 12, 30],
    ['我有60千字要翻译', words, 280, 60],
    ['我有6万字', words, 280, 60],
  ])('is what a count of the things comes to: %s', (text, vocabulary, list, quantity) =>
    expect(quantityOf(text, vocabulary, list)).toBe(quantity),
  );

  it('is told as the count of the things', () => expect(countText(25, 'hundred', 'en')).toBe('2,500'));
});
