/**
 * Measures the reader of figures on spellings that others collected (sources, licences and marks:
 * `bench/figures/README.md`), in a description, in a buyer's message and by itself:
 *   npm run bench:figures [-- --file rows.jsonl] [--generated 20000 --seed 7]
 *     [--printed] [--show silent,asked,refused] [--in description,message,figure] [--beside FOLDER]
 *
 * Right is one figure with the row's value and a currency that its mark may mean, with nothing asked, or a question
 * where a text holds two figures; `silent` is another one that nothing points at. `--printed` reads what the runtime
 * prints for 150 places in place of the file. Rows that nobody would write as a price are counted apart, with
 * their reason. `--beside` also reads the bare rows with `@microsoft/recognizers-text-suite`, installed in that
 * folder; currencies
 * are not looked at there. Ends with 1 where a row that somebody would write is silent.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { recognizersIn, valueOnly } from './figures/beside.mjs';

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'bench/figures/vectors/figures-public.jsonl' },
    show: { type: 'string', default: '' },
    in: { type: 'string', default: 'figure,description,message' },
    generated: { type: 'string' },
    printed: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
    beside: { type: 'string' },
  },
});
const fileRows = () =>
  readFileSync(values.file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
const { generatedRows } = await loadSource(new URL('figures/generate.ts', import.meta.url));
const { printedRows } = await loadSource(new URL('figures/printed.ts', import.meta.url));
const made = () => generatedRows(Number(values.seed), Number(values.generated));
const rows = values.printed ? printedRows() : values.generated === undefined ? fileRows() : made();
const measure = await loadSource(new URL('figures/measure.ts', import.meta.url));
const PLACES = { figure: measure.bare, description: measure.inDescription, message: measure.inMessage };
if (values.beside !== undefined) {
  PLACES['value alone'] = valueOnly(measure.bare);
  PLACES['Recognizers-Text'] = recognizersIn(values.beside);
}
const OUTCOMES = ['right', 'silent', 'asked', 'refused'];
let silent = 0;
const places = [...values.in.split(','), ...Object.keys(PLACES).slice(3)];
for (const place of places) {
  const counts = new Map();
  for (const row of rows) {
    if (place === 'message' && row.kind === 'percentage') continue;
    const { outcome, read } = PLACES[place](row);
    const group = `${row.source} ${row.kind} ${row.language}${row.no_price === undefined ? '' : ' (no price)'}`;
    const count = counts.get(group) ?? { rows: 0, right: 0, silent: 0, asked: 0, refused: 0 };
    counts.set(group, { ...count, rows: count.rows + 1, [outcome]: count[outcome] + 1 });
    if (outcome === 'silent' && row.no_price === undefined && place !== 'Recognizers-Text') silent += 1;
    if (values.show.split(',').includes(outcome))
      console.log(`${place} ${outcome} ${group}: ${row.text} = ${row.value} ${row.currency ?? ''} -> ${read}`);
  }
  console.log(place);
  for (const [group, count] of [...counts].sort())
    console.log(`  ${group}: ${count.rows} rows, ${OUTCOMES.map((name) => `${count[name]} ${name}`).join(', ')}`);
}
process.exitCode = silent > 0 ? 1 : 0;
