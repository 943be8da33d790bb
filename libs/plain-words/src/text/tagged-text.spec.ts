import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGES } from '../languages/languages.js';
import { blankSpeakers } from './speakers.js';
import { findStockCodes } from './stock-codes.js';
import { originalWords, tagDescription, type TaggedText } from './tagged-text.js';

const tag = (description: string, language: 'en' | 'zh' = 'en'): TaggedText =>
  tagDescription(description, LANGUAGES[language]);

describe('a description with tags in place of its numbers', () => {
  it.each([
    ['Bike, $500, or 430.', 'bike, <m0>, or <n1>.'],
    ['12 chairs, 10% off', '<c0>, <p1> off'],
    ['Built in 1998, 54 cm', 'built in <x0>, <x1>'],
    ['SKU AB-12 & more', 'sku <s0> and more'],
    ['They dont ship, it isnt new', "they don't ship, it isn't new"],
    ['Size < 5', 'size ( <n0>'],
  ])('%s is %s', (description, text) => expect(tag(description).text).toBe(text));

  it('has a letter for what a number can be', () => {
    expect(tag('一箱24桶，每箱120元', 'zh').text).toContain('<m');
    expect(tag('Flat rate $40/hr, 4 hours or more').text).toContain('<c');
    expect(tag('Delivery takes 3 weeks').text).toContain('<d0>');
  });

  it('leads from every place back to the words, whatever is written', () => {
    const token = fc.constantFrom(
      'Bike ',
      '$500',
      '12 chairs',
      ', ',
      '. ',
      '🚲',
      '付现金',
      '减20元',
      'dont ',
      '& ',
      '<',
      '→',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const tagged = tag(tokens.join(''));
        expect(tagged.starts).toHaveLength(tagged.text.length);
        expect(tagged.ends).toHaveLength(tagged.text.length);
        tagged.starts.forEach((start, at) => {
          expect(start).toBeGreaterThanOrEqual(tagged.starts[at - 1] ?? 0);
          expect(tagged.ends[at]).toBeGreaterThanOrEqual(start);
          expect(tagged.ends[at]).toBeLessThanOrEqual(tagged.description.length);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('gives the words as they were written', () => {
    const tagged = tag('Asking $1,250 for the “Roadster”.');
    const from = tagged.text.indexOf('<m0>');
    expect(originalWords(tagged, from, from + 4)).toBe('$1,250');
    expect(originalWords(tagged, 0, tagged.text.length)).toBe(tagged.description);
    expect(originalWords(tagged, 6, 7)).toBe('');
  });
});

describe('the codes of stock in a description', () => {
  it.each([
    ['VIN 1HGCM82633A004352', 'vin', '1HGCM82633A004352'],
    ['SKU: MUG-12.', 'sku', 'MUG-12'],
    ['item no. 7731', 'id', '7731'],
    ['item code AB-12', 'sku', 'AB-12'],
    ['only while item 7731 is in stock', 'id', '7731'],
    ['barcode 4006381333931', 'gtin', '4006381333931'],
    ['货号是AB-12', 'sku', 'AB-12'],
    ['条形码：4006381333931', 'gtin', '4006381333931'],
  ])('in "%s" is the %s %s', (description, key, value) => {
    const [code, ...others] = findStockCodes(description);
    expect(others).toEqual([]);
    expect(code).toMatchObject({ key, value });
    expect(description.slice(code?.start, code?.end)).toBe(value);
  });
  it.each(['Every SKU is new', 'ask for ID please', 'a barcode scanner', 'SKU A', 'with ID 20% off'])(
    'are none in "%s"',
    (description) => expect(findStockCodes(description)).toEqual([]),
  );
});

describe('a chat with its speakers blanked', () => {
  it('keeps every position, and what was said', () => {
    const chat = 'Ann: is it new?\nBob: two years\nAnn: and the price?\nBob: $500';
    const blanked = blankSpeakers(chat);
    expect(blanked).toHaveLength(chat.length);
    expect(blanked).not.toMatch(/Ann|Bob/);
    expect(blanked).toContain('$500');
  });
  it('keeps a name that stands once, and the labels of a sheet', () => {
    for (const sheet of ['Ann: is it new?', 'Price: 5\nPrice: 4', 'Never: pets\nNever: refunds', '我：五百元'])
      expect(blankSpeakers(sheet)).toBe(sheet);
  });
  it('changes nothing more when it is done again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Ann: hi\n', 'Bob: $5\n', 'Price: 4\n', '老王：好\n')), (lines) => {
        const chat = lines.join('');
        expect(blankSpeakers(chat)).toHaveLength(chat.length);
        expect(blankSpeakers(blankSpeakers(chat))).toBe(blankSpeakers(chat));
      }),
    );
  });
});
