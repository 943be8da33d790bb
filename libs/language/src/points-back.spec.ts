import { describe, expect, it } from '@jest/globals';
import { takesEither } from './points-back.js';
import { readMessage } from './read-message.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const coffee: Vocabulary = {
  language: 'en',
  currency: 'USD',
  name: 'Coffee',
  unit: 'kg',
  most: 50,
  terms: [
    {
      id: 'handover',
      label: 'Handover',
      default: 'usual',
      options: [
        { id: 'usual', label: 'as usual' },
        { id: 'fast', label: 'Express', charged: true },
      ],
    },
  ],
  never: [],
  handoff: [],
  facts: [],
};
const standing: Standing = { offers: [{ price: 30, quantity: 5, terms: { handover: 'usual' } }], listPrice: 30 };
const told: Standing = { ...standing, told: { term: 'handover', option: 'fast' } };
const read = (text: string, at: Standing = told) => readMessage(text, coffee, at);

describe('a word that points back', () => {
  it.each([
    'yes i want that',
    'ok add it',
    'yes, with that please',
    "i'd like that option too",
    'throw that in then',
    'yes and add it to my order',
    '那加上吧',
    '我要这个',
    '好的加上',
    '这个也要',
  ])('asks for the one option that was told about last: %s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'offer', package: { handover: 'fast' } });
    expect(read(text, standing).package).toEqual({});
  });

  it.each(['yes', 'deal', '可以', 'ok great', "i'm happy with it"])('is not in a plain yes: %s', (text) =>
    expect(read(text).intent).toBe('accept'),
  );

  it.each(["i don't want that", 'i need it by friday', 'can you add it?', '不要这个'])(
    'asks for nothing where it is denied, questioned or said of the thing: %s',
    (text) => {
      expect(read(text).package).toEqual({});
      expect(read(text).intent).not.toBe('accept');
    },
  );

  it.each(["i'll take it", 'ok, we take that', "let's do that", '就这个，成交'])(
    'is in doubt where it may mean the offer as well: %s',
    (text) => {
      expect(takesEither(text, told)).toBe(true);
      expect(read(text)).toMatchObject({ facts: { unclear: true, yes_in_doubt: true } });
      expect(takesEither(text, standing)).toBe(false);
    },
  );
});
