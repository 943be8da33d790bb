import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { letterName, pricedOurs } from './letter-name.js';

describe('what a letter is about', () => {
  it.each([
    ['We are pleased to quote for our LED panel.', 'LED panel'],
    ['We are happy to offer you the Merano oven as follows.', 'Merano oven'],
    ['We would like to supply our basmati rice to you.', 'basmati rice'],
    ['Here is our quotation for the annual audit.', 'annual audit'],
    ['Thank you for writing about your October wedding. £900.', 'October wedding'],
    ['关于十一月展会的特装展位，报价如下', '特装展位'],
    ['关于保温杯，报价如下', '保温杯'],
    ['关于收银机，报价如下', '收银机'],
  ])('in "%s" is "%s"', (letter, name) => expect(letterName(letter, 0)?.quote).toBe(name));

  it('ends where the thing is told of', () => {
    for (const tail of ['at $5 a piece', 'for your kitchen', 'with two lids', 'and hope to hear'])
      expect(letterName(`We are glad to offer our enamel mugs ${tail}.`, 0)?.quote).toBe('enamel mugs');
  });

  it.each([
    'Bike, $500.',
    'We are pleased to meet you.',
    'Thank you. About the price: it is firm.',
    '关于运费，报价如下',
  ])('is nothing in "%s"', (letter) => expect(letterName(letter, 0)).toBeNull());

  it('is looked for behind the address', () => {
    const letter = 'Thank you for asking about the lathe, we are pleased to quote for our mill.';
    expect(letterName(letter, 0)?.quote).toBe('mill');
    expect(letterName('关于磨床，报价如下', 4)).toBeNull();
  });

  it('stands where it says, in code points, whatever stands before it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (before) => {
        const letter = `${before} We are pleased to quote for our LED panel.`;
        const name = letterName(letter, before.length);
        expect([...letter].slice(name?.start, name?.end).join('')).toBe('LED panel');
      }),
    );
  });
});

describe('the thing of the sellers that a price stands behind', () => {
  it.each([
    ['Our three-course menu is £48 per guest.', 'three-course menu'],
    ['We are a firm in Bath. Our day tours start at $90.', 'day tours'],
    ['My guitar lessons are 42 euros an hour', 'guitar lessons'],
    ['Our set menu costs CHF 60.', 'set menu'],
  ])('in "%s" is "%s"', (text, name) => expect(pricedOurs(text)?.quote).toBe(name));
  it.each([
    'Our family firm is in Bath.',
    'Our cleaning fee is $40.',
    'The menu is £48.',
    'Our menu is fresh and £48.',
  ])('is nothing in "%s"', (text) => expect(pricedOurs(text)).toBeNull());
});
