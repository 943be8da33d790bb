import { describe, expect, it } from '@jest/globals';

import fc from 'fast-check';
import { readNumbers, readMoney, readPercent } from './numbers.js';

/** `kind value [currency|unit|sense]` of each number of a text. */
function seen(text: string, options = {}): string[] {
  return readNumbers(text, options).map((mention) =>
    [mention.kind, mention.value, mention.currency ?? mention.unit, mention.sense]
      .filter((part) => part !== null)
      .join(' '),
  );
}

describe('money', () => {
  it.each([
    ['$11,900', 11900, 'USD'],
    ['$11.9k', 11900, 'USD'],
    ['USD 4,000', 4000, 'USD'],
    ['12.500,00 €', 12500, 'EUR'],
    ['€12,50', 12.5, 'EUR'],
    ['€1.200', 1200, 'EUR'],
    ['£5', 5, 'GBP'],
    ['¥500', 500, 'CNY'],
    ['￥５００', 500, 'CNY'],
    ['RMB 500', 500, 'CNY'],
    ['500 rmb', 500, 'CNY'],
    ['500CNY', 500, 'CNY'],
    ['500元', 500, 'CNY'],
    ['500块', 500, 'CNY'],
    ['500块钱', 500, 'CNY'],
    ['500美元', 500, 'USD'],
    ['三千五百元', 3500, 'CNY'],
    ['三千五块', 3500, 'CNY'],
    ['一万二美金', 12000, 'USD'],
    ['1.2万元', 12000, 'CNY'],
    ['12块8', 12.8, 'CNY'],
    ['三块五', 3.5, 'CNY'],
    ['两块三毛', 2.3, 'CNY'],
    ['5毛', 0.5, 'CNY'],
    ['50 cents', 0.5, 'USD'],
    ['ten grand usd', 10000, 'USD'],
    ['twelve hundred dollars', 1200, 'USD'],
    ['nine hundred and fifty bucks', 950, 'USD'],
    ['US$1,234.50', 1234.5, 'USD'],
    ['HK$300', 300, 'HKD'],
    ['$ 40', 40, 'USD'],
    ['40$', 40, 'USD'],
    ["CHF 1'200.50", 1200.5, 'CHF'],
    ['12 500 €', 12500, 'EUR'],
    ['$1e3', 1000, 'USD'],
    ['$2½', 2.5, 'USD'],
    ['1.05 元', 1.05, 'CNY'],
    ['$１１，９００', 11900, 'USD'],
    ['$١٢٠٠', 1200, 'USD'],
    ['$𝟏𝟐𝟎𝟎', 1200, 'USD'],
    ['$1\u200b2\u00ad00', 1200, 'USD'],
    ['\u202e$1200', 1200, 'USD'],
    ['a hundred dollars', 100, 'USD'],
    ['two and a half thousand euros', 2500, 'EUR'],
    ['34 and a half dollars', 34.5, 'USD'],
    ['人民币3000', 3000, 'CNY'],
    ['3千5块', 3500, 'CNY'],
    ['$3 million', 3000000, 'USD'],
    ['1,00,000 INR', 100000, 'INR'],
    ['$40 USD', 40, 'USD'],
    ['壹仟贰佰元', 1200, 'CNY'],
    ['1万2千元', 12000, 'CNY'],
  ])('reads %j', (text, value, currency) => {
    expect(readMoney(text).map((mention) => [mention.value, mention.currency])).toEqual([[value, currency]]);
  });

  it('reads the amount before a date as four thousand, and the day as no money', () => {
    expect(seen('USD 4,000 by March 3')).toEqual(['money 4000 USD', 'number 3 date']);
  });
  it('settles signs that several currencies share by the currency of the deal', () => {
    expect(seen('$5 ¥5', { currency: 'CAD' })).toEqual(['money 5 CAD', 'money 5 CNY']);
    expect(seen('¥5', { currency: 'JPY' })).toEqual(['money 5 JPY']);
  });
  it('quotes the original words at their original place', () => {
    const text = 'I pay \u200b$１，\u00ad２００ now';
    const [mention] = readNumbers(text);
    expect(mention && text.slice(mention.start, mention.end)).toBe(mention?.text);
    expect(mention?.text).toContain('$');
  });
});

describe('plain numbers', () => {
  it.each([
    ['11.9k', ['number 11900']],
    ['ten grand', ['number 10000']],
    ['fifteen hundred', ['number 1500']],
    ['1e3', ['number 1000']],
    ['1,200', ['number 1200']],
    ['三千五', ['number 3500']],
    ['一万二', ['number 12000']],
    ['3千5', ['number 3500']],
    ['1.2万', ['number 12000']],
    ['三千零五', ['number 3005']],
    ['forty-five', ['number 45']],
    ['one thousand two hundred', ['number 1200']],
    ['两百五', ['number 250']],
    ['5k吧', ['number 5000']],
    ['1.2w可以吗', ['number 12000']],
    ['900行吗', ['number 900']],
    ['5000，20个', ['number 5000', 'count 20 个']],
    ['-5', ['number -5']],
    ['1.25', ['number 1.25']],
    ['0,5', ['number 0.5']],
    ['十五万', ['number 150000']],
    ['一亿二千万', ['number 120000000']],
  ])('reads %j', (text, expected) => expect(seen(text)).toEqual(expected));

  it('keeps the second reading of a spelling that has two', () => {
    expect(readNumbers('1.200').map(({ value, alternative }) => [value, alternative])).toEqual([[1200, 1.2]]);
    expect(readNumbers('1.125').map(({ value, alternative }) => [value, alternative])).toEqual([[1.125, 1125]]);
    expect(readNumbers('nine fifty').map(({ value, alternative }) => [value, alternative])).toEqual([[950, 9.5]]);
  });
});

