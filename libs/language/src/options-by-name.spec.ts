import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { MessageReading, Standing } from './reading.js';
import type { NamedThing, Vocabulary } from './vocabulary.js';

const water: Vocabulary = {
  language: 'zh',
  currency: 'CNY',
  unit: '箱',
  most: 1000,
  never: [],
  handoff: [],
  facts: [],
  terms: [
    {
      id: 'payment',
      label: '付款方式',
      default: 'monthly',
      options: [
        { id: 'monthly', label: '月结' },
        { id: 'before_dispatch', label: '款到发货', words: ['先付款'] },
        { id: 'season', label: '预付整季货款', words: ['预付'] },
      ],
    },
  ],
};
const at = (listPrice: number, quantity = 1): Standing => ({
  listPrice,
  offers: [{ price: listPrice, quantity, terms: {} }],
});
const read = (text: string, vocabulary: Vocabulary, listPrice: number): MessageReading =>
  readMessage(text, vocabulary, at(listPrice));

describe('what the policy itself calls an option', () => {
  it.each([
    ['款到发货', 'before_dispatch'],
    ['我要款到发货', 'before_dispatch'],
    ['先付款', 'before_dispatch'],
    ['预付', 'season'],
  ])('means no other by a standard word: %s', (text, payment) => {
    const { package: said, facts } = read(text, water, 14);
    expect(said).toEqual({ payment });
    expect([facts.unclear, facts.could_mean]).toEqual([undefined, undefined]);
  });
  it('leaves a standard word open that fits several', () =>
    expect(read('先款后货', water, 14).facts.could_mean).toEqual({ payment: ['before_dispatch', 'season'] }));
});

describe('numbers that count nothing and bid nothing', () => {
  const logo: Vocabulary = { ...water, unit: undefined, most: 1, terms: [] } as Vocabulary;
  it.each(['朋友那里只要2300', '我朋友那儿2300', '闲鱼上只要2300', '同事只要2300'])(
    'are what somebody else asks: %s',
    (text) => {
      const { package: said, facts } = read(text, logo, 2800);
      expect([said, facts.figure_aside]).toEqual([{}, true]);
    },
  );
  it.each([
    ['850 in 3 installments', 850],
    ['can i pay 850 in 2 equal payments?', 850],
    ['850元分3期', 850],
  ])('are parts of a sum: %s', (text, price) => expect(read(text, logo, 900).package).toEqual({ price }));
  it('are no packs where 包 says what a price includes', () => {
    const revisions = {
      id: 'revisions',
      label: '修改',
      default: 'two',
      options: [
        { id: 'two', label: '两轮' },
        { id: 'any', label: '不限次修改' },
      ],
    };
    expect(read('2600包修改', { ...logo, terms: [revisions] }, 2800).package).toEqual({
      price: 2600,
      revisions: 'any',
    });
  });
});

describe('what is asked for and left open', () => {
  const desk: Vocabulary = {
    ...water,
    language: 'en',
    currency: 'USD',
    name: 'Home cleaning',
    unit: 'hour',
    most: 8,
    terms: [
      {
        id: 'delivery',
        label: 'Delivery',
        default: 'none',
        options: [
          { id: 'none', label: 'none' },
          { id: 'home', label: 'home delivery' },
        ],
      },
    ],
  };
  it('is no wish where an option is asked for as free that costs nothing on top', () => {
    const { package: said, facts } = read('can you deliver for free', desk, 400);
    expect([said, facts.wishes, facts.open_questions]).toEqual([{ delivery: 'home' }, undefined, undefined]);
  });
  it('is asked about where it costs something on top', () => {
    const [delivery] = desk.terms;
    const options = (delivery?.options ?? []).map((option) => ({ ...option, charged: option.id === 'home' }));
    const charged = { ...desk, terms: delivery ? [{ ...delivery, options }] : [] };
    expect(read('can you deliver for free', charged, 400)).toMatchObject({
      package: {},
      facts: { asked_about: { delivery: 'home' } },
    });
  });
  it('is one open question, and no thing, where the buyer wants it held', () => {
    const { facts } = read('Can you hold it for me until Saturday?', desk, 400);
    expect([facts.open_questions?.length, facts.wishes]).toEqual([1, undefined]);
  });
  it('is not what is sold itself, in a form of its name', () => {
    const { package: said, facts } = read('I need a cleaner for 3 hours', desk, 40);
    expect([said, facts.wishes, facts.open_questions]).toEqual([{ quantity: 3 }, undefined, undefined]);
  });
  it('stays open beside a wish for less', () =>
    expect(read('Can you do better and include a lamp?', desk, 400).facts).toMatchObject({
      wants_discount: true,
      open_questions: ['can you do better and include a lamp?'],
    }));
});

