import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Standing } from './reading.js';
import { countOnTable, steppedTo } from './relative-counts.js';
import type { Vocabulary } from './vocabulary.js';

const deal = { terms: [], never: [], handoff: [], facts: [], most: 40 };
const mugs: Vocabulary = { ...deal, language: 'en', currency: 'USD', name: 'Ceramic mugs', unit: 'mug' };
const lessons: Vocabulary = { ...mugs, name: 'Math lessons', unit: 'hour' };
const grapes: Vocabulary = { ...deal, language: 'zh', currency: 'CNY', name: '葡萄', unit: '箱' };
const nights: Vocabulary = { ...grapes, name: '民宿', unit: '晚' };
/** Five of it lie on the table. */
const five: Standing = { offers: [{ price: 20, quantity: 5, terms: {} }], listPrice: 20, lastCount: 5 };
const read = (text: string, vocabulary: Vocabulary, standing = five) => readMessage(text, vocabulary, standing);

describe('a number that is added to the count on the table or taken from it', () => {
  it.each([
    ['ok, 2 more', mugs, 7],
    ['2 more mugs please', mugs, 7],
    ['yes, plus 2 mugs', mugs, 7],
    ['can I get another 3?', mugs, 8],
    ['add 3', mugs, 8],
    ['one more please', mugs, 6],
    ['one less', mugs, 4],
    ['two fewer mugs', mugs, 3],
    ['take 2 mugs off', mugs, 3],
    ['yes, and 1 more hour', lessons, 6],
    ['好,再加两箱', grapes, 7],
    ['少要一箱', grapes, 4],
    ['再来一箱多少钱', grapes, 6],
    ['好的,多住一晚', nights, 6],
    ['加一晚', nights, 6],
  ])('is read with that count, and says no yes to it: %s', (text, vocabulary, quantity) => {
    const { intent, package: named, facts } = read(text, vocabulary);
    expect(named).toEqual({ quantity });
    expect(intent).toBe('offer');
    expect(facts.unclear).toBeUndefined();
  });

  it.each([
    ['no count lies on the table', '2 more mugs', mugs, { offers: [], listPrice: 20 }],
    [
      'offers for several counts do',
      '2 more mugs',
      mugs,
      { ...five, offers: [1, 2].map((quantity) => ({ price: 20, quantity, terms: {} })), lastCount: null },
    ],
    ['a price was bid that it could raise', '3 more', mugs, { ...five, lastBid: 16, lastCount: null }],
    ['nothing would be left', '少要5箱', grapes, five],
    ['the buyer turns away in the same words', '算了,再来3箱', grapes, five],
    ['the words say no to it', '别再加两箱', grapes, five],
    ['the count is compared with another', '2 more mugs than my colleague', mugs, five],
    ['money is counted', '2 more dollars off', { ...mugs, unit: 'unit' }, five],
    ['it may be said of the price', '2 less', mugs, five],
    ['a sum is named beside it', '2 more mugs for $35', mugs, five],
  ])('is asked about where %s: %s', (_where, text, vocabulary, standing) => {
    const { intent, facts } = read(text, vocabulary, standing);
    expect(facts.unclear).toBe(true);
    expect(intent).not.toBe('accept');
  });

  it.each([
    ['no more than 8 mugs', mugs, 8],
    ['8 mugs, more or less', mugs, 8],
    ['最多8箱', grapes, 8],
    ['至少8箱', grapes, 8],
    ['差不多8箱', grapes, 8],
  ])('is told from a count that stands for itself: %s', (text, vocabulary, quantity) =>
    expect(read(text, vocabulary).package.quantity).toBe(quantity),
  );

  it.each(['one more question', 'one more thing: who are you', 'one less worry'])(
    'is no count where it counts something else: %s',
    (text) => expect(read(text, mugs).package.quantity).toBeUndefined(),
  );

  it('leaves a price that is raised to its own law', () =>
    expect(read('我再加一百', grapes, { ...five, lastBid: 3200, lastCount: null }).package.price).toBe(3300));
});

describe('the count on the table', () => {
  it('is the one of the offers, else the one that the buyer named', () => {
    expect(countOnTable(five)).toBe(5);
    expect(countOnTable({ offers: [], lastCount: 4 })).toBe(4);
    expect(countOnTable({ offers: [] })).toBeNull();
  });
  it('without which nothing is added', () => expect(steppedTo('more', 2, { offers: [] })).toBeNaN());
});
