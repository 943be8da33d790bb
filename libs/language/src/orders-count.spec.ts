import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const deal = { terms: [], never: [], handoff: [], facts: [], most: 1000 };
const oil: Vocabulary = { ...deal, language: 'en', currency: 'USD', name: 'Olive oil', unit: 'bottle' };
const youRead = (text: string, standing: Partial<Standing> = {}, vocabulary = oil) =>
  readMessage(text, vocabulary, { offers: [], listPrice: 20, ...standing });
/** Twelve bottles lie on the table at the list price. */
const twelve: Partial<Standing> = { offers: [{ price: 20, quantity: 12, terms: {} }], lastCount: 12 };
const after = (text: string, vocabulary = oil) => youRead(text, twelve, vocabulary);

describe('a bare number behind what is paid for', () => {
  it.each([
    'Can you do it for 200?',
    'Could you do them for 200?',
    'Would you sell it for 200?',
    'Will you let them go for 200?',
    "I'd take them for 200",
    'Can I have them for 200?',
    'Do it for 200 and we have a deal',
    "I'd go for 200",
    'for 200 I take them',
  ])('is a total of the count on the table and no count: %s', (text) => {
    expect(after(text).package.quantity).toBeUndefined();
    expect(after(text).facts.total).toBe(200);
  });

  it.each([
    ['how much for 40?', 40],
    ['make it 24', 24],
    ['and for 30?', 30],
    ['And if I took 30?', 30],
    ["I'll take 24", 24],
  ])('is a count where nothing is paid for: %s', (text, quantity) =>
    expect(after(text).package.quantity).toBe(quantity),
  );
});

describe('a number that counts something else than what is ordered', () => {
  it.each([
    ['people', 'It is for a party of 20'],
    ['the buyers', 'There are 5 of us'],
    ['a family', 'We are a family of 4'],
    ['a house in its street', 'Deliver to 24 Main Street'],
    ['what was bought once', 'I bought 7 last year'],
    ['what is ordered as a rule', 'we usually order 40 bottles a month'],
    ['what is to be given on top', 'Could you throw in 2 bottles?'],
  ])('is none of what is ordered: %s', (_what, text) => {
    const { package: named } = after(text);
    expect([named.quantity, named.price]).toEqual([undefined, undefined]);
  });

  const chinese: Vocabulary = { ...deal, language: 'zh', currency: 'CNY', name: '橄榄油', unit: '瓶' };
  it.each([
    ['去年买过7瓶'],
    ['每个月要20瓶'],
    ['我们有4个人'],
    ['送2个杯子'],
    ['我有2家店'],
    ['开1张发票'],
    ['家里3口人'],
    ['含2个礼盒'],
  ])('is none in Chinese either, where its noun is another: %s', (text) =>
    expect(after(text, chinese).package.quantity).toBeUndefined(),
  );
  it.each([
    ['来20瓶', 20],
    ['要20个', 20],
    ['要20个橄榄油', 20],
    ['20瓶送到公司多少钱', 20],
  ])('is one where nothing or the goods themselves stand behind it: %s', (text, quantity) =>
    expect(after(text, chinese).package.quantity).toBe(quantity),
  );

  it('orders people where people are sold for', () => {
    const dinner: Vocabulary = { ...oil, name: 'Dinner', unit: 'guest' };
    expect(youRead('we are a party of 20', {}, dinner).package.quantity).toBe(20);
  });

  it('does not join two Chinese numerals to one: 周四两天 is Thursday and two days', () => {
    const hall: Vocabulary = { ...chinese, name: '场地', unit: '天' };
    expect(youRead('想租周三周四两天', { listPrice: 6000 }, hall).package.quantity).toBe(2);
  });
});
