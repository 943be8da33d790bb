/**
 * Plays generated orders of what is paid by time to a signed deal: npm run proof:periods -- --count 5000 --seed 7
 * Ends with 1 where a sum, a line or a receipt says another time or sum than a script of its own works out. With
 * `--once` one period's sum is taken for the total: the command must fail.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '7' },
    once: { type: 'boolean', default: false },
  },
});
const { runPeriods } = await loadSource(new URL('periods/run.ts', import.meta.url));
const report = await runPeriods({ count: Number(values.count), seed: Number(values.seed), once: values.once });
console.log(`seed ${values.seed}: ${report.deals} of ${values.count} orders are deals, ${report.open} without an end`);
for (const [fault, times] of Object.entries(report.faults)) console.log(`  ${fault}: ${times}`);
for (const sample of report.samples) console.log(`  ${sample}`);
process.exitCode = Object.values(report.faults).some((times) => times > 0) ? 1 : 0;
