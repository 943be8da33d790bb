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

describe('how many of what is counted by itself', () => {
  const trio: Vocabulary = { ...hire, counted: ['hour', 'km', 'extra draft'], included: { hour: 4, km: 50 } };
  delete trio.period;
  const chinese: Vocabulary = { ...trio, language: 'zh', counted: ['小时', '公里'], included: { 小时: 3, 公里: 50 } };
  const counts = (text: string, vocabulary = trio) => read(text, vocabulary).facts.counts;

  it.each([
    ['We need you for 6 hours', { hour: 6 }],
    ['two more hours please', { hour: 6 }],
    ['please add 2 hours', { hour: 6 }],
    ['3 additional hours', { hour: 7 }],
    ['just one extra hour', { hour: 5 }],
    ['another hour, please', { hour: 5 }],
    ['it is 80 km', { km: 80 }],
    ['it is 80 kilometres, and five hours', { km: 80, hour: 5 }],
    ['2 extra drafts', { 'extra draft': 2 }],
    ['another extra draft', { 'extra draft': 1 }],
  ])('is %j: "%s"', (text, named) => expect(counts(text)).toEqual(named));

  it.each([
    ['我们要5小时', { 小时: 5 }],
    ['再加两个小时', { 小时: 5 }],
    ['离您80公里', { 公里: 80 }],
    ['差不多80公里', { 公里: 80 }],
  ])('is read in Chinese: "%s"', (text, named) => expect(counts(text, chinese)).toEqual(named));

  it.each([
    'we start in 2 hours',
    'the 6 hours’ notice',
    'not 6 hours',
    '6 hours or 8 hours',
    '2 drafts',
    '3小时后开始',
  ])('is not said in "%s"', (text) => expect([counts(text), counts(text, chinese)]).toEqual([undefined, undefined]));

  it('is no time that the price is paid for', () =>
    expect(counts('6 hours', { ...trio, period: 'hour', counted: ['hour'] })).toBeUndefined());

  it('is no part of an order though the words of an option are counted', () => {
    const options = [
      { id: 'none', label: 'without' },
      { id: 'more', label: 'further revisions', words: ['revisions'], charged: true },
    ];
    const logo: Vocabulary = {
      ...trio,
      counted: ['revision'],
      included: { revision: 3 },
      terms: [{ id: 'revisions', label: 'Revisions', default: 'none', options }],
    };
    const { package: named, facts } = read('5 revisions please', logo);
    expect([named, facts.counts, facts.by_piece]).toEqual([{ revisions: 'more' }, { revision: 5 }, undefined]);
  });
});
