import { describe, expect, it } from '@jest/globals';
import { isNamedByBuyer } from './named-by-buyer.js';
import { readMessage } from './read-message.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const vocabulary: Vocabulary = { language: 'en', currency: 'USD', terms: [], never: [], handoff: [], facts: [] };
const standing: Standing = { listPrice: 500, offers: [{ price: 450, quantity: 1, terms: {}, total: 450 }] };

describe('a figure that the writer names for themselves', () => {
  it.each([
    'I want a price of ',
    'I would like a rate of ',
    "I refuse 450. I'd like to pay ",
    'we are willing to pay ',
    'we expect ',
    'my offer is $',
    'our final bid: $',
    '我最多出',
    '我们只能给',
    '我的报价是',
    '我的最高出价：',
  ])('is a bid, whatever the model of the acts makes of it: %s390', (before) => {
    expect(isNamedByBuyer(before.toLowerCase())).toBe(true);
    expect(readMessage(`${before}390`, vocabulary, standing)).toMatchObject({
      intent: 'offer',
      package: { price: 390 },
    });
  });

  it.each([
    'i sold mine for ',
    'i paid ',
    "i don't want ",
    'another shop wants ',
    'i saw one at ',
    "my neighbour's offer is ",
    '我花了',
    '他的报价是',
    '他只出',
  ])('is none: %s390', (before) => expect(isNamedByBuyer(before)).toBe(false));
});
