import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { currenciesInCapitals } from './currencies-named.js';
import { currencyAfter, currencyBefore, isCurrencyCode } from './currencies.js';

describe('the currency before a number', () => {
  it.each([
    ['$', 'USD'],
    ['€ ', 'EUR'],
    ['for £', 'GBP'],
    ['us$', 'USD'],
    ['hk$', 'HKD'],
    ['nt$', 'TWD'],
    ['¥', 'CNY'],
    ['usd ', 'USD'],
    ['rmb ', 'CNY'],
    ['rs. ', 'INR'],
    ['人民币', 'CNY'],
    ['美元', 'USD'],
  ])('in "%s" is %s', (before, code) => expect(currencyBefore(before, before.length)?.code).toBe(code));

  it.each(['', 'for ', 'bus', 'carrs ', '$    ', '$\n', '500元', 'constructor '])('is none in %j', (before) =>
    expect(currencyBefore(before, before.length)).toBeNull(),
  );
});

describe('the currency behind a number', () => {
  it.each([
    ['$', 'USD'],
    [' €', 'EUR'],
    [' dollars', 'USD'],
    [' bucks', 'USD'],
    [' quid', 'GBP'],
    [' swiss francs', 'CHF'],
    [' canadian dollars', 'CAD'],
    [' cny', 'CNY'],
    ['元', 'CNY'],
    ['块钱', 'CNY'],
    ['美元', 'USD'],
    ['港币', 'HKD'],
  ])('in "5%s" is %s', (after, code) => {
    const found = currencyAfter(`5${after}`, 1);
    expect(found?.code).toBe(code);
    expect(found?.length).toBe(after.length);
  });

  it.each(['', ' chairs', '块电池', '块地', ' $5', '\n$', ' usd 400', ' eurostar', ' toString'])(
    'is none in %j',
    (after) => expect(currencyAfter(`5${after}`, 1)).toBeNull(),
  );
});

describe('a sign that several currencies share', () => {
  it.each([
    ['$', 'CAD', 'CAD'],
    ['$', 'TWD', 'TWD'],
    ['$', 'EUR', 'USD'],
    ['¥', 'JPY', 'JPY'],
    ['¥', 'USD', 'CNY'],
  ])('%s is in a deal in %s read as %s', (sign, own, code) =>
    expect(currencyBefore(sign, sign.length, own)?.code).toBe(code),
  );
  it.each([
    ['元', 'TWD', 'TWD'],
    ['元', 'HKD', 'HKD'],
    ['元', 'USD', 'CNY'],
    [' kr', 'SEK', 'SEK'],
    [' kroner', 'DKK', 'DKK'],
  ])('"5%s" is in a deal in %s read as %s', (after, own, code) =>
    expect(currencyAfter(`5${after}`, 1, own)?.code).toBe(code),
  );
  it('is a letter only in the deal whose sign it is', () => {
    expect(currencyBefore('r', 1, 'ZAR')?.code).toBe('ZAR');
    expect(currencyBefore('r', 1)).toBeNull();
    expect(currencyBefore('rm ', 3, 'MYR')?.code).toBe('MYR');
    expect(currencyBefore('kr ', 3)?.code).toBeNull();
  });
});

describe('what is taken as a currency', () => {
  it('lies within the text, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const folded = text.toLowerCase();
        for (const found of [currencyBefore(folded, folded.length), currencyAfter(folded, 0)]) {
          if (found === null) continue;
          expect(found.code ?? 'XXX').toMatch(/^[A-Z]{3}$/);
          expect(found.length).toBeGreaterThan(0);
          expect(found.length).toBeLessThanOrEqual(folded.length);
        }
      }),
    );
  });

  it('is named in capitals beside a figure, each once', () => {
    expect(currenciesInCapitals('TRY 4,500 a month, TRY 4,000 for a year')).toEqual(['TRY']);
    expect(currenciesInCapitals('4,500 TRY or 90 GEL')).toEqual(['TRY', 'GEL']);
    expect(currenciesInCapitals('try 4,500, and DRY 5')).toEqual([]);
  });
});

describe('the country of a dollar', () => {
  it.each([
    [' nz dollars', 'NZD'],
    [' us dollar', 'USD'],
    [' hk dollars', 'HKD'],
  ])('is said before its name in "%s": %s', (behind, code) => expect(currencyAfter(behind, 0)?.code).toBe(code));

  it('is no country that has no dollar', () => {
    expect(currencyAfter(' uk dollars', 0)).toBeNull();
  });

  it.each([
    ['$7,900 NZ, absolute bottom $7,200', ['NZD']],
    ['$85k AU', ['AUD']],
    ['$7,900 OK', []],
    ['$7,900 nz', []],
  ])('stands in capitals behind the sum in "%s"', (text, codes) => expect(currenciesInCapitals(text)).toEqual(codes));

  it('stands beside Chinese characters too', () => {
    expect(currenciesInCapitals('每小時MOP 480')).toEqual(['MOP']);
  });
});

describe('the code of a currency', () => {
  it('is one in any case, and no word that only capitals make one', () => {
    expect(['aud', 'AUD', 'cup', 'all'].map(isCurrencyCode)).toEqual([true, true, false, false]);
  });
});
