import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const eggs: Vocabulary = {
  language: 'en',
  currency: 'USD',
  name: 'Eggs',
  unit: 'tray',
  most: 100,
  terms: [
    {
      id: 'handover',
      label: 'Handover',
      default: 'usual',
      options: [
        { id: 'usual', label: 'as usual' },
        { id: 'pick_up', label: 'Pick-up', words: ['pick up'] },
        { id: 'freight', label: 'Freight', charged: true },
      ],
    },
    {
      id: 'print',
      label: 'Printing',
      default: 'none',
      options: [
        { id: 'none', label: 'without' },
        { id: 'printing', label: 'Printing' },
      ],
    },
  ],
  never: [],
  handoff: [],
  facts: [],
};
const read = (text: string) => readMessage(text, eggs, { offers: [], listPrice: 48 });

describe('an option that a message names', () => {
  it.each(['6 trays and I pick them up', '6 trays, I will be picking up', '6 trays, collected'])(
    'is asked for in all forms of its verb: %s',
    (text) => expect(read(text).package['handover']).toBe('pick_up'),
  );

  it('is asked for with what so many come to', () => {
    expect(read('6 trays, pick up, how much?').package).toMatchObject({ handover: 'pick_up', quantity: 6 });
    expect(read('can I pick them up?').package['handover']).toBeUndefined();
  });

  it.each(['6 trays at 44, freight included', '6 trays, 44 a tray, paid at once, freight included?'])(
    'is wanted with the bid that includes it: %s',
    (text) => {
      expect(read(text).package).toMatchObject({ handover: 'freight', price: 44 });
      expect(read(text).facts).toMatchObject({ charges_in: true });
    },
  );

  it('is asked about without a bid: "is freight included?"', () => {
    expect(read('is freight included?').package['handover']).toBeUndefined();
    expect(read('is freight included?').facts.asked_about).toEqual({ handover: 'freight' });
  });

  it.each(['forget the printing', 'leave out the printing', 'scrap the printing'])(
    'is refused by whoever does without it: %s',
    (text) => expect(read(text)).toMatchObject({ package: {}, refuses: { print: 'printing' } }),
  );
});
