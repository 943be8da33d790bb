/**
 * Measures what becomes of descriptions whose statements somebody pointed at, under an honest read-back:
 *   npm run bench:reading [-- --sets x,y,z,aa] [--show]
 *
 * The statements are recorded answers of a model to the tool `report_statements` (`bench/model`), for the rows of the
 * sets of the same names. Code reads the figures and puts the policy together; then a seller who knows the truth of the
 * row mends what the read-back shows wrong, a line at a time, by its choices. Printed, by set: rows that are right at
 * once and after that, lines answered otherwise than with "right" (a row, mean), figures that are still lower than was
 * meant, lines that were called sure and had to be mended, and beside it rows that the built-in reader has right at
 * once. `--show` prints each row that is not right in the end.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: { sets: { type: 'string', default: 'x,y,z,aa' }, show: { type: 'boolean', default: false } },
});
const { judgeRows, builtInRight } = await loadSource(new URL('reading/judge.ts', import.meta.url));
const linesOf = (path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

for (const set of values.sets.split(',')) {
  const rows = linesOf(`../libs/policy-compiler/vectors/${set}.jsonl`);
  const reports = new Map(linesOf(`model/report-statements.${set}.jsonl`).map((report) => [report.id, report]));
  const judged = judgeRows(rows, reports);
  const count = (holds) => judged.filter(holds).length;
  const mean = (figure) => (judged.reduce((sum, one) => sum + figure(one), 0) / judged.length).toFixed(2);
  const total = (figure) => judged.reduce((sum, one) => sum + figure(one), 0);
  console.log(
    [
      `${set}: ${judged.length} sound rows`,
      `${count(({ faults }) => faults.length === 0)} right at once (built-in reader ${builtInRight(rows)})`,
      `${count(({ left }) => left.length === 0)} after ${mean(({ answers }) => answers)} answers a row`,
      `${total(({ left }) => left.filter(({ below }) => below).length)} figures below the truth`,
      `${total(({ sureFaults }) => sureFaults)} sure lines mended`,
      `${mean(({ lines }) => lines)} lines, of which ${mean(({ waits }) => waits)} wait`,
    ].join(', '),
  );
  if (!values.show) continue;
  for (const { id, left } of judged.filter(({ left }) => left.length > 0))
    console.log(`  ${id} ${left.map(({ told, below }) => told + (below ? ' (below)' : '')).join('; ')}`);
}
