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

  it('days of the week and a weekend are taken for what they would be, which is asked back', () => {
    const friday = read('from Friday to Monday, what is the price?');
    expect(friday.package).toEqual({ periods: 4 });
    expect(friday.facts).toMatchObject({ time_open: { words: 'from friday to monday', perhaps: 4 } });
    expect(read('for the weekend').package).toEqual({ periods: 2 });
  });

  it('what is no whole number of periods is unclear', () => {
    const { package: named, facts } = read('a month please');
    expect([named, facts.unclear, facts.time_open]).toEqual([{}, true, { words: 'a month', perhaps: null }]);
  });

  it('a yes beside another time or count than the one on the table takes nothing', () => {
    const standing = { price: 40, quantity: 1, terms: {}, periods: 1, counts: { mile: 20 } };
    const said = (text: string) => readMessage(text, hire, { offers: [standing], listPrice: 40 }).intent;
    expect(said('ok deal')).toBe('accept');
    for (const text of ['ok deal for a week', 'deal, for the weekend', 'ok deal, 30 miles', 'deal, for a month'])
      expect(said(text)).not.toBe('accept');
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
