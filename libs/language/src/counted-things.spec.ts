import { describe, expect, it } from '@jest/globals';
import { countAgain } from './count-again.js';
import { countsPeople, countsWhatIsSold, nounIsSold } from './counted-things.js';
import { readNumbers } from './figures/numbers.js';
import type { Standing } from './reading.js';

describe('a number that counts what is sold', () => {
  it.each([
    ['seat', { unit: 'seat' }],
    ['user', { unit: 'seat' }],
    ['person', { unit: 'guest' }],
    ['seat', { unit: 'agent' }],
    ['piece', { unit: 'chair' }],
    ['chair', { unit: 'piece' }],
    ['dozen', { unit: 'egg' }],
    ['mug', { unit: 'item', name: 'Enamel mugs' }],
    ['mug', { unit: 'cup', name: 'Enamel mugs' }],
    ['个', { unit: '箱' }],
    ['小时', { unit: '天' }],
    ['room', { unit: 'item', name: 'Hotel rooms' }],
    [null, { unit: 'seat' }],
    ['case', { unit: 'bottle', pack: 6 }],
    ['anything', {}],
  ])('is one of "%s" in a deal of %j', (counted, deal) => expect(countsWhatIsSold(counted, deal)).toBe(true));

  it.each([
    ['case', { unit: 'bottle' }],
    ['room', { unit: 'hour', name: 'Cleaning' }],
    ['seat', { unit: 'month', name: 'Team plan' }],
    ['bedroom', { unit: 'unit', name: 'Painting' }],
    ['sofa', { unit: 'chair', name: 'Chairs' }],
    ['天', { unit: '箱' }],
    ['盒', { unit: '箱' }],
    ['box', { unit: 'unit', name: 'Bolts' }],
    ['桌', { unit: '位' }],
    ['kid', { unit: 'piece' }],
    ['间', { unit: '小时' }],
  ])('is none of "%s" in a deal of %j', (counted, deal) => expect(countsWhatIsSold(counted, deal)).toBe(false));

  it('may count people only where people are sold for', () => {
    expect(countsPeople('guest', { unit: 'person' })).toBe(true);
    expect(countsPeople('位', { unit: '人' })).toBe(true);
    expect(countsPeople('guest', { unit: 'hour' })).toBe(false);
    expect(countsPeople(null, { unit: 'person' })).toBe(false);
    expect(countsPeople('guest', {})).toBe(false);
  });
});

describe('a bare number of a buyer who has named a count and no price', () => {
  const again = (text: string, standing: Partial<Standing> = {}): number | null =>
    countAgain(text, { offers: [], listPrice: 14, lastCount: 5, ...standing }, readNumbers(text))?.value ?? null;

  it.each([
    ['make it 7', 7],
    ['and for 6?', 6],
    ['what about 30', 30],
    ['那3呢', 3],
  ])('is another count: "%s" is %s', (text, count) => expect(again(text)).toBe(count));

  it.each([
    ['a price by its word', 'i would pay 7'],
    ['money', '$7'],
    ['the price of one', '7 each'],
    ['a total', '66 in total'],
    ['what one could cost', 'what about 12'],
    ['what all could cost', 'what about 60'],
    ['one of two figures', '7 for 60'],
    ['no whole number', 'make it 7.5'],
    ['a length of time', 'pay in 30'],
  ])('is none where it is %s: "%s"', (_what, text) => expect(again(text)).toBeNull());

  it('is none before a count was named', () => {
    expect(again('make it 7', { lastCount: null })).toBeNull();
    expect(again('make it 7', { lastCount: undefined as unknown as null })).toBeNull();
  });
});

describe('the noun behind a Chinese count', () => {
  it('is not what is sold where an option is called so', () => {
    const options = [{ id: 'extra', label: '多要一块原装电池', words: ['电池'] }];
    const camera = { unit: '件', name: '相机', terms: [{ id: 'extra', label: '', default: 'none', options }] };
    expect(nounIsSold('块', '电池', camera)).toBe(false);
    expect(nounIsSold('台', '机身', camera)).toBe(true);
  });
});
