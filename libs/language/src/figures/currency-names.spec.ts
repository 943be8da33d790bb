import { describe, expect, it } from '@jest/globals';
import { currencyByName, FURTHER_NAMES } from './currency-names.js';
import { readMoney } from './numbers.js';
import { IN_CAPITALS } from './phrases/currencies.js';

describe('a currency with a word that says whose it is', () => {
  it.each([
    ['kenyan shillings', 'KES'],
    ['kenya shillings', 'KES'],
    ['united arab emirates dirham', 'AED'],
    ['uae dirhams', 'AED'],
    ['trinidad & tobago dollars', 'TTD'],
    ['trinidad and tobago dollars', 'TTD'],
    ['papua new guinean kina', 'PGK'],
    ['brazilian reais', 'BRL'],
    ['danish kroner', 'DKK'],
    ['swedish crowns', 'SEK'],
    ['hk dollars', 'HKD'],
    ['american\u00a0dollars', 'USD'],
  ])('is in "%s" %s', (text, code) =>
    expect(currencyByName(`${text} a month`)).toMatchObject({ code, length: text.length }),
  );

  it.each(['uk dollars', 'kenyan coffee', 'swiss', 'swiss francophones', 'the danish kroner', '', 'mauritian'])(
    'is none in "%s"',
    (text) => expect(currencyByName(text)).toBeNull(),
  );
});

describe('a name in one form', () => {
  it.each([
    ['45肯尼亚先令', 'KES', 45],
    ['1,235几内亚法郎', 'GNF', 1235],
    ['45百慕大元', 'BMD', 45],
    ['56,789毛里求斯卢比', 'MUR', 56_789],
    ['7多米尼加比索', 'DOP', 7],
    ['30万印尼卢比', 'IDR', 300_000],
    ['1 دينار كويتي', 'KWD', 1],
    ['20 lempiras', 'HNL', 20],
  ])('"%s" is %s', (text, currency, value) => expect(readMoney(text)).toMatchObject([{ currency, value }]));

  it('that two currencies have is asked about', () => {
    for (const text of ['45 som', '45 manats', '45 kwacha', '45先令', '45 guilders'])
      expect(readMoney(text)).toMatchObject([{ currency: null, unclear: true }]);
  });

  it('is known of every currency', () => {
    const known = new Set(FURTHER_NAMES.values());
    expect(IN_CAPITALS.split(' ').filter((code) => !known.has(code))).toEqual([]);
  });
});
