import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { generatedRows } from './generate.js';
import { bare, inDescription, inMessage, type Measured } from './measure.js';
import { printedRows } from './printed.js';
import { holdsTwo, type FigureRow } from './rows.js';

const rows = readFileSync(new URL('vectors/figures-public.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as FigureRow);
const written = rows.filter(({ no_price }) => no_price === undefined);
const of = (source: FigureRow['source'], ...kinds: FigureRow['kind'][]): FigureRow[] =>
  written.filter((row) => row.source === source && kinds.includes(row.kind));

const right = (some: readonly FigureRow[], measure: (row: FigureRow) => Measured): number =>
  some.filter((row) => measure(row).outcome === 'right').length;
const silent = (some: readonly FigureRow[], measure: (row: FigureRow) => Measured): string[] =>
  some.filter((row) => measure(row).outcome === 'silent').map(({ text }) => text);

describe('figures that others collected', () => {
  it('are never another figure in a description, without a word', () => {
    expect(silent(written, inDescription)).toEqual([]);
  }, 120_000);

  it('are never another figure in a message, without a word', () => {
    expect(
      silent(
        written.filter(({ kind }) => kind !== 'percentage'),
        inMessage,
      ),
    ).toEqual([]);
  }, 120_000);

  it.each([
    ['prices of price-parser in a description', of('price-parser', 'price'), inDescription, 548],
    ['prices of price-parser in a message', of('price-parser', 'price'), inMessage, 553],
    [
      'sums and shares of Recognizers-Text in a description',
      of('recognizers-text', 'price', 'percentage'),
      inDescription,
      129,
    ],
    ['sums of Recognizers-Text in a message', of('recognizers-text', 'price'), inMessage, 92],
    ['numbers of Recognizers-Text as they stand', of('recognizers-text', 'number'), bare, 122],
  ] as const)(
    '%s are right',
    (_, some, measure, least) => {
      expect(right(some, measure)).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );

  it('are marked with a reason where they are no price', () => {
    for (const { no_price } of rows) expect(no_price ?? 'a reason').toMatch(/\w{3}/);
    expect(rows).toHaveLength(1020);
  });
});

describe('a text of two figures', () => {
  const row = (text: string): FigureRow => ({ source: 'price-parser', kind: 'price', language: 'any', text, value: 1 });
  it.each(['69 TL 41.90 TL', 'From 26 to 50 €', '205,68 € 205.68'])('is "%s"', (text) =>
    expect(holdsTwo(row(text))).toBe(true),
  );
  it.each(['35€ 99', '7 990 kr', '1.899,-', '$1'])('is not "%s"', (text) => expect(holdsTwo(row(text))).toBe(false));
});

describe('what the runtime prints for 150 places', () => {
  // A tenth of them; `npm run bench:figures -- --printed` reads all. The K of the kyat is a thousand everywhere else.
  const rows = printedRows().filter(({ text }, at) => at % 10 === 0 && !/\bK$/.test(text));
  it('is never another figure in a message', () => expect(silent(rows, inMessage)).toEqual([]), 120_000);
  it('is nearly always read', () => {
    expect(right(rows, inMessage) / rows.length).toBeGreaterThan(0.99);
    expect(right(rows, bare) / rows.length).toBeGreaterThan(0.93);
  }, 120_000);
});

describe('figures that were made up, whose value is known', () => {
  it('are read as no other figure, and hardly ever asked about', () => {
    const made = generatedRows(11, 1500);
    const outcomes = made.map((row) => ({ row, ...bare(row) }));
    expect(
      outcomes.filter(({ outcome }) => outcome === 'silent').map(({ row, read }) => `${row.text}: ${read}`),
    ).toEqual([]);
    expect(outcomes.filter(({ outcome }) => outcome !== 'right').length).toBeLessThanOrEqual(45);
  });
});
