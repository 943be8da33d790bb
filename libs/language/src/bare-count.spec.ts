import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { MessageReading, Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const chairs: Vocabulary = {
  language: 'en',
  currency: 'GBP',
  unit: 'chair',
  most: 40,
  period: 'day',
  terms: [],
  never: [],
  handoff: [],
  facts: [],
};
const read = (text: string, offers: Standing['offers'] = []): MessageReading =>
  readMessage(text, chairs, { listPrice: 4.5, offers });

describe('a bare number counts what is sold', () => {
  it.each([
    ['We want all 40 for 3 days', 40, 3],
    ['all forty for two days please', 40, 2],
    ['Hire of 25 for 2 days?', 25, 2],
    ['30 for 2 days please', 30, 2],
    ['I need 25 for 2 days', 25, 2],
  ])('%s', (text, quantity, periods) => expect(read(text).package).toEqual({ quantity, periods }));

  it('unless it can be what is paid for one, or for what lies on the table, for so long', () => {
    expect(read('12 for 3 days').package).not.toHaveProperty('quantity');
    expect(read('41 for 3 days').package).not.toHaveProperty('quantity');
    const table = [{ price: 4.5, quantity: 10, terms: {}, periods: 1, total: 45 }];
    expect(read('40 for 1 day', table).package).not.toHaveProperty('quantity');
  });
});

describe('what is paid on top', () => {
  it.each([
    ['25 chairs at 4 incl. delivery', true],
    ['4 a chair, delivered', true],
    ['4 each plus delivery', undefined],
    ['4 each, not delivered', undefined],
    ['4 a chair, paid in advance, delivery included', true],
    ['4 each', undefined],
  ])('is in the price of %j: %s', (text, isIn) => expect(read(text).facts.charges_in).toBe(isIn));
});
