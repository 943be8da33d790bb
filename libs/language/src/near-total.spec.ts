import { describe, expect, it } from '@jest/globals';
import { nearTotal } from './near-total.js';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const deal = { terms: [], never: [], handoff: [], facts: [] };
const books: Vocabulary = { ...deal, language: 'zh', currency: 'CNY', name: '笔记本', unit: '本', most: 500 };
const honey: Vocabulary = { ...deal, language: 'en', currency: 'USD', name: 'Honey', unit: 'jar', most: 60 };
/** A hundred notebooks lie on the table, with a charged option. */
const hundred = { offers: [{ price: 11.4, quantity: 100, terms: {}, total: 1340 }], listPrice: 12, lastCount: 100 };
const three = { offers: [{ price: 18, quantity: 3, terms: {} }], listPrice: 18, lastCount: 3 };

describe('a bare number near what the offer on the table comes to', () => {
  it.each(['好,1300', '1300行吗', '1340', '1390'])('is a total, whatever options the offer holds: %s', (text) => {
    const { facts, package: named } = readMessage(text, books, hundred);
    expect(facts).toMatchObject({ total: Number(/\d+/.exec(text)![0]) });
    expect(facts.unclear).toBeUndefined();
    expect(named.quantity).toBeUndefined();
  });
  it('is a total behind "for", though so many could be ordered', () => {
    const { facts, package: named } = readMessage('ok for 50', honey, three);
    expect(facts.total).toBe(50);
    expect(named.quantity).toBeUndefined();
  });
  it('lies between half of it and a little above it', () => {
    const near = (value: number) => nearTotal(value, hundred);
    expect([669, 670, 1407, 1408].map(near)).toEqual([false, true, true, false]);
    expect(nearTotal(54, three)).toBe(true);
    expect(nearTotal(54, { offers: [] })).toBe(false);
  });
});

describe('a bare number that is near no total', () => {
  it.each(['2000行吗', '那2000呢', '每本12元,2000'])('is no count where it is above the largest order: %s', (text) => {
    const { facts, package: named } = readMessage(text, books, hundred);
    expect(named.quantity).toBeUndefined();
    expect(facts.unclear).toBe(true);
  });
  it('is another count where so many can be ordered', () =>
    expect(readMessage('那500呢', books, hundred).package).toEqual({ quantity: 500 }));
});
