/**
 * Compares the engines on the policy templates against seeded buyers with tastes of their own:
 *   node proof/engines.mjs --count 400 --seed 2027
 * Prints the table of docs/engines.md.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '400' }, seed: { type: 'string', default: '2027' } },
});
const { compareEngines } = await loadSource(new URL('engines/run.ts', import.meta.url));
const rows = compareEngines({ count: Number(values.count), seed: Number(values.seed) });

console.log('| Template | Engine | Menu | Deals | Seller | Buyer |\n|---|---|---|---|---|---|');
for (const { template, engine, meso, deals, seller, buyer } of rows) {
  console.log(
    `| ${template} | ${engine} | ${meso > 1 ? `up to ${meso}` : 'one deal'} | ${(100 * deals).toFixed(1)} % ` +
      `| ${seller.toFixed(3)} | ${buyer.toFixed(3)} |`,
  );
}
