import { describe, expect, it } from '@jest/globals';
import { askedAsFree, withoutNoCharge } from './asked-as-free.js';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const option = (id: string, label: string, charged: boolean, words: string[] = []) => ({
  id,
  label,
  default: 'none',
  options: [
    { id: 'none', label: 'without' },
    { id: 'added', label, words, ...(charged ? { charged } : {}) },
  ],
});
const bikes: Vocabulary = {
  language: 'en',
  currency: 'GBP',
  name: 'Bikes',
  unit: 'day',
  most: 14,
  terms: [
    option('helmet', 'Helmet', true, ['化妆']),
    option('lock', 'Lock', false),
    option('map', 'Free map', true, ['map']),
    option('delivery', 'Delivery', true, ['送货', '快递']),
  ],
  never: [],
  handoff: [],
  facts: [],
};
const terms = { helmet: 'none', lock: 'none', map: 'none', delivery: 'none' };
const read = (text: string) => readMessage(text, bikes, { offers: [{ price: 25, quantity: 2, terms }], listPrice: 25 });

describe('an option that costs something on top', () => {
  it.each([
    'yes, but only if the helmet is free',
    'ok if you throw in the helmet',
    'throw the helmet in and it is a deal',
    'yes with the helmet included',
    'i take it with a helmet at no extra charge',
    'no extra cost for the helmet',
    'deal, with complimentary helmet',
    '如果送化妆我就定了',
    '化妆免费就成交',
    '化妆送我吧',
    '化妆不要钱吧',
    '送一个化妆',
    'free delivery please',
    '免费送货',
  ])('is asked about where it is asked for as free: %s', (text) => {
    const { intent, package: said, facts } = read(text);
    expect(said).toEqual({});
    expect(Object.keys(facts.asked_about ?? {})).toHaveLength(1);
    expect(intent).not.toBe('accept');
  });

  it.each([
    ['with the helmet please', 'helmet'],
    ['feel free to add the helmet', 'helmet'],
    ['i am free on monday, add a helmet', 'helmet'],
    ['送货上门', 'delivery'],
    ['送货到家', 'delivery'],
    ['add the free lock', 'lock'],
    ['with the free map', 'map'],
  ])('is asked for otherwise, or where it costs nothing by its label: %s', (text, term) =>
    expect(read(text).package).toEqual({ [term]: 'added' }),
  );

  it('is part of a sum of money that includes it', () =>
    expect(read('£60 with the helmet included').package).toMatchObject({ helmet: 'added' }));

  it('is not refused by who denies the charge', () => {
    expect(withoutNoCharge('wrap, no fee')).toBe('wrap,       ');
    expect(read('at no extra charge with helmet').refuses).toEqual({});
    expect(
      askedAsFree('the helmet is free', { start: 4, end: 10 }, { id: 'helmet', label: 'Helmet', charged: true }, false),
    ).toBe(true);
  });

  it('is asked as free by who has it sent without postage', () => {
    const postage = { id: 'postage', label: '邮费', charged: true };
    expect(askedAsFree('能包邮吗', { start: 1, end: 3 }, postage, true)).toBe(true);
    expect(askedAsFree('要邮寄', { start: 1, end: 3 }, postage, true)).toBe(false);
  });
});
