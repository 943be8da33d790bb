import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import { isDoneByBuyer, refusedPlaces } from './term-refusals.js';
import type { Vocabulary } from './vocabulary.js';

const option = (id: string, label: string, words: string[] = []) => ({
  id,
  label,
  default: 'none',
  options: [
    { id: 'none', label: 'without' },
    { id: 'added', label, words },
  ],
});
const lamps: Vocabulary = {
  language: 'en',
  currency: 'USD',
  name: 'Lamps',
  unit: 'lamp',
  most: 10,
  terms: [
    option('batteries', 'Batteries'),
    option('assembly', 'Assembly'),
    option('wrap', 'Gift wrap', ['wrap', '礼品包装']),
    option('card', '礼品卡'),
    option('cold', '冷链'),
    option('removal', 'Old lamp removal', ['old lamps']),
  ],
  never: [],
  handoff: [],
  facts: [],
};
const offer = {
  price: 100,
  quantity: 3,
  terms: { batteries: 'added', assembly: 'added', card: 'added', cold: 'added' },
};
const read = (text: string) => readMessage(text, lamps, { offers: [offer], listPrice: 100 });
const wanted = (text: string) => Object.keys(read(text).package);
const refused = (text: string) => Object.keys(read(text).refuses);

describe('a refusal', () => {
  it.each([
    ['i dont need batteries or assembly', ['batteries', 'assembly']],
    ['no batteries and no assembly', ['batteries', 'assembly']],
    ['neither batteries nor assembly please', ['batteries', 'assembly']],
    ['without batteries and assembly', ['batteries', 'assembly']],
    ['不要冷链和礼品卡', ['cold', 'card']],
    ['不要冷链、礼品卡', ['cold', 'card']],
  ])('goes on to the options that are joined to the first: %s', (text, options) => {
    expect(refused(text)).toEqual(expect.arrayContaining(options));
    expect(wanted(text)).toEqual([]);
  });

  it('goes on over a comma only to what says nothing else', () => {
    expect(refused('不要冷链，礼品卡')).toEqual(['cold', 'card']);
    expect(wanted('不要冷链，礼品卡要')).toEqual(['card']);
  });

  it.each([
    ['不要冷链要礼品卡', 'cold', 'card'],
    ['要冷链不要礼品卡', 'card', 'cold'],
    ['without batteries but with assembly', 'batteries', 'assembly'],
    ['no batteries with assembly', 'batteries', 'assembly'],
  ])('goes on no further than that: %s', (text, gone, kept) => {
    expect(refused(text)).toEqual([gone]);
    expect(wanted(text)).toEqual([kept]);
  });

  it.each(["please don't wrap them", 'please dont wrap them', 'we wont need assembly', 'dont add batteries'])(
    'is one with or without its apostrophe: %s',
    (text) => {
      expect(refused(text)).toHaveLength(1);
      expect(wanted(text)).toEqual([]);
    },
  );

  it.each(['礼品卡去掉', '把礼品卡拿掉', '礼品卡就算了', '礼品卡算了', '礼品卡不要了', '礼品卡取消'])(
    'is to have an option taken out: %s',
    (text) => expect(read(text)).toMatchObject({ intent: 'reject', package: {}, refuses: { card: 'added' } }),
  );

  it.each(['remove the assembly please', 'take off the assembly', 'take the assembly back off', 'cancel the assembly'])(
    'is to have an option taken out, and leaves no talk: %s',
    (text) => expect(read(text)).toMatchObject({ intent: 'reject', package: {}, refuses: { assembly: 'added' } }),
  );

  it('is none where to remove a thing is what is sold, or where a price is added', () => {
    expect(wanted('remove the old lamps please')).toEqual(['removal']);
    expect(wanted('礼品卡别加钱')).toEqual(['card']);
    expect(wanted('not only batteries but assembly too')).toEqual(['batteries', 'assembly']);
    expect(wanted("please don't forget the assembly")).toEqual(['assembly']);
    expect(read('cancel the order').intent).toBe('quit');
  });

  it('is found at each place of a clause', () => {
    const places = [
      { start: 3, end: 7 },
      { start: 11, end: 15 },
    ];
    expect(refusedPlaces('no wrap or card', places, false)).toEqual([true, true]);
    expect(refusedPlaces('no wrap, a card', places, false)).toEqual([true, false]);
  });
});

describe('what the buyer does', () => {
  const place = (clause: string, words: string) => {
    const start = clause.indexOf(words);
    return { start, end: start + words.length };
  };

  it.each([
    ['i dismantle it myself', 'dismantle'],
    ["we'll do the assembly ourselves", 'assembly'],
    ['we can handle the assembly on our own', 'assembly'],
    ['assembly we do ourselves', 'assembly'],
    ['we have our own operator', 'operator'],
    ['my brother does the assembly', 'assembly'],
    ['我们自己安装', '安装'],
    ['安装我们自己来', '安装'],
  ])('is not to be paid for: %s', (clause, words) => {
    expect(isDoneByBuyer(clause, place(clause, words))).toBe(true);
  });

  it.each([
    ['can you dismantle it yourself?', 'dismantle'],
    ["i'd like an operator myself", 'operator'],
    ["we'd pay for the assembly ourselves", 'assembly'],
    ['i want the assembly, i am no good at it myself', 'assembly'],
    ['你们自己安装吗', '安装'],
  ])('is told from what they ask for: %s', (clause, words) => {
    expect(isDoneByBuyer(clause, place(clause, words))).toBe(false);
  });
});
