import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney } from '@svc/language';
import { TEMPLATES } from '../templates/templates.js';
import { summarise } from '../summarise.js';
import { article } from './english-units.js';
import { writeMoney, writePercent } from './money-words.js';

describe('one unit', () => {
  it.each(['hour', 'item', 'apple', 'office', 'umbrella', 'urn', 'evening', 'hourly session'])('is an %s', (unit) =>
    expect(article(unit)).toBe('an'),
  );
  it.each(['seat', 'unit', 'user', 'utensil', 'uniform', 'euro', 'house', 'one-way trip', 'kg', '桶'])(
    'is a %s',
    (unit) => expect(article(unit)).toBe('a'),
  );
});

describe('money', () => {
  it.each([
    [0, 'USD', 'en', '$0'],
    [0.5, 'GBP', 'en', '£0.50'],
    [999, 'USD', 'en', '$999'],
    [1_000, 'USD', 'en', '$1,000'],
    [1_234.5, 'INR', 'en', '₹1,234.50'],
    [1_000_000, 'SEK', 'en', 'SEK 1,000,000'],
    [0.000125, 'EUR', 'en', '€0.000125'],
    [0.0125, 'USD', 'en', '$0.0125'],
    [1_500, 'JPY', 'en', 'JP¥1,500'],
    [14.5, 'CNY', 'en', '¥14.50'],
    [14.5, 'CNY', 'zh', '14.50元'],
    [1_234.567, 'KWD', 'en', 'KWD 1,234.567'],
    [3.333333, 'USD', 'en', '$3.33 (rounded)'],
    [41.333333, 'CNY', 'zh', '41.33元（四舍五入）'],
  ] as const)('%d %s in %s is written %s', (amount, currency, language, words) =>
    expect(writeMoney(amount, currency, language)).toBe(words),
  );

  it('is written as replies write it, in every currency and both languages', () => {
    const currencies = ['USD', 'EUR', 'GBP', 'CNY', 'JPY', 'CAD', 'AUD', 'HKD', 'TWD', 'PLN', 'KRW', 'SEK'];
    for (const currency of currencies)
      for (const language of ['en', 'zh'] as const)
        expect(writeMoney(11_900, currency, language)).toBe(formatMoney(11_900, currency, 0, language));
  });

  it('can be read back from its words, whatever the amount in whole cents', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (cents) => {
        const words = writeMoney(cents / 100, 'USD', 'en');
        expect(words).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d{2})?$/);
        expect(Number(words.replaceAll(/[$,]/g, ''))).toBe(cents / 100);
      }),
    );
  });

  it('has all its thousands parted, and none before the first', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (whole) =>
        expect(writeMoney(whole, 'USD', 'en')).toBe(`$${whole.toLocaleString('en-US')}`),
      ),
    );
  });
});

describe('a share', () => {
  it.each([
    [0.15, '15'],
    [0.075, '7.5'],
    [1 / 3, '33.3333'],
    [0.29, '29'],
    [0.0001, '0.01'],
    [1, '100'],
    [0, '0'],
  ])('of %d is %s percent', (share, percent) => expect(writePercent(share)).toBe(percent));

  it('in whole percents is written in whole percents', () => {
    for (let percent = 0; percent <= 100; percent += 1) expect(writePercent(percent / 100)).toBe(String(percent));
  });
});

describe.each(TEMPLATES.map((template) => [template.id, template.policy] as const))(
  'the summary of %s',
  (_, policy) => {
    it.each(['en', 'zh'] as const)('in %s names every amount of the policy that binds', (language) => {
      const summary = summarise(policy, language);
      for (const amount of [policy.list_price, policy.floor_price])
        expect(summary).toContain(writeMoney(amount, policy.currency, language));
      for (const { from } of policy.quantity?.breaks ?? []) expect(summary).toContain(String(from));
      for (const { options } of policy.terms ?? [])
        for (const { charge, gives } of options) {
          if (charge && 'amount' in charge)
            expect(summary).toContain(writeMoney(charge.amount, policy.currency, language));
          if (gives && 'amount' in gives)
            expect(summary).toContain(writeMoney(gives.amount, policy.currency, language));
          if (gives && 'share' in gives) expect(summary).toContain(`${writePercent(gives.share)}%`);
        }
    });

    it('has one rule a line, none of them empty, and no hole where a word should be', () => {
      for (const language of ['en', 'zh'] as const)
        for (const line of summarise(policy, language).split('\n')) {
          expect(line.trim()).toBe(line);
          expect(line).toMatch(/\S{2}/);
          expect(line).not.toMatch(/undefined|NaN|null|\[object|\{\w*\}/);
        }
    });
  },
);
