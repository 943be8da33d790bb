import { describe, expect, it } from '@jest/globals';
import { readNumbers } from '@svc/language';
import fc from 'fast-check';
import { joinNumerals, touchesNumeral } from './join-numerals.js';

const joined = (text: string): [number, string][] =>
  joinNumerals(text, readNumbers(text)).map(({ value, start, end }) => [value, text.slice(start, end)]);
const value = (text: string): number | undefined => joined(text)[0]?.[0];

describe('a number with the numerals that touch it', () => {
  it.each([
    ['两块七', 2.7],
    ['三块零五', 3.05],
    ['八毛五', 0.85],
    ['$13 000', 13000],
    ['13 000 EUR', 13000],
    ['1 250 000 euros', 1_250_000],
    ['5 lakh', 500_000],
    ['Rs 1.2 crore', 12_000_000],
    ['four lakh twenty', 420_000],
    ['three lakh ninety-five thousand', 395_000],
    ['2 lakh 40,000', 240_000],
    ['two crore fifty', 25_000_000],
    ['33 and a half', 33.5],
    ['3 and a half years', 3.5],
    ['35 and a half thousand', 35_500],
    ['twenty-five (25) dollars', 25],
    ['twelve per cent (12%)', 12],
  ])('%s is %s', (text, expected) => expect(value(text)).toBe(expected));

  it.each([
    ['两块七折', 2],
    ['5 lakes', 5],
    ['4 lakh 20 chairs', 400_000],
    ['five lakh, two owners', 500_000],
    ['twenty-five (24) dollars', 25],
  ])('%s is %s, as the rest belongs to something else', (text, expected) => expect(value(text)).toBe(expected));

  it('joins a number in parentheses only where it is the same again', () => {
    expect(joined('twenty-five (25) mugs')[0]).toEqual([25, 'twenty-five (25)']);
    expect(joined('twenty-five (24) mugs')[0]).toEqual([25, 'twenty-five']);
  });

  it('leaves out a number whose words went into the one before it', () =>
    expect(joined('13 000 EUR and 5').map(([one]) => one)).toEqual([13000, 5]));

  it('keeps the currency of either half', () => {
    expect(joinNumerals('13 000 EUR', readNumbers('13 000 EUR'))[0]).toMatchObject({ kind: 'money', currency: 'EUR' });
    expect(joinNumerals('$13 000', readNumbers('$13 000'))[0]).toMatchObject({ kind: 'money', currency: 'USD' });
  });

  it('leaves no dust of binary fractions in small coins', () => expect(value('8.2p each')).toBe(0.082));

  it('changes nothing in plain numbers, whichever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 }), (sums) => {
        const text = sums.map((sum) => `$${sum}`).join(', ');
        expect(joined(text)).toEqual(sums.map((sum) => [sum, `$${sum}`]));
      }),
    );
  });
});

describe('a number that a numeral touches', () => {
  const touched = (text: string): boolean => {
    const numbers = readNumbers(text);
    const [first] = numbers;
    return first !== undefined && touchesNumeral(text, first, numbers);
  };

  it.each(['$3 lakh', '$2 crores'])('is not sure: %s', (text) => expect(touched(text)).toBe(true));
  it.each(['$500', '$500 for 3', '10% 5', '12 chairs 3', 'twenty dollars', '500元，三件'])('is sure: %s', (text) =>
    expect(touched(text)).toBe(false),
  );
});
