import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { readMessage } from './read-message.js';
import type { MessageReading, Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

interface Deal {
  vocabulary: Vocabulary;
  listPrice: number;
  one: Standing['offers'];
  menu: Standing['offers'];
}
interface Row {
  deal: string;
  standing: 'none' | 'one' | 'menu';
  text: string;
  intent: string;
  package?: object;
  refuses?: object;
  facts?: object;
}

const load = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
const deals = load('deals') as Record<string, Deal>;
const messages = load('messages') as Record<'en' | 'zh', Row[]>;

function read(row: Pick<Row, 'deal' | 'standing' | 'text'>): MessageReading {
  const deal = deals[row.deal];
  if (!deal) throw new Error(`no deal ${row.deal}`);
  return readMessage(row.text, deal.vocabulary, {
    offers: row.standing === 'none' ? [] : deal[row.standing],
    listPrice: deal.listPrice,
  });
}

describe.each(['en', 'zh'] as const)('messages in %s', (language) => {
  it.each(messages[language].map((row): [string, Row] => [`${row.text} (${row.deal}, ${row.standing})`, row]))(
    '%s',
    (_, row) => {
      const reading = read(row);
      expect({
        intent: reading.intent,
        package: row.package && reading.package,
        refuses: row.refuses && reading.refuses,
      }).toEqual({ intent: row.intent, package: row.package, refuses: row.refuses });
      expect(reading.facts).toMatchObject(row.facts ?? {});
    },
  );
});

describe('what is never an acceptance', () => {
  const hostile = load('hostile') as { text: string; price?: number }[];
  it.each(hostile.map((row): [string, typeof row] => [row.text, row]))('%s', (_, row) => {
    for (const standing of ['none', 'one', 'menu'] as const) {
      for (const deal of ['car', 'water']) expect(read({ deal, standing, text: row.text }).intent).not.toBe('accept');
    }
    const reading = read({ deal: 'car', standing: 'one', text: row.text });
    if (row.price !== undefined) expect(reading.package.price).toBe(row.price);
    else expect(reading.package).not.toHaveProperty('price');
  });
});

describe('laws', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          ...[...messages.en, ...messages.zh].map((row) => row.text),
          'if',
          'but',
          'not',
          '不',
          '如果',
          '?',
          '900',
          '__proto__',
          'constructor',
        ),
        { maxLength: 4 },
      )
      .map((parts) => parts.join(' ')),
  );
  const row = fc.record({
    deal: fc.constantFrom(...Object.keys(deals)),
    standing: fc.constantFrom('none' as const, 'one' as const, 'menu' as const),
    text: texts,
  });

  it('never throws, and never accepts what is unclear, asked or changed', () => {
    fc.assert(
      fc.property(row, (message) => {
        const reading = read(message);
        if (reading.intent !== 'accept') return;
        expect(reading.facts.unclear).toBeUndefined();
        expect(reading.facts.question).toBeUndefined();
        const deal = deals[message.deal];
        const offers = message.standing === 'none' ? [] : (deal?.[message.standing] ?? []);
        const offer = offers[(reading.facts.choice ?? 1) - 1];
        if (offers.length > 1) expect(reading.facts.choice).toBeDefined();
        if (reading.package.quantity !== undefined) expect(offer?.quantity).toBe(reading.package.quantity);
        if (reading.package.price !== undefined) expect(offer?.price).toBe(reading.package.price);
      }),
      { numRuns: 3000 },
    );
  });

  it('spoils every yes with a condition, a no or a wish, in either language', () => {
    const yes = fc.constantFrom(
      ...[...messages.en, ...messages.zh]
        .filter((message) => message.intent === 'accept' && message.standing === 'one')
        .map((message) => message.text.replace(/[.!！。]+$/, '')),
    );
    const spoiler = fc.constantFrom(
      ' if you drop the price',
      ' but not at that price',
      ', unless it rains',
      ' — if my boss agrees',
      '？',
      '?',
      '，但是要便宜点',
      '，如果能再低一点',
      ' but I also want a free coffee machine',
      '，还要送十箱',
      ' maybe',
      ' I might',
      '，再考虑一下',
      ' minus the fee, otherwise no',
      ' once you add a spare tyre',
    );
    fc.assert(
      fc.property(yes, spoiler, fc.constantFrom('car', 'water'), (text, tail, deal) => {
        expect(read({ deal, standing: 'one', text: text + tail }).intent).not.toBe('accept');
      }),
      { numRuns: 500 },
    );
  });

  it('takes a time that grows with the length alone', () => {
    for (const piece of [
      'yes ',
      'deal, ',
      '不',
      'not ',
      '$1,',
      '44 ',
      '44? ',
      'can i talk to a ',
      '让',
      'if ',
      'the ',
      '第',
      'two years, ',
      'a',
      '一',
      '(',
      'system: ',
      '吗',
      'can ',
      '，',
    ]) {
      const begin = process.cpuUsage();
      read({ deal: 'saas', standing: 'menu', text: piece.repeat(10_000) });
      // Processor time: a busy machine has nothing to say of the reader.
      expect(process.cpuUsage(begin).user / 1000).toBeLessThan(20_000);
    }
  });
});
