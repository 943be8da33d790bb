import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessage } from './read-message.js';
import { maskFigures, priceTalkIn, takesTablePrice } from './price-talk.js';
import type { MessageReading, Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const vocabulary: Vocabulary = {
  language: 'en',
  currency: 'USD',
  most: 1,
  terms: [],
  never: [],
  handoff: [],
  facts: [],
};
const at = (...prices: number[]): Standing => ({
  listPrice: 900,
  offers: prices.map((price) => ({ price, quantity: 1, terms: {} })),
});
const read = (text: string, standing = at(900)): MessageReading => readMessage(text, vocabulary, standing);

describe('maskFigures', () => {
  it.each([
    ['is $900 firm?', 'is # firm?'],
    ['nine hundred is a lot', '# is a lot'],
    ['2000元能少吗', '#能少吗'],
    ['no figure at all', 'no figure at all'],
  ])('writes %j as %j', (text, expected) => expect(maskFigures(text)).toBe(expected));
});

describe('how a sentence speaks of the price', () => {
  it.each([
    ['is the 900 firm or negotiable?', ['firm']],
    ['can you match that?', ['match']],
    ['what is it out the door?', ['total']],
    ['too expensive, can you do better?', ['wish']],
    ['what is your best price if i collect it?', ['wish']],
    ['that is a lot of money', ['complaint']],
    ["what's your lowest for the guitar?", ['wish']],
    ['hey mate whats ur lowest for the tele?', ['wish']],
    ['whats the least youd take', ['wish']],
    ["what's the lowest for the shipping?", []],
    ['lowest?', ['wish']],
    ["what's the lowest?", ['wish']],
    ['i do not want a discount', []],
    ['the seat is too high', []],
    ['thanks a lot for the info', []],
    ['how low can the saddle go?', []],
    ['我不还价', []],
    ['琴码太高了', []],
    ['hmm, seems high for what it is', ['complaint']],
    ['the saddle seems high', []],
    ['why so much?', ['complaint']],
    ['who pays the freight?', []],
    ['who pays that much?', ['complaint']],
    ['are there cheaper saddles for it?', []],
    ['can you come down to the station?', []],
    ['your most competitive rate, please', ['wish']],
    ['what is the latest price list?', []],
  ])('%s', (sentence, talk) => expect(priceTalkIn(sentence)).toEqual(talk));

  it.each([
    'i saw the same one for less elsewhere',
    'another shop has it at a lower price',
    'our last supplier gave us a discount',
    'it is cheaper online',
    '别家比你便宜',
    '网上有更便宜的',
    '隔壁打八折',
  ])('what others charge asks for nothing: %s', (told) => {
    expect(priceTalkIn(told)).toEqual(['complaint']);
  });

  it('what is put to the seller beside what others charge is a wish for less', () => {
    const told = fc.constantFrom('i saw it for less elsewhere', 'my last supplier was cheaper', '别家比你便宜');
    const wish = fc.constantFrom('can you come down a bit', 'any discount for me', '能便宜点吗', '给我优惠点');
    const joint = fc.constantFrom(', ', ' so ', ' and ', '，');
    fc.assert(
      fc.property(told, joint, wish, (one, between, other) => {
        expect(priceTalkIn(one)).toEqual(['complaint']);
        expect(priceTalkIn(`${one}${between}${other}`)).toEqual(['wish']);
      }),
    );
  });
});

describe('a figure of the table', () => {
  it('bids where a verb of bidding, a yes or nothing else holds it, and nowhere else', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 90_000 }),
        fc.constantFrom(
          'I can pay #',
          'I take it for #',
          'How about #?',
          '# works for me',
          '#.',
          'ok, #',
          '我出#',
          '#成交',
        ),
        fc.constantFrom(
          '# seems high',
          'why is it #?',
          '# for that?',
          '# is more than I can pay',
          '#太贵',
          '怎么要#？',
          'what do we get for the #?',
          '#包邮吗',
          '#，我还怎么赚钱',
        ),
        (list, bid, talk) => {
          const table = { listPrice: list, offers: [{ price: list, quantity: 1, terms: {} }] };
          expect(read(bid.replace('#', String(list)), table).package.price).toBe(list);
          expect(read(talk.replace('#', String(list)), table).package).toEqual({});
        },
      ),
    );
  });
  it('is no bid above the table either, and one below it still is', () => {
    expect(read('900 seems high', at(860)).package).toEqual({});
    expect(read('860 seems high', at(860)).facts.complains).toBe(true);
    expect(read('900 is a lot, 800?', at(900)).package).toEqual({ price: 800 });
  });
  it('makes a lower figure beside it a comparison, unless that bids by itself', () => {
    expect(read('My last one was 700 with a bell, why is it 900?').package).toEqual({});
    expect(read('900 is too much, I can do 800').package).toEqual({ price: 800 });
  });
  it('is no bid as a total of several', () => {
    const seats = { listPrice: 49, offers: [{ price: 44, quantity: 25, terms: {}, total: 1100 }] };
    const several = { ...vocabulary, most: 500, unit: 'seat' };
    expect(readMessage('$1,100 in total is a lot of money', several, seats)).toMatchObject({
      package: {},
      facts: { complains: true },
    });
    expect(readMessage('$1,100 in total is fine', several, seats).facts.total).toBe(1100);
  });
  it.each([
    ['总共1680元，12瓶可以吗？', { total: 1680 }],
    ['每瓶140元，12瓶可以吗？', {}],
    ['140 each, 12 bottles ok?', {}],
  ])('is a bid where another count is ordered with it: %s', (text, facts) =>
    expect(
      readMessage(
        text,
        { ...vocabulary, currency: 'CNY', unit: text.includes('瓶') ? '瓶' : 'bottle', most: 999 },
        { listPrice: 150, offers: [{ price: 130, quantity: 40, terms: {}, total: 5200 }] },
      ),
    ).toMatchObject({ package: { price: 140, quantity: 12 }, facts }),
  );
  it('is a bid where it is named for each', () =>
    expect(
      readMessage(
        '我的报价是每瓶1.4元。',
        { ...vocabulary, currency: 'CNY', unit: '瓶', most: 999 },
        {
          listPrice: 1.4,
          offers: [{ price: 1.4, quantity: 500, terms: {} }],
        },
      ).package,
    ).toEqual({ price: 1.4 }));
  it('is left aside where it is spoken of in words that nothing reads', () => {
    expect(read('900 is what my rent comes to').facts).toMatchObject({ figure_aside: true });
  });
});

