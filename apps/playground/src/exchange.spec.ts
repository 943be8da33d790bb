import { describe, expect, it } from '@jest/globals';
import { chartOf, proposalOf, type Exchange } from './exchange.js';
import type { Policy } from './service/service.js';
import { WORDS } from './words/words.js';

/** An answer to a buyer who named a unit price or a total, with what the offer holds. */
const exchange = (
  said: { readonly price?: number; readonly total?: number },
  offer: Readonly<Record<string, unknown>>,
): Exchange =>
  ({
    said: '',
    answer: { reading: { package: said.price === undefined ? {} : { price: said.price }, facts: said }, offer },
  }) as unknown as Exchange;

const BAR = { term: 'bar', option: 'open', label: 'open bar', amount: 450 };

describe('what a buyer proposes', () => {
  it.each([
    ['en', 2, ['20 × chair', '2 days']],
    ['en', 1, ['20 × chair', '1 day']],
    ['zh', 2, ['20 × chair', '2天']],
  ] as const)('says units and time, in %s for %i', (language, periods, said) => {
    const policy = { quantity: { unit: 'chair' }, period: { unit: 'day' } } as unknown as Policy;
    const proposed = proposalOf({ quantity: 20, periods }, policy, WORDS[language], String);
    expect(proposed.map(({ value }) => value)).toEqual(said);
  });
});

describe('the chart of a bargain', () => {
  it('draws what one costs without what is paid on top, on both sides', () => {
    const offer = { price: 22.3, net: 22.3, quantity: 60, charges: [BAR], total: 1788 };
    const [turn] = chartOf([exchange({ price: 1400 / 60, total: 1400 }, offer)]);
    expect(turn?.offered).toBe(22.3);
    expect(turn?.asked).toBeCloseTo((1400 - 450) / 60, 9);
  });

  it('takes off a month’s total what is charged each month', () => {
    const charges = [
      { ...BAR, amount: 80, per: 'month' },
      { ...BAR, term: 'setup', amount: 300 },
    ];
    const offer = { price: 1450, net: 1450, quantity: 1, charges, total_per_period: 1530 };
    expect(chartOf([exchange({ price: 1480, total: 1480 }, offer)])).toEqual([{ offered: 1450, asked: 1400 }]);
  });

  it('draws a total of all days as the price of one', () => {
    const charges = [BAR, { ...BAR, amount: 5, per: 'day' }];
    const offer = { price: 4, net: 4, quantity: 50, periods: 3, charges, total_per_period: 205, total: 1065 };
    const asked = (total: number) => chartOf([exchange({ total }, offer)])[0]?.asked;
    expect(asked(915)).toBeCloseTo((915 - 450 - 15) / 150, 9);
    expect(asked(180)).toBeCloseTo((180 - 5) / 50, 9);
  });

  it('draws a unit price as it was said, and nothing where none was', () => {
    const offer = { price: 300, net: 300, quantity: 1, charges: [BAR], total: 750 };
    expect(chartOf([exchange({ price: 280 }, offer), exchange({}, offer)]).map(({ asked }) => asked)).toEqual([
      280,
      null,
    ]);
  });

  it('counts what the options are worth to the seller on both sides, so that a discount for cash is no fall', () => {
    const offer = { price: 815, net: 865, quantity: 1, charges: [] };
    expect(chartOf([exchange({ price: 800 }, offer)])).toEqual([{ offered: 865, asked: 850 }]);
  });
});
