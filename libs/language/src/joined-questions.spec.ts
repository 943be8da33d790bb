import { describe, expect, it } from '@jest/globals';
import { questionsIn } from './joined-questions.js';
import { readMessage } from './read-message.js';
import { splitStructure } from './sentences.js';
import type { Vocabulary } from './vocabulary.js';

const guitar: Vocabulary = {
  language: 'en',
  currency: 'GBP',
  name: 'Fender Telecaster',
  terms: [],
  never: [],
  handoff: [],
  facts: [
    { id: 'colour', words: ['cream'], answer: 'Cream, with a maple neck.' },
    { id: 'ding', words: ['small ding', 'ding', 'back'], answer: 'One small ding on the back.' },
    { id: 'case', words: ['hard case', 'hard', 'case'], answer: 'Hard case included.' },
    { id: 'lead', words: ['lead'], answer: 'Lead time is 6 weeks.' },
    { id: 'cash', words: ['cash', 'transfer'], answer: 'Cash or bank transfer.' },
  ],
};
const factsOf = (text: string, vocabulary = guitar) =>
  readMessage(text, vocabulary, { offers: [], listPrice: 620 }).facts;

describe('questions that one sentence joins', () => {
  it('are each one of their own, at their places', () => {
    const [sentence] = splitStructure('what colour is it and any damage?');
    expect(questionsIn(sentence!)).toMatchObject([
      { text: 'what colour is it', start: 0, end: 17 },
      { text: 'any damage?', start: 22, end: 33 },
    ]);
  });

  it.each(['do you have one in red and white?', '4 tables and can you do 2300?', 'i like it and is it new?'])(
    'are not made of what joins things, or a statement and a question: %s',
    (text) => {
      const [sentence] = splitStructure(text);
      expect(questionsIn(sentence!)).toEqual([sentence]);
    },
  );

  it('are answered by what is known, and the others stay open', () => {
    expect(factsOf('What colour is it and any damage?').asked).toEqual(['colour', 'ding']);
    expect(factsOf("how much is delivery to Berlin and what's the lead time")).toMatchObject({
      asked: ['lead'],
      open_questions: ['how much is delivery to berlin'],
    });
    expect(factsOf('is the case included and is it left handed?')).toMatchObject({
      asked: ['case'],
      open_questions: ['is it left handed?'],
    });
  });
});

describe('a question that a fact answers in other words', () => {
  it.each(['any damage?', 'is it damaged?', 'any scratches or dents?', 'what condition is it in?'])(
    'is answered: %s',
    (text) => {
      expect(factsOf(text).asked).toEqual(['ding']);
    },
  );

  it('is answered in Chinese', () => {
    const phone: Vocabulary = {
      ...guitar,
      language: 'zh',
      name: '手机',
      facts: [{ id: 'mark', words: ['划痕'], answer: '背面有一道划痕。' }],
    };
    expect(factsOf('有磕碰吗', phone).asked).toEqual(['mark']);
    expect(factsOf('成色怎么样', phone).asked).toEqual(['mark']);
    expect(factsOf('电池怎么样', phone).asked).toBeUndefined();
  });

  it.each(['does the case lock?', 'is the neck straight?', 'how heavy is it?'])(
    'is not, where none says it: %s',
    (text) => {
      expect(factsOf(text).asked).toBeUndefined();
    },
  );
});

describe('a bid', () => {
  it.each([
    'Get back to me if you take 560',
    'In case you take 590 I am in',
    'That is hard to swallow. 580?',
    '500 cash, take it or leave it',
  ])('asks for no fact by a word of it: %s', (text) => {
    expect(factsOf(text).asked).toBeUndefined();
  });

  it('is no question, and "I need the case" is', () => {
    expect(factsOf('I need the case').asked).toEqual(['case']);
  });
});
