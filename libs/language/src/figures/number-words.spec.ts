import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ordinalValue, readNumberWords, readScaleWords, startsNumber } from './number-words.js';
import type { WordNumber } from './word-parse.js';

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
    ['one million and a half', 1_500_000],
    ['five and a quarter', 5.25],
    ['half a million', 500_000],
    ['half a dozen', 6],
    ['half million', 500_000],
    ['three quarters of a million', 750_000],
    ['two hundred point seventy-one', 200.71],
    ['four lakh twenty', 420_000],
    ['six lakh', 600_000],
    ['three dozen', 36],
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
    for (const text of ['half a chair', 'half the price', 'chairs', 'a chair', 'constructor', ''])
      expect(read(text)).toBeNull();
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

describe('words behind digits', () => {
  it.each([
    ['4 thousand 3 hundred', 4300],
    ['11 thousand 800', 11_800],
    ['12 thousand five hundred', 12_500],
    ['3 hundred and 50', 350],
    ['3 hundred and one', 301],
    ['2 1/2 thousand', 2500],
    ['2 1/4', 2.25],
    ['2 and a half million', 2_500_000],
    ['1.5m', 1_500_000],
    ['12k 500', 12_500],
    ['35 lakh', 3_500_000],
    ['2.12 hundred', 212],
  ])('%s is %s', (text, value) => {
    const digits = /^[\d.]+/.exec(text)?.[0] ?? '';
    const found = readScaleWords(text, { value: Number(digits), end: digits.length }, false);
    expect(found).toMatchObject({ value, end: text.length, unclear: false });
  });

  it('name no one value where a digit behind a scale may be its tenth or its one', () =>
    expect(readScaleWords('12 thousand 5', { value: 12, end: 2 }, false)).toMatchObject({ unclear: true }));

  it('leave what is counted or paid for itself', () => {
    expect(readScaleWords('2 thousand 5 seats', { value: 2, end: 1 }, false)).toMatchObject({ value: 2000, end: 10 });
    expect(readScaleWords('2 thousand 20%', { value: 2, end: 1 }, false)).toMatchObject({ value: 2000, end: 10 });
  });
});

describe('places', () => {
  it('an ordinal word has its place', () => {
    expect(ordinalValue('third')).toBe(3);
    expect(ordinalValue('three')).toBeUndefined();
    expect(ordinalValue('constructor')).toBeUndefined();
  });
});
