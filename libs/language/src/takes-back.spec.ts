import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { MessageReading, Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const vocabulary: Vocabulary = {
  language: 'en',
  currency: 'USD',
  most: 1,
  terms: [],
  never: [],
  handoff: [],
  facts: [],
};
const standing: Standing = { listPrice: 900, offers: [{ price: 900, quantity: 1, terms: {} }], lastBid: 700 };
const read = (text: string): MessageReading => readMessage(text, vocabulary, standing);

describe('a figure that the buyer takes back', () => {
  it.each([
    'forget the 700',
    'Never mind the 700.',
    'scratch that',
    'ignore what I said',
    'I take back my offer',
    'cancel my bid',
    'I withdraw my offer',
    'the 700 was a typo',
    '刚才那个价不算',
    '当我没说',
    '我收回刚才的出价',
    '刚才说的700不算',
  ])('bids nothing, and leaves no talk: %s', (text) => {
    const { package: said, facts, intent } = read(text);
    expect([said, facts.takes_back]).toEqual([{}, true]);
    expect(['quit', 'accept', 'offer']).not.toContain(intent);
    expect(facts.open_questions).toBeUndefined();
  });
  it.each([
    ['forget the 700, I can do 650', 650],
    ['Scratch that, 650', 650],
    ['刚才说的700不算，我出650', 650],
  ])('may be followed by another: %s', (text, price) =>
    expect(read(text)).toMatchObject({ intent: 'offer', package: { price }, facts: { takes_back: true } }),
  );
  it.each(['forget it', 'never mind', 'I forgot the price', '不算贵', 'I can pay 700'])('is none in %s', (text) =>
    expect(read(text).facts.takes_back).toBeUndefined(),
  );
});
