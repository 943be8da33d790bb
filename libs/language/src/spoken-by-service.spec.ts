import { describe, expect, it } from '@jest/globals';
import { CHINESE } from './phrases/sentences-zh.js';
import { ENGLISH } from './phrases/sentences-en.js';
import { readMessage } from './read-message.js';
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

describe('the questions back that the service writes', () => {
  const questions = [ENGLISH, CHINESE].flatMap(({ close }) => [...close.friendly, ...close.plain, ...close.formal]);

  it.each(questions.filter((text) => text !== ''))('are understood where somebody writes them: %s', (text) => {
    const {
      package: said,
      facts,
      intent,
    } = readMessage(text, vocabulary, {
      listPrice: 900,
      offers: [{ price: 900, quantity: 1, terms: {} }],
    });
    expect([said, facts.open_questions, facts.unread, facts.unclear]).toEqual([{}, undefined, undefined, undefined]);
    expect(['accept', 'quit', 'offer', 'reject']).not.toContain(intent);
  });
});
