import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { Row } from '../descriptions/truth.js';
import { patternsIn, Taken, withoutEvidence } from './evidence.js';
import { compileRow, LAWS } from './laws.js';

/** Sets in which rows were looked at: plain ones, and hard ones of both languages. */
const SETS = ['plain', 'r', 'y'];
const SOURCE = new URL('../../libs/plain-words/src/', import.meta.url);

/**
 * Alternatives of the reader's tables that none of these descriptions takes, in the reading or in the laws: those of
 * patterns, and words of a class of which others are taken. Both may only fall; `[patterns, words]`, a table a line.
 * A pattern that takes nothing counts once: where a description is the first that it takes, its alternatives count.
 */
const KNOWN = JSON.parse(readFileSync(new URL('without-evidence.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly [number, number]>
>;

const rowsOf = (set: string): Row[] =>
  readFileSync(new URL(`vectors/${set}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const taken = new Taken();
const rows = taken.during(() => SETS.flatMap(rowsOf).map(compileRow));

describe('in every description of these sets', () => {
  it.each(LAWS)('$title', ({ faultsIn }) => expect(rows.flatMap(faultsIn)).toEqual([]));
});

const tables = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => /(?:^|\/)phrases\/[a-z-]+\.ts$/.test(path))
  .sort();

describe('the tables of the reader', () => {
  it.each(tables)('%s: no alternative is added that none of these descriptions takes', async (path) => {
    const table = (await import(new URL(path, SOURCE).href)) as Record<string, unknown>;
    const { patterns, words } = withoutEvidence(patternsIn({ ...table }), taken);
    const [mostPatterns, mostWords] = KNOWN[path] ?? [0, 0];
    if (process.env['SHOW_EVIDENCE']) console.log(JSON.stringify([path, patterns.length, words.length, patterns]));
    expect(patterns.length <= mostPatterns ? [] : patterns).toEqual([]);
    expect(words.length <= mostWords ? [] : words).toEqual([]);
  });
});
