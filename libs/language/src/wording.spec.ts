import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney } from './figures/format-money.js';
import { menuLines, offerLine } from './offer-line.js';
import { readMoney } from './figures/numbers.js';
import type { SpokenOffer } from './speech.js';
import { annual, chinese, monthly, speech } from './testing/example-speeches.js';
import { wordReply } from './word-reply.js';

describe('formatMoney', () => {
  it.each([
    [39.2, 'USD', 2, 'en', '$39.20'],
    [11900, 'USD', 0, 'en', '$11,900'],
    [0.0125, 'EUR', 4, 'en', '€0.0125'],
    [1200.5, 'CHF', 2, 'en', 'CHF 1,200.50'],
    [1.36, 'CNY', 2, 'zh', '1.36元'],
    [27200, 'CNY', 0, 'zh', '27,200元'],
    [5, 'USD', 2, 'zh', '5.00美元'],
    [12.5, 'USD', 4, 'en', '$12.50'],
  ] as const)('writes %d %s with %d decimals in %s', (amount, currency, decimals, language, expected) =>
    expect(formatMoney(amount, currency, decimals, language)).toBe(expected),
  );

  it('writes what the reader reads back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom('USD', 'EUR', 'CNY', 'CHF', 'HKD'),
        fc.constantFrom('en' as const, 'zh' as const),
        (units, decimals, currency, language) => {
          const amount = Number((units / 10 ** decimals).toFixed(decimals));
          expect(
            readMoney(formatMoney(amount, currency, decimals, language), { currency }).map((mention) => [
              mention.value,
              mention.currency,
            ]),
          ).toEqual([[amount, currency]]);
        },
      ),
    );
  });
});

describe('offerLine', () => {
  it('states count, unit price, options and total', () => {
    expect(offerLine(annual, speech)).toBe('25 seats at $39.20, two years, paid yearly — $980.00 in total');
    expect(offerLine(chinese.offer as SpokenOffer, chinese)).toBe('20000瓶，单价1.36元，自提，合计27,200.00元');
  });
  it('tells a price that is the share of a sum for a time to the cent, and says so', () => {
    const day = { price: 28.571429, quantity: 1, periods: 10, total: 285.71, totalPerPeriod: 28.57, terms: [] };
    const timed = { ...speech, currency: 'EUR', priceDecimals: 6, unit: 'bike', period: 'day' as const };
    expect(offerLine(day, timed)).toBe('€28.57 (rounded) a day for 10 days: €285.71 in all');
    expect(offerLine(day, { ...timed, language: 'zh' })).toBe('每天28.57欧元（四舍五入），共10天，总计285.71欧元');
    // Nothing else says what is paid, and a price that somebody set: both stay as they are.
    expect(offerLine({ ...day, periods: null }, timed)).toContain('€28.571429 a day');
    expect(offerLine({ ...day, price: 0.0125 }, timed)).toContain('€0.0125 a day');
  });
  it('leaves count and total out where there is one piece', () => {
    expect(
      offerLine(
        {
          price: 11400,
          quantity: 1,
          total: 11400,
          terms: [{ id: 'w', label: 'Warranty', option: 'n', optionLabel: 'none' }],
        },
        speech,
      ),
    ).toBe('$11,400, Warranty: none');
  });
  it('labels a menu with letters, so that no label is a figure', () => {
    expect(menuLines([annual, monthly], speech).map((line) => line.slice(0, 9))).toEqual(['Option A:', 'Option B:']);
  });
});

describe('wordReply', () => {
  it('says the answer, the reason and the offer', () => {
    const text = wordReply(speech);
    expect(text).toContain('There is a 14-day trial.');
    expect(text).toContain('25 seats at $39.20, two years, paid yearly — $980.00 in total');
    expect(text.endsWith('Mia')).toBe(true);
  });
  it('words every menu offer in full', () => {
    const text = wordReply({ ...speech, menu: [annual, monthly] });
    for (const line of menuLines([annual, monthly], speech)) expect(text).toContain(line);
  });
  it('gives equal words for equal speeches and differs between tones', () => {
    expect(wordReply(speech)).toBe(wordReply({ ...speech }));
    expect(new Set((['friendly', 'plain', 'formal'] as const).map((tone) => wordReply({ ...speech, tone }))).size).toBe(
      3,
    );
  });
});
