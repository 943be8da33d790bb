import { describe, expect, it } from '@jest/globals';
import { told } from '../testing/told.js';

describe('records of stock', () => {
  it.each([
    ['Car, $9,000. VIN 1HGCM82633A004352.', { key: 'vin', value: '1HGCM82633A004352' }],
    ['Mugs, $4 each. SKU: MUG-12', { key: 'sku', value: 'MUG-12' }],
    ['Mugs, $4 each. EAN 4006381333931.', { key: 'gtin', value: '4006381333931' }],
    ['Sofa, $400, item no. 7731', { key: 'id', value: '7731' }],
    ['杯子每个15元，货号 AB-12。', { key: 'sku', value: 'AB-12' }],
    ['轿车标价9万，车架号LSVAA4187C2184847。', { key: 'vin', value: 'LSVAA4187C2184847' }],
  ])('are named in "%s"', (description, code) => expect(told('stock', description)).toMatchObject([code]));

  it('are told once each, in their order', () =>
    expect(told('stock', 'Mugs, $4 each. SKU MUG-12 and SKU MUG-14.').map(({ value }) => value)).toEqual([
      'MUG-12',
      'MUG-14',
    ]));

  it.each(['Mugs, $4 each. Every SKU is in stock.', 'Ask for ID.', 'Asking $500.'])('are not named in "%s"', (text) =>
    expect(told('stock', text)).toEqual([]),
  );

  it('keep their digits to themselves: no price, no count', () => {
    const description = 'Mugs, asking $4. SKU 500-20.';
    expect(told('list', description).map(({ price }) => price)).toEqual([4]);
    expect(told('quantity', description)).toEqual([]);
  });
});

describe('the currency of bare numbers', () => {
  it.each([
    ['All prices in CHF.', 'CHF'],
    ['Prices in euros.', 'EUR'],
    ['以美元计价。', 'USD'],
  ])('is named by "%s": %s', (words, code) =>
    expect(told('currency', `Lamp, asking 500. ${words}`)).toEqual([{ code }]),
  );
  it.each(['Swiss made.', 'All prices in CHF 20 steps.'])('is not named by "%s"', (words) =>
    expect(told('currency', `Lamp, asking 500. ${words}`)).toEqual([]),
  );
});
