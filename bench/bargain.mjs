/**
 * What a seller who commits earns, from honest buyers and from those who know the mechanism:
 *   npm run bench:bargain -- --seed 7             (`--count` buyers of each type for each policy, `--words` in words)
 *   npm run bench:bargain -- --ceiling --seed 7   (the best that two lines could earn: some minutes)
 *   npm run bench:bargain -- --record FOLDER      (the same buyers with the reply of a checkout of commit 4617853)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    words: { type: 'string', default: '24' },
    seed: { type: 'string', default: '7' },
    ceiling: { type: 'boolean', default: false },
    record: { type: 'string' },
  },
});
const RECORDED = new URL('bargain/commit-4617853.json', import.meta.url);
const bench = await loadSource(new URL('bargain/index.ts', import.meta.url));
const size = { count: Number(values.count), words: Number(values.words), seed: values.seed };

if (values.record !== undefined) await record(values.record);
else if (values.ceiling) print(bench.ceilingTable(size));
else printAll();

/** Every table, as each is ready. */
function printAll() {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8'));
  console.log(`seed ${size.seed}; ${size.count} buyers of each type for each of nine policies; ± is 95 %`);
  for (const prior of bench.PRIOR_NAMES) print(bench.priorTable(prior, size, recorded));
  print(bench.typeTable(size));
  print(bench.seasonTable(size));
  print(bench.firmTable(size));
}

/** Prints a table as Markdown. */
function print({ title, columns, rows }) {
  console.log(`\n${title}\n\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

/** Plays the reply of another checkout and stores what it earned. */
async function record(folder) {
  const source = pathToFileURL(resolve(folder, 'libs/reply/src/index.ts'));
  const { decideReply } = await loadSource(source);
  const rows = bench.playOtherState(decideReply, size);
  const made = `npm run bench:bargain -- --record FOLDER --count ${size.count} --seed ${size.seed}`;
  const stored = { made, commit: '4617853', ...size, ...rows };
  writeFileSync(RECORDED, `${JSON.stringify(stored, rounded, 1)}\n`);
}

/** Figures of four decimals. */
function rounded(_, value) {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(4)) : value;
}
