import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessage } from './read-message.js';
import type { MessageReading } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const vocabulary = (unit: string | undefined, most: number | undefined): Vocabulary => ({
  language: 'en',
  currency: 'USD',
  ...(unit === undefined ? {} : { unit }),
  ...(most === undefined ? {} : { most }),
  terms: [],
  never: [],
  handoff: [],
  facts: [],
});
const read = (text: string, listPrice: number, unit = 'box', most = 1_000_000): MessageReading =>
  readMessage(text, vocabulary(unit, most), { offers: [], listPrice });

describe('a sum for several', () => {
  it.each([
    ['$250 for both', 125, 250],
    ['$250 for the two', 125, 250],
  ])('"%s" is paid for all of them', (text, price, total) => {
    const { package: named, facts } = readMessage(text, vocabulary('ticket', 2), {
      offers: [{ price: 260, quantity: 2, terms: {}, total: 520 }],
      listPrice: 295,
    });
    expect([named.price, facts.total]).toEqual([price, total]);
  });

  it('of a size that could be the price of one is asked about', () =>
    expect(read('$264 for 2 tickets?', 295, 'ticket', 2).facts.unclear).toBe(true));

  it('is held against the price of as many, not of those on the table', () => {
    const cups: Vocabulary = { ...vocabulary('个', 9000), language: 'zh', currency: 'CNY' };
    const table = { offers: [{ price: 25.1, quantity: 139, terms: {}, total: 3488.9 }], listPrice: 27 };
    const { package: named, facts } = readMessage('总共4278元，200个可以吗？', cups, table);
    expect([named.quantity, named.price, facts.total]).toEqual([200, 21.39, 4278]);
  });
});

describe('a sum that somebody would pay from', () => {
  it.each(['I can pay from $742', 'We would offer from $742', 'I can pay your price: $742'])('is open: %s', (text) => {
    const { package: named, facts } = read(text, 800);
    expect([named.price, facts.unclear]).toEqual([undefined, true]);
  });

  it('is plain where it is the price', () =>
    expect(read('I can pay your price of $800', 800)).toMatchObject({ package: { price: 800 } }));

  it('is none where it comes down', () => expect(read('come down from $900 to $800', 900).package.price).toBe(800));
});

describe('a count that words compare with', () => {
  it.each([
    ['more than 10 boxes', 11],
    ['fewer than 10 boxes', 9],
    ['at least 10 boxes', 10],
    ['about 10 boxes', 10],
    ['超过10箱', 11],
    ['十几箱', 10],
  ])('"%s" is offered as %d, and open', (text, quantity) => {
    const boxes: Vocabulary = { ...vocabulary(/\p{Script=Han}/u.test(text) ? '箱' : 'box', 1000), currency: 'CNY' };
    const { package: named, facts } = readMessage(text, boxes, { offers: [], listPrice: 200 });
    expect([named.quantity, facts.count_open]).toEqual([quantity, true]);
  });
});

describe('a price that words leave open', () => {
  it.each(['about $150 a box', 'I can pay roughly $150', '$150 or so', 'under $150', 'between 150 and 160 dollars'])(
    '"%s" is no bid, and asked about',
    (text) => {
      const { package: named, facts } = read(text, 200);
      expect([named.price, facts.unclear]).toEqual([undefined, true]);
    },
  );

  it.each(['I pay at most $150', "I won't pay more than $150", 'how about $150?'])('"%s" bids', (text) =>
    expect(read(text, 200).package.price).toBe(150),
  );
});

describe('of two figures', () => {
  it('the one counts by which the other comes to a price, whatever is sold and in whichever order they stand', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 400 }),
        fc.integer({ min: 10, max: 2_000 }),
        fc.integer({ min: 50, max: 100 }),
        fc.constantFrom(
          '{q} gift boxes for {t}',
          'need {q} small soap bars for {t} total',
          'i take {q} for {t} in total',
        ),
        (quantity, list, share, form) => {
          const price = Math.max(1, Math.round((list * share) / 100));
          const total = price * quantity;
          const text = form.replace('{q}', String(quantity)).replace('{t}', String(total));
          const { package: named, facts } = read(text, list);
          expect([text, named.quantity, named.price, facts.total]).toEqual([text, quantity, price, total]);
        },
      ),
      { numRuns: 300 },
    ));

  it('neither is taken for the count where both readings are a price: it is asked', () => {
    const { package: named, facts } = read('800 for 25', 40);
    expect([named.quantity, facts.unclear]).toEqual([undefined, true]);
  });

  it('the order of the words decides where only one of them can be', () =>
    expect(read('400 for 12', 40).package).toEqual({ quantity: 12, price: 33.333333 }));
});

describe('a number that speaks of something else', () => {
  it.each([
    'can i come and see it tomorrow at 5?',
    'my son is 12, would it fit him?',
    'can i come by on saturday at 10?',
    'what would you charge to deliver it to 5th avenue 220?',
    '我儿子12岁，能骑吗',
    '明天5点能来看吗',
  ])('is no bid: %s', (text) => {
    const { intent, package: named } = read(text, 900, undefined, 1);
    expect([intent, named]).toEqual(['ask', {}]);
  });

  it.each(['would you take 100?', 'i can pay 90', 'i offer 50', '$90', '最多出100'])(
    'is not one that somebody bids, however low: %s',
    (text) => expect(read(text, 900, undefined, 1).package).toHaveProperty('price'),
  );

  it('beside a yes leaves it in doubt', () => {
    const standing = { offers: [{ price: 900, quantity: 1, terms: {} }], listPrice: 900 };
    for (const text of ['deal, see you tomorrow at 5', 'ok 12 then', 'agreed: at 20'])
      expect([text, readMessage(text, vocabulary(undefined, 1), standing).intent]).not.toEqual([text, 'accept']);
  });
});

describe('a count of people', () => {
  it.each([
    'we are 5 people, what would it cost?',
    'a table for 5 please',
    'can we have a private session for 5?',
    '5 persons',
  ])('is a count of what is sold by the person: %s', (text) =>
    expect(read(text, 95, 'person').package).toEqual({ quantity: 5 }),
  );
});

describe('a total that nobody counted', () => {
  it('and that one cannot cost is asked about', () => {
    const { package: named, facts } = read('450 total all in, final offer', 95, 'person');
    expect([named.price, facts.unclear]).toEqual([undefined, true]);
  });
});

describe('a figure above the list price that could be for all', () => {
  const heard = (text: string, lastBid: number | null): MessageReading =>
    readMessage(text, vocabulary('month', 12), {
      offers: [{ price: 1450, quantity: 2, terms: {} }],
      listPrice: 1450,
      lastBid,
    });

  it('is for each where the buyer has named it for each before', () => {
    expect(heard('$1614 with parking', 1614).package.price).toBe(1614);
  });

  it('is for all where they have not, and where the message names the count', () => {
    expect(heard('$1614 with parking', null).facts.total).toBe(1614);
    expect(heard('$1614 for 2 months', 1614).facts.total).toBe(1614);
  });
});
