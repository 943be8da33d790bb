/**
 * Measures readers of descriptions under one honest read-back:
 *   npm run bench:reading [-- --by recorded,built-in] [--sets plain,x,y,z,aa] [--show]
 *
 * A reader is whoever says what the words of a description mean: `recorded`, the answers of a model to the tool
 * `report_statements` (`bench/model`), or `built-in`, the reader that serves where no model is configured. A seller who
 * knows the truth of the row reads what is read back and mends what is wrong, one thing at a time: another reading of a
 * line, an answer to a question, or a statement of the truth marked in the description, where no line shows it. Each
 * costs one correction; the one "right" for all the rest is not counted.
 *
 * The set `plain` holds 150 offers as people write them when a page asks what they sell; no answers of a model are
 * recorded for it (`bench/reading/README.md`).
 *
 * Printed, by set: sound rows that are right at once and after the corrections, corrections a row (mean), figures that
 * stand in a line of their role before anything is mended, lines called sure (without facts) that had to be mended, and
 * figures that are lower than was meant when all is mended, so that they would be signed. `--show` prints each row that
 * is not right at once.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    by: { type: 'string', default: 'recorded,built-in' },
    sets: { type: 'string', default: 'plain,x,y,z,aa' },
    show: { type: 'boolean', default: false },
  },
});
const { judgeRows, labelsOf, reported, builtIn } = await loadSource(new URL('reading/index.ts', import.meta.url));
const linesOf = (path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
/** Sets without recorded answers of a model. */
const PLAIN = ['plain', 'new'];
const SOURCES = { recorded: reported, 'built-in': () => builtIn };

for (const set of values.sets.split(',')) {
  const isPlain = PLAIN.includes(set);
  const rows = linesOf(`reading/vectors/${set}.jsonl`);
  const recorded = isPlain ? [] : linesOf(`model/report-statements.${set}.jsonl`);
  const reports = new Map(recorded.map((report) => [report.id, report]));
  const labels = new Map(rows.map(({ id, description }) => [id, labelsOf(description, reports.get(id))]));
  for (const by of values.by.split(','))
    if (by === 'built-in' || !isPlain) print(`${set}, ${by}`, judgeRows(rows, SOURCES[by](reports), labels));
}

function print(title, judged) {
  const count = (holds) => judged.filter(holds).length;
  const total = (figure) => judged.reduce((sum, one) => sum + figure(one), 0);
  const mean = (figure) => (total(figure) / judged.length).toFixed(2);
  const roles = total(({ figuresRight }) => figuresRight) / total(({ figures }) => figures);
  console.log(
    [
      `${title}: ${judged.length} sound rows`,
      `${count(({ faults }) => faults.length === 0)} right at once`,
      `${count(({ left }) => left.length === 0)} after ${mean(({ corrections }) => corrections)} corrections a row`,
      `roles of figures ${(100 * roles).toFixed(1)} %`,
      `${total(({ sureWrong }) => sureWrong.length)} sure lines wrong`,
      `${total(({ left }) => left.filter(({ below }) => below).length)} figures signed below`,
      `${mean(({ lines }) => lines)} lines, of which ${mean(({ waits }) => waits)} wait`,
    ].join(', '),
  );
  if (!values.show) return;
  const told = (faults) => faults.map(({ told, below }) => told + (below ? ' (below)' : '')).join('; ');
  for (const { id, faults, left, corrections, sureWrong } of judged.filter(({ faults }) => faults.length > 0)) {
    console.log(`  ${id} ${told(faults)}\n    after ${corrections}: ${left.length === 0 ? 'right' : told(left)}`);
    for (const { says } of sureWrong) console.log(`    sure: ${says}`);
  }
}
