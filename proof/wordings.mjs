/**
 * Hands hostile wordings to the writer of replies as a language model would, and judges what leaves by what was put in:
 *   npm run proof:wordings -- --count 30000 --seed 11
 *   npm run proof:wordings -- --count 2000 --seed 11 --without-guard   (sends them unseen: must fail)
 * Counts as well how many good wordings leave. Ends with 1 where anything left that must not.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '11' },
    'without-guard': { type: 'boolean', default: false },
  },
});
const { runWordings, breachCount } = await loadSource(new URL('wordings/run.ts', import.meta.url));
const report = await runWordings({
  count: Number(values.count),
  seed: Number(values.seed),
  withoutGuard: values['without-guard'],
});
console.log(`${report.wordings} hostile wordings`);
for (const [attack, { wordings, left }] of Object.entries(report.byAttack))
  console.log(`  ${attack.padEnd(12)} ${String(wordings).padStart(6)}, of them ${left} left`);
for (const [breach, count] of Object.entries(report.breaches)) console.log(`  ${breach.padEnd(18)} ${count}`);
for (const [language, { seen, heldOut }] of Object.entries(report.good))
  console.log(
    `good wordings in ${language}: ${heldOut.passed} of ${heldOut.of} leave (held out), ${seen.passed} of ` +
      `${seen.of} (seen)`,
  );
for (const sample of report.samples) console.log(`  ${JSON.stringify(sample.slice(0, 500))}`);
process.exitCode = breachCount(report) > 0 ? 1 : 0;
