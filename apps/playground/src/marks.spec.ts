import { describe, expect, it } from '@jest/globals';
import { marksOf, sourcesThatHold } from './marks.js';
import type { CompileAnswer } from './service/service.js';
import { WORDS } from './words/words.js';

const POLICY = {
  currency: 'USD',
  list_price: 1200,
  floor_price: 780,
  quantity: { min: 1, max: 9, unit: 'box', breaks: [{ from: 100, gives: { share: 0.06 } }] },
  terms: [{ id: 'payment', options: [{ id: 'cash', label: 'cash', worth: 50, gives: { amount: 50 } }] }],
};

/** The labels of one sentence whose words became what stands at the paths. */
function labelsOf(
  text: string,
  paths: Record<string, string>,
  language: 'en' | 'zh' = 'en',
  policy = POLICY,
): string[] {
  const sources = Object.entries(paths).map(([path, quote]) => {
    const start = text.indexOf(quote);
    return { path, quote, start, end: start + quote.length };
  });
  const answer = { sources, questions: [], policy } as unknown as CompileAnswer;
  return marksOf(text, answer, { words: WORDS[language], language }).map(({ label }) => label);
}

describe('the mark of a passage', () => {
  it('says what it became, in the language of the page', () => {
    expect(labelsOf('asking $1,200', { '/list_price': '$1,200' })).toEqual(['list price']);
    expect(labelsOf('标价1200元', { '/list_price': '1200元' }, 'zh')).toEqual(['标价']);
  });

  it('names the option that it belongs to, and each thing that it became', () => {
    const options = '/terms/0/options/0';
    expect(
      labelsOf('I can drop 50 if paid on the day', { [`${options}/gives/amount`]: '50', [`${options}/worth`]: '50' }),
    ).toEqual(['cash: off without bargaining, worth to you']);
  });

  it('names the figure where the words write another', () => {
    expect(labelsOf('满100箱94折', { '/quantity/breaks/0/gives/share': '94折' }, 'zh')).toEqual([
      '满 100: 直接优惠 6%',
    ]);
    expect(labelsOf('asking 1.2k', { '/list_price': '1.2k' })).toEqual(['list price $1,200']);
    const halves = { ...POLICY, list_price: 4.5 };
    expect(labelsOf('每把4.5元', { '/list_price': '4.5元' }, 'zh', halves)).toEqual(['标价']);
    expect(labelsOf('£4.55 a day', { '/list_price': '£4.55' }, 'en', halves)).toEqual(['list price $4.50']);
  });

  it('is the narrowest passage of a rule', () => {
    expect(labelsOf('not below $780', { '/floor_price': 'not below $780' })).toEqual(['lowest price']);
    const answer = {
      policy: POLICY,
      questions: [],
      sources: [
        { path: '/floor_price', quote: 'not below $780', start: 0, end: 14 },
        { path: '/floor_price', quote: '$780', start: 10, end: 14 },
      ],
    } as unknown as CompileAnswer;
    expect(marksOf('not below $780', answer, { words: WORDS.en, language: 'en' })).toEqual([
      { start: 10, end: 14, label: 'lowest price', asked: false },
    ]);
  });

  it('is all of what buyers are told', () => {
    const answer = {
      policy: POLICY,
      questions: [],
      sources: [
        { path: '/facts/0/answer', quote: '40 of', start: 0, end: 5 },
        { path: '/facts/0', quote: '40 of them in white', start: 0, end: 19 },
      ],
    } as unknown as CompileAnswer;
    expect(marksOf('40 of them in white', answer, { words: WORDS.en, language: 'en' })).toEqual([
      { start: 0, end: 19, label: 'told to buyers', asked: false },
    ]);
  });
});

describe('words behind a policy that was changed by hand', () => {
  it('stand behind what is as it was, and no longer behind what was changed', () => {
    const sources = [{ path: '/list_price' }, { path: '/floor_price' }] as CompileAnswer['sources'];
    expect(sourcesThatHold(sources, POLICY, { ...POLICY, floor_price: 790 })).toEqual([{ path: '/list_price' }]);
  });
});
