import { describe, expect, it } from '@jest/globals';
import { readMessage, type MessageReading, type Standing } from '@svc/language';
import { FLAVOURS, phrasesOf, type Phrases } from './phrases.js';

const DEALS = {
  en: { currency: 'USD', unit: 'chair', terms: ['Delivery', 'pick-up', 'home delivery'], bid: '$80', total: '$160' },
  zh: { currency: 'CNY', unit: '把', terms: ['送货', '自提', '送货上门'], bid: '80元', total: '160元' },
} as const;
const LANGUAGES = ['en', 'zh'] as const;
type Language = (typeof LANGUAGES)[number];

const filled = (phrase: string, language: Language): string => {
  const { unit, terms, bid, total } = DEALS[language];
  const values: Record<string, string> = {
    price: bid,
    total,
    count: '2',
    unit: language === 'en' ? `${unit}s` : unit,
    option: terms[2],
    letter: 'A',
    ordinal: '一',
  };
  return phrase.replace(/\{([a-z]+)\}/g, (_, name: string) => values[name] ?? '');
};

/** A phrase as a seller of chairs at 100 hears it, with one offer or two on the table. */
function hear(phrase: string, language: Language, offers = 1): MessageReading {
  const { currency, unit, terms } = DEALS[language];
  const [label, usual, home] = terms;
  const options = [
    { id: 'none', label: usual },
    { id: 'home', label: home },
  ];
  const delivery = { id: 'delivery', label, default: 'none', options };
  const deal = { language, currency, unit, most: 10, never: [], handoff: [], facts: [] };
  const standing: Standing = {
    listPrice: 100,
    lastBid: 60,
    language,
    offers: ['none', 'home'].slice(0, offers).map((id) => ({ price: 100, quantity: 1, terms: { delivery: id } })),
  };
  return readMessage(filled(phrase, language), { ...deal, terms: [delivery] }, standing);
}

/** What each kind of phrase means: part of its reading. */
const MEANS: Partial<Record<keyof Phrases, Partial<MessageReading>>> = {
  greet: { intent: 'ask', package: {} },
  ask: { intent: 'ask', package: {} },
  lower: { intent: 'ask', package: {} },
  question: { intent: 'ask', package: {} },
  bluff: { intent: 'quit', package: {} },
  quit: { intent: 'quit', package: {} },
  middle: { intent: 'offer', package: { price: 80 } },
  total: { intent: 'offer', package: { price: 80, quantity: 2 } },
  bid: { intent: 'offer', package: { price: 80 } },
  bidWith: { intent: 'offer', package: { price: 80, delivery: 'home' } },
  lastBid: { intent: 'offer', package: { price: 80 } },
  quantity: { intent: 'offer', package: { quantity: 2 } },
  accept: { intent: 'accept', package: {} },
  back: { package: {} },
};

describe.each(LANGUAGES)('what the practice buyer says in %s', (language) => {
  const phrases = phrasesOf(language);
  const rows = (Object.keys(MEANS) as (keyof Phrases)[]).flatMap((kind) =>
    [phrases[kind]].flat().map((phrase): [string, keyof Phrases] => [phrase, kind]),
  );
  it.each(rows)('is read as what it means: %s (%s)', (phrase, kind) => {
    const reading = hear(phrase, language);
    expect(reading).toMatchObject(MEANS[kind] ?? {});
    expect(reading.package).toEqual(MEANS[kind]?.package);
    expect([reading.facts.unread, reading.facts.unclear, reading.facts.wishes]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    if (kind === 'ask' || kind === 'lower') expect(reading.facts.wants_discount).toBe(true);
    else expect(reading.facts.wants_discount).toBeUndefined();
    if (kind !== 'question') expect(reading.facts.open_questions).toBeUndefined();
  });
  it.each(phrases.acceptChoice)('picks an option: %s', (phrase) =>
    expect(hear(phrase, language, 2)).toMatchObject({ intent: 'accept', facts: { choice: 1 } }),
  );
  it.each(Object.values(FLAVOURS[language]).flat())('bids alike behind "%s"', (flavour) => {
    for (const bid of phrases.bid) {
      const { package: said, facts, intent } = hear(flavour + bid, language);
      expect([intent, said]).toEqual(['offer', { price: 80 }]);
      expect([facts.open_questions, facts.unread, facts.wishes]).toEqual([undefined, undefined, undefined]);
    }
  });
});
