/**
 * Takes one guard away at a time and runs the spec that has to notice:
 *   npm run proof:guards
 *   npm run proof:guards -- --only wallet
 * Ends with 1 where a spec passes without its guard. No file is written: the change is made where Jest compiles.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { ensureInstalled, ROOT } from '../tools/install.mjs';
import { GUARDS } from './guards/guards.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
ensureInstalled();
const { runSpecs } = await import('../tools/test.mjs');
(await import('../tools/build.mjs')).generateClient();
const asked = GUARDS.filter(({ attack }) => attack.includes(values.only));
let missed = 0;
for (const { attack, file, from, to, spec } of asked) {
  const path = join(ROOT, file);
  const start = readFileSync(path, 'utf8').indexOf(from);
  const mutant = { file: path, start, end: start + from.length, to };
  const { failed } = runSpecs([spec, '--maxWorkers=1', '--bail=1', '--silent'], {
    SVC_MUTANT: JSON.stringify(mutant),
  });
  missed += failed > 0 ? 0 : 1;
  console.log(`${failed > 0 ? 'noticed' : 'MISSED '} ${attack} (${spec})`);
}
console.log(`${asked.length} guards taken away, ${asked.length - missed} noticed`);
process.exitCode = missed > 0 || asked.length === 0 ? 1 : 0;
