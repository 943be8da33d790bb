import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';
import { isWayOfPaying } from './way-of-paying.js';

const vocabulary: Vocabulary = {
  language: 'en',
  currency: 'USD',
  most: 1,
  terms: [],
  never: [],
  handoff: [],
  facts: [],
};
const read = (text: string) =>
  readMessage(text, vocabulary, { listPrice: 900, offers: [{ price: 900, quantity: 1, terms: {} }] });

describe('how a buyer would pay', () => {
  it.each([
    '我预付全款',
    '我可以预付',
    '全款',
    '一次付清',
    '微信转账',
    'I can pay cash',
    'I pay up front',
    'With payment in advance, please.',
    'I would pay in full in advance',
  ])('is understood and stays noted for the seller where no term holds it: %s', (text) => {
    const { intent, facts } = read(text);
    expect(['other', 'ask']).toContain(intent);
    expect(facts.open_questions?.every(isWayOfPaying)).toBe(true);
    expect([facts.unclear, facts.unread, facts.wishes]).toEqual([undefined, undefined, undefined]);
  });

  it('is no part of what cannot be agreed to beside a bid, and leaves what else is said where it was', () => {
    expect(read('I pay cash, would you take 850?').facts).toMatchObject({ open_questions: ['i pay cash,'] });
    expect(read('全款提货').facts).toMatchObject({ unread: ['全款提货'] });
  });

  it.each(['can I pay cash?', 'I do not pay in advance', '我不预付', 'cash is king', 'I pay you a visit', '加微信'])(
    'is not told by %s',
    (text) => expect(isWayOfPaying(text.toLowerCase())).toBe(false),
  );

  it('is told where a lower price is asked for it', () =>
    expect(read('预付的话能便宜吗').facts).toMatchObject({
      wants_discount: true,
      open_questions: ['预付的话能便宜吗'],
    }));
});
