import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';

/** The packages that read words, and the one folder of theirs that parses numbers. */
const READERS = ['language', 'plain-words', 'policy-compiler', 'reply', 'helper'].map((name) =>
  join('libs', name, 'src'),
);
const ROOM = join('libs', 'language', 'src', 'figures');
/** What parses the digits of a text: marks of groups taken out, or a parser of this package or the language. */
const PARSES =
  /\bNumber\([^()]*(?:\([^()]*\)[^()]*)*\.replace(?:All)?\(|\bparseFloat\(|\bread(?:HanziNumber|Numeral)\b/;

function* sources(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (path === ROOM) continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.ts$/.test(entry.name) && !/\.spec\.ts$/.test(entry.name)) yield path;
  }
}

describe('numbers in words', () => {
  it('are parsed in one room: no other file takes one out of a text', () => {
    const others = READERS.flatMap((folder) => [...sources(folder)]).filter((path) =>
      PARSES.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(others).toEqual([]);
  });

  it.each([
    "const value = Number(text.replaceAll(',', ''));",
    "const value = Number(foldText(text).text.replace(/[$,]/g, ''));",
    'const value = Number.parseFloat(match[1]);',
    'const value = readHanziNumber(text, 0)?.value;',
  ])('would be found in %s', (source) => expect(PARSES.test(source)).toBe(true));
});
