import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readMessage } from './read-message.js';
import type { MessageReading } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

interface Row {
  set: 'list_price' | 'wish' | 'person' | 'other';
  language: 'en' | 'zh';
  /** The deal, where it is not the usual one of the language. */
  deal?: string;
  text: string;
  heard: string[];
  price?: number;
  /** Terms that a wish for less stands beside. */
  terms?: Record<string, string>;
}
const { deals, rows } = JSON.parse(readFileSync(new URL('../vectors/heard.json', import.meta.url), 'utf8')) as {
  deals: Record<string, { vocabulary: Vocabulary; list_price: number }>;
  rows: Row[];
};

/** A message at a table on which the thing is offered at its list price. */
function read({ language, deal = language, text }: Pick<Row, 'language' | 'deal' | 'text'>): MessageReading {
  const found = deals[deal];
  if (!found) throw new Error(`no deal ${deal}`);
  const { vocabulary, list_price: listPrice } = found;
  const offers = [{ price: listPrice, quantity: 1, terms: {}, total: listPrice }];
  return readMessage(text, vocabulary, { listPrice, offers, language });
}

/** What a message is taken for, of all that these sets hold. */
const heardIn = ({ facts }: MessageReading): string[] => [
  ...(['complains', 'wants_discount', 'wants_person', 'takes_back', 'misspelled'] as const).filter(
    (fact) => facts[fact],
  ),
  ...(facts.asks ?? []).filter((asked) => asked === 'firm' || asked === 'match'),
];

const rowsOf = (...sets: Row['set'][]): [string, Row][] =>
  rows.filter(({ set }) => sets.includes(set)).map((row) => [row.text, row]);

describe('a figure of the table in a complaint, a question about it or surprise', () => {
  it.each(rowsOf('list_price'))('is no bid: %s', (_, row) => {
    const { package: said, facts, intent } = read(row);
    expect(said).toEqual({});
    expect([facts.total, facts.unclear, facts.yes_in_doubt]).toEqual([undefined, undefined, undefined]);
    expect(['offer', 'accept']).not.toContain(intent);
    expect(heardIn(read(row))).toEqual(row.heard);
  });
});

describe('a wish for less', () => {
  it.each(rowsOf('wish'))('is heard, and left open nowhere else: %s', (_, row) => {
    const reading = read(row);
    expect(heardIn(reading)).toEqual(row.heard);
    expect(reading.package).toEqual(row.terms ?? {});
    expect(reading.facts.open_questions).toBeUndefined();
    expect(reading.facts.wishes).toBeUndefined();
  });
});

describe('a wish for a person', () => {
  it.each(rowsOf('person'))('is heard, and left open nowhere else: %s', (_, row) => {
    const reading = read(row);
    expect(heardIn(reading)).toEqual(row.heard);
    expect(reading.facts.open_questions).toBeUndefined();
    expect(reading.intent).not.toBe('accept');
  });
});

describe('a message that is none of these', () => {
  it.each(rowsOf('other'))('is taken for none: %s', (_, row) => {
    const reading = read(row);
    expect(heardIn(reading)).toEqual(row.heard);
    expect(reading.package.price).toBe(row.price);
  });
});
