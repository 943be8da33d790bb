import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Standing } from './reading.js';
import { singleOnes } from './single-ones.js';
import type { Vocabulary } from './vocabulary.js';

const tables: Vocabulary = {
  language: 'en',
  currency: 'EUR',
  name: 'Conference table',
  unit: 'table',
  most: 1000,
  terms: [
    {
      id: 'wood',
      label: 'Wood',
      default: 'oak',
      options: [
        { id: 'oak', label: 'as it is' },
        { id: 'walnut', label: 'walnut', charged: true },
      ],
    },
  ],
  never: [],
  handoff: [],
  facts: [],
};
const eight: Standing = { offers: [{ price: 2200, quantity: 8, terms: { wood: 'oak' } }], listPrice: 2480 };
const read = (text: string, standing: Standing = { offers: [], listPrice: 2480 }) =>
  readMessage(text, tables, standing);

describe('one of what is sold', () => {
  it.each([
    'one table',
    'one table only',
    'sorry, I need one table',
    'just one table, what price?',
    'one table for 2300?',
    'just one',
    'I only need one, please',
    'make it one',
    'a table please',
    'we need a table for 8, how much?',
    'a table for 8 people please',
    'can I get a table with walnut?',
  ])('is ordered after eight of them: %s', (text) => {
    expect(read(text, eight).package.quantity).toBe(1);
  });

  it.each([
    'I have one question',
    'that one is fine',
    'is one of the tables damaged?',
    'could you do 2,100 for one table?',
    '2,100 a table',
    '2,100 per table',
    'what is the price per table?',
    'one of them in walnut',
    'a table tray would be nice',
    'only one thing: the price',
  ])('is not ordered by %s', (text) => {
    expect(read(text, eight).package.quantity).toBeUndefined();
  });

  it('is added to the eight by "more"', () => {
    expect(read('one more table', eight).package.quantity).toBe(9);
  });

  it('leaves the figure behind it a bid', () => {
    expect(read('one table, walnut included for 2480?', eight).package).toEqual({
      quantity: 1,
      wood: 'walnut',
      price: 2480,
    });
  });

  it('is no number of what has no name', () => {
    expect(singleOnes('a table please', [])).toEqual([]);
  });
});

describe('a number behind what is sold and "for"', () => {
  it.each(['a table for 8', 'do you have a table for 12?', 'I need one table for 8 people'])(
    'says how many each holds: %s',
    (text) => {
      expect([undefined, 1]).toContain(read(text).package.quantity);
    },
  );

  it.each([
    'IKEA has tables for 399',
    'your prices are a joke, ikea has conference tables for 399!',
    'I saw tables for 399 elsewhere',
    'tables for 399? no way',
    'ikea has tables for 1999',
    'amazon sells them for 1999',
    'I can get one at ikea for 1999',
    'I can get the same table on amazon for 1999, can you match it?',
  ])('is a price of others, neither ordered nor bid: %s', (text) => {
    const { package: named, facts } = read(text);
    expect([named.quantity, named.price, facts.total]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['we need tables for 12, price?', 12],
    ['how much for 40?', 40],
    ['4 tables for 9000', 4],
  ])('still orders where so many are wanted: %s', (text, quantity) => {
    expect(read(text).package.quantity).toBe(quantity);
  });

  it.each(['could I get it from you for 2300?', 'can I get one for 2300?', 'my company has a budget of 2300'])(
    'still bids where the buyer speaks of their own sum: %s',
    (text) => {
      expect(read(text).package.price).toBe(2300);
    },
  );

  it('counts people where people are what is counted', () => {
    const seats = { ...tables, name: 'Software', unit: 'seat' };
    expect(readMessage('I need seats for 25', seats, { offers: [], listPrice: 200 }).package.quantity).toBe(25);
  });
});

describe('the price of so many', () => {
  it.each([
    'what would 4 tables cost us?',
    'what do 4 tables cost',
    'what would four of them cost?',
    "what's your best price on 4 tables?",
    'which price can you do for 4 tables?',
    'how much are 4 tables?',
  ])('is asked of an order of four: %s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'offer', package: { quantity: 4 } });
  });

  it.each([
    'how much is delivery to Berlin?',
    'what would delivery cost?',
    'how much to ship it to Leeds?',
    'how much is the insurance',
  ])('of something else is a question that stays open: %s', (text) => {
    expect(read(text).facts.open_questions).toHaveLength(1);
  });

  it.each(['how much?', 'how much is it?', 'how much is the table?', 'how much is the walnut?', 'price for 5?'])(
    'of what is sold is none: %s',
    (text) => {
      expect(read(text).facts.open_questions).toBeUndefined();
    },
  );

  it('is read in Chinese', () => {
    const chinese = { ...tables, language: 'zh' as const, name: '会议桌', unit: '张' };
    const of = (text: string) => readMessage(text, chinese, { offers: [], listPrice: 2480 });
    expect(of('4张要多少钱').package.quantity).toBe(4);
    expect(of('我们8个人，要一张8人桌').package.quantity).toBe(1);
    expect(of('一张多少钱').package.quantity).toBeUndefined();
    expect(of('运费多少').facts.open_questions).toEqual(['运费多少']);
  });
});

describe('an option for one of several', () => {
  it.each(['three tables, one of them in walnut', 'three tables, one in walnut', 'three tables, two with walnut'])(
    'is had for all or not at all: %s',
    (text) => {
      expect(read(text)).toMatchObject({ package: { quantity: 3, wood: 'oak' }, facts: { by_piece: ['wood'] } });
    },
  );

  it('is ordered for all of them where nothing says otherwise', () => {
    expect(read('three tables in walnut').package).toEqual({ quantity: 3, wood: 'walnut' });
  });
});
