import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesService, optionWords } from './option-words.js';

describe('the words by which buyers name an option', () => {
  it.each([
    ['pay cash', ['cash', 'in cash', '现金']],
    ['pick up in person', ['pick up', 'collect', '自提']],
    ['pick it up today', ['pick up', 'collect', '自提']],
    ['decide today', ['today', 'same day']],
    ['Collection from the yard', ['pick up', '自取']],
    ['two years', ['2 years', '24 months', '两年']],
    ['先款后货', ['款到发货']],
    ['leave a review', ['testimonial', '好评']],
    ['free delivery', ['shipping', '送货']],
  ])('for "%s" hold %j', (label, words) => expect(optionWords(label)).toEqual(expect.arrayContaining(words)));

  it.each([
    ['Walnut instead of oak', ['walnut']],
    ['Upgrade from oak to walnut', ['walnut']],
    ['swap the oak top for walnut', ['walnut']],
    ['胡桃木代替橡木', ['胡桃木', '胡桃']],
    ['把橡木换成胡桃木', ['胡桃木', '胡桃']],
    ['Assembly on site', ['assembly']],
    ['extra hour', ['extra hour']],
    ['Net 30', ['net 30']],
    ['开专票', ['开专票', '专票']],
    ['beyond 15 miles', ['beyond 15 miles']],
    ['lease of 12 weeks', ['lease', '12 weeks']],
    ['post within the UK', ['post']],
    ['pay by Friday', ['payment by friday', 'pay by friday', 'paid by friday', 'paying by friday']],
  ])('for "%s" are %j: not what is had without it, nor when, where and how much', (label, words) =>
    expect(optionWords(label)).toEqual(words),
  );

  it('of paying in time are paying in that time, and never the time alone', () => {
    expect(optionWords('payment within 8 days')).toEqual(
      expect.arrayContaining(['pay within 8 days', 'paid in 8 days']),
    );
    for (const word of ['within', 'days', 'day', '8 days', 'payment'])
      expect(optionWords('payment within 8 days')).not.toContain(word);
  });

  it.each([
    ['collect it from Leith by Sunday', ['leith', 'sunday']],
    ['delivery to Berlin', ['berlin']],
    ['cash on delivery', ['delivery', 'ship']],
    ['Delivery and collection', ['collection', 'collect', 'pick up', '自提']],
    ['pick up this week', ['pick', 'week', 'this week']],
    ['pick it up today', ['pick', 'today', 'same day']],
    ['Paying a year in advance', ['year', 'paying']],
    ['sign for two years', ['sign', 'years']],
    ['Work on site', ['work', 'site']],
    ['Second photographer', ['second']],
  ])('for "%s" hold none of %j, which buyers say of something else', (label, words) => {
    const named = optionWords(label);
    for (const word of words) expect(named).not.toContain(word);
  });

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
