/**
 * Measures what comes of buyers' messages where a model reports their acts (`report_acts`), and of the same messages
 * where none does:
 *   npm run bench:acts [-- --show]
 *
 * The sixty messages are of the sets of development. The answers of the model and what must come of each were written
 * by hand, by somebody who had not seen the code (`bench/model/report-acts.jsonl`). Prices, totals, counts, options, a
 * yes, questions, claims, wishes and the like are looked at, each as one assertion. `--show` prints those that do not
 * hold. Ends with 1 where a yes is read that is none.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const { measureActs } = await loadSource(new URL('language/measure-acts.ts', import.meta.url));
const rows = readFileSync(new URL('model/report-acts.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));
for (const [who, builtIn] of [
  ['built-in', true],
  ['with a model', false],
]) {
  const { held, all, falseYeses, broken } = measureActs(rows, builtIn);
  console.log(
    `${who}: ${held} of ${all} assertions hold (${((100 * held) / all).toFixed(1)} %), ${falseYeses} false yeses`,
  );
  if (values.show) for (const line of broken) console.log(`  ${line}`);
  if (falseYeses > 0) process.exitCode = 1;
}
