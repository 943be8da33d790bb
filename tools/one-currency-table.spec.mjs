import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';

const TABLE = join('libs', 'policy-rules', 'src', 'money.ts');
/** What money is called, which lists codes without their decimals. */
const NAMES = join('libs', 'language', 'src', 'figures', 'phrases', 'currencies.ts');
const { decimals } = JSON.parse(readFileSync(join(ROOT, 'libs', 'policy-rules', 'vectors', 'iso-4217.json'), 'utf8'));
/** The currencies whose minor unit is not a hundredth: a second table would have to hold some of them. */
const UNUSUAL = Object.entries(decimals).flatMap(([digits, codes]) => (digits === '2' ? [] : codes));
const CODE = `['"]?\\b(?:${UNUSUAL.join('|')})\\d?\\b['"]?`;
/** Three such codes one behind another, or three with their digits. */
const LIST = new RegExp(
  `(?:${CODE}[\\s,|]+){2}${CODE}|(?:${CODE}\\s*[:,]\\s*\\d[\\s,\\]\\[(){}]+){2}${CODE}\\s*[:,]\\s*\\d`,
);

const holdsTable = (source) => LIST.test(source);

function* sourceFiles(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !/^(?:node_modules|dist.*|vectors|testing|client)$/.test(entry.name))
      yield* sourceFiles(path);
    else if (/(?<!\.spec)\.(?:tsx?|mjs|json)$/.test(entry.name)) yield path;
  }
}

describe('currencies', () => {
  it('have their decimals in one source file and their names in another: no third one lists codes', () => {
    const holders = ['libs', 'apps', 'bench', 'proof', 'tools']
      .flatMap((folder) => [...sourceFiles(folder)])
      .filter((path) => holdsTable(readFileSync(join(ROOT, path), 'utf8')));
    expect(holders).toEqual([NAMES, TABLE]);
    expect(readFileSync(join(ROOT, NAMES), 'utf8')).not.toMatch(/[A-Z]{3}['"]?\s*:\s*[0-4]\b/);
  });

  it.each([
    ['a set of currencies without a hundredth', "const WHOLE = new Set(['BIF', 'CLP',\n  'DJF', 'GNF']);"],
    ['a record of digits', 'const DIGITS = { BHD: 3, KWD: 3, OMR: 3 };'],
    ['pairs', "[['JPY', 0], ['KRW', 0], ['VND', 0]]"],
    ['a pattern', 'const WHOLE = /^(?:JPY|KRW|VND)$/;'],
  ])('would be found in %s', (_, source) => expect(holdsTable(source)).toBe(true));

  it('are not what a table of names of currencies says', () => {
    expect(holdsTable("[['₩', 'KRW'], ['¥', 'JPY'], ['₫', 'VND']]; { yen: 'JPY', won: 'KRW' }; /JPY|yen|KRW/")).toBe(
      false,
    );
  });
});
