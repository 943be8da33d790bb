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

describe('a count and how long it is for', () => {
  it.each(['5 bottles for a year', '5 bottles for a week'])('is an order: %s', (text) =>
    expect(youRead(text).package.quantity).toBe(5),
  );
  it.each(['we drink 5 bottles a week', '5 bottles every month'])('is none of what one uses: %s', (text) =>
    expect(youRead(text).package.quantity).toBeUndefined(),
  );
});

it('a count from which something holds orders none', () =>
  expect(youRead("isn't delivery free from 50 bottles?").package.quantity).toBeUndefined());

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

describe('a count in another unit than the deal has', () => {
  const sold = (unit: string, language: 'en' | 'zh' = 'en'): Vocabulary => ({ ...oil, language, name: 'Goods', unit });
  const quantityOf = (text: string, vocabulary: Vocabulary) =>
    youRead(text, { listPrice: 60 }, vocabulary).package.quantity;

  it.each([
    ['dozens of what is sold by the piece', '2 dozen please', sold('chair'), 24],
    ['hundreds, by a bare number', 'I need 3000', sold('hundred'), 30],
    ['hundreds, with what is bid for one', '3000 at 10', sold('hundred'), 30],
  ])('is as many units as it comes to: %s', (_what, text, vocabulary, quantity) =>
    expect(quantityOf(text, vocabulary)).toBe(quantity),
  );

  it.each([
    ['bottles where cases are sold', '24瓶', sold('箱', 'zh')],
    ['pieces where dozens are sold', '60 eggs', sold('dozen')],
    ['boxes where pieces are sold', 'I need 60 boxes', sold('unit')],
    ['no whole number of hundreds', 'I need 250', sold('hundred')],
    ['how many one table seats', '10桌，每桌10人', sold('位', 'zh')],
  ])('orders nothing where it is %s', (_what, text, vocabulary) =>
    expect(quantityOf(text, vocabulary)).toBeUndefined(),
  );

  it('is a sum where it stands behind how long something lasts: "4 weeks for 80 all in"', () => {
    const { package: named, facts } = youRead('4 weeks for 80 all in', { listPrice: 22 }, sold('unit'));
    expect([named.quantity, facts.total]).toEqual([undefined, 80]);
  });
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
    ['the age of somebody', 'my daughter is 12, how much?'],
    ['what somebody has had', 'I already had 20 bottles elsewhere'],
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

describe('a further number beside a count', () => {
  const wine: Vocabulary = { ...deal, language: 'zh', currency: 'CNY', name: '红酒', unit: '瓶' };

  it.each([
    ['5 bottles of red and 3 of white', oil],
    ['要5瓶红的，3个白的', wine],
  ])('leaves open how many are wanted, and no yes stands beside it: %s', (text, vocabulary) => {
    expect(youRead(text, {}, vocabulary)).toMatchObject({ package: { quantity: 5 }, facts: { count_open: true } });
    expect(after(`ok, ${text}`, vocabulary).intent).not.toBe('accept');
  });

  it('is none where it counts something else, or the same', () => {
    for (const text of ['5 bottles for 2 people', '5 bottles, so 5 of them', '2 dozen bottles'])
      expect(youRead(text).facts.count_open).toBeUndefined();
  });
});

describe('a half behind what is counted', () => {
  const tea: Vocabulary = { ...oil, language: 'zh', currency: 'CNY', name: '龙井茶叶', unit: '斤' };
  const cleaning: Vocabulary = { ...tea, name: '保洁', unit: '小时' };
  const coffee: Vocabulary = { ...oil, name: 'Coffee', unit: 'kg' };
  it.each([
    ['3斤半', tea],
    ['三斤半多少钱', tea],
    ['两个半小时', cleaning],
    ['3小时半', cleaning],
    ['2 kg and a half', coffee],
    ['2 and a half kg', coffee],
  ])('is no whole number and asked about: %s', (text, vocabulary) => {
    const { package: named, facts } = youRead(text, { listPrice: 60 }, vocabulary);
    expect(named.quantity).toBeUndefined();
    expect(facts.unclear).toBe(true);
  });
  it.each([
    ['is counted where it comes to whole units', '3公斤半', 7],
    ['is none where it is half the price', '3斤半价卖吗', 3],
  ])('%s: %s', (_what, text, quantity) =>
    expect(youRead(text, { listPrice: 60 }, tea).package.quantity).toBe(quantity),
  );
});
