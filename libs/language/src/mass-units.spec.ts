import { describe, expect, it } from '@jest/globals';
import { massIn } from './mass-units.js';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const tea: Vocabulary = {
  language: 'zh',
  currency: 'CNY',
  name: '茶叶',
  unit: '斤',
  most: 1000,
  terms: [],
  never: [],
  handoff: [],
  facts: [],
};
const read = (text: string, vocabulary = tea) => readMessage(text, vocabulary, { offers: [], listPrice: 25 });

describe('a count in another measure of mass', () => {
  it.each([
    ['5公斤多少钱', tea, 10],
    ['要10斤', tea, 10],
    ['10 kg please', { ...tea, language: 'en' as const, unit: 'tonne', most: 50 }, undefined],
    ['2吨', { ...tea, unit: '公斤', most: 9000 }, 2000],
    ['要3斤', { ...tea, unit: '公斤' }, undefined],
    ['10 lbs please', { ...tea, language: 'en' as const, unit: 'lb' }, 10],
    ['10 lb', { ...tea, language: 'en' as const, unit: 'pound' }, 10],
    ['16 oz', { ...tea, language: 'en' as const, unit: 'lb' }, 1],
    ['10 lbs', { ...tea, language: 'en' as const, unit: 'kg' }, undefined],
  ])('is as many as it comes to, where that is whole: %s', (text, vocabulary, quantity) =>
    expect(read(text, vocabulary).package.quantity).toBe(quantity),
  );

  it('is asked about where it is no whole number of what is sold', () =>
    expect(read('10 lbs', { ...tea, language: 'en', unit: 'kg' }).facts.unclear).toBe(true));

  it('is none where one of the two is no mass', () => {
    expect(massIn('瓶', '斤')).toBeNull();
    expect(massIn('斤', '斤')).toBeNull();
    expect(massIn('公斤', '斤')).toBe(2);
  });
});
