import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDescription } from '../read-description.js';
import type { SaidFigure } from './said-figures.js';

const figures = (description: string): SaidFigure[] => readDescription(description).figures;
const one = (description: string): SaidFigure | undefined => figures(description)[0];

describe('every figure of a description', () => {
  it.each([
    ['Bike, $500.', { kind: 'money', value: 500, currency: 'USD', sum: true }],
    ['Lowest 430.', { kind: 'number', value: 430, currency: null, sum: true }],
    ['12 chairs', { kind: 'count', value: 12, unit: 'chair', sum: false }],
    ['10% off', { kind: 'percent', value: 10 }],
    ['打八折', { kind: 'percent', value: 20, shareOff: 0.2 }],
    ['VIN 1HGCM82633A004352', { kind: 'code', quote: '1HGCM82633A004352', value: NaN }],
    ['Built in 1998.', { value: 1998, sum: false }],
    ['三千二百元', { kind: 'money', value: 3200 }],
    ['twenty euros', { kind: 'money', value: 20, currency: 'EUR' }],
  ])('has its kind and value in "%s"', (description, figure) => expect(one(description)).toMatchObject(figure));

  it('stands at its place, in code points', () => {
    const description = '🚲🚲 Asking $500, lowest 430. 车架54厘米。SKU AB-12.';
    for (const { quote, start, end } of figures(description))
      expect([...description].slice(start, end).join('')).toBe(quote);
    expect(figures(description).map(({ quote }) => quote)).toEqual(['$500', '430', '54厘米', 'AB-12']);
  });

  it('counts no "one" that counts nothing', () => {
    expect(figures('This one is a bike, an old one.')).toEqual([]);
    expect(figures('Only one left, and one is enough.')).toEqual([]);
    expect(figures('一口价')).toEqual([]);
  });

  it('accounts for every digit, once and in order, whatever is written', () => {
    const token = fc.oneof(
      fc.constantFrom('$', '€', '元', '%', ' ', ', ', '. ', 'SKU ', 'x', '×', '/', '-', '万', ' chairs', '\n', '🚲'),
      fc.nat(99_999).map(String),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 14 }), (tokens) => {
        const description = tokens.join('');
        const points = [...description];
        const covered = new Array<boolean>(points.length).fill(false);
        let last = 0;
        for (const { start, end, quote } of figures(description)) {
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
          expect(points.slice(start, end).join('')).toBe(quote);
          covered.fill(true, start, end);
        }
        const missed = points.filter((point, at) => /\p{Nd}/u.test(point) && !covered[at]);
        expect(missed).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the money of a description', () => {
  const money = (description: string, options = {}) => readDescription(description, options).money;

  it('is the currency of the first amount that has one', () => {
    expect(money('Bike, €500, lowest 430.')).toMatchObject({ currency: 'EUR', beside: true, other: null });
    expect(money('车500元')).toMatchObject({ currency: 'CNY', beside: true });
  });
  it('is the one that the words name, where no amount has one', () =>
    expect(money('Lamp, asking 500. All prices in Swiss francs.')).toMatchObject({ currency: 'CHF', beside: false }));
  it('is what a shared sign is told to mean', () => {
    expect(money('Bike, $500', { currency: 'CAD' }).currency).toBe('CAD');
    expect(money('Bike, CA$500 or $450 cash').currency).toBe('CAD');
  });
  it('tells of a second currency with the words from the first', () => {
    const { other } = money('Bike, €500, or $540 by card.');
    expect(other).toEqual({ currency: 'USD', quote: '€500, or $540' });
  });
  it('quotes only the second amount where they stand far apart', () => {
    const { other } = money(`Bike, €500. ${'It is a good bike. '.repeat(30)} Or $540.`);
    expect(other).toEqual({ currency: 'USD', quote: '$540' });
  });
  it('knows whether there is any number at all', () => {
    expect(money('A bike.')).toEqual({ currency: null, beside: false, numbers: false, other: null });
    expect(money('A bike of 2019.').numbers).toBe(true);
  });
});
