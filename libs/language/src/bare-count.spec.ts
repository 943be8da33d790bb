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

  it.each(['4 each, I take 40.', '4 each is fine, I take 40 please', '40 at 4 each'])(
    'beside what each costs: %s',
    (text) => expect(read(text).package).toEqual({ price: 4, quantity: 40 }),
  );

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

describe('a figure before "for" and a count', () => {
  const cartons: Vocabulary = { ...chairs, unit: 'carton', most: 500 };
  const bid = (text: string): MessageReading => readMessage(text, cartons, { listPrice: 31.2, offers: [] });

  it('is the price of one where no total could be so low', () =>
    expect(bid('I can go to 29 for 30 cartons').package).toEqual({ price: 29, quantity: 30 }));

  it('is asked back where it could be both', () => expect(bid('29 for 2 cartons').facts.unclear).toBe(true));

  it('and a time is the price of one for each period, where it is said of one', () => {
    const { package: said, facts } = read('10 chairs at 21 per chair for the week');
    expect(said).toEqual({ price: 3, quantity: 10, periods: 7 });
    expect(facts.price_each).toBe(true);
  });
});
