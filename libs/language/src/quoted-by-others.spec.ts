import { describe, expect, it } from '@jest/globals';
import { isQuotedByOthers } from './quoted-by-others.js';
import { readMessage } from './read-message.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const vocabulary: Vocabulary = { language: 'en', currency: 'USD', terms: [], never: [], handoff: [], facts: [] };
const standing: Standing = { listPrice: 500, offers: [{ price: 450, quantity: 1, terms: {}, total: 450 }] };
const read = (text: string) => readMessage(text, vocabulary, standing);

const THIRD_PARTIES = [
  'another shop',
  'the dealer down the road',
  'someone in town',
  'they',
  'one of your competitors',
];
const VERBS = ['quoted me', 'offered us', 'charges', 'has it for', 'is selling one at', 'asked'];
const CHINESE_PARTIES = ['隔壁厂', '别人', '对面那家店', '顺德一家公司', '有人', '同行', '人家'];
const CHINESE_VERBS = ['报我', '才卖', '只收', '给我报了', '开价'];

describe('a price that somebody else names', () => {
  it.each(THIRD_PARTIES.flatMap((party) => VERBS.map((verb) => `${party} ${verb} `)))('is one: %s390', (before) => {
    expect(isQuotedByOthers(before)).toBe(true);
    expect(read(`${before}390`)).toMatchObject({ package: {}, facts: { figure_aside: true } });
  });
  it.each(CHINESE_PARTIES.flatMap((party) => CHINESE_VERBS.map((verb) => party + verb)))('is one: %s390', (before) => {
    expect(isQuotedByOthers(before)).toBe(true);
    expect(read(`${before}390`)).toMatchObject({ package: {}, facts: { figure_aside: true } });
  });

  it.each([
    'I can only give you 390',
    'would you take 390?',
    'we offer 390',
    'my wife says 390',
    'my boss wants 390',
    'the most I can do is 390',
    'they quoted me more, I pay 390',
    '我最多给390',
    '390卖我吧',
    '你报我390就拿',
    '我们公司只能出390',
    '别人嫌贵，我出390',
  ])('is none where the buyer names it: %s', (text) => expect(read(text).package).toMatchObject({ price: 390 }));

  it('leaves the bid beside it', () => {
    const { package: said, facts } = read('A mover quoted me 175 to move it, so I can only give you 400');
    expect(said).toEqual({ price: 400 });
    expect(facts.figure_aside).toBeUndefined();
    expect(read('隔壁厂报我390，你400我就拿').package).toEqual({ price: 400 });
  });

  it('keeps a yes from signing', () => {
    expect(read('ok deal').intent).toBe('accept');
    expect(read('ok deal, another shop quoted me 390').intent).not.toBe('accept');
    expect(read('好的成交，隔壁厂报我390').intent).not.toBe('accept');
  });

  it('is found in a time that grows with the length alone', () => {
    const started = performance.now();
    isQuotedByOthers('the other shop has just only also '.repeat(2000));
    isQuotedByOthers('隔壁隔壁隔壁报'.repeat(2000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});
