import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCount, formatMoney } from './format-money.js';
import { readMoney } from './numbers.js';

describe('an amount as a buyer reads it', () => {
  it.each([
    [11900, 'USD', 0, 'en', '$11,900'],
    [39.2, 'USD', 2, 'en', '$39.20'],
    [39.2, 'CNY', 2, 'zh', '39.20元'],
    [1234567.5, 'EUR', 2, 'en', '€1,234,567.50'],
    [500, 'HKD', 0, 'en', 'HK$500'],
    [500, 'HKD', 0, 'zh', '500港币'],
    [500, 'CHF', 0, 'en', 'CHF 500'],
    [500, 'CHF', 0, 'zh', '500 CHF'],
    [0.125, 'USD', 3, 'en', '$0.125'],
    [0.12, 'USD', 6, 'en', '$0.12'],
    [999, 'GBP', 0, 'en', '£999'],
    [1000, 'GBP', 0, 'en', '£1,000'],
    [11900, 'JPY', 0, 'en', 'JP¥11,900'],
    [11900, 'JPY', 0, 'zh', '11,900日元'],
    [11900, 'CNY', 0, 'en', '¥11,900'],
    [11900, 'CAD', 0, 'en', 'CA$11,900'],
    [11900, 'AUD', 0, 'en', 'A$11,900'],
    [11900, 'HKD', 0, 'en', 'HK$11,900'],
    [11900, 'TWD', 0, 'en', 'NT$11,900'],
    [11900, 'PLN', 0, 'en', 'PLN 11,900'],
    [11900, 'KRW', 0, 'en', '₩11,900'],
  ] as const)('%s %s with %s decimals (%s) is %s', (amount, currency, decimals, language, text) =>
    expect(formatMoney(amount, currency, decimals, language)).toBe(text),
  );

  it('is read back as it was written, in both languages', () => {
    const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'CNY', 'CHF');
    const language = fc.constantFrom('en' as const, 'zh' as const);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), currency, language, (cents, code, tongue) => {
        const text = formatMoney(cents / 100, code, 2, tongue);
        expect(readMoney(text, { currency: code })).toMatchObject([{ value: cents / 100, currency: code }]);
      }),
    );
  });
});

describe('a sign', () => {
  it.each(['EUR', 'GBP', 'CNY', 'JPY', 'CAD', 'AUD', 'HKD', 'NZD', 'SGD', 'TWD', 'INR', 'KRW', 'PLN'])(
    'is read as %s by a reader whose own currency is another',
    (currency) => {
      const text = formatMoney(11_900, currency, 0, 'en');
      expect(readMoney(text, { currency: 'USD' })).toMatchObject([{ value: 11_900, currency }]);
    },
  );
});

describe('a count as a buyer reads it', () => {
  it('has its thousands apart in English, and not in Chinese', () => {
    expect(formatCount(20_000, 'en')).toBe('20,000');
    expect(formatCount(20_000, 'zh')).toBe('20000');
    expect(formatCount(7, 'en')).toBe('7');
  });
});
