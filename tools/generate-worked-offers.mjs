/**
 * Writes the worked offers of docs/how-your-words-are-read.md anew, from the reader:
 *   node tools/generate-worked-offers.mjs [--check]      (writes nothing; ends with 1 where the page is not up to date)
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workedOffers } from './docs/worked-offers.mjs';
import { ROOT } from './install.mjs';
import { loadSource } from './load-source.mjs';

const PAGE = join(ROOT, 'docs', 'how-your-words-are-read.md');
const PLACE = /(?<=<!-- worked offers -->\n\n)[^]*?(?=\n\n<!-- \/worked offers -->)/;

const { compilePolicy } = await loadSource(new URL('../libs/policy-compiler/src/index.ts', import.meta.url));
const shown = readFileSync(PAGE, 'utf8');
const made = shown.replace(PLACE, () => workedOffers(compilePolicy));
const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '>');
if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, made);
  execFileSync('npx', ['prettier', '--write', '--log-level=warn', PAGE], { cwd: ROOT });
} else if (lines(made).join('\n') !== lines(shown).join('\n')) {
  process.stderr.write('docs/how-your-words-are-read.md is not up to date: node tools/generate-worked-offers.mjs\n');
  process.exitCode = 1;
}
