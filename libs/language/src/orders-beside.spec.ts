import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const wrap = { label: 'Gift wrap', words: ['gift wrap'] };
const mugs: Vocabulary = {
  language: 'en',
  currency: 'USD',
  name: 'Handmade ceramic mugs',
  unit: 'mug',
  most: 40,
  terms: [
    {
      id: 'wrap',
      ...wrap,
      default: 'none',
      options: [
        { id: 'wrapped', ...wrap },
        { id: 'none', label: 'plain' },
      ],
    },
  ],
  never: [],
  handoff: [],
  facts: [],
};
const grapes: Vocabulary = { ...mugs, language: 'zh', currency: 'CNY', name: '葡萄', unit: '箱', terms: [] };
const read = (text: string, vocabulary = mugs) => readMessage(text, vocabulary, { offers: [], listPrice: 20 });

describe('a question about the goods', () => {
  it.each([
    ['6 mugs, are they dishwasher safe?', mugs, 6],
    ['10 mugs. Is the glaze safe?', mugs, 10],
    ['3 mugs, what are they made of?', mugs, 3],
    ['产地哪里?来20箱', grapes, 20],
    ['20箱,什么时候发货', grapes, 20],
  ])('does not unsay a count in a clause of its own: %s', (text, vocabulary, quantity) => {
    expect(read(text, vocabulary)).toMatchObject({ intent: 'offer', package: { quantity }, facts: { question: true } });
  });

  it('keeps the options that are ordered with the count, and none that is only asked about', () => {
    expect(read('6 mugs with gift wrap, what are they made of?').package).toEqual({ quantity: 6, wrap: 'wrapped' });
    expect(read('6 mugs, what is the gift wrap made of?').package).toEqual({ quantity: 6 });
  });

  it.each([
    ['what do 6 mugs weigh?', mugs],
    ['Are the 6 mugs, the blue ones, what you have in stock?', mugs],
    ['I have a question about 6 mugs', mugs],
    ['I have 6 mugs already, is the glaze the same?', mugs],
    ['我有3箱了,产地是哪里', grapes],
  ])('orders nothing where the count is only spoken of: %s', (text, vocabulary) =>
    expect(read(text, vocabulary)).toMatchObject({ intent: 'ask', package: {} }),
  );

  it('for the price of so many is asked for that many', () =>
    expect(read('how much for 40?')).toMatchObject({ intent: 'offer', package: { quantity: 40 } }));
});

describe('a goodbye', () => {
  const standing = { offers: [{ price: 20, quantity: 2, terms: { wrap: 'wrapped' } }], listPrice: 20, lastCount: 2 };
  const after = (text: string) => readMessage(text, mugs, standing);
  it.each([
    ['never mind, 3 mugs please', { quantity: 3 }],
    ['forget it. With gift wrap please', { wrap: 'wrapped' }],
  ])('beside an order is none: %s', (text, named) =>
    expect(after(text)).toMatchObject({ intent: 'offer', package: named }),
  );

  it('that does without an option refuses that option alone', () => {
    const { intent, refuses, facts } = after('cancel the gift wrap');
    expect(refuses).toEqual({ wrap: 'wrapped' });
    expect(intent).toBe('reject');
    expect(facts.for_good).toBeUndefined();
  });

  it('beside what is not plainly ordered is asked about', () => {
    const { intent, facts } = readMessage('算了,再来3箱', grapes, { ...standing, offers: [] });
    expect(intent).toBe('other');
    expect(facts.unclear).toBe(true);
  });

  it.each([
    'cancel the 2 mugs',
    'I no longer need 3 mugs',
    'never mind the 2 mugs, bye',
    'bye, I will take 2 mugs elsewhere',
    'cancel the order',
    'forget it, bye',
  ])('that is said of the order itself, or beside none, is one: %s', (text) => expect(after(text).intent).toBe('quit'));
});
