import { describe, expect, it } from '@jest/globals';
import { countsNamed, partWithOption } from './option-parts.js';
import { readMessage } from './read-message.js';
import { readNumbers } from './figures/numbers.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const option = (id: string, label: string, words: string[] = []) => ({
  id,
  label,
  default: 'none',
  options: [
    { id: 'none', label: 'without' },
    { id: 'added', label, words },
  ],
});
const deal = (unit: string): Vocabulary => ({
  language: 'en',
  currency: 'USD',
  name: 'Mugs',
  unit,
  most: 40,
  terms: [option('wrap', 'Gift wrap', ['gift wrapped', '礼盒'])],
  never: [],
  handoff: [],
  facts: [],
});
const open: Standing = { offers: [], listPrice: 20 };
const six: Standing = { offers: [{ price: 20, quantity: 6, terms: { wrap: 'none' } }], listPrice: 20 };
const read = (text: string, standing: Standing, unit = 'mug') => readMessage(text, deal(unit), standing);

describe('an option that is wanted for some of the order', () => {
  it.each([
    ['6 mugs, 2 with gift wrap', 'mug'],
    ['6 mugs, two of them with gift wrap', 'mug'],
    ['6 mugs and 2 of those gift wrapped', 'mug'],
    ['6 mugs, one with gift wrap', 'mug'],
    ['6 mugs, half of them with gift wrap', 'mug'],
    ['6 mugs, gift wrap only for 2', 'mug'],
    ['6 mugs, gift wrap on 2', 'mug'],
    ['6 mugs, gift wrap for two of us', 'mug'],
    ['6斤,其中一斤要礼盒', '斤'],
    ['6箱,2箱要礼盒', '箱'],
  ])('is asked about, and its number counts nothing else: %s', (text, unit) =>
    expect(read(text, open, unit)).toMatchObject({
      package: { wrap: 'none', quantity: 6 },
      facts: { asked_about: { wrap: 'added' }, by_piece: ['wrap'] },
    }),
  );

  it.each(['yes but gift wrap only for 2 of them', '2 with gift wrap', 'one of them with gift wrap', '其中两个要礼盒'])(
    'is so seen from what is on the table: %s',
    (text) => {
      const { package: said, facts } = read(text, six);
      expect(said).toEqual({ wrap: 'none' });
      expect(facts.by_piece).toEqual(['wrap']);
    },
  );

  it.each([
    ['5 of them with gift wrap', open, 5],
    ['6 mugs with gift wrap', open, 6],
    ['4 mugs with gift wrap', six, 4],
  ])('is wanted for all where no greater count is known: %s', (text, standing, quantity) =>
    expect(read(text, standing).package).toEqual({ wrap: 'added', quantity }),
  );

  it('is no price, and no choice among several', () => {
    expect(read('6 mugs with gift wrap for 5', open).facts.by_piece).toBeUndefined();
    expect(read('20 mugs, 15 with gift wrap', open).package).toMatchObject({ price: 15, wrap: 'added' });
    expect(read('I take the one with gift wrap', six).facts.by_piece).toBeUndefined();
  });

  it('stands with the place of its number', () => {
    const part = (clause: string) =>
      partWithOption(
        clause,
        { start: clause.indexOf('gift'), end: clause.indexOf('gift') + 9 },
        readNumbers(clause),
        countsNamed(clause, six, deal('mug')),
      );
    expect(part('2 with gift wrap')).toEqual({ start: 0, end: 1 });
    expect(part('7 with gift wrap')).toBeNull();
    expect(part('gift wrap for 2 of them')).toEqual({ start: 14, end: 18 });
  });
});
