import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bindAvailable, bindsFor, describeBind, isSingleThing, matchesBind, unitsInStock } from './stock.js';
import type { StockRecord } from './offer.js';
import type { Policy, StockBind } from './policy.js';

const bind: StockBind = { match: { sku: 'S-1' } };
const available = (record: StockRecord, quantity = 1, accept?: string[]): boolean =>
  bindAvailable(accept ? { ...bind, accept } : bind, [{ sku: 'S-1', ...record }], quantity);

/** schema.org ItemAvailability, whole. */
const SCHEMA_ORG: readonly [word: string, sellable: boolean][] = [
  ['InStock', true],
  ['LimitedAvailability', true],
  ['OnlineOnly', true],
  ['InStoreOnly', true],
  ['OutOfStock', false],
  ['SoldOut', false],
  ['Discontinued', false],
  ['PreOrder', false],
  ['PreSale', false],
  ['BackOrder', false],
  ['MadeToOrder', false],
  ['Reserved', false],
];
const FEED: readonly [word: string, sellable: boolean][] = [
  ['in_stock', true],
  ['limited_stock', true],
  ['out_of_stock', false],
  ['preorder', false],
  ['backorder', false],
  ['discontinued', false],
];
const PLAIN: readonly [word: string, sellable: boolean][] = [
  ['available', true],
  ['in_stock', true],
  ['active', true],
  ['sold', false],
  ['reserved', false],
  ['inactive', false],
  ['unavailable', false],
  ['not available', false],
];

describe('the three stock record forms', () => {
  it.each(SCHEMA_ORG)('schema.org %s, bare or as an address: %p', (word, sellable) => {
    for (const spelling of [word, `https://schema.org/${word}`, `http://schema.org/${word}`])
      expect(available({ availability: spelling })).toBe(sellable);
  });
  it.each(FEED)('feed %s, as a word or as an object: %p', (word, sellable) => {
    expect(available({ availability: word })).toBe(sellable);
    expect(available({ availability: { available: true, status: word } })).toBe(sellable);
    expect(available({ availability: { status: word } })).toBe(sellable);
    expect(available({ availability: { available: false, status: word } })).toBe(false);
  });
  it.each(PLAIN)('plain status %s: %p', (word, sellable) => expect(available({ status: word })).toBe(sellable));
  it('keeps the words of one form out of the other', () => {
    expect(available({ availability: 'active' })).toBe(false);
    expect(available({ status: 'OnlineOnly' })).toBe(false);
    expect(available({ status: { status: 'available' } })).toBe(false);
  });
  it('holds everything else unavailable', () => {
    for (const value of [
      '',
      ' ',
      'yes',
      'maybe',
      true,
      1,
      [],
      ['in_stock'],
      {},
      { available: true },
      'https://example.org/InStock',
    ])
      expect(available({ availability: value })).toBe(false);
    expect(available({})).toBe(false);
    expect(available({ availability: null, status: null })).toBe(false);
  });
  it('believes a record with both fields only where both say yes', () => {
    expect(available({ availability: 'InStock', status: 'sold' })).toBe(false);
    expect(available({ availability: 'OutOfStock', status: 'active' })).toBe(false);
    expect(available({ availability: 'InStock', status: 'active' })).toBe(true);
    expect(available({ availability: null, status: 'active' })).toBe(true);
  });
});

describe('accept', () => {
  it('lets the named words through, in any spelling', () => {
    for (const availability of ['PreOrder', 'https://schema.org/PreOrder', 'preorder', { status: 'preorder' }]) {
      expect(available({ availability })).toBe(false);
      expect(available({ availability }, 1, ['PreOrder'])).toBe(true);
    }
    expect(available({ status: 'on_order' }, 1, ['on order'])).toBe(true);
    expect(available({ availability: 'SoldOut' }, 1, ['PreOrder', 'backorder'])).toBe(false);
  });
  it('does not undo a record that says it is not available', () => {
    expect(available({ availability: { available: false, status: 'preorder' } }, 1, ['preorder'])).toBe(false);
  });
});

describe('inventoryLevel', () => {
  it.each([
    [5, 5, true],
    [5, 6, false],
    [0, 1, false],
    ['5', 5, true],
    [{ value: 5 }, 5, true],
    [{ '@type': 'QuantitativeValue', value: '4' }, 5, false],
    [null, 999, true],
    ['many', 1, false],
    [{}, 1, false],
    [true, 1, false],
    ['-5', 1, false],
    ['5e9', 6, false],
  ] as const)('level %j for an order of %d: %p', (inventoryLevel, quantity, expected) => {
    expect(available({ availability: 'InStock', inventoryLevel }, quantity)).toBe(expected);
  });
  it('does not make an unavailable record available', () =>
    expect(available({ availability: 'SoldOut', inventoryLevel: 9 })).toBe(false));
});

