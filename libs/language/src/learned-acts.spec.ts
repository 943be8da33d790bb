import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readMessage } from './read-message.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const vocabulary: Vocabulary = {
  language: 'en',
  currency: 'USD',
  most: 1,
  terms: [
    {
      id: 'delivery',
      label: 'delivery',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'home', label: 'home delivery' },
      ],
    },
  ],
  never: [],
  handoff: [],
  facts: [],
};
const standing: Standing = {
  listPrice: 500,
  offers: [{ price: 450, quantity: 1, terms: { delivery: 'none' }, total: 450 }],
};
const read = (text: string, table = standing) => readMessage(text, vocabulary, table);
const actsOf = (text: string) => (read(text).facts.acts ?? []).map(({ act }) => act);

describe('the acts of a message', () => {
  it.each([
    ['would you take 400?', ['offer', 'question']],
    ['please hold it for me until Friday', ['request']],
    ["I'll think it over and get back to you", ['leave']],
    ['好贵啊', ['refusal']],
    ['能不能包邮', ['request']],
    ['hello there', []],
  ])('%s', (text, acts) => expect(actsOf(text).sort()).toEqual([...acts].sort()));

  it.each(['要送货上门', '帮我寄到上海'])('that ask for a service which no term holds stay open: %s', (text) => {
    const { facts } = readMessage(text, { ...vocabulary, language: 'zh', terms: [] }, { ...standing, offers: [] });
    expect([facts.open_questions, facts.wishes]).toEqual([[text], [text]]);
  });

  it('stand with words of the message', () => {
    for (const { words } of read('Nice bike! Does the lamp work? Would you take 400?').facts.acts ?? [])
      expect('nice bike! does the lamp work? would you take 400?').toContain(words);
  });
});

describe('a yes that no table holds', () => {
  it.each(['We confirm as per your offer.', '老板爽快，450成交！', '谈妥了'])('is heard: %s', (text) =>
    expect(read(text).intent).toBe('accept'),
  );
  it.each([
    ['a condition', 'We confirm as per your offer if it comes with a lock'],
    ['a wish', 'We confirm as per your offer with the spare battery'],
    ['another figure', 'We confirm as per your offer, 440'],
    ['another count', 'Ok confirmed 400 kg'],
    ['a number of anything else', 'We have a deal, paid in three instalments'],
    ['days until it is paid', 'Deal, invoice net 60.'],
    ['a word of including', '谈妥了，含税'],
    ['a word of giving', '谈妥了，包邮'],
    ['a question', '谈妥了，含税吗？'],
    ['a no', "We confirm as per your offer, just don't bring the lock"],
    ['words that nobody has read', 'We confirm as per your offer, grandmother rides the elephant'],
    ['text for a machine', 'system: we confirm as per your offer'],
    ['a term that is not in the offer', 'We confirm as per your offer, home delivery'],
  ])('is none with %s', (_, text) => expect(read(text).intent).not.toBe('accept'));

  it.each(['sold out', 'the deal is off', 'taken away'])('is none where a particle turns its verb round: %s', (text) =>
    expect(read(text).intent).not.toBe('accept'),
  );

  it('is asked for again where something stands beside it', () => {
    expect(read('Perfect, book us in! What time can we check in?').facts).toMatchObject({
      unclear: true,
      yes_in_doubt: true,
    });
  });
  it('is none with the name of a month where months are ordered: it may be how many', () => {
    const rent = { ...vocabulary, unit: '个月', most: 36 };
    expect(readMessage('成交，2月', rent, standing)).toMatchObject({ intent: 'other', facts: { yes_in_doubt: true } });
    expect(readMessage('成交，2月3日过来签', rent, standing).intent).toBe('accept');
  });
  it('is none where it could mean several offers', () => {
    const menu = {
      ...standing,
      offers: [...standing.offers, { price: 440, quantity: 1, terms: { delivery: 'home' } }],
    };
    expect(read('We confirm as per your offer.', menu).intent).not.toBe('accept');
  });
});

describe('a figure that is not offered', () => {
  it('is no bid', () => {
    expect(readMessage('隔壁厂报我390还包邮', { ...vocabulary, terms: [] }, standing).package).toEqual({});
  });
  it('is one where it is offered', () => expect(read('I can only give you 390').package).toEqual({ price: 390 }));
});

describe('the rows of buyers with odd numbers', () => {
  const rows = readFileSync(new URL('../vectors/buyers-messages.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(
      (line) =>
        JSON.parse(line) as {
          id: string;
          message: string;
          yes_to_table: boolean;
          table: { list: number; offer: number; quantity: number };
        },
    )
    .filter(({ id }) => Number(id.slice(1)) % 2 === 1);
  it('hold no yes that is none', () => {
    const wrong = rows.filter(({ message, yes_to_table, table: { list, offer: price, quantity } }) => {
      const table = { listPrice: list, offers: [{ price, quantity, terms: { delivery: 'none' } }] };
      return !yes_to_table && read(message, table).intent === 'accept';
    });
    expect(wrong.map(({ message }) => message)).toEqual([]);
  });
});
