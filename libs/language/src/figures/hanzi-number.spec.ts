import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readHanziNumber, scaleByHanzi } from './hanzi-number.js';
import { isHanziNumeral, unitOf } from './hanzi-signs.js';

const DIGITS = '零一二三四五六七八九';

/** A whole number below a myriad in words. */
function below(value: number): string {
  let [text, gap] = ['', false];
  for (const [unit, sign] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / unit) % 10;
    if (digit === 0) gap = text !== '';
    else {
      text += `${gap ? '零' : ''}${DIGITS.charAt(digit)}${sign}`;
      gap = false;
    }
  }
  return text;
}

/** A whole number below 亿 in full words, as it is taught. */
function inWords(value: number): string {
  const [high, low] = [Math.floor(value / 10_000), value % 10_000];
  if (high === 0) return below(low);
  return `${below(high)}万${low > 0 && low < 1000 ? '零' : ''}${below(low)}`;
}

describe('a number in Chinese numerals', () => {
  it.each([
    ['十', 10],
    ['十五', 15],
    ['二十', 20],
    ['两百', 200],
    ['三千五', 3500],
    ['三千零五', 3005],
    ['三千零五十', 3050],
    ['一万二', 12_000],
    ['一万零二百', 10_200],
    ['两万三千', 23_000],
    ['十二万五', 125_000],
    ['一百二十万', 1_200_000],
    ['三亿', 300_000_000],

    ['一亿两千万', 120_000_000],
    ['二〇二六', 2026],
    ['九五', 95],
    ['三点五', 3.5],
    ['一点二万', 12_000],
    ['零点八', 0.8],
    ['壹佰贰拾', 120],
    ['伍仟', 5000],
    ['十五点七', 15.7],
    ['十二点八万', 128_000],
    ['五十五点五七九', 55.579],
    ['一千零十二', 1012],
    ['一万零十二点一五', 10_012.15],
    ['一万五千万', 150_000_000],
    ['四万万', 400_000_000],
    ['一百零一万一千', 1_011_000],
    ['五十五兆一十二亿四万五千二', 55_001_200_045_200],
    ['三千 九百 六十五', 3965],
  ])('%s is %s', (text, value) => expect(readHanziNumber(text, 0)).toMatchObject({ value, end: [...text].length }));

  it('ends where it ends', () => {
    expect(readHanziNumber('要三千五元', 1)).toEqual({ value: 3500, end: 4, length: 3, unclear: false });
    expect(readHanziNumber('三个', 0)).toEqual({ value: 3, end: 1, length: 1, unclear: false });
  });

  it.each(['三十几万', '十多万', '一百零几万', '百'])('is unclear where nobody knows how many: %s', (text) =>
    expect(readHanziNumber(text, 0)).toMatchObject({ unclear: true, end: text.length }),
  );

  it.each(['元', 'a', '', '5'])('does not begin with "%s"', (text) => expect(readHanziNumber(text, 0)).toBeNull());

  it('is what full words say, for every whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 99_999_999 }), (value) => {
        expect(readHanziNumber(inWords(value), 0)?.value).toBe(value);
      }),
      { numRuns: 500 },
    );
  });

  it('is finite, and lies within the text, however the numerals stand', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...`${DIGITS}两十百千万亿点〇元`), { maxLength: 30 }), (signs) => {
        const text = signs.join('');
        const found = readHanziNumber(text, 0);
        if (found === null) return;
        expect(Number.isFinite(found.value)).toBe(true);
        expect(found.value).toBeGreaterThanOrEqual(0);
        expect(found.end).toBeGreaterThan(0);
        expect(found.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('digits with a Chinese unit behind them', () => {
  it.each([
    ['1.2万', 1.2, 12_000],
    ['3千5', 3, 3500],
    ['1万2千', 1, 12_000],
    ['1万2', 1, 12_000],
    ['5百', 5, 500],
    ['2亿', 2, 200_000_000],
    ['8万5', 8, 85_000],
    ['7 万', 7, 70_000],
    ['6.5 万', 6.5, 65_000],
    ['4 千 5 百', 4, 4500],
    ['12万8000', 12, 128_000],
    ['1千零20', 1, 1020],
    ['7万 5千 4百', 7, 75_400],
    ['4.78万亿', 4.78, 4_780_000_000_000],
  ])('%s is %s scaled to %s', (text, digits, value) =>
    expect(scaleByHanzi(text, digits, String(digits).length)).toMatchObject({
      value,
      end: text.length,
      unclear: false,
    }),
  );
  it('leave what is a number of its own', () => {
    expect(scaleByHanzi('1万3个', 1, 1)).toMatchObject({ value: 10_000, end: 2 });
    expect(scaleByHanzi('1万8折', 1, 1)).toMatchObject({ value: 10_000, end: 2 });
    expect(scaleByHanzi('5元', 5, 1)).toMatchObject({ value: 5, end: 1 });
  });
  it('have no dust of binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (cents) => {
        const value = cents / 100;
        expect(scaleByHanzi(`${value}万`, value, String(value).length).value).toBe(cents * 100);
      }),
    );
  });
});

describe('the signs of Chinese numerals', () => {
  it('are told from other signs', () => {
    for (const sign of '零一两九十百千万亿壹') expect(isHanziNumeral(sign)).toBe(true);
    for (const sign of ['元', '个', '5', 'a']) expect(isHanziNumeral(sign)).toBe(false);
    expect(unitOf('万')).toBe(10_000);
    expect(unitOf('五')).toBeUndefined();
  });
});
