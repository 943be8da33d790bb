import { describe, expect, it } from '@jest/globals';
import { besidesGoods } from './goods-words.js';
import { optionWords } from './option-words.js';

const left = (label: string, ...goods: string[]): string[] => besidesGoods(label, optionWords(label), goods);

describe('the words of an option beside what is sold', () => {
  it.each([
    ['Weekday weddings', 'Wedding photography', ['weekday weddings', 'weekday']],
    ['broken chair', 'banquet chairs', ['broken chair', 'broken']],
    ['tasting boxes', 'Fruit box', ['tasting boxes', 'tasting']],
    ['加急照片', '婚礼照片', ['加急照片', '加急', '急照片']],
  ])('of "%s" of "%s" are %j', (label, goods, words) => expect(left(label, goods)).toEqual(words));

  it('are none of its unit', () => expect(left('white chairs', 'Party hire', 'chair')).not.toContain('chairs'));

  it.each([
    ['hedge trimming', 'Garden work and hedge trimming'],
    ['delivery', 'Firewood delivery'],
    ['照片', '婚礼照片'],
  ])('are all of "%s" where "%s" leaves none', (label, goods) =>
    expect(left(label, goods)).toEqual(optionWords(label)),
  );
});
