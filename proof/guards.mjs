/**
 * Takes one guard away at a time and runs the test that has to notice:
 *   npm run proof:guards
 *   npm run proof:guards -- --only wallet
 * Ends with 1 where a test passes without its guard, where there is no such test, and where it fails for want of time
 * alone. No file is written: the change is made where Jest compiles.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { ensureInstalled, ROOT } from '../tools/install.mjs';
import { GUARDS } from './guards/guards.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
ensureInstalled();
const { LATE, runSpecs } = await import('../tools/test.mjs');
(await import('../tools/build.mjs')).generateClient();
const asked = GUARDS.filter(({ attack }) => attack.includes(values.only));
let missed = 0;
for (const { attack, file, from, to, spec, test } of asked) {
  const path = join(ROOT, file);
  const start = readFileSync(path, 'utf8').indexOf(from);
  const mutant = { file: path, start, end: start + from.length, to };
  const named = test.replace(/[^\w ]/g, '.');
  const { failures } = runSpecs([spec, '-t', named, '--maxWorkers=1', '--silent'], {
    SVC_MUTANT: JSON.stringify(mutant),
  });
  const own = failures.filter(({ title }) => title.includes(test));
  const noticed = own.some(({ message }) => !LATE.test(message));
  missed += noticed ? 0 : 1;
  console.log(`${noticed ? 'noticed ' : own.length > 0 ? 'TOO LATE' : 'MISSED  '} ${attack} (${spec})`);
}
console.log(`${asked.length} guards taken away, ${asked.length - missed} noticed`);
process.exitCode = missed > 0 || asked.length === 0 ? 1 : 0;
