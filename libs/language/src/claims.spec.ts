import { describe, expect, it } from '@jest/globals';
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
  groups: [
    { id: 'npo', words: ['nonprofit', 'charity', '公益组织'] },
    { id: 'student', words: ['student', '学生'] },
    { id: 'regular', words: ['new companies', 'regulars', '老客户'] },
  ],
};
const claims = (text: string): string[] | undefined =>
  readMessage(text, vocabulary, { listPrice: 900, offers: [] }).facts.claims;

describe('a group that the buyer claims to belong to', () => {
  it.each([
    ['We are a nonprofit', ['npo']],
    ["Hi, I'm a poor student", ['student']],
    ['as a registered charity we would like 10', ['npo']],
    ['Our organisation is a nonprofit.', ['npo']],
    ['我是学生', ['student']],
    ['我们是公益组织，能优惠吗', ['npo']],
    ['学生党，求优惠', ['student']],
    ['We are a charity run by students', ['npo']],
    ['I am a regular, any discount?', ['regular']],
    ['We are a new company', ['regular']],
    ['老客户了，便宜点', ['regular']],
  ])('is heard: %s', (text, ids) => expect(claims(text)).toEqual(ids));

  it.each([
    'Do you have a student discount?',
    'My son is a student',
    'I am not a student',
    'Is this for a charity?',
    '有学生优惠吗',
    '我不是学生',
    'I can pay 700',
  ])('is claimed by nobody: %s', (text) => expect(claims(text)).toBeUndefined());
});
