import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimal, readNumeral } from './numeral.js';

describe('a number in digits', () => {
  it.each([
    ['500', 500],
    ['1,200', 1200],
    ['11,900.50', 11900.5],
    ['12.500,00', 12500],
    ['1.234.567', 1_234_567],
    ["1'200.50", 1200.5],
    ['12,50', 12.5],
    ['0.125', 0.125],
    ['0,5', 0.5],
    ['12,34,567', 1_234_567],
    ['1_000', 1000],
    ['1e3', 1000],
    ['2.5e-1', 0.25],
    ['1/2', 0.5],
    ['3/4', 0.75],
    ['11 900', 11_900],
    ['5 799,00', 5799],
    ['1 250 000', 1_250_000],
    ['1.899,-', 1899],
    ['50,-', 50],
  ])('%s is %s', (text, value) =>
    expect(readNumeral(text, 0)).toMatchObject({ value, end: text.length, shape: 'amount' }),
  );

  it.each([
    ['9,800,10桌', 9800],
    ['1120,50台', 1120],
    ['48,10公斤', 48],
    ['9,800,10 tables', 9800],
    ['1,200元', 1200],
    ['12,5 €', 12.5],
  ])('ends where a comma parts it from the next figure: %s', (text, value) =>
    expect(readNumeral(text, 0)?.value).toBe(value),
  );

  it('says what else its spelling can mean', () => {
    expect(readNumeral('1.200', 0)).toMatchObject({ value: 1200, alternative: 1.2 });
    expect(readNumeral('1.250', 0)).toMatchObject({ value: 1250, alternative: 1.25 });
    expect(readNumeral('1.275', 0)).toMatchObject({ value: 1.275, alternative: 1275 });
    expect(readNumeral('1,200', 0, true)).toMatchObject({ value: 1.2, alternative: 1200 });
    expect(readNumeral('1,200', 0)?.alternative).toBeNull();
    expect(readNumeral('4,0000', 0)).toMatchObject({ value: 40_000, alternative: 4 });
  });

  it('takes groups of three behind a blank, unless they measure or are a number of their own', () => {
    expect(readNumeral('12 5000', 0)).toMatchObject({ value: 12, end: 2 });
    expect(readNumeral('10 500 ml', 0)).toMatchObject({ value: 10, end: 2 });
    expect(readNumeral('10 500ml', 0)).toMatchObject({ value: 10, end: 2 });
    expect(readNumeral('12 500 %', 0)).toMatchObject({ value: 12, end: 2 });
  });

  it.each([
    ['0x1f', 'code'],
    ['24/7', 'code'],
    ['14:30', 'time'],
    ['9:05:30', 'time'],
    ['2026-03-01', 'date'],
    ['1/2/26', 'date'],
    ['555-123-4567', 'phone'],
    ['1 (212) 555 1234', 'phone'],
  ])('%s is no amount but a %s', (text, shape) =>
    expect(readNumeral(text, 0)).toMatchObject({ shape, end: text.length }),
  );

  it('reads a list without spaces one by one', () =>
    expect(readNumeral('3.9,5000', 0)).toMatchObject({ value: 3.9, end: 3 }));
  it('does not begin at what is no digit', () => {
    for (const text of ['', 'a5', ' 5', '.5', '-5']) expect(readNumeral(text, 0)).toBeNull();
  });

  it('is what a program writes, in the writing of any country', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'de-CH'),
        (cents, country) => {
          const text = (cents / 100).toLocaleString(country, { minimumFractionDigits: 2 }).replaceAll('’', "'");
          expect(readNumeral(text, 0)).toMatchObject({ value: cents / 100, end: text.length });
        },
      ),
    );
  });

  it('is finite and at least nought, and lies within the text, whatever stands there', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."0123456789.,'/-: ()e+x"), { maxLength: 40 }), (signs) => {
        const text = `7${signs.join('')}`;
        const found = readNumeral(text, 0);
        expect(found).not.toBeNull();
        expect(Number.isFinite(found?.value)).toBe(true);
        expect(found?.value).toBeGreaterThanOrEqual(0);
        expect(found?.end).toBeGreaterThan(0);
        expect(found?.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('never leaves the numbers', () => {
    expect(decimal('9'.repeat(400))).toBe(Number.MAX_VALUE);
    expect(decimal('', '')).toBe(0);
    expect(decimal('1', '5', 3)).toBe(1500);
    expect(readNumeral(`1e${'9'.repeat(4)}`, 0)?.value).toBe(Number.MAX_VALUE);
  });
});
