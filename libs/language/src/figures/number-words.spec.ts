import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ordinalValue, readHalfOf, readNumberWords, startsNumber, type WordNumber } from './number-words.js';

const read = (text: string): WordNumber | null => {
  const word = /^[a-z]+/.exec(text)?.[0] ?? '';
  return readNumberWords(text, word, word.length);
};

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below a million in English words. */
function inWords(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10) - 2] ?? ''}${value % 10 ? `-${inWords(value % 10)}` : ''}`;
  const [unit, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % unit;
  const and = rest > 0 && rest < 100 ? 'and ' : '';
  return `${inWords(Math.floor(value / unit))} ${name}${rest ? ` ${and}${inWords(rest)}` : ''}`;
}

describe('a number in English words', () => {
  it.each([
    ['twelve hundred and forty-five', 1245],
    ['two and a half thousand', 2500],
    ['three and a half', 3.5],
    ['three point five million', 3_500_000],
    ['zero point two five', 0.25],
    ['a hundred', 100],
    ['a dozen', 12],
    ['a couple of hundred', 200],
    ['a couple', 2],
    ['ten grand', 10_000],
    ['four dozen', 48],
    ['one million two hundred thousand', 1_200_000],
  ])('%s is %s', (text, value) => expect(read(text)).toMatchObject({ value, alternative: null, end: text.length }));

  it('can be a price in two words', () => {
    expect(read('nine fifty')).toMatchObject({ value: 950, alternative: 9.5 });
    expect(read('twelve ninety-nine')).toMatchObject({ value: 1299, alternative: 12.99 });
  });

  it('ends before a word that does not continue it', () => {
    expect(read('twenty chairs')).toMatchObject({ value: 20, end: 6 });
    expect(read('two and three')).toMatchObject({ value: 2, end: 3 });
    expect(read('two and twenty')).toMatchObject({ value: 2, end: 3 });
    expect(read('five six')).toMatchObject({ value: 5, end: 4 });
    expect(read('three point')).toMatchObject({ value: 3, end: 5 });
  });

  it('is none where no number stands', () => {
    for (const text of ['chairs', 'a chair', 'constructor', '']) expect(read(text)).toBeNull();
    for (const word of ['a', 'half', 'couple', 'ten', 'dozen']) expect(startsNumber(word)).toBe(true);
    for (const word of ['an', 'chair', 'toString', '']) expect(startsNumber(word)).toBe(false);
  });

  it('is what full words say, for every whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
        const text = inWords(value);
        expect(read(text)).toMatchObject({ value, end: text.length });
      }),
      { numRuns: 500 },
    );
  });
});

describe('halves and places', () => {
  it('half of a scale is half of what it counts', () => {
    expect(readHalfOf('half a dozen', 4)).toMatchObject({ value: 6, end: 12 });
    expect(readHalfOf('half a million', 4)).toMatchObject({ value: 500_000, end: 14 });
    expect(readHalfOf('half a chair', 4)).toBeNull();
    expect(readHalfOf('half the price', 4)).toBeNull();
  });
  it('an ordinal word has its place', () => {
    expect(ordinalValue('third')).toBe(3);
    expect(ordinalValue('three')).toBeUndefined();
    expect(ordinalValue('constructor')).toBeUndefined();
  });
});