describe('thanks behind a talk that comes to nothing', () => {
  it.each(['thank you anyway', 'Thanks anyway!', '还是谢谢你', '谢谢，不用了'])('take leave: %s', (text) => {
    const { intent, facts } = read(text, water, 14);
    expect([intent, facts.for_good]).toEqual(['quit', undefined]);
  });
  it.each(['thank you', 'Thanks, deal', '谢谢'])('are none in %s', (text) =>
    expect(read(text, water, 14).intent).not.toBe('quit'),
  );
});

describe('the language of an answer', () => {
  const language = (text: string, talk: 'en' | 'zh'): string =>
    readMessage(text, water, { ...at(14), language: talk }).facts.language;
  it.each(['ok', 'OK!', '900', '13 RMB', 'B', '👍'])('is that of the talk for %s', (text) => {
    expect(language(text, 'zh')).toBe('zh');
    expect(language(text, 'en')).toBe('en');
  });
  it('is that of the message where it has words of its own', () => {
    expect(language('ok then', 'zh')).toBe('en');
    expect(language('可以', 'en')).toBe('zh');
  });
});

describe('an option in another form of its words', () => {
  const term = (id: string, words: string[], label = id, usual: NamedThing = { id: 'none', label: 'without' }) => ({
    id,
    label: id,
    default: usual.id,
    options: [usual, { id: 'chosen', label, words, charged: true }],
  });
  const shop: Vocabulary = {
    language: 'en',
    currency: 'GBP',
    name: 'Oak table',
    most: 20,
    unit: 'table',
    never: [],
    handoff: [],
    facts: [],
    terms: [
      term('post', ['post']),
      term('dismantle', ['dismantle']),
      term('assembly', ['assembly'], 'assembly on site'),
      term('wood', ['walnut'], 'walnut instead of oak', { id: 'oak', label: 'oak', words: ['oak'] }),
      term('legs', ['oak posts', 'posts'], 'oak posts'),
    ],
  };
  const asked = (text: string) => {
    const { package: said, facts } = read(text, shop, 620);
    const { price: _price, quantity: _quantity, ...named } = said;
    return { ...named, ...facts.asked_about };
  };

  it.each([
    ['I would give you 600 with postage', { post: 'chosen' }],
    ['600 posted', { post: 'chosen' }],
    ['600 plus shipping to York', { post: 'chosen' }],
    ['600 delivered', { post: 'chosen' }],
    ['could you post it to York?', { post: 'chosen' }],
    ['600 and you dismantle it', { dismantle: 'chosen' }],
    ['600 with dismantling', { dismantle: 'chosen' }],
    ['600 dismantled', { dismantle: 'chosen' }],
    ['could you take it apart for me?', { dismantle: 'chosen' }],
    ['600, taken apart', { dismantle: 'chosen' }],
    ['could it be disassembled by you?', { dismantle: 'chosen' }],
    ['can you assemble it?', { assembly: 'chosen' }],
    ['2 tables, assembled please', { assembly: 'chosen' }],
    ['2 tables in walnut', { wood: 'chosen' }],
    ['2 tables in oak', { wood: 'oak' }],
    ['2 tables with oak posts', { legs: 'chosen' }],
  ])('is named: %s', (text, named) => expect(asked(text)).toEqual(named));

  it.each([
    'I saw your post yesterday, is it still there?',
    'my post code is YO1',
    'we need the tables within 30 days',
    'is there a web site?',
  ])('is not named by what sounds like it: %s', (text) => expect(asked(text)).toEqual({}));

  it('is without both ways that the seller goes where the buyer fetches the thing', () => {
    const hire = { ...shop, terms: [term('handover', ['delivery', 'deliver'], 'delivery and collection')] };
    expect(read('600 and I collect it', hire, 620).package).toEqual({ price: 600, handover: 'none' });
    expect(read('600 with delivery', hire, 620).package).toEqual({ price: 600, handover: 'chosen' });
  });
});

describe('what is refused, in another form of its verb', () => {
  const bike: Vocabulary = {
    language: 'en',
    currency: 'USD',
    name: 'Road bike',
    most: 1,
    terms: [],
    never: [
      { id: 'ship', words: ['ship'] },
      { id: 'trades', words: ['trades', 'trade', 'guitar trades'] },
    ],
    handoff: [],
    facts: [],
  };
  it.each(['can it be shipped to Hamburg?', 'is shipping possible?', '80 shipped', 'with postage?', 'do you ship?'])(
    'is raised: %s',
    (text) => expect(read(text, bike, 95).facts.never).toEqual(['ship']),
  );
  it.each(['what size is the frame?', 'is it a good ride?'])('is not raised by something else: %s', (text) =>
    expect(read(text, bike, 95).facts.never).toBeUndefined(),
  );
});