describe('percentages', () => {
  it.each([
    ['15 %', 15, null],
    ['15%', 15, null],
    ['fifteen percent', 15, null],
    ['百分之十', 10, null],
    ['十五个点', 15, null],
    ['三成', 30, null],
    ['15% off', 15, 0.15],
    ['a 7.5 % discount', 7.5, 0.075],
    ['八折', 20, 0.2],
    ['九五折', 5, 0.05],
    ['8折', 20, 0.2],
    ['85折', 15, 0.15],
    ['7.5折', 25, 0.25],
    ['half off', 50, 0.5],
    ['半价', 50, 0.5],
    ['便宜10%', 10, 0.1],
    ['２０％', 20, null],
    ['twenty per cent', 20, null],
  ])('reads %j', (text, value, shareOff) => {
    expect(readPercent(text).map((mention) => [mention.value, mention.shareOff])).toEqual([[value, shareOff]]);
  });
});

describe('counts, durations and measures', () => {
  it.each([
    ['25 seats', ['count 25 seat']],
    ['两万个', ['count 20000 个']],
    ['20x', ['count 20 x']],
    ['two years', ['count 2 year duration']],
    ['2年', ['count 2 year duration']],
    ['三个月', ['count 3 month duration']],
    ['80,000 miles', ['count 80000 mile measure']],
    ['3-5 days', ['count 3 day duration', 'count 5 day duration']],
    ['a dozen', ['number 12']],
    ['20 of them', ['count 20 of']],
    ['at least ten desks', ['count 10 desk']],
    ['50件', ['count 50 件']],
  ])('reads %j', (text, expected) => expect(seen(text)).toEqual(expected));
});

describe('what is no amount', () => {
  it.each([
    ['the second one', 'number 2 ordinal'],
    ['第二个', 'number 2 ordinal'],
    ['option 2', 'number 2 ordinal'],
    ['#2', 'number 2 ordinal'],
    ['0x10', 'number 16 code'],
    ['net 30', 'number 30 payment_days'],
    ['at 5pm', 'number 5 time'],
    ['10:30', 'number 10 time'],
    ['2024-03-05', 'number 2024 date'],
    ['3/4/2025', 'number 3 date'],
    ['a 2014 Honda', 'number 2014 year'],
    ['2024年', 'number 2024 year'],
    ['555-123-4567', 'number 555 phone'],
    ['13812345678', 'number 13812345678 phone'],
    ['3月', 'number 3 date'],
    ['下午3点', 'number 3 time'],
    ['iphone15', 'number 15 code'],
    ['2nd', 'number 2 ordinal'],
    ['192.168.0.1', 'number 192 code'],
    ['24/7', 'number 24 code'],
  ])('marks %j', (text, expected) => expect(seen(text)).toEqual([expected]));
  it.each(['万一不行', '一起买', '千万别', '十分满意', 'the cheaper one', 'no one', '一口价'])(
    'reads no number in %j',
    (text) => expect(seen(text)).toEqual([]),
  );
});

describe('laws', () => {
  it('never throws, and quotes what stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const mention of readNumbers(text)) {
          expect(Number.isFinite(mention.value)).toBe(true);
          expect(text.slice(mention.start, mention.end).trim()).toBe(mention.text);
        }
      }),
    );
  });
  it('reads back any amount that is written with grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const text = `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
        expect(readMoney(text).map((mention) => mention.value)).toEqual([Number((cents / 100).toFixed(2))]);
      }),
    );
  });
  it('takes a time that grows with the length alone', () => {
    for (const piece of ['1,', '1 ', '一', 'one ', '1/', '$', '1e', '万', 'a ', '555-', '-', '½', '\u200b', '1.']) {
      const begin = performance.now();
      readNumbers(piece.repeat(20_000));
      expect(performance.now() - begin).toBeLessThan(20_000);
    }
  });
});

describe('a comma in a text that writes its decimals with a point', () => {
  it.each(['€0.14 a word, jobs from 10,000 words: €0.125', '€0.125 a word from 10,000 words, €0.14 below'])(
    'groups thousands: %s',
    (text) => expect(readNumbers(text).map(({ value }) => value)).toContain(10_000),
  );
  it('is a decimal comma where the text writes its decimals so', () =>
    expect(readNumbers('1.200,50 € für 2,50 kg').map(({ value }) => value)).toEqual([1200.5, 2.5]));
});