describe('matching', () => {
  it('finds a record by any field of the bind', () => {
    const either: StockBind = { match: { id: '7', vin: 'V' } };
    expect(matchesBind({ vin: 'V', id: 'other' }, either)).toBe(true);
    expect(matchesBind({ id: 7 }, either)).toBe(true);
    expect(matchesBind({ sku: '7' }, either)).toBe(false);
    expect(matchesBind({ id: { toString: () => '7' } }, either)).toBe(false);
  });
  it('finds a schema.org Offer by the codes of the item that it offers', () => {
    const car: StockBind = { match: { vin: 'WVW1' } };
    const offer = (itemOffered: unknown) => ({ '@type': 'Offer', availability: 'InStock', itemOffered });
    expect(matchesBind(offer({ '@type': 'Vehicle', vehicleIdentificationNumber: 'WVW1' }), car)).toBe(true);
    expect(matchesBind(offer({ '@type': 'Product', sku: 'S-1' }), bind)).toBe(true);
    expect(matchesBind(offer({ vehicleIdentificationNumber: 'WVW2' }), car)).toBe(false);
    expect(matchesBind(offer('WVW1'), car)).toBe(false);
  });
  it('takes a missing record for not available', () => {
    expect(bindAvailable(bind, [], 1)).toBe(false);
    expect(bindAvailable(bind, [{ sku: 's-1', availability: 'InStock' }], 1)).toBe(false);
  });
  it('promises nothing where records of one thing disagree', () => {
    expect(
      bindAvailable(
        bind,
        [
          { sku: 'S-1', status: 'available' },
          { sku: 'S-1', status: 'sold' },
        ],
        1,
      ),
    ).toBe(false);
  });
  it('asks for an option’s record only where the option is chosen', () => {
    const policy = {
      inventory: { bind: [bind, { match: { id: 'RACK' }, option: { term: 'extra', option: 'rack' } }] },
    } as unknown as Policy;
    expect(bindsFor(policy, { extra: 'none' })).toHaveLength(1);
    expect(bindsFor(policy, { extra: 'rack' })).toHaveLength(2);
  });
  it('names a bind by its fields', () =>
    expect(describeBind({ match: { vin: 'V', id: '7' } })).toBe('id "7" or vin "V"'));
  it('never throws and never says yes on records that are no records', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stock) =>
        expect(bindAvailable(bind, stock as unknown as StockRecord[], 1)).toBe(false),
      ),
      { seed: 5, numRuns: 500 },
    );
    expect(bindAvailable(bind, [null, 3, 'S-1', { sku: 'S-1', status: 'active' }] as unknown as StockRecord[], 1)).toBe(
      true,
    );
  });
});

describe('a single thing', () => {
  it('is what a VIN names, or what nobody can order two of', () => {
    const many = { quantity: { min: 1, max: 9, unit: 'car' } };
    const cases = [
      [many, { match: { vin: 'V' } }],
      [{}, { match: { sku: 'S' } }],
      [many, { match: { sku: 'S' } }],
    ] as const;
    expect(cases.map(([policy, one]) => isSingleThing(policy, one))).toEqual([true, true, false]);
  });
});

describe('the units of a bound thing', () => {
  const units = (of: StockBind, ...stock: StockRecord[]): number => unitsInStock(of, stock);

  it('are those that its record states, of several records the least', () => {
    expect(units(bind, { sku: 'S-1', inventoryLevel: 5 })).toBe(5);
    expect(units(bind, { sku: 'S-1', inventoryLevel: { value: '7' } }, { sku: 'S-1', inventoryLevel: 4.9 })).toBe(4);
    expect(units(bind, { sku: 'S-1', inventoryLevel: 5 }, { sku: 'OTHER', inventoryLevel: 2 })).toBe(5);
  });

  it('are one where none states a level, where it is out of stock, and of a VIN always', () => {
    expect(units(bind, { sku: 'S-1', status: 'available' })).toBe(1);
    expect(units(bind, { sku: 'S-1', inventoryLevel: 0 })).toBe(1);
    expect(units({ match: { vin: 'V', sku: 'S-1' } }, { sku: 'S-1', inventoryLevel: 5 })).toBe(1);
    for (const stock of [null, undefined, []]) expect(unitsInStock(bind, stock)).toBe(1);
  });
});
