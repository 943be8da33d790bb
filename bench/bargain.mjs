/**
 * What a seller who commits earns, from honest buyers and from those who know the mechanism:
 *   npm run bench:bargain -- --seed 7             (`--count` buyers of each type for each policy, `--words` in words)
 *   npm run bench:bargain -- --ceiling --seed 7   (the best that two lines could earn: some minutes)
 *   npm run bench:bargain -- --templates          (buyers with tastes of their own on three templates)
 *   npm run bench:bargain -- --talks 60 --seed 7  (conversations in words, half of them Chinese)
 *   npm run bench:bargain -- --speed FOLDER       (processor time of a reply beside that of a built checkout)
 *   npm run bench:bargain -- --record FOLDER      (the same buyers with the reply of a checkout of commit 4617853)
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    words: { type: 'string', default: '24' },
    seed: { type: 'string' },
    ceiling: { type: 'boolean', default: false },
    templates: { type: 'boolean', default: false },
    talks: { type: 'string' },
    speed: { type: 'string' },
    record: { type: 'string' },
  },
});
const SPEED_ROUNDS = 7;
const RECORDED = new URL('bargain/commit-4617853.json', import.meta.url);
const bench = await loadSource(new URL('bargain/index.ts', import.meta.url));
const sizeFor = (count, seed) => ({
  count: Number(values.count ?? count),
  words: Number(values.words),
  seed: values.seed ?? seed,
});
const size = sizeFor(1000, '7');

if (values.record !== undefined) await record(values.record);
else if (values.speed !== undefined) measureSpeed(values.speed);
else if (values.talks !== undefined) printTalks(Number(values.talks));
else if (values.templates) print(bench.templateTable(sizeFor(400, '2027')));
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

/** Prints conversations in words. */
function printTalks(count) {
  for (const text of bench.conversations({ count, seed: size.seed })) console.log(`${text}\n`);
}

/** Measures this checkout and another in turns, each in a process of its own, and prints the medians. */
function measureSpeed(folder) {
  const program = fileURLToPath(new URL('bargain/speed.mjs', import.meta.url));
  const here = fileURLToPath(new URL('..', import.meta.url));
  const measure = (place) => JSON.parse(execFileSync(process.execPath, [program, place], { encoding: 'utf8' }));
  const pairs = Array.from({ length: SPEED_ROUNDS }, () => [measure(here), measure(resolve(folder))]);
  const median = (amounts) => amounts.sort((one, other) => one - other)[Math.floor(amounts.length / 2)];
  const parts = [
    ['reading a message', ([reading]) => reading],
    ['deciding and wording a reply', ([, deciding]) => deciding],
    ['a whole reply', ([reading, deciding]) => reading + deciding],
  ];
  for (const [name, spent] of parts) {
    const [own, other] = [0, 1].map((side) => median(pairs.map((pair) => spent(pair[side]))));
    const ratio = median(pairs.map(([one, two]) => spent(one) / spent(two)));
    console.log(
      `${name}: ${own.toFixed(3)} ms of processor time here, ${other.toFixed(3)} ms there, ratio ${ratio.toFixed(2)}`,
    );
  }
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
