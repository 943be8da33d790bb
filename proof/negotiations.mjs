/**
 * Plays seeded negotiations over the policy templates and some policies of odd shape, and audits every offer that
 * leaves with rules of its own:
 *   node proof/negotiations.mjs --count 20000 --seed 7
 *   node proof/negotiations.mjs --count 400 --seed 7 --without-check     (takes the judge out: must fail)
 * Says on standard error how far it is. Ends with 1 where anything left that must not.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '7' },
    'without-check': { type: 'boolean', default: false },
  },
});
const { runNegotiations, breachCount } = await loadSource(new URL('negotiations/run.ts', import.meta.url));
const started = performance.now();
const count = Number(values.count);
const step = Math.max(1, Math.round(count / 20));
const report = runNegotiations({
  count,
  seed: Number(values.seed),
  withoutCheck: values['without-check'],
  onDone: (done) => {
    if (done % step === 0) process.stderr.write(`${done} of ${count} negotiations\n`);
  },
});
print(report, (performance.now() - started) / 1000);
process.exitCode = breachCount(report) > 0 ? 1 : 0;

function print(report, seconds) {
  const { negotiations, decisions, outcomes, byBuyer, breaches, samples } = report;
  console.log(
    `${negotiations} negotiations, ${decisions} replies, ${seconds.toFixed(1)} s: ` +
      `${(negotiations / seconds).toFixed(1)} negotiations a second, ` +
      `${((1000 * seconds) / decisions).toFixed(2)} ms a reply`,
  );
  console.log(
    `deals ${outcomes.deal}, declines ${outcomes.decline}, handoffs ${outcomes.handoff}, left open ${outcomes.open}`,
  );
  for (const [buyer, row] of Object.entries(byBuyer))
    console.log(`  ${buyer.padEnd(8)} ${row.deals} deals of ${row.negotiations}`);
  for (const [breach, count] of Object.entries(breaches)) console.log(`  ${breach.padEnd(28)} ${count}`);
  for (const sample of samples) console.log(`  ${sample.slice(0, 600)}`);
}