describe('words that take the price of the table', () => {
  it.each(['I want it at the list price', "I'll pay full price", '按标价我要了', '原价买'])('bid it: %s', (text) => {
    expect(read(text, at(880))).toMatchObject({ intent: 'offer', package: { price: 880 } });
    expect(read(text, at()).package).toEqual({ price: 900 });
  });
  it('leave open what is wished for beside them', () =>
    expect(read("I'll pay full price with the lamp").facts.open_questions).toHaveLength(1));
  it('bid nothing where a menu has several', () =>
    expect(read("I'll pay full price", at(880, 860)).package).toEqual({}));
  it.each(["I won't pay full price", 'nobody pays the list price', 'is that the list price?', '原价多少'])(
    'are none: %s',
    (text) => expect(takesTablePrice(text.toLowerCase())).toBe(false),
  );
});

describe('what is asked about the price', () => {
  it.each([
    ['What is the out-the-door price?', 'total'],
    ['到手价多少', 'total'],
    ['一共多少钱', 'total'],
    ['Is the 900 firm?', 'firm'],
    ['一口价吗', 'firm'],
    ['so can you match it?', 'match'],
    ['I saw it for 330 on ebay, can you match that?', 'match'],
  ] as const)('%s', (text, asked) => {
    const { facts, package: said } = read(text);
    expect(facts.asks).toContain(asked);
    expect(said).toEqual({});
    expect(facts.open_questions).toBeUndefined();
  });
  it('is no match where a price is bid', () =>
    expect(read('Can you match $700?').facts.asks ?? []).not.toContain('match'));
});

describe('a question for what one figure is to another', () => {
  it.each(['Is the 25 fee included in the 900?', 'is the $25 on top of the 900?', '运费25还含不含在900里头？'])(
    'bids nothing and orders nothing: %s',
    (text) => expect(read(text)).toMatchObject({ intent: 'ask', package: {} }),
  );
  it('leaves the bid before it', () =>
    expect(read('I can pay 860, is the 25 fee included in the 860?').package).toEqual({ price: 860 }));
});

describe('the offer that a buyer thanks for', () => {
  it.each([
    ['Thank you for the offer of $895. I can do $832.20 for the violin.', 832.2],
    ['Thanks for offering 895, I can pay 850', 850],
    ['thanks for your last offer of 890. I can do 860', 860],
    ['谢谢您890的报价，我出850', 850],
  ])('is none of theirs: %s', (text, price) => expect(read(text).package).toEqual({ price }));
});

describe('a word or two', () => {
  it.each(['lower please', 'lower?', 'a bit cheaper?', 'ok, even lower'])('ask for less: %s', (text) =>
    expect(read(text).facts.wants_discount).toBe(true),
  );
  it.each(['lower 48 states', 'the lower shelf'])('speak of something else: %s', (text) =>
    expect(read(text).facts.wants_discount).toBeUndefined(),
  );
});

it('how many there are is no question whether it is there', () => {
  expect(read('do you have it in stock?').facts.asks).toEqual(['available']);
  expect(read('how many do you have in stock?').facts.asks).toBeUndefined();
});
