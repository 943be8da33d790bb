import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesService, optionWords } from './option-words.js';

describe('the words by which buyers name an option', () => {
  it.each([
    ['pay cash', ['cash', 'in cash', '现金']],
    ['pick up in person', ['pick up', 'collect', '自提']],
    ['Collection from the yard', ['pick up', '自取']],
    ['two years', ['2 years', '24 months', '两年']],
    ['先款后货', ['款到发货']],
    ['leave a review', ['testimonial', '好评']],
    ['free delivery', ['shipping', '送货']],
  ])('for "%s" hold %j', (label, words) => expect(optionWords(label)).toEqual(expect.arrayContaining(words)));

  it('are its own words first', () => expect(optionWords('walnut stand')[0]).toBe('walnut stand'));

  it('are never what every buyer does in every deal', () => {
    for (const label of ['pay cash', 'buy the stand as well', 'order today', 'book midweek', '付款', '下单'])
      for (const word of ['pay', 'buy', 'order', 'book', '付款', '下单', '付'])
        expect(optionWords(label)).not.toContain(word);
  });

  it('are no synonyms of a word that only stands within another', () => {
    expect(optionWords('cashmere throw')).not.toContain('in cash');
    expect(optionWords('spirewire fence')).not.toContain('bank transfer');
  });

  it('are at most 24, told once each, however much is said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('cash', 'delivery', 'one year', 'oak stand', '自提', 'review', 'today')),
        (said) => {
          const words = optionWords(said.join(' and '));
          expect(words.length).toBeLessThanOrEqual(24);
          expect(new Set(words).size).toBe(words.length);
        },
      ),
    );
  });
});

describe('what the seller does besides', () => {
  it.each(['Shipping', 'Delivery within Berlin', 'cleaning fee', 'handling charge', 'postage', '安装费', '送货上门'])(
    'is named by "%s"',
    (words) => expect(namesService(words)).toBe(true),
  );
  it.each(['cash', 'one year', 'no delivery', 'without shipping', '不送货', 'pick-up', 'the oak stand'])(
    'is not named by "%s"',
    (words) => expect(namesService(words)).toBe(false),
  );
});
