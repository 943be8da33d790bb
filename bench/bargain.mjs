/**
 * What a seller who commits earns, from honest buyers and from those who know the mechanism:
 *   npm run bench:bargain -- --seed 7
 * `--count` drawn buyers of each type for each policy.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '7' } },
});
const { honestRows } = await loadSource(new URL('bargain/run.ts', import.meta.url));
const figure = ({ mean, within, deals }) => `${mean.toFixed(3)} ± ${within.toFixed(3)} (${(100 * deals).toFixed(0)} %)`;

for (const { prior, four, eight, types } of honestRows({ count: Number(values.count), seed: values.seed })) {
  console.log(`${prior.padEnd(13)} honest, four types ${figure(four)}, eight types ${figure(eight)}`);
  for (const [name, estimate] of Object.entries(types)) console.log(`  ${name.padEnd(14)} ${figure(estimate)}`);
}
