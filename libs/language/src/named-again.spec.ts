import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const option = (id: string, label: string) => ({
  id,
  label,
  default: 'none',
  options: [
    { id: 'none', label: 'without' },
    { id: 'added', label },
  ],
});
const bikes: Vocabulary = {
  language: 'en',
  currency: 'GBP',
  name: 'Bikes',
  unit: 'day',
  most: 14,
  terms: [option('helmet', 'Helmet'), option('lock', 'Lock'), option('cold', '冷链')],
  never: [],
  handoff: [],
  facts: [],
};
/** Read where an offer of two days stands that holds these options. */
const read = (text: string, held: readonly string[]) => {
  const terms = Object.fromEntries(bikes.terms.map(({ id }) => [id, held.includes(id) ? 'added' : 'none']));
  return readMessage(text, bikes, { offers: [{ price: 25, quantity: 2, terms }], listPrice: 25 });
};
const isUnclear = (text: string, ...held: string[]) => read(text, held).facts.unclear === true;

describe('an option that stands in the offer and is named again', () => {
  it.each([
    'I have my own helmet',
    'we already have a helmet',
    'i bring my own helmet',
    'the helmet smells',
    'helmet schmelmet',
  ])('is in doubt beside words that nothing has read: %s', (text) => {
    expect(isUnclear(text, 'helmet')).toBe(true);
    expect(isUnclear(text, 'lock')).toBe(false);
  });

  it.each(['我自己有冷链', '冷链我们有', '冷链自备', '冷链不吃'])('is in doubt in Chinese too: %s', (text) =>
    expect(isUnclear(text, 'cold')).toBe(true),
  );

  it.each(['just the helmet', 'only the helmet please', 'I just want the helmet', 'yes, just the helmet'])(
    'is in doubt where the others are left out: %s',
    (text) => {
      expect(isUnclear(text, 'helmet', 'lock')).toBe(true);
      expect(isUnclear(text, 'helmet')).toBe(false);
    },
  );

  it.each([
    'with the helmet please',
    'I still want the helmet',
    'keep the helmet',
    "don't forget the helmet",
    'add the lock and keep the helmet',
  ])('is asked for where all is read: %s', (text) => {
    expect(read(text, ['helmet'])).toMatchObject({ intent: 'offer', package: { helmet: 'added' } });
    expect(isUnclear(text, 'helmet')).toBe(false);
  });

  it('is agreed to beside a yes', () => {
    expect(read('yes, with the helmet', ['helmet', 'lock']).intent).toBe('accept');
    expect(read('yes, with only the helmet', ['helmet', 'lock']).intent).not.toBe('accept');
  });
});
