import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const hire: Vocabulary = {
  language: 'en',
  name: 'Paddle board hire',
  currency: 'USD',
  period: 'day',
  counted: ['mile'],
  terms: [],
  never: [],
  handoff: [],
  facts: [],
};
const read = (text: string, vocabulary: Vocabulary = hire) =>
  readMessage(text, vocabulary, { offers: [], listPrice: 40 });

describe('what a message orders beside the goods', () => {
  it.each([
    ['A week please, what does it cost?', 7],
    ['Could I have it for two weeks?', 14],
    ["I'd like it for a whole week.", 7],
    ['5 days please', 5],
    ['一周多少钱？', 7],
  ])('"%s" is for %d days, and nothing of it is left unread', (text, periods) => {
    const { package: named, facts } = read(text);
    expect(named).toEqual({ periods });
    for (const left of [facts.unread, facts.wishes, facts.open_questions, facts.unclear]) expect(left).toBeUndefined();
  });

  it('days of the week, a weekend and what does not convert are unclear, with what they would be', () => {
    expect(read('from Friday to Monday, what is the price?').facts).toMatchObject({
      unclear: true,
      time_open: { words: 'from friday to monday', perhaps: 4 },
    });
    expect(read('for the weekend').facts.time_open?.perhaps).toBe(2);
    expect(read('a month please').facts).toMatchObject({ unclear: true, time_open: { perhaps: null } });
  });

  it('a sum of another time is the price of one period, and no sum of two times is taken for one', () => {
    expect(read('I can pay $210 a week').package).toMatchObject({ price: 30 });
    const month = read('I can pay $900 a month');
    expect([month.package['price'], month.facts.unclear]).toEqual([undefined, true]);
  });

  it('counts what is ordered by a count of its own', () => {
    expect(read('delivery please, it is 20 miles').facts.counts).toEqual({ mile: 20 });
    expect(read('20 miles or 30 miles').facts.counts).toBeUndefined();
  });

  it('is nothing where the price is paid once', () => {
    const { period: _period, counted: _counted, ...plain } = hire;
    const { package: named, facts } = read('a week please, 20 miles', plain);
    expect([named['periods'], facts.counts, facts.time_open]).toEqual([undefined, undefined, undefined]);
  });
});
